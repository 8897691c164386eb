"""What has grown in the deep: sea floor, rocks, weed, coral and shells."""

from abyss_tui.frontends.tui.portraits.outlines import (
    Outline,
    fan,
    limb,
    mirrored,
    moved,
    oval,
    ring,
    rod,
    smooth,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, part, placed


def floor() -> Shapes:
    """Return the floor of the sea, in two waves."""
    far = smooth(
        (-3, 0.62), (-1.6, 0.5), (-0.6, 0.6), (0.4, 0.46), (1.4, 0.6), (3, 0.5), (3, 3), (-3, 3)
    )
    near = smooth((-3, 0.86), (-1.4, 0.8), (-0.3, 0.9), (0.8, 0.78), (3, 0.9), (3, 3), (-3, 3))
    return [form(far, "deep"), form(near, "robe")]


def giant_clam() -> Shapes:
    """Return an open clam with a pearl in it, as wide as two units."""
    lower = smooth(
        (-0.62, -0.2),
        (-0.3, -0.08),
        (0, -0.2),
        (0.3, -0.08),
        (0.62, -0.2),
        (0.48, 0.24),
        (0, 0.38),
        (-0.48, 0.24),
    )
    upper = fan(0, 0.02, 0.86, 0.42, 5, scallop=0.2)
    lip = moved(upper, 0, 0.02, 0.8, 0.8)
    return [
        form(upper, "body"),
        part(lip, "crimson", upper),
        light(oval(0, -0.24, 0.5, 0.5), "pearl", 0.6),
        form(oval(0, -0.24, 0.19, 0.19), "pearl"),
        form(lower, "body"),
        *(
            flat(rod(x, -0.1, x * 0.6, 0.34, 0.035), "deep", 0.8, within=lower)
            for x in (-0.36, -0.12, 0.12, 0.36)
        ),
    ]


def smoker() -> Shapes:
    """Return a chimney of rock with black smoke above a glow."""
    rock = smooth(
        (-0.4, 0.1), (-0.22, -0.5), (-0.15, -0.84), (0.15, -0.84), (0.24, -0.5), (0.4, 0.1)
    )
    smoke = limb(
        ((0, -0.86), (-0.14, -1.2), (0.16, -1.5), (-0.06, -1.9), (0.2, -2.4)),
        0.18,
        0.42,
        0.5,
        0.62,
        0.8,
    )
    return [
        light(oval(0, -0.86, 0.7, 0.6), "ember", 0.9),
        flat(smoke, "ink", 0.75),
        form(rock, "iron"),
        form(oval(0, -0.84, 0.16, 0.07), "ember"),
        flat(limb(((0.02, -0.7), (-0.06, -0.36), (0.08, 0.0)), 0.06, 0.04), "ember", 0.9),
    ]


def coral_tree() -> Shapes:
    """Return a tree of coral."""
    ways = (
        (((0, 0.1), (0.02, -0.4), (-0.06, -1.1)), 0.2),
        (((0, -0.2), (-0.3, -0.5), (-0.36, -0.96)), 0.15),
        (((0, -0.1), (0.34, -0.36), (0.42, -0.84)), 0.15),
        (((-0.2, -0.44), (-0.52, -0.52), (-0.6, -0.76)), 0.11),
        (((0.3, -0.36), (0.6, -0.44), (0.68, -0.66)), 0.11),
    )
    return [form(limb(way, wide, wide * 0.8, wide * 0.5), "coral") for way, wide in reversed(ways)]


def brain_coral() -> Shapes:
    """Return a round coral with furrows."""
    body = mirrored((0, -0.42), (0.3, -0.34), (0.42, 0.0), (0.3, 0.14), (0, 0.16))
    furrows = [
        flat(
            limb(((x, -0.4), (x + 0.08, -0.2), (x - 0.06, 0.0), (x + 0.04, 0.2)), 0.04),
            "ink",
            0.5,
            within=body,
        )
        for x in (-0.24, -0.06, 0.12, 0.28)
    ]
    return [form(body, "ember"), *furrows]


def fan_coral() -> Shapes:
    """Return coral like a fan."""
    leaf = fan(0, 0.1, 0.7, 0.36, 6, scallop=0.08)
    ribs = [
        flat(rod(0, 0.1, x, -0.7, 0.03), "ink", 0.4, within=leaf)
        for x in (-0.5, -0.25, 0.0, 0.25, 0.5)
    ]
    return [form(leaf, "crimson"), *ribs]


def sargasso() -> Shapes:
    """Return a stalk of sargasso with its floats."""
    found: list[Shape] = [
        form(limb(((0, 0.1), (0.1, -0.4), (-0.06, -0.9), (0.08, -1.4)), 0.08, 0.06, 0.04), "weed")
    ]
    for place in range(5):
        y, side = -0.2 - place * 0.24, 1 if place % 2 else -1
        found += [
            form(
                limb(
                    ((0.02, y + 0.08), (side * 0.2, y), (side * 0.34, y - 0.12)), 0.05, 0.12, 0.03
                ),
                "weed",
            ),
            form(oval(-side * 0.13, y - 0.04, 0.085, 0.085), "gold"),
        ]
    return found


def cliffs() -> Shapes:
    """Return two walls of rock with nothing between them but a faint light far down."""
    wall = smooth(
        (-3, -2),
        (-0.5, -2),
        (-0.72, -0.7),
        (-0.4, -0.5),
        (-0.56, -0.1),
        (-0.24, 0.2),
        (-0.34, 0.6),
        (-0.1, 1.4),
        (-3, 1.4),
    )
    ledge = limb(((-1.1, -0.9), (-0.8, -0.82), (-0.7, -0.7)), 0.1, 0.06)
    half = [
        form(wall, "stone"),
        flat(ledge, "ink", 0.4, within=wall),
        flat(moved(ledge, 0.2, 0.8), "ink", 0.4, within=wall),
    ]
    return [light(oval(0, 1.0, 0.7, 1.4), "race", 0.8), *half, *placed(half, flip=True)]


def bridge() -> Shapes:
    """Return a bridge of ropes."""
    planks = [
        form(
            rod(x, -0.02 + 0.16 * (1 - x * x * 2.6), x, 0.08 + 0.16 * (1 - x * x * 2.6), 0.1),
            "wood",
        )
        for x in (-0.5, -0.36, -0.22, -0.08, 0.08, 0.22, 0.36, 0.5)
    ]
    return [flat(limb(((-0.62, -0.3), (0, -0.08), (0.62, -0.3)), 0.04), "paper"), *planks]


def whirl() -> Shapes:
    """Return a maw of water, ring in ring, that goes down to the dark."""
    found: list[Shape] = []
    for place, (wide, high) in enumerate(
        ((1.5, 0.9), (1.16, 0.7), (0.86, 0.52), (0.58, 0.35), (0.32, 0.2))
    ):
        found.append(form(oval(0, 0.1 + place * 0.05, wide, high), f"race {place}"))
        found.append(part(oval(0, 0.15 + place * 0.05, wide * 0.9, high * 0.86), "ink"))
    return [
        *found,
        flat(oval(0, 0.36, 0.24, 0.13), "ink"),
        flat(oval(-0.1, 0.34, 0.05, 0.05), "glow", crisp=True),
        flat(oval(0.1, 0.34, 0.05, 0.05), "glow", crisp=True),
    ]


def wreck() -> Shapes:
    """Return the ribs of a ship that sank long ago."""
    ribs = [
        form(
            limb(((x, 0.1), (x + 0.16, -0.4), (x + 0.04, -0.8 + abs(x) * 0.4)), 0.1, 0.08, 0.05),
            "wood",
        )
        for x in (-0.7, -0.4, -0.1, 0.2, 0.5)
    ]
    keel = limb(
        ((-1.0, -0.1), (-0.4, 0.12), (0.5, 0.14), (1.0, -0.3), (1.12, -0.62)), 0.16, 0.2, 0.2, 0.1
    )
    return [*ribs, form(keel, "wood"), form(rod(-0.16, 0.06, -0.5, -1.2, 0.1, 0.06), "wood")]


def fish_of_light() -> Shapes:
    """Return a fish of the deepest water that carries its own light."""
    body = smooth((-0.42, 0.0), (-0.2, -0.3), (0.2, -0.26), (0.44, 0.0), (0.2, 0.26), (-0.2, 0.3))
    tail = ((0.36, 0.0), (0.74, -0.24), (0.66, 0.0), (0.74, 0.24))
    teeth = [
        form(((x, 0.08), (x + 0.09, 0.08), (x + 0.045, 0.24)), "bone") for x in (-0.4, -0.3, -0.2)
    ]
    return [
        light(oval(-0.62, -0.44, 0.5, 0.5), "ember", 0.9),
        form(tail, "iron"),
        form(limb(((-0.1, -0.26), (-0.36, -0.6), (-0.6, -0.48)), 0.06, 0.04), "iron"),
        form(oval(-0.62, -0.44, 0.1, 0.1), "ember"),
        form(body, "iron"),
        *teeth,
        flat(oval(-0.16, -0.1, 0.08, 0.08), "white", crisp=True),
    ]


def mirror() -> Outline:
    """Return the still surface in which a city is seen again."""
    return oval(0, 0, 1.2, 0.1)


def mirror_line() -> Shapes:
    """Return the line between a city and its image."""
    return [flat(mirror(), "glow", 0.5), flat(rod(-2.6, 0, 2.6, 0, 0.05), "white", 0.9)]


def bubble_column() -> Shapes:
    """Return bubbles that rise one above the other."""
    return [
        flat(ring(0.08 * (-1) ** n, -n * 0.22, 0.05 + 0.012 * n, 0.03), "shine", 0.7)
        for n in range(6)
    ]
