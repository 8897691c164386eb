"""Tools of fields, waters and workshops."""

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
from abyss_tui.frontends.tui.portraits.props.weapons import pole
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, part, placed


def scythe() -> Shapes:
    """Return a scythe whose blade hangs over its owner."""
    blade = limb(
        ((0.08, -1.12), (-0.3, -1.18), (-0.66, -0.98), (-0.86, -0.62)), 0.15, 0.2, 0.14, 0.02
    )
    return [pole(-1.14), form(blade, "steel"), form(rod(-0.06, -1.12, 0.12, -1.12, 0.12), "iron")]


def crook() -> Shapes:
    """Return the staff of a shepherd."""
    hook = limb(
        ((0, -0.6), (0.02, -0.94), (-0.18, -1.14), (-0.4, -1.0), (-0.36, -0.78)), 0.11, 0.12, 0.1
    )
    return [
        pole(-0.62, width=0.1, made_of="bone"),
        form(hook, "bone"),
        form(rod(-0.07, -0.5, 0.07, -0.5, 0.1), "gold"),
    ]


def lantern() -> Shapes:
    """Return a lantern that hangs from the hand."""
    case = ((-0.17, -0.02), (0.17, -0.02), (0.21, 0.4), (-0.21, 0.4))
    return [
        light(oval(0, 0.2, 0.62, 0.62), "ember", 0.7),
        form(ring(0, -0.1, 0.12, 0.05), "iron"),
        form(case, "ember"),
        flat(oval(0, 0.2, 0.1, 0.13), "white", 0.95, crisp=True),
        form(box(-0.24, -0.09, 0.24, 0.02), "iron", crisp=True),
        form(box(-0.25, 0.37, 0.25, 0.48), "iron", crisp=True),
    ]


def sack() -> Shapes:
    """Return a sack tied at its neck, flour on it."""
    bag = smooth(
        (-0.1, -0.22), (0.1, -0.22), (0.3, 0.14), (0.3, 0.5), (0, 0.58), (-0.3, 0.5), (-0.3, 0.14)
    )
    return [
        form(bag, "paper"),
        form(
            smooth((-0.18, -0.36), (0, -0.28), (0.18, -0.38), (0.09, -0.2), (-0.09, -0.2)), "paper"
        ),
        form(rod(-0.12, -0.2, 0.12, -0.2, 0.08), "leather"),
        flat(star(0, 0.22, 0.16, 0.07, 6), "ember", 0.8),
    ]


def sails() -> Shapes:
    """Return the four sails of a mill."""
    sail = ((0.05, -0.06), (0.05, -0.62), (0.28, -0.62), (0.28, -0.14))
    arms = [
        placed([form(sail, "cloth"), form(rod(0, 0, 0, -0.64, 0.06), "wood")], turn=n / 4 + 0.06)
        for n in range(4)
    ]
    return [*(shape for arm in arms for shape in arm), form(oval(0, 0, 0.12, 0.12), "gold")]


def net() -> Shapes:
    """Return a landing net with a fish in it."""
    bag = smooth((-0.34, -0.78), (0.34, -0.78), (0.26, -0.36), (0, -0.22), (-0.26, -0.36))
    mesh = [
        flat(rod(x, -0.8, x - 0.2, -0.2, 0.03), "paper", 0.8, within=bag)
        for x in (-0.2, 0.0, 0.2, 0.4)
    ]
    mesh += [
        flat(rod(x, -0.8, x + 0.2, -0.2, 0.03), "paper", 0.8, within=bag)
        for x in (-0.4, -0.2, 0.0, 0.2)
    ]
    return [
        pole(-0.3, width=0.08),
        form(bag, "deep"),
        *fish(0.0, -0.52, 0.8, "silver"),
        *mesh,
        form(rod(-0.38, -0.8, 0.38, -0.8, 0.09), "wood"),
    ]


def fish(x: float, y: float, size: float, made_of: str, *, flip: bool = False) -> list[Shape]:
    """Return a small fish that swims to the left."""
    body = smooth(
        (-0.3, 0.0), (-0.1, -0.14), (0.14, -0.06), (0.22, 0.0), (0.14, 0.06), (-0.1, 0.14)
    )
    tail = ((0.14, 0.0), (0.34, -0.14), (0.3, 0.0), (0.34, 0.14))
    shapes = [form(tail, made_of), form(body, made_of), flat(oval(-0.17, -0.02, 0.04, 0.04), "ink")]
    return placed(shapes, x, y, size, flip=flip)


def bowl() -> Shapes:
    """Return a glass ball of water with fish in it."""
    glass = oval(0, -0.06, 0.34, 0.34)
    return [
        form(glass, "glow"),
        part(placed([form(oval(0, 0, 0.3, 0.3), "ink")], 0, -0.06)[0].outline, "deep"),
        *fish(-0.02, -0.12, 0.7, "ember"),
        *fish(0.06, 0.08, 0.5, "gold", flip=True),
        flat(oval(-0.16, -0.22, 0.06, 0.09, 0.1), "white", 0.8),
        form(rod(-0.16, -0.38, 0.16, -0.38, 0.07), "gold"),
    ]


def sheaf() -> Shapes:
    """Return a sheaf of golden sea grass."""
    stalks: list[Shape] = []
    for lean in (-0.34, 0.34, -0.18, 0.18, 0.0):
        stalks.append(form(limb(((0, 0.4), (lean * 0.3, -0.1), (lean, -0.74)), 0.07, 0.05), "gold"))
        stalks.append(form(oval(lean * 1.04, -0.78, 0.085, 0.2, lean * 0.2), "gold"))
    return [*stalks, form(rod(-0.15, 0.02, 0.15, 0.02, 0.12), "crimson")]


def wheel() -> Shapes:
    """Return the wheel of a ship."""
    spokes = [placed([form(rod(0, 0, 0, -0.48, 0.07), "wood")], turn=n / 8)[0] for n in range(8)]
    return placed(
        [
            *spokes,
            form(ring(0, 0, 0.3, 0.1), "wood"),
            flat(ring(0, 0, 0.3, 0.025), "gold"),
            form(oval(0, 0, 0.11, 0.11), "gold"),
        ],
        0,
        -0.1,
    )


def anchor() -> Shapes:
    """Return an anchor."""
    flukes = limb(
        ((-0.34, 0.2), (-0.22, 0.42), (0, 0.5), (0.22, 0.42), (0.34, 0.2)),
        0.06,
        0.13,
        0.14,
        0.13,
        0.06,
    )
    return [
        form(flukes, "steel"),
        form(rod(0, -0.44, 0, 0.48, 0.1), "steel", crisp=True),
        form(rod(-0.2, -0.28, 0.2, -0.28, 0.09), "steel"),
        form(ring(0, -0.54, 0.1, 0.06), "steel"),
    ]


def bundle() -> Shapes:
    """Return a carrying pole hung with wares."""
    return [
        form(limb(((-1.5, -0.74), (-0.7, -0.94), (0.2, -0.78)), 0.08), "wood"),
        form(rod(0.08, -0.8, 0.08, -0.5, 0.03), "paper"),
        form(
            smooth((0.0, -0.52), (0.16, -0.52), (0.3, -0.3), (0.08, -0.12), (-0.14, -0.3)),
            "crimson",
        ),
        form(rod(-1.38, -0.76, -1.38, -0.4, 0.03), "paper"),
        form(oval(-1.38, -0.24, 0.16, 0.2), "ember"),
        form(box(-1.48, -0.46, -1.28, -0.38), "gold"),
    ]


def sickle() -> Shapes:
    """Return a sickle."""
    blade = limb(
        ((0.02, -0.2), (0.24, -0.48), (0.12, -0.84), (-0.24, -0.88)), 0.07, 0.14, 0.12, 0.02
    )
    return [form(blade, "steel"), form(rod(0, -0.2, 0, 0.24, 0.12), "wood")]


def pitchfork() -> Shapes:
    """Return a fork for weeds."""
    tines = [
        form(limb(((0, -0.6), (x, -0.76), (x, -1.16)), 0.08, 0.08, 0.03), "steel")
        for x in (-0.24, 0.0, 0.24)
    ]
    return [pole(-0.66), *tines]


def flag_mast() -> Shapes:
    """Return a mast with a swollen sail."""
    sail = smooth((0.05, -1.12), (0.2, -0.8), (0.38, -0.4), (0.2, -0.3), (0.05, -0.34))
    return [
        pole(-1.2),
        form(sail, "cloth"),
        form(mirrored_edges((0, -1.3), (0.1, -1.2), (0, -1.14)), "crimson"),
    ]
