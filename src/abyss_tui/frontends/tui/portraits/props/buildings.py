"""What the people of the deep have built: each stands on (0, 0), and is about one unit wide."""

from math import cos, sin, tau

from abyss_tui.frontends.tui.portraits.outlines import (
    Outline,
    box,
    fan,
    limb,
    mirrored,
    mirrored_edges,
    oval,
    ring,
    rod,
    smooth,
    star,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, part, placed


def window(x: float, y: float, size: float = 0.07) -> Shape:
    """Return a lit window."""
    return flat(box(x - size / 2, y - size, x + size / 2, y + size / 2), "ember", crisp=True)


def door(x: float, wide: float, high: float, made_of: str = "ink") -> Shape:
    """Return an arched door that stands on the ground."""
    half = wide / 2
    arch = smooth(
        (x - half, 0.0),
        (x - half, -high * 0.6),
        (x, -high),
        (x + half, -high * 0.6),
        (x + half, 0.0),
    )
    return flat(arch, made_of)


def tower() -> Shapes:
    """Return a tower with a pointed roof."""
    return [
        form(box(-0.16, -0.9, 0.16, 0.02), "stone"),
        form(mirrored_edges((0, -1.4), (0.25, -0.88)), "body"),
        window(0, -0.6),
        window(0, -0.25),
    ]


def closed_tower() -> Shapes:
    """Return a tower without a window, its door shut by a great lock."""
    lock = [
        form(ring(0, -0.42, 0.13, 0.07, start=0.5, end=1.0), "gold"),
        form(box(-0.2, -0.42, 0.2, -0.08), "gold"),
        flat(oval(0, -0.28, 0.065, 0.065), "ink", crisp=True),
        flat(rod(0, -0.26, 0, -0.14, 0.06), "ink"),
    ]
    stones = [
        flat(box(x, y, x + 0.16, y + 0.03), "ink", 0.35)
        for x, y in ((-0.3, -1.1), (0.1, -0.9), (-0.2, -0.66), (0.14, -1.26))
    ]
    battlements = [form(box(x - 0.09, -1.64, x + 0.09, -1.4), "stone") for x in (-0.34, 0.0, 0.34)]
    walls = mirrored_edges((0, -1.46), (0.4, -1.46), (0.36, -1.3), (0.44, 0.02), (0, 0.02))
    return [*battlements, form(walls, "stone"), *stones, *lock]


def lost_tower() -> Shapes:
    """Return a leaning, broken tower that weed has taken, one light left in it."""
    walls = (
        (-0.36, 0.05),
        (-0.3, -1.1),
        (-0.16, -1.36),
        (-0.04, -1.16),
        (0.1, -1.46),
        (0.26, -1.2),
        (0.36, 0.05),
    )
    weed = [
        limb(((x, 0.1), (x + 0.1, -0.4), (x - 0.06, -0.9)), 0.11, 0.09, 0.03) for x in (-0.3, 0.3)
    ]
    shapes = [
        light(oval(0, -0.9, 0.5, 0.5), "glow", 0.6),
        form(walls, "stone"),
        form(oval(0, -0.9, 0.11, 0.16), "glow"),
        flat(box(-0.26, -0.5, 0.1, -0.46), "ink", 0.5),
        flat(box(-0.06, -0.26, 0.26, -0.22), "ink", 0.5),
        *(form(each, "weed") for each in weed),
    ]
    return placed(shapes, turn=0.035)


def parliament() -> Shapes:
    """Return a dome over columns, and steps before them."""
    columns = [
        form(box(x - 0.07, -0.62, x + 0.07, -0.06), "cloth")
        for x in (-0.6, -0.36, -0.12, 0.12, 0.36, 0.6)
    ]
    return [
        flat(box(-0.66, -0.64, 0.66, 0.0), "ink", 0.8),
        *columns,
        form(mirrored((0, -1.3), (0.42, -1.14), (0.56, -0.8), (0, -0.78)), "body"),
        form(rod(0, -1.28, 0, -1.52, 0.06), "gold"),
        form(box(-0.76, -0.8, 0.76, -0.62), "cloth"),
        form(box(-0.84, -0.08, 0.84, 0.04), "stone"),
        form(box(-0.98, 0.04, 0.98, 0.16), "stone"),
    ]


def senate() -> Shapes:
    """Return rows of seats around a light, as an assembly sees it."""
    found: list[Shape] = []
    for row, (wide, y) in enumerate(((1.02, -0.62), (0.82, -0.36), (0.6, -0.12))):
        bank = smooth(
            (-wide, y),
            (0, y + 0.2),
            (wide, y),
            (wide * 0.9, y + 0.34),
            (0, y + 0.5),
            (-wide * 0.9, y + 0.34),
        )
        for place in range(5 - row):
            x = (place - (4 - row) / 2) * wide * 0.4
            found.append(
                form(mirrored_edges((0, -0.3), (0.09, -0.1), (0.09, 0.12), (0, 0.14)), "body")
            )
            found[-1] = placed([found[-1]], x, y + 0.12 - 0.12 * (x / wide) ** 2)[0]
        found.append(form(bank, "stone"))
    return [
        *found,
        light(oval(0, 0.3, 0.5, 0.5), "glow", 0.9),
        form(oval(0, 0.36, 0.2, 0.1), "glow"),
    ]


def barracks() -> Shapes:
    """Return a fort with a gate, spears and banners on its walls."""
    spears = [
        shape
        for x in (-0.42, 0.42)
        for shape in (form(rod(x, -0.6, x, -1.4, 0.05), "wood"), form(placed_tip(x, -1.4), "steel"))
    ]
    teeth = [
        form(box(x - 0.09, -0.94, x + 0.09, -0.68), "stone") for x in (-0.72, -0.24, 0.24, 0.72)
    ]
    flags = [
        flat(
            (
                (x - 0.13, -0.66),
                (x + 0.13, -0.66),
                (x + 0.13, -0.26),
                (x, -0.36),
                (x - 0.13, -0.26),
            ),
            "race",
        )
        for x in (-0.58, 0.58)
    ]
    return [
        *spears,
        *teeth,
        form(box(-0.86, -0.74, 0.86, 0.04), "stone"),
        *flags,
        door(0, 0.52, 0.62),
        *(flat(rod(x, -0.5, x, 0, 0.04), "steel", 0.9) for x in (-0.14, 0.0, 0.14)),
        form(box(-0.3, -0.66, 0.3, -0.56), "gold"),
    ]


def placed_tip(x: float, y: float) -> Outline:
    """Return the blade of a spear."""
    return (x, y - 0.2), (x + 0.08, y), (x - 0.08, y)


def silos() -> Shapes:
    """Return three tall stores with round roofs."""
    found: list[Shape] = []
    for x, high in ((-0.54, 0.8), (0.54, 0.94), (0.0, 1.16)):
        found += [
            form(
                smooth(
                    (x - 0.26, -high),
                    (x - 0.2, -high - 0.22),
                    (x, -high - 0.32),
                    (x + 0.2, -high - 0.22),
                    (x + 0.26, -high),
                ),
                "body",
            ),
            form(box(x - 0.26, -high, x + 0.26, 0.04), "wood"),
            *(
                flat(box(x - 0.26, -y, x + 0.26, 0.04 - y), "ink", 0.4)
                for y in (high * 0.3, high * 0.62)
            ),
            form(box(x - 0.09, -0.28, x + 0.09, 0.04), "weed"),
        ]
    return found


def reserves() -> Shapes:
    """Return glass tanks in which small jellyfish give light."""
    found: list[Shape] = []
    for x, high in ((-0.56, 1.0), (0.56, 1.0), (0.0, 1.28)):
        glass = smooth(
            (x - 0.24, 0.0),
            (x - 0.24, -high * 0.8),
            (x, -high),
            (x + 0.24, -high * 0.8),
            (x + 0.24, 0.0),
        )
        middle = -high * 0.56
        found += [
            light(oval(x, middle, 0.46, 0.5), "race", 0.7),
            form(glass, "deep"),
            flat(glass, "glow", 0.18),
            form(
                smooth(
                    (x - 0.15, middle),
                    (x - 0.1, middle - 0.2),
                    (x, middle - 0.25),
                    (x + 0.1, middle - 0.2),
                    (x + 0.15, middle),
                ),
                "pale",
            ),
            *(
                form(
                    limb(
                        ((x + d, middle), (x + d * 1.5, middle + 0.14), (x + d, middle + 0.28)),
                        0.05,
                    ),
                    "pale",
                )
                for d in (-0.09, 0.0, 0.09)
            ),
            form(box(x - 0.28, -0.08, x + 0.28, 0.08), "gold"),
            form(rod(x - 0.07, -high, x + 0.07, -high, 0.12), "gold"),
        ]
    return found


def shrine() -> Shapes:
    """Return a temple that opens around a great light."""
    wing = smooth(
        (0.24, 0.04),
        (0.36, -0.5),
        (0.28, -1.1),
        (0.04, -1.5),
        (0.5, -1.2),
        (0.78, -0.6),
        (0.72, 0.04),
    )
    return [
        light(oval(0, -0.6, 1.1, 1.1), "race", 0.8),
        form(wing, "body"),
        *placed([form(wing, "body")], flip=True),
        light(oval(0, -0.55, 0.5, 0.6), "white", 0.7),
        form(oval(0, -0.62, 0.2, 0.2), "pearl"),
        form(mirrored((0, -0.34), (0.2, -0.3), (0.1, -0.1), (0.24, 0.04), (0, 0.06)), "gold"),
        form(box(-0.86, 0.02, 0.86, 0.14), "stone"),
    ]


def crane() -> Shapes:
    """Return a quay with a crane that lifts a crate."""
    return [
        form(rod(-0.4, 0.0, -0.4, -1.3, 0.13), "wood"),
        form(rod(-0.5, -1.2, 0.66, -1.34, 0.1), "wood"),
        form(rod(-0.4, -0.76, 0.0, -1.26, 0.07), "wood"),
        flat(rod(0.56, -1.3, 0.56, -0.84, 0.035), "paper"),
        form(box(0.36, -0.86, 0.76, -0.5), "ember"),
        flat(rod(0.36, -0.68, 0.76, -0.68, 0.05), "leather"),
        form(box(-1.0, -0.06, 1.0, 0.1), "wood"),
        *(form(rod(x, 0.06, x, 0.7, 0.13), "wood") for x in (-0.8, -0.1, 0.6)),
        form(box(-0.9, -0.34, -0.58, -0.06), "leather"),
        form(oval(0.2, -0.2, 0.16, 0.17), "coral"),
    ]


def throne() -> Shapes:
    """Return a throne of gold under a shell."""
    return [
        light(oval(0, -0.7, 1.0, 1.0), "ember", 0.5),
        form(fan(0, -0.44, 1.0, 0.44, 7), "pearl"),
        form(box(-0.34, -0.86, 0.34, 0.04), "gold"),
        part(mirrored_edges((0, -0.76), (0.22, -0.76), (0.22, -0.2), (0, -0.2)), "crimson"),
        form(box(-0.46, -0.3, 0.46, -0.16), "crimson"),
        *(form(box(x - 0.08, -0.5, x + 0.08, 0.04), "gold") for x in (-0.46, 0.46)),
        form(oval(0, -0.94, 0.12, 0.12), "glow"),
        form(box(-0.7, 0.02, 0.7, 0.16), "stone"),
        form(box(-0.95, 0.14, 0.95, 0.3), "stone"),
        form(mirrored_edges((0, 0.0), (0.2, 0.0), (0.34, 0.5), (0, 0.5)), "crimson"),
    ]


def jail() -> Shapes:
    """Return a barred opening in a wall, with eyes in the dark behind it."""
    hole = smooth(
        (-0.6, 0.0),
        (-0.62, -0.6),
        (-0.34, -1.02),
        (0, -1.12),
        (0.34, -1.02),
        (0.62, -0.6),
        (0.6, 0.0),
    )
    eyes = [
        flat(oval(x, y, 0.07, 0.07), "ember", crisp=True)
        for x, y in ((-0.34, -0.5), (-0.14, -0.5), (0.2, -0.3), (0.38, -0.3))
    ]
    bars = [
        form(rod(x, -1.1 + 0.5 * x * x, x, 0.02, 0.085), "steel", crisp=True)
        for x in (-0.42, 0.0, 0.42)
    ]
    return [
        form(box(-2.6, -1.7, 2.6, 0.6), "stone"),
        *_stones(),
        form(hole, "ink"),
        *eyes,
        *bars,
        form(rod(-0.6, -0.66, 0.6, -0.66, 0.09), "steel"),
    ]


def _stones() -> list[Shape]:
    return [
        flat(box(x, y, x + 0.4, y + 0.035), "ink", 0.4)
        for y, shift in ((-1.3, 0.0), (-0.9, 0.2), (-0.5, 0.0), (-0.1, 0.2), (0.3, 0.0))
        for x in (-2.4 + shift, -1.8 + shift, -1.2 + shift, 0.7 + shift, 1.3 + shift, 1.9 + shift)
    ]


def round_table() -> Shapes:
    """Return a round table, and a lit seat of each Race around it."""
    found: list[Shape] = []
    for place, (x, y) in enumerate(
        ((0.0, -0.62), (-0.5, -0.5), (0.5, -0.5), (-0.8, -0.2), (0.8, -0.2))
    ):
        chair = mirrored((0, -0.44), (0.16, -0.34), (0.17, 0.1), (0, 0.12))
        found += placed(
            [form(chair, f"race {place}"), light(oval(0, -0.2, 0.26, 0.3), f"race {place}", 0.3)],
            x,
            y,
        )
    return [
        *found,
        form(oval(0, -0.02, 0.72, 0.28), "wood"),
        part(oval(0, -0.07, 0.64, 0.22), "leather"),
        form(star(0, -0.07, 0.24, 0.1, 5), "gold"),
        form(rod(0, 0.2, 0, 0.5, 0.24), "wood"),
    ]


def spires() -> Shapes:
    """Return a city of slender spires."""
    found: list[Shape] = []
    for x, high, wide in (
        (-0.74, 0.6, 0.14),
        (0.76, 0.7, 0.14),
        (-0.4, 1.0, 0.15),
        (0.42, 0.86, 0.15),
        (0.0, 1.36, 0.17),
    ):
        spire = smooth(
            (x - wide, 0.02),
            (x - wide * 0.8, -high * 0.5),
            (x, -high),
            (x + wide * 0.8, -high * 0.5),
            (x + wide, 0.02),
        )
        found += [form(spire, "silver"), window(x, -high * 0.3), window(x, -high * 0.56, 0.05)]
    return found


def dome() -> Shapes:
    """Return a city under a dome of glass."""
    glass = mirrored((0, -1.2), (0.62, -0.98), (0.96, -0.4), (1.0, 0.02), (0, 0.04))
    inside = placed(spires(), 0, 0, 0.72)
    return [
        light(oval(0, -0.4, 1.3, 1.2), "glow", 0.5),
        form(glass, "deep"),
        *inside,
        flat(glass, "glow", 0.14),
        flat(limb(((-0.78, -0.4), (-0.56, -0.8), (-0.26, -1.02)), 0.03, 0.08, 0.03), "white", 0.7),
    ]


def key_arch() -> Shapes:
    """Return an arch of stone with a keyhole of light."""
    wall = smooth(
        (-0.7, 0.05),
        (-0.72, -0.7),
        (-0.4, -1.2),
        (0, -1.34),
        (0.4, -1.2),
        (0.72, -0.7),
        (0.7, 0.05),
    )
    return [
        form(wall, "stone"),
        light(oval(0, -0.5, 0.8, 0.8), "ember", 0.7),
        form(oval(0, -0.76, 0.24, 0.24), "gold"),
        form(mirrored_edges((0, -0.7), (0.1, -0.7), (0.24, -0.04), (0, -0.04)), "gold"),
    ]


def fountain() -> Shapes:
    """Return a basin from which pearls rise."""
    pearls = [
        form(oval(0.3 * cos(n * 1.9) * (0.4 + n * 0.1), -0.5 - n * 0.17, 0.11, 0.11), "pearl")
        for n in range(5)
    ]
    rim = limb(((-0.6, -0.24), (0, -0.14), (0.6, -0.24)), 0.15)
    return [
        light(oval(0, -0.7, 0.8, 0.9), "pearl", 0.4),
        *pearls,
        form(mirrored((0, -0.3), (0.6, -0.26), (0.34, 0.0), (0.14, 0.1), (0, 0.1)), "stone"),
        form(rim, "stone"),
        form(mirrored_edges((0, 0.0), (0.12, 0.0), (0.32, 0.3), (0, 0.3)), "stone"),
    ]


def medal() -> Shapes:
    """Return a gem of the Guild set in gold, with rays."""
    rays = [
        placed([form(mirrored_edges((0, -0.98), (0.09, -0.5)), "gold")], turn=n / 10)[0]
        for n in range(10)
    ]
    shapes = [
        *rays,
        form(oval(0, 0, 0.58, 0.58), "gold"),
        form(oval(0, 0, 0.44, 0.44), "body"),
        form(star(0, 0, 0.32, 0.14, 5), "pearl"),
    ]
    return placed(shapes, 0, -0.6, 0.9)


def league() -> Shapes:
    """Return five lights of the Guild in a ring."""
    found: list[Shape] = [form(ring(0, -0.6, 0.56, 0.07), "gold")]
    for place in range(5):
        x, y = 0.56 * sin(place / 5 * tau), -0.6 - 0.56 * cos(place / 5 * tau)
        found += [light(oval(x, y, 0.4, 0.4), "race", 0.5), form(oval(x, y, 0.2, 0.2), "body")]
    return found
