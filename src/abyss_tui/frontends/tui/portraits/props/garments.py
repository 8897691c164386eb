"""What is worn on the body."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.outlines import (
    limb,
    mirrored_edges,
    oval,
    ring,
    rod,
    smooth,
    star,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, placed


def _pair(*shapes: Shape) -> list[Shape]:
    return [*shapes, *placed(shapes, flip=True)]


def pauldrons() -> Shapes:
    """Return plates on the shoulders."""
    plate = smooth((0.4, 0.72), (0.5, 0.52), (0.78, 0.56), (0.96, 0.8), (0.7, 0.82))
    lower = smooth((0.5, 0.86), (0.72, 0.76), (1.0, 0.92), (0.9, 1.04), (0.6, 1.0))
    return _pair(form(lower, "iron"), form(plate, "steel"))


def gold_pauldrons() -> Shapes:
    """Return the fringed shoulders of a commander."""
    fringe = [form(rod(x, 0.74, x + 0.03, 0.92, 0.07), "gold") for x in (0.56, 0.68, 0.8)]
    return _pair(
        *fringe,
        form(smooth((0.42, 0.72), (0.52, 0.56), (0.76, 0.58), (0.92, 0.76), (0.66, 0.8)), "gold"),
    )


def cape() -> Shapes:
    """Return a crimson cape that lies over both shoulders."""
    side = smooth((0.16, 0.6), (0.5, 0.48), (0.86, 0.66), (1.06, 1.3), (0.5, 1.3), (0.36, 0.84))
    return [*_pair(form(side, "crimson"))]


def ruff() -> Shapes:
    """Return a white ruff of folds."""
    return [
        form(oval(x, 0.56 + 0.12 * (1 - x * x / 0.3), 0.1, 0.13), "cloth")
        for x in (-0.46, 0.46, -0.3, 0.3, -0.15, 0.15, 0.0)
    ]


def high_collar() -> Shapes:
    """Return a collar that stands up beside the face."""
    side = smooth((0.2, 0.7), (0.44, 0.36), (0.72, 0.06), (0.74, 0.44), (0.6, 0.74), (0.3, 0.86))
    return _pair(form(side, "crimson"))


def medals() -> Shapes:
    """Return a row of medals."""
    return [
        form(star(-0.5 + n * 0.2, 0.84, 0.12, 0.06, 5), made_of)
        for n, made_of in enumerate(("gold", "silver"))
    ]


def teeth() -> Shapes:
    """Return a necklace of teeth."""
    found: list[Shape] = [form(limb(((-0.52, 0.56), (0, 0.78), (0.52, 0.56)), 0.06), "leather")]
    for x in (-0.4, -0.22, 0.0, 0.22, 0.4):
        y = 0.78 - 0.62 * x * x
        found.append(form(((x - 0.08, y), (x + 0.08, y), (x, y + 0.24)), "bone"))
    return found


def apron() -> Shapes:
    """Return an apron with stripes."""
    cloth = mirrored_edges((0, 0.62), (0.3, 0.62), (0.42, 1.2), (0, 1.2))
    stripes = [
        flat(rod(x, 0.6, x * 1.3, 1.2, 0.08), "crimson", within=cloth) for x in (-0.24, 0.0, 0.24)
    ]
    return [form(cloth, "cloth"), *stripes]


def chain() -> Shapes:
    """Return a heavy chain of gold."""
    places = (
        (-0.6, 0.6),
        (-0.46, 0.72),
        (-0.28, 0.82),
        (-0.1, 0.87),
        (0.1, 0.87),
        (0.28, 0.82),
        (0.46, 0.72),
        (0.6, 0.6),
    )
    return [form(ring(x, y, 0.075, 0.06), "gold") for x, y in places]


def fur() -> Shapes:
    """Return a collar of fur."""
    return [
        form(oval(x, 0.64 + 0.1 * (1 - x * x * 2), 0.17, 0.14), "leather")
        for x in (-0.7, 0.7, -0.5, 0.5, -0.28, 0.28, 0.0)
    ]


def bandolier() -> Shapes:
    """Return a belt with small knives across the chest."""
    knives = [
        form(rod(x, y, x + 0.06, y + 0.16, 0.06, 0.02), "steel")
        for x, y in ((-0.42, 0.66), (-0.2, 0.76), (0.02, 0.88))
    ]
    return [form(limb(((-0.66, 0.56), (0.0, 0.86), (0.3, 1.2)), 0.16), "leather"), *knives]


def pearls() -> Shapes:
    """Return a string of pearls."""
    return [
        form(oval(x, 0.76 - 0.7 * x * x, 0.085, 0.085), "pearl")
        for x in (-0.48, -0.32, -0.16, 0.0, 0.16, 0.32, 0.48)
    ]


def toga() -> Shapes:
    """Return a white toga with a border."""
    cloth = smooth(
        (-0.7, 0.62),
        (-0.3, 0.56),
        (0.2, 0.86),
        (0.74, 0.62),
        (0.98, 0.9),
        (1.0, 1.3),
        (-1.0, 1.3),
        (-0.96, 0.86),
    )
    hem = limb(((-0.66, 0.62), (-0.24, 0.72), (0.2, 0.96), (0.4, 1.2)), 0.1)
    return [form(cloth, "cloth"), flat(hem, "crimson", within=cloth)]


def shawl() -> Shapes:
    """Return a shawl around the neck of one who stands in profile."""
    return [
        form(limb(((-0.28, 0.42), (0.14, 0.52), (0.64, 0.3)), 0.2, 0.3, 0.2), "crimson"),
        form(limb(((-0.16, 0.5), (-0.3, 0.74), (-0.2, 0.9)), 0.18, 0.2, 0.1), "crimson"),
    ]


GARMENTS: Final[Mapping[str, Callable[[], Shapes]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        pauldrons,
        gold_pauldrons,
        cape,
        ruff,
        high_collar,
        medals,
        teeth,
        apron,
        chain,
        fur,
        bandolier,
        pearls,
        toga,
        shawl,
    )
}
