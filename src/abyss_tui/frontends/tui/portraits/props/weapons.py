"""Weapons, and what soldiers carry."""

from abyss_tui.frontends.tui.portraits.outlines import (
    box,
    limb,
    mirrored_edges,
    oval,
    ring,
    rod,
    smooth,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, part, placed


def pole(top: float = -1.1, foot: float = 1.1, width: float = 0.09, made_of: str = "wood") -> Shape:
    """Return a pole between two heights."""
    return form(box(-width / 2, top, width / 2, foot), made_of, crisp=True)


def dagger() -> Shapes:
    """Return a long blade, its point upwards."""
    blade = ((-0.09, -0.14), (-0.1, -0.8), (0.0, -1.12), (0.1, -0.8), (0.09, -0.14))
    return [
        form(rod(0, -0.1, 0, 0.3, 0.12), "leather"),
        form(blade, "steel", crisp=True),
        flat(((0.0, -0.14), (0.0, -1.08), (0.1, -0.8), (0.09, -0.14)), "iron", 0.45),
        form(rod(-0.25, -0.1, 0.25, -0.1, 0.11), "gold", crisp=True),
        form(oval(0, 0.3, 0.09, 0.09), "gold"),
    ]


def hidden_dagger() -> Shapes:
    """Return a blade held point down, behind a back."""
    return placed(dagger(), 0, 0.0, 0.86, turn=0.5)


def trident() -> Shapes:
    """Return a trident of gold."""
    prong = ((0.06, -0.66), (0.28, -0.72), (0.24, -1.0), (0.32, -1.24), (0.36, -0.7), (0.28, -0.56))
    return [
        pole(-0.7, made_of="gold"),
        form(prong, "gold"),
        *placed([form(prong, "gold")], flip=True),
        form(
            ((-0.07, -0.56), (-0.06, -1.0), (0, -1.3), (0.06, -1.0), (0.07, -0.56)),
            "gold",
            crisp=True,
        ),
        form(rod(-0.3, -0.62, 0.3, -0.62, 0.11), "gold", crisp=True),
    ]


def harpoon() -> Shapes:
    """Return a barbed harpoon with its line."""
    head = mirrored_edges(
        (0, -1.3), (0.2, -0.86), (0.06, -0.92), (0.06, -0.78), (0.17, -0.6), (0.05, -0.64)
    )
    line = limb(((0, 0.1), (0.22, 0.3), (0.02, 0.5), (0.26, 0.72), (0.1, 1.0)), 0.05)
    return [pole(-0.7, width=0.08), form(head, "steel"), flat(line, "paper")]


def banner() -> Shapes:
    """Return a banner that flies from its pole to the inside of the picture, with a gold device."""
    cloth = smooth(
        (-0.02, -1.18),
        (-0.26, -1.1),
        (-0.52, -1.2),
        (-0.46, -0.94),
        (-0.54, -0.72),
        (-0.26, -0.62),
        (-0.02, -0.7),
    )
    return [
        pole(-1.24, made_of="gold"),
        form(cloth, "crimson"),
        form(oval(-0.25, -0.9, 0.1, 0.1), "gold", crisp=True),
    ]


def cage() -> Shapes:
    """Return a hanging cage with somebody's eyes in it."""
    room = smooth((-0.25, -0.16), (-0.27, -0.6), (0, -0.84), (0.27, -0.6), (0.25, -0.16))
    bars = [form(rod(x, -0.16, x * 0.9, -0.7, 0.06), "steel", crisp=True) for x in (-0.23, 0, 0.23)]
    return [
        form(ring(0, -0.9, 0.09, 0.05), "steel"),
        form(room, "ink"),
        flat(oval(-0.12, -0.42, 0.07, 0.07), "glow", crisp=True),
        flat(oval(0.12, -0.42, 0.07, 0.07), "glow", crisp=True),
        *bars,
        form(rod(-0.29, -0.14, 0.29, -0.14, 0.1), "steel", crisp=True),
        form(rod(-0.2, -0.68, 0.2, -0.68, 0.08), "steel", crisp=True),
    ]


def shackles() -> Shapes:
    """Return a chain with an open ring at its end."""
    links = [form(ring(0.03 * (-1) ** n, 0.1 + n * 0.15, 0.075, 0.055), "steel") for n in range(4)]
    return [*links, form(ring(0, 0.76, 0.15, 0.08), "iron")]


def whip() -> Shapes:
    """Return a whip that curls over its owner."""
    lash = limb(
        ((0, -0.2), (0.1, -0.6), (-0.06, -1.02), (-0.42, -1.16), (-0.62, -0.98), (-0.44, -0.84)),
        0.1,
        0.09,
        0.07,
        0.03,
    )
    return [form(lash, "ember"), form(rod(0, -0.3, 0, 0.22, 0.13), "leather")]


def hooked_chain() -> Shapes:
    """Return a chain that hangs from high up, its hook below."""
    links = [form(ring(0, -1.1 + n * 0.17, 0.085, 0.06), "steel") for n in range(6)]
    return [
        *links,
        form(limb(((0, -0.1), (0, 0.16), (-0.2, 0.22), (-0.22, 0.04)), 0.11, 0.1, 0.04), "steel"),
    ]


def shield() -> Shapes:
    """Return a tall shield with a wave on it."""
    face = smooth(
        (-0.3, -0.44),
        (0, -0.54),
        (0.3, -0.44),
        (0.3, 0.0),
        (0.16, 0.36),
        (0, 0.5),
        (-0.16, 0.36),
        (-0.3, 0.0),
    )
    wave = limb(((-0.3, 0.0), (-0.12, -0.14), (0.04, 0.06), (0.3, -0.08)), 0.1)
    return [
        form(face, "steel"),
        part(placed([form(face, "deep")], size=0.78)[0].outline, "deep"),
        flat(wave, "gold", within=face),
    ]
