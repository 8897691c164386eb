"""What is worn on the face, and what marks it."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.figure import Figure
from abyss_tui.frontends.tui.portraits.outlines import limb, oval, ring, rod, smooth
from abyss_tui.frontends.tui.portraits.shapes import Shapes, flat, form, light


def scarf(figure: Figure) -> Shapes:
    """Return a cloth over all that is below the eyes."""
    (_, y), reach = figure.eyes[0], figure.hat
    low = smooth(
        (-reach * 1.08, y + 0.12),
        (0, y + 0.2),
        (reach * 1.08, y + 0.12),
        (reach * 0.9, y + 0.48),
        (0, y + 0.72),
        (-reach * 0.9, y + 0.48),
    )
    return [
        form(low, "robe"),
        flat(
            limb(((-reach, y + 0.22), (0, y + 0.32), (reach, y + 0.22)), 0.05),
            "race",
            0.6,
            within=low,
        ),
    ]


def monocle(figure: Figure) -> Shapes:
    """Return a glass before one eye, on a chain."""
    x, y = figure.eyes[-1]
    return [
        form(ring(x, y, figure.eye * 1.4, 0.06), "gold"),
        flat(limb(((x + 0.14, y + 0.06), (x + 0.3, y + 0.3), (x + 0.2, 0.7)), 0.03), "gold"),
    ]


def third_eye(figure: Figure) -> Shapes:
    """Return an eye of light on the forehead."""
    y = figure.crown[1] * 0.75
    lens = smooth((-0.24, y), (0, y - 0.17), (0.24, y), (0, y + 0.17))
    return [
        light(oval(0, y, 0.46, 0.4), "glow", 0.7),
        form(lens, "white"),
        flat(oval(0, y, 0.11, 0.12), "glow", crisp=True),
        flat(oval(0, y, 0.05, 0.07), "ink"),
    ]


def war_paint(figure: Figure) -> Shapes:
    """Return three stripes below the eyes."""
    found = []
    for x, y in figure.eyes:
        found += [
            flat(rod(x + dx, y + 0.17, x + dx * 1.2, y + 0.34, 0.05), "white", 0.9)
            for dx in (-0.1, 0.0, 0.1)
        ]
    return found


def scar(figure: Figure) -> Shapes:
    """Return a scar across one eye."""
    x, y = figure.eyes[0]
    return [flat(limb(((x - 0.1, y - 0.32), (x + 0.02, y), (x - 0.04, y + 0.34)), 0.05), "shine")]


def forelock_pearl(figure: Figure) -> Shapes:
    """Return a pearl on the forehead."""
    y = figure.eyes[0][1] - 0.26
    return [form(oval(0, y, 0.1, 0.1), "pearl")]


FACES: Final[Mapping[str, Callable[[Figure], Shapes]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        scarf,
        monocle,
        third_eye,
        war_paint,
        scar,
        forelock_pearl,
    )
}
