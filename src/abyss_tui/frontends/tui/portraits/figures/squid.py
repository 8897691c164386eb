"""The squid, figure of the Politicians: a tall head above large eyes and a beard of arms."""

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand, other
from abyss_tui.frontends.tui.portraits.outlines import (
    Outline,
    box,
    limb,
    mirrored,
    moved,
    oval,
    smooth,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, part


def squid(
    *,
    tall: float = 1.0,
    lean: float = 0.0,
    arms: int = 6,
    spots: bool = False,
    two_faced: bool = False,
) -> Figure:
    """Return a squid: how tall its head is, where the tip leans, its arms, and its marks.

    One with two faces has one half of them in the dark.
    """
    mantle = _mantle(tall, lean)
    face = mirrored((0, -0.12), (0.34, -0.06), (0.44, 0.14), (0.36, 0.34), (0, 0.44))
    return Figure(
        behind=_fins(tall, lean),
        body=[
            form(mirrored((0, 0.46), (0.46, 0.52), (0.84, 0.84), (0.92, 1.3), (0, 1.3)), "robe"),
            form(mantle, "body"),
            *(_spots(mantle) if spots else ()),
            part(_gleam(tall, lean), "pale", mantle),
            form(face, "body"),
            *(_dark_half(mantle, face) if two_faced else ()),
            *_beard(arms),
        ],
        eyes=((-0.24, 0.12), (0.24, 0.12)),
        eye=0.155,
        crown=(0.0, -0.16),
        hat=0.46,
        right=(hand := Hand((0.68, 0.32), _sleeve())),
        left=other(hand),
        chest=(0.0, 0.80),
    )


def _leaning(points: Outline, lean: float) -> Outline:
    """Return an outline bent aside, the more the higher up."""
    return tuple((x + lean * max(0.0, -y) ** 1.6, y) for x, y in points)


def _mantle(tall: float, lean: float) -> Outline:
    top = -0.98 * tall
    sides = ((0, top), (0.2, top * 0.8), (0.40, top * 0.42), (0.47, -0.1), (0.34, 0.12), (0, 0.2))
    return _leaning(mirrored(*sides), lean)


def _gleam(tall: float, lean: float) -> Outline:
    top = -0.84 * tall
    return _leaning(
        smooth((-0.04, top), (-0.1, top * 0.5), (-0.26, -0.14), (-0.3, top * 0.4)), lean
    )


def _fins(tall: float, lean: float) -> list[Shape]:
    top = -0.9 * tall
    fin = smooth(
        (0.05, top), (0.34, top * 0.9), (0.62, top * 0.58), (0.44, top * 0.46), (0.2, top * 0.5)
    )
    both = (fin, moved(fin, wide=-1.0))
    return [form(_leaning(each, lean), "deep") for each in both]


def _spots(mantle: Outline) -> list[Shape]:
    places = ((0.14, -0.62, 0.08), (0.26, -0.36, 0.09), (-0.02, -0.38, 0.07), (-0.2, -0.24, 0.06))
    return [flat(oval(x, y, r, r), "deep", 0.8, within=mantle) for x, y, r in places]


def _sleeve() -> list[Shape]:
    arm = limb(((0.3, 0.8), (0.66, 0.78), (0.72, 0.4), (0.62, 0.26)), 0.26, 0.2, 0.13, 0.08)
    return [form(arm, "body")]


def _dark_half(*outlines: Outline) -> list[Shape]:
    half = box(0.0, -1.1, 0.9, 0.5)
    return [flat(each, "ink", 0.66, within=half) for each in outlines]


def _beard(arms: int) -> list[Shape]:
    """Return arms that hang from the face, those in the middle last and before the others."""
    found = []
    for place in sorted(range(arms), key=lambda each: -abs(each - (arms - 1) / 2)):
        aside = (place - (arms - 1) / 2) / ((arms - 1) / 2)
        start, low = 0.3 * aside, 0.86 - 0.14 * aside * aside
        curl = 0.12 if place % 2 else -0.08
        points = ((start, 0.3), (start * 1.35 + curl / 3, 0.56), (start * 1.5 + curl, low))
        found.append(form(limb(points, 0.17, 0.13, 0.05), "body" if place % 2 else "pale"))
    return found
