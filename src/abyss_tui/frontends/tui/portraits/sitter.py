"""Who sits for a portrait: a figure, and what it wears and holds, by the names of things."""

from collections.abc import Callable
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.eyes import eyes
from abyss_tui.frontends.tui.portraits.figures.figure import Figure
from abyss_tui.frontends.tui.portraits.outlines import oval, rod
from abyss_tui.frontends.tui.portraits.props.backdrops import BACKDROPS
from abyss_tui.frontends.tui.portraits.props.faces import FACES
from abyss_tui.frontends.tui.portraits.props.garments import GARMENTS
from abyss_tui.frontends.tui.portraits.props.hats import HATS
from abyss_tui.frontends.tui.portraits.props.held import HELD
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, placed
from abyss_tui.records import record

SIZE: Final = 0.9
"""How large a figure is in its picture; it stands at the bottom."""
_DEPTH: Final = (light(oval(0, 1.35, 1.7, 0.95), "water", 0.8),)
"""The dark that bodies sink into; what they hold does not."""


@record(kw_only=True)
class Sitter:
    """What is to be seen of one Lord; the names are those of the tables in `props`."""

    figure: Callable[[], Figure]
    eyes: str = "round"
    iris: str = "white"
    """The material of what is around the pupil."""
    hat: str = ""
    worn: tuple[str, ...] = ()
    face: tuple[str, ...] = ()
    right: str = ""
    """What is held on the right of the picture."""
    left: str = ""
    behind: str
    flip: bool = False
    """Whether the whole picture is mirrored."""


def shapes_of(sitter: Sitter, keys: tuple[str, ...]) -> Shapes:
    """Return the shapes of a portrait, from the farthest to the nearest.

    `keys` are the materials of the Keys that are worn on the chest.
    """
    figure = sitter.figure()
    left, right = figure.left, figure.right
    found = [
        *figure.behind,
        *(right.behind if sitter.right else right.empty),
        *(left.behind if sitter.left else left.empty),
        *figure.body,
        *(shape for each in sitter.worn for shape in GARMENTS[each]()),
        *_DEPTH,
        *eyes(figure, sitter.eyes, sitter.iris),
        *(shape for each in sitter.face for shape in FACES[each](figure)),
    ]
    if sitter.hat:
        found += placed(HATS[sitter.hat](), *figure.crown, figure.hat, turn=figure.tilt)
    if sitter.left:
        found += [*placed(HELD[sitter.left](), *left.at, flip=True), *left.front]
    if sitter.right:
        found += [*placed(HELD[sitter.right](), *right.at), *right.front]
    found += _worn_keys(keys, *figure.chest)
    found = placed(found, 0.0, 1 - SIZE, SIZE)
    shapes = [*BACKDROPS[sitter.behind](), *found]
    return placed(shapes, flip=True) if sitter.flip else shapes


def _worn_keys(keys: tuple[str, ...], x: float, y: float) -> list[Shape]:
    """Return medals with a keyhole, side by side."""
    radius = 0.165 if len(keys) == 1 else 0.13
    found: list[Shape] = []
    for place, made_of in enumerate(keys):
        at = x + (place - (len(keys) - 1) / 2) * radius * 2.15
        found += [
            form(oval(at, y, radius, radius), made_of, crisp=True),
            flat(oval(at, y - radius * 0.2, radius * 0.34, radius * 0.34), "ink", crisp=True),
            flat(rod(at, y - radius * 0.1, at, y + radius * 0.55, radius * 0.34), "ink"),
        ]
    return found
