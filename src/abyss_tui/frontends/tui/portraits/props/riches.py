"""Pearls, coins, wares, and what is written on."""

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
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, part, placed


def pearl(x: float = 0.0, y: float = 0.0, radius: float = 0.19) -> list[Shape]:
    """Return a pearl that shines."""
    return [
        light(oval(x, y, radius * 2.2, radius * 2.2), "pearl", 0.45),
        form(oval(x, y, radius, radius), "pearl"),
        flat(oval(x - radius * 0.3, y - radius * 0.35, radius * 0.3, radius * 0.24), "white"),
    ]


def raised_pearl() -> Shapes:
    """Return a pearl in raised pincers."""
    return pearl(0.0, -0.34, 0.2)


def three_pearls() -> Shapes:
    """Return three pearls on a dish."""
    dish = mirrored((0, 0.22), (0.34, 0.12), (0.4, -0.02), (0, 0.04))
    return [
        *pearl(0, -0.4, 0.17),
        *pearl(-0.18, -0.12, 0.17),
        *pearl(0.18, -0.12, 0.17),
        form(dish, "gold"),
    ]


def two_pearls() -> Shapes:
    """Return two pearls, one above the other."""
    return [*pearl(0, -0.16, 0.18), *pearl(0.06, -0.52, 0.15)]


def purse() -> Shapes:
    """Return a fat purse with a coin on it."""
    bag = smooth(
        (-0.08, -0.22), (0.08, -0.22), (0.28, 0.1), (0.2, 0.36), (-0.2, 0.36), (-0.28, 0.1)
    )
    return [
        form(bag, "leather"),
        form(
            smooth((-0.16, -0.36), (0, -0.3), (0.16, -0.36), (0.08, -0.2), (-0.08, -0.2)), "leather"
        ),
        form(rod(-0.11, -0.2, 0.11, -0.2, 0.07), "gold"),
        form(oval(0, 0.1, 0.13, 0.13), "gold", crisp=True),
    ]


def scales() -> Shapes:
    """Return a balance: gold in one pan, a pearl in the other."""
    return [
        form(rod(0, 0.4, 0, -0.72, 0.07), "gold", crisp=True),
        form(rod(-0.28, -0.62, 0.24, -0.78, 0.06), "gold"),
        *placed(_pan("ember"), -0.27, -0.12, 0.9),
        *placed(_pan("pearl"), 0.23, -0.28, 0.9),
        form(oval(0, -0.76, 0.08, 0.08), "gold"),
    ]


def _pan(heaped: str) -> list[Shape]:
    dish = mirrored((0, 0.14), (0.15, 0.08), (0.2, -0.02), (0, 0.0))
    return [
        flat(rod(-0.18, 0, 0, -0.5, 0.025), "gold"),
        flat(rod(0.18, 0, 0, -0.5, 0.025), "gold"),
        form(oval(0, -0.05, 0.13, 0.12), heaped),
        form(dish, "gold"),
    ]


def chest() -> Shapes:
    """Return an open chest full of gold."""
    coins = [
        form(oval(x, y, 0.11, 0.08), "gold")
        for x, y in ((-0.2, -0.1), (0.2, -0.1), (0, -0.2), (-0.1, -0.02), (0.12, -0.02))
    ]
    return [
        light(oval(0, -0.18, 0.66, 0.5), "ember", 0.55),
        form(smooth((-0.38, -0.18), (-0.34, -0.5), (0, -0.6), (0.34, -0.5), (0.38, -0.18)), "wood"),
        *coins,
        form(box(-0.38, 0.0, 0.38, 0.4), "wood"),
        form(box(-0.4, -0.02, 0.4, 0.09), "gold", crisp=True),
        form(box(-0.09, 0.0, 0.09, 0.22), "gold", crisp=True),
        flat(box(-0.025, 0.07, 0.025, 0.16), "ink"),
    ]


def house() -> Shapes:
    """Return a small house with a lit window, carried like a jewel."""
    return [
        form(box(-0.27, -0.34, 0.27, 0.12), "stone"),
        form(mirrored_edges((0, -0.8), (0.38, -0.34)), "crimson"),
        flat(box(-0.17, -0.24, -0.03, -0.06), "ember", crisp=True),
        form(box(0.04, -0.2, 0.18, 0.12), "wood"),
    ]


def bottles() -> Shapes:
    """Return a shelf board with a jar and a bottle."""
    return [
        form(
            smooth((-0.34, 0.02), (-0.36, -0.26), (-0.24, -0.42), (-0.12, -0.26), (-0.14, 0.02)),
            "coral",
        ),
        form(box(-0.3, -0.5, -0.18, -0.38), "wood"),
        form(smooth((0.06, 0.02), (0.04, -0.3), (0.16, -0.44), (0.28, -0.3), (0.26, 0.02)), "glow"),
        form(rod(0.16, -0.4, 0.16, -0.6, 0.09), "glow"),
        form(box(-0.42, 0.0, 0.38, 0.1), "wood", crisp=True),
    ]


def coin() -> Shapes:
    """Return a large coin between two fingers."""
    return [
        form(oval(0, -0.26, 0.22, 0.22), "gold"),
        flat(ring(0, -0.26, 0.15, 0.03), "ember", 0.8),
        flat(star(0, -0.26, 0.1, 0.05, 5), "leather", 0.7),
    ]


def scroll() -> Shapes:
    """Return an open scroll with a seal."""
    return [
        form(box(-0.24, -0.52, 0.24, 0.18), "paper"),
        *(flat(box(-0.16, y, 0.16, y + 0.045), "leather", 0.7) for y in (-0.4, -0.27, -0.14)),
        form(rod(-0.27, -0.54, 0.27, -0.54, 0.12), "paper"),
        form(rod(-0.27, 0.2, 0.27, 0.2, 0.12), "paper"),
        form(oval(0.1, 0.04, 0.1, 0.1), "crimson"),
    ]


def branch() -> Shapes:
    """Return a branch of peace: leaves of weed on a stem."""
    leaves: list[Shape] = []
    for place in range(4):
        y = -0.1 - place * 0.24
        leaves.append(form(oval(0.17, y - 0.1, 0.17, 0.075, -0.1), "weed"))
        leaves.append(form(oval(-0.17, y, 0.17, 0.075, 0.1), "weed"))
    return [
        form(rod(0, 0.4, 0, -0.96, 0.06), "weed"),
        *leaves,
        form(oval(0, -1.04, 0.08, 0.17), "weed"),
    ]


def cards() -> Shapes:
    """Return three cards held like a fan."""
    found: list[Shape] = []
    for turn, sign in ((-0.09, "race"), (0.0, "crimson"), (0.09, "ember")):
        card = [
            form(box(-0.15, -0.7, 0.15, -0.18), "cloth"),
            flat(star(0, -0.46, 0.1, 0.06, 4), sign),
        ]
        found += placed(card, turn=turn)
    return found


def book() -> Shapes:
    """Return an open book."""
    page = smooth((0, -0.3), (0.18, -0.4), (0.42, -0.34), (0.42, 0.14), (0.18, 0.08), (0, 0.2))
    lines = [flat(rod(0.09, y + 0.03, 0.34, y, 0.03), "leather", 0.7) for y in (-0.24, -0.12, 0.0)]
    side = [form(page, "paper"), *lines]
    cover = box(-0.46, -0.24, 0.46, 0.26)
    return [form(cover, "crimson"), *side, *placed(side, flip=True)]


def books() -> Shapes:
    """Return a pile of closed books."""
    rows = (
        (-0.3, 0.28, 0.02, "crimson"),
        (-0.24, 0.32, -0.16, "weed"),
        (-0.28, 0.24, -0.34, "ember"),
    )
    found: list[Shape] = []
    for left, right, y, made_of in rows:
        found += [
            form(box(left, y, right, y + 0.18), made_of),
            flat(box(right - 0.08, y + 0.04, right, y + 0.14), "paper"),
        ]
    return found


def tribute() -> Shapes:
    """Return an open hand of five pearls."""
    places = ((-0.2, -0.02), (0.2, -0.02), (0.0, -0.04), (-0.1, -0.26), (0.11, -0.26))
    dish = mirrored((0, 0.3), (0.3, 0.2), (0.4, 0.02), (0, 0.1))
    return [
        *(shape for x, y in places for shape in pearl(x, y, 0.135)),
        form(dish, "crimson"),
        part(limb(((-0.34, 0.06), (0, 0.14), (0.34, 0.06)), 0.05), "gold"),
    ]


def mask(smiling: bool = True) -> list[Shape]:  # noqa: FBT001, FBT002 (one face or the other)
    """Return a mask of the stage."""
    face = mirrored((0, -0.3), (0.24, -0.28), (0.24, 0.04), (0, 0.3))
    eye = limb(((-0.17, -0.06), (-0.1, -0.11), (-0.04, -0.06)), 0.07)
    bend = 0.16 if smiling else 0.02
    mouth = limb(((-0.12, 0.08), (0, bend), (0.12, 0.08)), 0.06)
    made_of = "cloth" if smiling else "crimson"
    return [
        form(face, made_of),
        flat(eye, "ink"),
        *placed([flat(eye, "ink")], flip=True),
        flat(mouth, "ink"),
    ]


def mask_on_stick() -> Shapes:
    """Return a smiling mask on its stick."""
    return [form(rod(0, 0.3, 0, -0.3, 0.07), "gold"), *placed(mask(), 0, -0.44, 1.1)]


def two_masks() -> Shapes:
    """Return a mask that smiles before one that weeps."""
    return [
        *placed(mask(smiling=False), 0.1, -0.62, turn=0.04),
        *placed(mask(), -0.06, -0.2, turn=-0.03),
    ]


def puppet() -> Shapes:
    """Return a crossed handle whose strings move a small figure below it."""
    strings = [
        flat(rod(x, -0.5, y, 0.16, 0.025), "paper", 0.9)
        for x, y in ((-0.28, -0.16), (0, 0), (0.28, 0.16))
    ]
    body = mirrored_edges((0, 0.3), (0.1, 0.3), (0.16, 0.56))
    return [
        *strings,
        form(rod(-0.34, -0.5, 0.34, -0.5, 0.09), "wood", crisp=True),
        form(rod(0, -0.66, 0, -0.36, 0.09), "wood"),
        form(body, "crimson"),
        form(oval(0, 0.2, 0.12, 0.12), "bone"),
    ]
