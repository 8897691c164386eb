"""What mages and the old ones hold."""

from abyss_tui.frontends.tui.portraits.outlines import (
    box,
    limb,
    mirrored,
    mirrored_edges,
    oval,
    ring,
    rod,
    smooth,
    star,
)
from abyss_tui.frontends.tui.portraits.props.weapons import pole
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, placed


def orb() -> Shapes:
    """Return a ball of glass with a light in it."""
    return [
        light(oval(0, -0.2, 0.6, 0.6), "glow", 0.7),
        form(oval(0, -0.2, 0.27, 0.27), "glow"),
        flat(oval(0.02, -0.16, 0.13, 0.13), "white", 0.5),
        flat(oval(-0.1, -0.3, 0.07, 0.05), "white"),
        form(mirrored((0, 0.2), (0.2, 0.16), (0.16, 0.0), (0, 0.06)), "gold"),
    ]


def flask() -> Shapes:
    """Return a flask of something that glows and bubbles."""
    glass = smooth(
        (-0.07, -0.52),
        (0.07, -0.52),
        (0.08, -0.26),
        (0.28, 0.06),
        (0.22, 0.26),
        (-0.22, 0.26),
        (-0.28, 0.06),
        (-0.08, -0.26),
    )
    brew = smooth(
        (-0.2, -0.04), (0.2, -0.04), (0.25, 0.08), (0.2, 0.23), (-0.2, 0.23), (-0.25, 0.08)
    )
    return [
        light(oval(0, 0.06, 0.6, 0.56), "weed", 0.6),
        form(glass, "cloth"),
        form(brew, "weed"),
        form(rod(-0.11, -0.52, 0.11, -0.52, 0.09), "leather"),
        *(
            form(oval(x, y, r, r), "weed")
            for x, y, r in ((0.05, -0.7, 0.08), (-0.08, -0.88, 0.06), (0.04, -1.02, 0.04))
        ),
    ]


def wand() -> Shapes:
    """Return a wand with a spark."""
    return [
        light(oval(0.1, -0.6, 0.5, 0.5), "ember", 0.6),
        form(rod(-0.06, 0.24, 0.1, -0.5, 0.08, 0.06), "wood"),
        form(star(0.11, -0.62, 0.26, 0.09, 4), "gold"),
    ]


def crystal_staff() -> Shapes:
    """Return a staff that ends in a great crystal."""
    gem = mirrored_edges((0, -1.3), (0.2, -0.98), (0.13, -0.66), (0, -0.56))
    claw = limb(((0.06, -0.5), (0.24, -0.64), (0.26, -0.86)), 0.1, 0.08, 0.03)
    return [
        light(oval(0, -0.92, 0.62, 0.62), "glow", 0.75),
        pole(-0.56, made_of="gold"),
        form(gem, "glow"),
        flat(((0, -1.26), (0.08, -0.96), (0.0, -0.62), (-0.04, -0.96)), "white", 0.55),
        form(claw, "gold"),
        *placed([form(claw, "gold")], flip=True),
    ]


def skull_staff() -> Shapes:
    """Return a staff with the skull of a fish, and feathers of weed."""
    skull = smooth(
        (-0.2, -1.0),
        (0, -1.16),
        (0.2, -1.0),
        (0.16, -0.78),
        (0.08, -0.62),
        (-0.08, -0.62),
        (-0.16, -0.78),
    )
    feather = limb(((0.04, -0.58), (0.22, -0.4), (0.18, -0.14)), 0.05, 0.1, 0.02)
    return [
        pole(-0.64),
        form(feather, "coral"),
        *placed([form(feather, "weed")], flip=True),
        form(skull, "bone"),
        flat(oval(-0.08, -0.92, 0.06, 0.07), "ink", crisp=True),
        flat(oval(0.08, -0.92, 0.06, 0.07), "ink", crisp=True),
    ]


def drum() -> Shapes:
    """Return a flat drum with a sign of the sun."""
    rays = [
        placed([flat(rod(0, -0.13, 0, -0.2, 0.035), "crimson")], turn=n / 8)[0] for n in range(8)
    ]
    return [
        form(oval(0, 0, 0.32, 0.32), "wood"),
        form(oval(0, 0, 0.26, 0.26), "bone"),
        flat(oval(0, 0, 0.09, 0.09), "crimson"),
        *rays,
    ]


def flame() -> Shapes:
    """Return cold fire above an open palm."""
    tongue = smooth(
        (-0.22, -0.06),
        (-0.24, -0.34),
        (-0.08, -0.46),
        (-0.06, -0.78),
        (0.16, -0.5),
        (0.24, -0.24),
        (0.16, 0.0),
        (0, 0.06),
    )
    core = smooth((-0.1, -0.06), (-0.1, -0.24), (0.02, -0.44), (0.12, -0.2), (0.06, 0.0))
    return [
        light(oval(0, -0.3, 0.6, 0.66), "glow", 0.7),
        form(tongue, "glow"),
        flat(core, "white", 0.9),
    ]


def hourglass() -> Shapes:
    """Return an hourglass that has just been turned."""
    glass = mirrored_edges((0, -0.5), (0.2, -0.5), (0.03, -0.16), (0.2, 0.18), (0, 0.18))
    return [
        form(glass, "cloth"),
        flat(((-0.1, -0.34), (0.1, -0.34), (0.0, -0.16)), "ember"),
        flat(((-0.17, 0.16), (0.17, 0.16), (0.0, 0.0)), "ember"),
        form(box(-0.26, -0.6, 0.26, -0.48), "gold", crisp=True),
        form(box(-0.26, 0.16, 0.26, 0.28), "gold", crisp=True),
    ]


def gnarled_staff() -> Shapes:
    """Return a crooked staff of wood with a small light."""
    stick = limb(
        ((0.02, 1.1), (-0.05, 0.4), (0.06, -0.2), (-0.02, -0.7), (0.14, -0.98)), 0.1, 0.1, 0.12, 0.1
    )
    fork = limb(((0, -0.66), (-0.2, -0.82), (-0.18, -1.04)), 0.1, 0.08, 0.04)
    return [
        light(oval(0, -1.0, 0.4, 0.4), "ember", 0.7),
        form(fork, "wood"),
        form(stick, "wood"),
        form(oval(-0.01, -0.98, 0.1, 0.1), "ember"),
    ]


def ringed_staff() -> Shapes:
    """Return a staff whose ring holds a gem of each Race."""
    gems: list[Shape] = []
    for place in range(5):
        gem = [form(oval(0, -0.27, 0.085, 0.085), f"race {place}")]
        gems += placed(placed(gem, turn=place / 5), 0, -0.92)
    return [pole(-0.62, made_of="gold"), form(ring(0, -0.92, 0.27, 0.08), "gold"), *gems]


def moon_staff() -> Shapes:
    """Return a staff that ends in a crescent around a pearl."""
    crescent = ring(0, -0.9, 0.27, 0.1, start=-0.15, end=0.65)
    return [
        light(oval(0, -0.92, 0.6, 0.6), "pearl", 0.4),
        pole(-0.6, made_of="silver"),
        form(crescent, "silver"),
        form(oval(0, -0.94, 0.15, 0.15), "pearl"),
    ]


def rune_tablet() -> Shapes:
    """Return a tablet of stone with signs that glow."""
    lines = (
        ((-0.1, -0.4), (0.1, -0.52)),
        ((0.1, -0.52), (0.1, -0.28)),
        ((-0.1, -0.2), (0.12, -0.1)),
        ((-0.1, 0.02), (0.1, 0.02)),
    )
    return [
        form(smooth((-0.22, -0.62), (0.22, -0.62), (0.26, 0.16), (-0.26, 0.16)), "stone"),
        *(flat(rod(*one, *two, 0.05), "glow") for one, two in lines),
    ]
