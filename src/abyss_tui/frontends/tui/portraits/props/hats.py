"""Hats: the middle of the brim is (0, 0), and 1 is half the width of the head."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.outlines import (
    limb,
    mirrored,
    mirrored_edges,
    oval,
    rod,
    smooth,
    star,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, part, placed


def _pair(*shapes: Shape) -> list[Shape]:
    """Return shapes with their mirror images."""
    return [*shapes, *placed(shapes, flip=True)]


def helm() -> Shapes:
    """Return a round helm with a rim."""
    bowl = mirrored((0, -0.78), (0.66, -0.62), (0.98, -0.06), (0.9, 0.14), (0, 0.06))
    return [form(bowl, "steel"), form(limb(((-1.08, 0.1), (0, 0.0), (1.08, 0.1)), 0.22), "gold")]


def plumed_helm() -> Shapes:
    """Return a helm with a tall plume."""
    plume = smooth(
        (-0.24, -0.6),
        (-0.5, -1.3),
        (0.1, -1.9),
        (0.9, -1.7),
        (1.3, -1.0),
        (1.24, -0.3),
        (0.8, -0.9),
        (0.3, -0.9),
    )
    return [form(plume, "crimson"), *helm()]


def crested_helm() -> Shapes:
    """Return a helm with a crest from side to side."""
    crest = mirrored((0, -1.44), (0.6, -1.3), (1.04, -0.6), (0.72, -0.42), (0, -0.7))
    ribs = [
        flat(rod(x * 0.6, -0.6, x, -1.3, 0.06), "ink", 0.45, within=crest)
        for x in (-0.8, -0.4, 0, 0.4, 0.8)
    ]
    return [form(crest, "gold"), *ribs, *helm()]


def horned_helm() -> Shapes:
    """Return a helm with two great horns."""
    horn = limb(((0.74, -0.2), (1.3, -0.34), (1.5, -0.86), (1.3, -1.34)), 0.42, 0.36, 0.24, 0.04)
    return [*_pair(form(horn, "bone")), *helm()]


def hood() -> Shapes:
    """Return a hood drawn far down, its point behind."""
    cloth = smooth(
        (0.1, -1.3),
        (0.8, -0.86),
        (1.2, 0.0),
        (1.24, 0.9),
        (0.96, 1.3),
        (0.9, 0.5),
        (0.5, -0.2),
        (0, -0.34),
        (-0.5, -0.2),
        (-0.9, 0.5),
        (-0.96, 1.3),
        (-1.24, 0.9),
        (-1.2, 0.0),
        (-0.7, -0.9),
    )
    return [
        form(cloth, "robe"),
        flat(
            limb(((-0.9, 0.6), (-0.5, -0.14), (0, -0.28), (0.5, -0.14), (0.9, 0.6)), 0.1),
            "race",
            0.8,
        ),
    ]


def bicorne() -> Shapes:
    """Return the hat of a captain."""
    felt = smooth((-1.3, 0.16), (-0.9, -0.5), (0, -0.94), (0.9, -0.5), (1.3, 0.16), (0, -0.06))
    return [
        form(felt, "night"),
        form(limb(((-1.3, 0.16), (0, -0.1), (1.3, 0.16)), 0.17), "gold"),
        form(oval(0, -0.44, 0.2, 0.2), "pearl"),
    ]


def top_hat() -> Shapes:
    """Return a tall hat with a band."""
    crown = mirrored_edges((0, -1.5), (0.66, -1.5), (0.6, -0.06), (0, -0.06))
    return [
        form(crown, "robe"),
        form(mirrored_edges((0, -0.5), (0.64, -0.5), (0.62, -0.2), (0, -0.2)), "gold"),
        form(limb(((-1.15, -0.02), (0, 0.06), (1.15, -0.02)), 0.2), "robe"),
    ]


def wizard_hat() -> Shapes:
    """Return a pointed hat whose tip has fallen aside."""
    cone = smooth(
        (-0.74, 0.0),
        (-0.4, -0.9),
        (0.1, -1.6),
        (0.9, -1.66),
        (0.6, -1.3),
        (0.62, -0.7),
        (0.76, 0.0),
    )
    return [
        form(cone, "robe"),
        flat(star(0.04, -0.66, 0.26, 0.11, 5), "gold"),
        form(limb(((-1.3, 0.06), (0, 0.16), (1.3, 0.06)), 0.16, 0.28, 0.16), "robe"),
        part(limb(((-0.7, -0.04), (0, 0.04), (0.72, -0.04)), 0.16), "gold"),
    ]


def crown() -> Shapes:
    """Return a crown of five points with gems."""
    gold = mirrored_edges(
        (0, -1.0),
        (0.28, -0.42),
        (0.56, -0.92),
        (0.72, -0.4),
        (1.06, -0.72),
        (0.92, 0.12),
        (0, 0.12),
    )
    gems = [
        form(oval(x, -0.08, 0.13, 0.13), name)
        for x, name in ((-0.5, "glow"), (0, "crimson"), (0.5, "glow"))
    ]
    return [form(gold, "gold"), *gems]


def race_crown() -> Shapes:
    """Return a tall crown with a gem of each Race on its points."""
    gold = mirrored_edges(
        (0, -0.62), (0.24, -0.3), (0.48, -0.6), (0.7, -0.28), (1.0, -0.5), (0.9, 0.14), (0, 0.14)
    )
    places = ((-1.0, -0.58), (-0.5, -0.72), (0.0, -0.78), (0.5, -0.72), (1.0, -0.58))
    return [
        form(gold, "gold"),
        *(form(oval(x, y, 0.19, 0.2), f"race {n}") for n, (x, y) in enumerate(places)),
    ]


def antlers() -> Shapes:
    """Return antlers of bone with weed in them."""
    beam = limb(((0.34, 0.0), (0.86, -0.5), (0.96, -1.2), (0.7, -1.6)), 0.2, 0.18, 0.14, 0.05)
    tine = limb(((0.92, -0.8), (1.3, -1.0), (1.36, -1.36)), 0.14, 0.12, 0.04)
    weed = limb(((0.8, -0.5), (0.96, -0.2), (0.84, 0.14)), 0.1, 0.14, 0.04)
    return _pair(form(tine, "bone"), form(beam, "bone"), form(weed, "weed"))


def straw_hat() -> Shapes:
    """Return a broad hat of straw."""
    crown_of_it = mirrored((0, -0.66), (0.5, -0.56), (0.62, 0.0), (0, 0.04))
    return [
        form(oval(0, 0.02, 1.5, 0.27), "gold"),
        form(crown_of_it, "gold"),
        form(limb(((-0.6, -0.12), (0, -0.06), (0.6, -0.12)), 0.18), "crimson"),
    ]


def turban() -> Shapes:
    """Return a wound cloth with a jewel and a feather."""
    feather = limb(((0, -0.6), (0.14, -1.2), (0.5, -1.5)), 0.14, 0.26, 0.04)
    wraps = [
        form(
            limb(
                ((-1.0, 0.04 - n * 0.3), (0, 0.16 - n * 0.34), (1.0, -0.02 - n * 0.3)),
                0.3,
                0.42,
                0.3,
            ),
            "crimson",
        )
        for n in (2, 1, 0)
    ]
    wraps = [placed([each], size=1 - 0.16 * (2 - n))[0] for n, each in enumerate(wraps)]
    return [form(feather, "cloth"), *wraps, form(oval(0, -0.3, 0.2, 0.22), "glow")]


def laurel() -> Shapes:
    """Return a wreath."""
    leaves = [
        form(oval(0.3 + n * 0.25, -0.16 - n * 0.15, 0.24, 0.1, 0.1 + n * 0.03), "gold")
        for n in range(4)
    ]
    return _pair(*leaves)


def kerchief() -> Shapes:
    """Return a cloth knotted around the head."""
    cloth = mirrored((0, -0.62), (0.7, -0.5), (1.05, 0.1), (0, 0.02))
    knot = smooth((1.0, -0.1), (1.6, -0.4), (1.5, 0.0), (1.7, 0.34), (1.1, 0.14))
    return [
        form(knot, "crimson"),
        form(cloth, "crimson"),
        *(flat(oval(x, -0.24, 0.1, 0.09), "white", 0.9) for x in (-0.5, 0.0, 0.5)),
    ]


def bonnet() -> Shapes:
    """Return a wide bonnet with a ribbon."""
    brim = mirrored((0, -0.94), (0.9, -0.72), (1.3, 0.06), (1.04, 0.5), (0.8, -0.06), (0, -0.24))
    return [form(brim, "cloth"), flat(limb(((-0.94, -0.2), (0, -0.6), (0.94, -0.2)), 0.16), "glow")]


def diadem() -> Shapes:
    """Return a circlet of pearls."""
    pearls = [
        form(oval(x, -0.04 - 0.18 * (1 - x * x), 0.17, 0.17), "pearl")
        for x in (-0.8, -0.4, 0.4, 0.8)
    ]
    return [
        form(limb(((-1.0, 0.04), (0, -0.22), (1.0, 0.04)), 0.12), "gold"),
        *pearls,
        form(oval(0, -0.3, 0.26, 0.28), "pearl"),
    ]


def cowl() -> Shapes:
    """Return a hood as it is seen from the side, its opening to the left."""
    cloth = smooth(
        (-1.16, 0.5),
        (-0.9, -0.1),
        (-0.2, -0.62),
        (0.7, -0.66),
        (1.5, -0.3),
        (1.3, 0.5),
        (1.44, 1.3),
        (1.7, 2.3),
        (0.5, 2.3),
        (0.5, 1.5),
        (0.3, 0.9),
        (-0.2, 0.34),
    )
    hem = limb(((-1.1, 0.44), (-0.2, 0.36), (0.3, 0.9), (0.5, 1.5), (0.5, 2.2)), 0.12)
    return [form(cloth, "robe"), flat(hem, "race", 0.8)]


def feathers() -> Shapes:
    """Return a crest of long feathers."""
    found = []
    for turn, made_of in (
        (-0.13, "coral"),
        (0.13, "coral"),
        (-0.065, "ember"),
        (0.065, "ember"),
        (0.0, "gold"),
    ):
        found += placed(
            [form(limb(((0, 0), (0.06, -0.7), (0, -1.3)), 0.16, 0.34, 0.05), made_of)], turn=turn
        )
    return [*found, form(limb(((-1.0, 0.08), (0, -0.06), (1.0, 0.08)), 0.2), "leather")]


def cap() -> Shapes:
    """Return a soft cap dusted with flour."""
    cloth = smooth(
        (-1.0, 0.06),
        (-1.1, -0.5),
        (-0.4, -0.86),
        (0.5, -0.8),
        (1.14, -0.36),
        (0.96, 0.06),
        (0, 0.0),
    )
    return [form(cloth, "cloth"), form(limb(((-0.96, 0.06), (0, 0.0), (0.96, 0.06)), 0.2), "cloth")]


def goggles() -> Shapes:
    """Return goggles pushed up to the forehead."""
    return [
        form(limb(((-1.0, 0.0), (0, -0.1), (1.0, 0.0)), 0.16), "leather"),
        *_pair(form(oval(0.4, -0.1, 0.3, 0.28), "gold"), flat(oval(0.4, -0.1, 0.18, 0.17), "glow")),
    ]


HATS: Final[Mapping[str, Callable[[], Shapes]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        helm,
        plumed_helm,
        crested_helm,
        horned_helm,
        hood,
        bicorne,
        top_hat,
        wizard_hat,
        crown,
        race_crown,
        antlers,
        straw_hat,
        turban,
        laurel,
        kerchief,
        bonnet,
        diadem,
        cowl,
        feathers,
        cap,
        goggles,
    )
}
