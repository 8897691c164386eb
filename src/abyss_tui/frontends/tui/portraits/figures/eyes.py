"""Eyes: what a figure is first known by, and what is left of it in a very small picture."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.figure import Figure
from abyss_tui.frontends.tui.portraits.outlines import limb, oval, smooth
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, light, placed


def eyes(figure: Figure, kind: str, colour: str) -> list[Shape]:
    """Return the eyes of a figure, by their kind and the material of their iris.

    They are drawn for the left eye of the picture and mirrored for the right one.
    """
    draw, found = EYES[kind], []
    for x, y in figure.eyes:
        found += placed(draw(colour), x, y, figure.eye, flip=x > 0)
    return found


def _ball(colour: str, high: float = 1.0) -> list[Shape]:
    return [
        replace(flat(oval(0, 0, 1.28, 1.28 * high), "ink"), fine=True),
        flat(oval(0, 0, 1.0, high), colour, crisp=True),
    ]


def _pupil(x: float = 0.12, y: float = 0.05, wide: float = 0.46, high: float = 0.56) -> Shape:
    return flat(oval(x, y, wide, high), "ink", crisp=True)


def _catch(x: float = -0.3, y: float = -0.35) -> Shape:
    return replace(flat(oval(x, y, 0.2, 0.2), "white", 0.95), fine=True)


def _round(colour: str) -> list[Shape]:
    return [*_ball(colour), _pupil(), _catch()]


def _wide(colour: str) -> list[Shape]:
    return [*placed(_ball(colour), size=1.2), _pupil(wide=0.34, high=0.36), _catch()]


def _lid(*points: tuple[float, float]) -> Shape:
    return replace(form(smooth(*points), "deep"), fine=True)


def _stern(colour: str) -> list[Shape]:
    """Return an eye below a lid that slants down to the nose."""
    lid = _lid((-1.5, -1.4), (0.2, -1.5), (1.6, -0.3), (1.2, 0.1), (-1.3, -0.75))
    return [*_ball(colour), _pupil(0.1, 0.15), lid]


def _sly(colour: str) -> list[Shape]:
    """Return a narrow eye that looks aside."""
    lid = _lid((-1.6, -1.3), (0, -1.6), (1.6, -1.2), (1.5, -0.2), (-1.5, -0.2))
    return [*_ball(colour), _pupil(0.4, 0.25), lid]


def _calm(colour: str) -> list[Shape]:
    lid = _lid((-1.4, -0.2), (-1.1, -1.2), (0, -1.5), (1.1, -1.2), (1.4, -0.2), (0, -0.36))
    return [*_ball(colour), _pupil(0, 0.2), lid]


def _slit(colour: str) -> list[Shape]:
    """Return a narrow light in the dark."""
    lens = smooth((-1.3, -0.55), (0.1, -0.35), (1.3, 0.45), (0.2, 0.6), (-1.0, 0.15))
    return [light(oval(0, 0, 2.4, 2.0), colour, 0.5), flat(lens, colour, crisp=True)]


def _blind(colour: str) -> list[Shape]:
    """Return an eye without a pupil that gives light."""
    return [
        light(oval(0, 0, 2.6, 2.6), colour, 0.6),
        flat(oval(0, 0, 1.0, 0.9), colour, crisp=True),
        replace(flat(oval(-0.1, -0.1, 0.5, 0.45), "white", 0.9), fine=True),
    ]


def _closed(_: str) -> list[Shape]:
    return [flat(limb(((-1.1, -0.1), (0, 0.55), (1.1, -0.1)), 0.5), "ink", crisp=True)]


def _glad(_: str) -> list[Shape]:
    return [flat(limb(((-1.1, 0.4), (0, -0.5), (1.1, 0.4)), 0.5), "ink", crisp=True)]


def _slot(colour: str) -> list[Shape]:
    """Return the eye of a cuttlefish: its pupil lies across."""
    return [*_ball(colour), _pupil(0, 0.05, 0.8, 0.26), _catch(-0.4, -0.5)]


EYES: Final[Mapping[str, Callable[[str], list[Shape]]]] = {
    "round": _round,
    "wide": _wide,
    "stern": _stern,
    "sly": _sly,
    "calm": _calm,
    "slit": _slit,
    "blind": _blind,
    "closed": _closed,
    "glad": _glad,
    "slot": _slot,
}
