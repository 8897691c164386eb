"""What is seen behind a figure: dim, so that it stays a figure's ground."""

from collections.abc import Callable, Mapping
from math import cos, sin, tau
from typing import Final

from abyss_tui.frontends.tui.portraits.outlines import (
    box,
    limb,
    mirrored_edges,
    oval,
    ring,
    rod,
    smooth,
    star,
)
from abyss_tui.frontends.tui.portraits.props.tools import fish
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light

DIM: Final = 0.3


def rays() -> Shapes:
    """Return light that falls in broad rays from above."""
    return [
        flat(((-0.5, -1.2), (-0.2, -1.2), (-1.0, 1.2), (-2.0, 1.2)), "race", 0.14),
        flat(((-0.05, -1.2), (0.12, -1.2), (0.1, 1.2), (-0.62, 1.2)), "race", 0.14),
        flat(((0.3, -1.2), (0.5, -1.2), (1.7, 1.2), (0.8, 1.2)), "race", 0.14),
    ]


def moon() -> Shapes:
    """Return a pale disc behind the head."""
    return [
        light(oval(0, -0.2, 1.3, 1.3), "race", 0.5),
        flat(oval(0, -0.2, 0.82, 0.82), "race", 0.26),
    ]


def low_moon() -> Shapes:
    """Return a pale disc beside the head."""
    return [
        light(oval(-0.5, -0.5, 0.9, 0.9), "race", 0.5),
        flat(oval(-0.5, -0.5, 0.42, 0.42), "race", 0.42),
    ]


def sunburst() -> Shapes:
    """Return wedges of light around the head."""
    wedges = []
    for place in range(12):
        one, two = (place - 0.22) / 12 * tau, (place + 0.22) / 12 * tau
        wedges.append(
            ((0.0, -0.1), (2 * cos(one), -0.1 + 2 * sin(one)), (2 * cos(two), -0.1 + 2 * sin(two)))
        )
    return [flat(each, "race", 0.17) for each in wedges]


def runes() -> Shapes:
    """Return rings with signs on them, drawn in light."""
    signs = [
        flat(
            star(0.80 * cos(n / 8 * tau), -0.12 + 0.80 * sin(n / 8 * tau), 0.09, 0.04, 4),
            "shine",
            0.8,
        )
        for n in range(8)
    ]
    return [
        light(oval(0, -0.12, 1.3, 1.3), "glow", 0.3),
        flat(ring(0, -0.12, 0.92, 0.04), "shine", 0.7),
        flat(ring(0, -0.12, 0.68, 0.03), "shine", 0.6),
        *signs,
    ]


def stars() -> Shapes:
    """Return small lights in the dark."""
    places = (
        (-0.8, -0.8),
        (-0.5, -0.5),
        (0.84, -0.74),
        (0.5, -0.9),
        (-0.9, -0.2),
        (0.9, -0.24),
        (-0.2, -0.94),
        (0.62, -0.5),
    )
    return [flat(star(x, y, 0.07, 0.03, 4), "shine", 0.8) for x, y in places]


def kelp() -> Shapes:
    """Return tall weed on both sides."""
    found: list[Shape] = []
    for x, bend in ((-0.92, 0.12), (-0.66, -0.1), (0.7, 0.1), (0.95, -0.12)):
        found.append(
            flat(
                limb(
                    ((x, 1.2), (x + bend, 0.4), (x - bend, -0.3), (x + bend, -1.0)),
                    0.16,
                    0.13,
                    0.1,
                    0.03,
                ),
                "deep",
                0.7,
            )
        )
    return found


def columns() -> Shapes:
    """Return the columns of a hall."""
    found: list[Shape] = []
    for x in (-0.82, -0.36, 0.36, 0.82):
        found += [
            flat(box(x - 0.11, -0.8, x + 0.11, 1.2), "race", 0.17),
            flat(box(x - 0.16, -0.92, x + 0.16, -0.78), "race", 0.24),
        ]
    return [*found, flat(box(-2.5, -1.2, 2.5, -0.96), "race", 0.2)]


def arch() -> Shapes:
    """Return an arch with light in it."""
    door = smooth(
        (-0.62, 1.2),
        (-0.66, -0.2),
        (-0.4, -0.78),
        (0, -0.94),
        (0.4, -0.78),
        (0.66, -0.2),
        (0.62, 1.2),
    )
    return [flat(door, "race", 0.26), light(oval(0, -0.3, 1.0, 1.0), "race", 0.35)]


def bubbles() -> Shapes:
    """Return rings that rise."""
    places = (
        (-0.8, -0.4, 0.13),
        (-0.62, -0.78, 0.09),
        (0.8, -0.62, 0.12),
        (0.62, -0.9, 0.07),
        (-0.92, 0.2, 0.08),
        (0.92, -0.1, 0.09),
    )
    return [flat(ring(x, y, r, 0.04), "shine", 0.6) for x, y, r in places]


def waves() -> Shapes:
    """Return currents, one above the other."""
    return [
        flat(
            limb(
                (
                    (-2, y),
                    (-1, y - 0.12),
                    (-0.4, y + 0.06),
                    (0.2, y - 0.1),
                    (0.8, y + 0.06),
                    (2, y - 0.06),
                ),
                0.1,
            ),
            "race",
            0.2,
        )
        for y in (-0.84, -0.5, -0.16, 0.18)
    ]


def bars() -> Shapes:
    """Return the bars of a cell."""
    return [
        *(
            flat(box(x - 0.055, -1.2, x + 0.055, 1.2), "iron", 0.75)
            for x in (-0.9, -0.54, -0.18, 0.18, 0.54, 0.9)
        ),
        flat(box(-2.5, -0.84, 2.5, -0.72), "iron", 0.75),
    ]


def towers() -> Shapes:
    """Return a city of towers far away."""
    found: list[Shape] = []
    for x, y, wide in (
        (-0.86, -0.3, 0.2),
        (-0.6, -0.56, 0.14),
        (0.56, -0.42, 0.16),
        (0.84, -0.64, 0.18),
    ):
        found += [
            flat(box(x - wide / 2, y, x + wide / 2, 1.2), "race", 0.24),
            flat(
                mirrored_edges((0, -0.3), (wide * 0.7, 0))
                and ((x, y - 0.3), (x + wide * 0.66, y), (x - wide * 0.66, y)),
                "race",
                0.3,
            ),
        ]
    return found


def banners() -> Shapes:
    """Return two banners that hang from above."""
    return [
        flat(
            ((x - 0.2, -1.2), (x + 0.2, -1.2), (x + 0.2, -0.1), (x, -0.3), (x - 0.2, -0.1)),
            "race",
            0.34,
        )
        for x in (-0.66, 0.66)
    ]


def shoal() -> Shapes:
    """Return a shoal of fish."""
    places = ((-0.8, -0.74), (-0.5, -0.9), (0.6, -0.86), (0.86, -0.62), (-0.9, -0.3), (0.9, -0.2))
    return [
        flat(each.outline, "race", 0.45) for x, y in places for each in fish(x, y, 0.6, "body")[:2]
    ]


def masts() -> Shapes:
    """Return masts and ropes of a harbour."""
    found: list[Shape] = []
    for x in (-0.74, 0.7):
        found += [
            flat(box(x - 0.035, -1.2, x + 0.035, 1.2), "race", 0.4),
            flat(rod(x - 0.3, -0.6, x + 0.3, -0.6, 0.05), "race", 0.4),
            flat(((x, -1.0), (x + 0.34, -0.62), (x, -0.62)), "race", 0.22),
        ]
    return found


def fields() -> Shapes:
    """Return furrows that run to the horizon below a low light."""
    feet = (-2.4, -1.5, -0.75, 0.0, 0.75, 1.5, 2.4)
    furrows = (
        ((x * 0.12 - 0.02, -0.28), (x * 0.12 + 0.02, -0.28), (x + 0.16, 1.2), (x - 0.16, 1.2))
        for x in feet
    )
    return [
        light(oval(0, -0.3, 1.6, 0.7), "race", 0.5),
        *(flat(each, "race", 0.2) for each in furrows),
    ]


def mill() -> Shapes:
    """Return the great wheel of a mill."""
    spokes = [
        flat(
            rod(-0.4, -0.3, -0.4 + 0.74 * cos(n / 6 * tau), -0.3 + 0.74 * sin(n / 6 * tau), 0.06),
            "race",
            0.3,
        )
        for n in range(6)
    ]
    return [flat(ring(-0.4, -0.3, 0.7, 0.12), "race", 0.3), *spokes]


def vault() -> Shapes:
    """Return shelves with rows of coins."""
    shelves = [flat(box(-2.5, y, 2.5, y + 0.05), "race", 0.3) for y in (-0.56, -0.06, 0.44)]
    heaps = [
        flat(box(x - 0.07, y - h, x + 0.07, y), "gold", 0.4)
        for y in (-0.56, -0.06, 0.44)
        for x, h in ((-0.88, 0.24), (-0.66, 0.14), (0.68, 0.3), (0.9, 0.18))
    ]
    return [*shelves, *heaps]


def web() -> Shapes:
    """Return a web of threads."""
    threads = [
        flat(
            rod(0, -0.1, 2 * cos(n / 12 * tau), -0.1 + 2 * sin(n / 12 * tau), 0.025), "shine", 0.35
        )
        for n in range(12)
    ]
    return [*threads, *(flat(ring(0, -0.1, r, 0.025), "shine", 0.3) for r in (0.55, 0.8, 1.05))]


def chains() -> Shapes:
    """Return chains that hang from above."""
    return [
        flat(ring(x, -1.0 + n * 0.17, 0.075, 0.05), "iron", 0.8)
        for x, count in ((-0.86, 7), (-0.6, 4), (0.6, 3), (0.88, 6))
        for n in range(count)
    ]


def shelves() -> Shapes:
    """Return shelves with jars and books."""
    boards = [flat(box(-2.5, y, 2.5, y + 0.06), "race", 0.32) for y in (-0.5, 0.02)]
    jars = [
        flat(box(x - 0.08, y - h, x + 0.08, y), made_of, 0.5)
        for y in (-0.5, 0.02)
        for x, h, made_of in (
            (-0.9, 0.3, "coral"),
            (-0.68, 0.2, "glow"),
            (0.66, 0.26, "weed"),
            (0.88, 0.34, "ember"),
        )
    ]
    return [*boards, *jars]


def awning() -> Shapes:
    """Return the striped awning of a shop."""
    found: list[Shape] = []
    for place in range(-5, 5):
        x = place * 0.3 + 0.15
        cloth = smooth(
            (x - 0.15, -1.3), (x + 0.15, -1.3), (x + 0.15, -0.8), (x, -0.7), (x - 0.15, -0.8)
        )
        found.append(flat(cloth, "crimson" if place % 2 else "cloth", 0.85))
    return found


def halo() -> Shapes:
    """Return a ring of light behind the head, with a gem of each Race on it."""
    gems = [
        form(
            oval(
                0.72 * cos((n / 8 - 0.5) * tau), -0.1 + 0.72 * sin((n / 8 - 0.5) * tau), 0.11, 0.11
            ),
            f"race {n}",
        )
        for n in range(5)
    ]
    return [
        light(oval(0, -0.1, 1.3, 1.3), "glow", 0.45),
        form(ring(0, -0.1, 0.72, 0.08), "gold"),
        *gems,
    ]


BACKDROPS: Final[Mapping[str, Callable[[], Shapes]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        rays,
        moon,
        low_moon,
        sunburst,
        runes,
        stars,
        kelp,
        columns,
        arch,
        bubbles,
        waves,
        bars,
        towers,
        banners,
        shoal,
        masts,
        fields,
        mill,
        vault,
        web,
        chains,
        shelves,
        awning,
        halo,
    )
}
