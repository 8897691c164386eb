"""The shellfish, figure of the Merchants: a soft face in a shell of one kind or another."""

from math import cos, sin, tau

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand, other
from abyss_tui.frontends.tui.portraits.outlines import (
    Outline,
    fan,
    limb,
    mirrored,
    moved,
    oval,
    rod,
    smooth,
    spiral,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, part, placed


def shellfish(*, kind: str = "scallop", cheeks: float = 1.0) -> Figure:
    """Return a shellfish: the kind of its shell, and how round its face is.

    Kinds are "scallop", "nautilus", "spire", "clam", "cowrie" and "cone".
    """
    face = mirrored(
        (0, -0.34), (0.28, -0.28), (0.38 * cheeks, 0.06), (0.3 * cheeks, 0.36), (0, 0.50)
    )
    behind, on_head, crown = _SHELLS[kind]()
    return Figure(
        behind=behind,
        body=[
            form(mirrored((0, 0.42), (0.42, 0.50), (0.82, 0.82), (0.90, 1.3), (0, 1.3)), "robe"),
            form(_collar(), "deep"),
            form(face, "pale"),
            flat(oval(-0.22, 0.22, 0.08, 0.05), "body", 0.8),
            flat(oval(0.22, 0.22, 0.08, 0.05), "body", 0.8),
            flat(limb(((-0.14, 0.31), (0.0, 0.36), (0.14, 0.31)), 0.05), "ink", 0.85),
            *_feelers(),
            *on_head,
        ],
        eyes=((-0.17, 0.04), (0.17, 0.04)),
        eye=0.105,
        crown=(0.0, crown),
        hat=0.36,
        right=(hand := Hand((0.70, 0.32), _arm())),
        left=other(hand),
    )


def _feelers() -> list[Shape]:
    feeler = limb(((0.16, 0.34), (0.3, 0.42), (0.44, 0.36), (0.5, 0.46)), 0.08, 0.06, 0.04)
    return [form(feeler, "pale"), *placed([form(feeler, "pale")], flip=True)]


def _collar() -> Outline:
    return mirrored((0, 0.52), (0.3, 0.46), (0.5, 0.6), (0.3, 0.76), (0, 0.84))


def _arm() -> list[Shape]:
    sleeve = limb(((0.4, 0.84), (0.66, 0.78), (0.7, 0.46)), 0.26, 0.22, 0.18)
    return [form(sleeve, "deep"), form(oval(0.7, 0.38, 0.1, 0.11), "pale")]


def _scallop() -> tuple[Shapes, Shapes, float]:
    outer = fan(0, 0.55, 1.30, 0.5, 9)
    ribs = []
    for place in range(1, 9):
        angle = (-0.25 + 0.5 * (place / 9 - 0.5)) * tau
        far = (1.2 * cos(angle), 0.55 + 1.2 * sin(angle))
        ribs.append(flat(rod(0, 0.55, *far, 0.02, 0.06), "deep", 0.8, within=outer))
    rim = flat(fan(0, 0.55, 1.30, 0.5, 9), "shine", 0.0)
    bands = part(moved(outer, 0, 0.11, 0.8, 0.8), "body", outer)
    return [form(outer, "pale"), bands, *ribs, rim], (), -0.34


def _nautilus() -> tuple[Shapes, Shapes, float]:
    shell = smooth(
        (-0.62, 0.34),
        (-0.74, -0.2),
        (-0.44, -0.74),
        (0.1, -0.94),
        (0.62, -0.72),
        (0.84, -0.2),
        (0.66, 0.3),
        (0.2, 0.46),
    )
    stripes = []
    for place in range(6):
        angle = (0.46 + place * 0.1) * tau
        far = (0.14 + 1.1 * cos(angle), -0.2 + 1.0 * sin(angle))
        way = ((0.2, -0.24), ((0.2 + far[0]) / 2 + 0.1, (far[1] - 0.3) / 2), far)
        stripes.append(flat(limb(way, 0.03, 0.1, 0.16), "deep", 0.85, within=shell))
    coil = flat(spiral(0.42, -0.30, 0.30, 1.6, 0.07), "ink", 0.7, within=shell)
    return [form(shell, "body"), *stripes, coil], (), -0.34


def _spire() -> tuple[Shapes, Shapes, float]:
    """Return a shell that winds up to a point, worn as a hat."""
    found = []
    steps = (
        (0.56, -0.2, 0.24),
        (0.46, -0.42, 0.2),
        (0.34, -0.6, 0.17),
        (0.22, -0.76, 0.14),
        (0.1, -0.9, 0.12),
    )
    for place, (wide, y, high) in enumerate(reversed(steps)):
        whorl = oval(0.03 * place, y, wide, high, 0.03)
        found.append(form(whorl, "body" if place % 2 else "pale"))
    return (), found, -0.36


def _clam() -> tuple[Shapes, Shapes, float]:
    """Return two valves, one behind the head and one below it, with waved lips."""
    upper = fan(0, 0.34, 1.2, 0.62, 5, scallop=0.26)
    lip = moved(upper, 0, 0.06, 0.82, 0.82)
    return [form(upper, "body"), part(lip, "deep", upper)], (), -0.34


def _cowrie() -> tuple[Shapes, Shapes, float]:
    shell = mirrored((0, -0.92), (0.46, -0.78), (0.7, -0.3), (0.62, 0.3), (0.3, 0.56), (0, 0.6))
    spots = (
        (-0.4, -0.5),
        (0.42, -0.52),
        (0.02, -0.72),
        (-0.56, -0.1),
        (0.56, -0.1),
        (-0.22, -0.62),
        (0.22, -0.6),
        (-0.5, 0.22),
        (0.5, 0.22),
    )
    return (
        [
            form(shell, "body"),
            *(flat(oval(x, y, 0.07, 0.06), "shine", 0.9, within=shell) for x, y in spots),
        ],
        (),
        -0.34,
    )


def _cone() -> tuple[Shapes, Shapes, float]:
    """Return a shell carried on the back, its point to one side."""
    shell = smooth(
        (-0.5, 0.3),
        (-0.56, -0.3),
        (-0.2, -0.66),
        (0.4, -0.84),
        (0.92, -0.92),
        (0.72, -0.4),
        (0.5, 0.3),
    )
    bands = [
        flat(limb(((x, -1.0), (x - 0.1, -0.3), (x - 0.3, 0.4)), 0.08), "deep", 0.8, within=shell)
        for x in (-0.1, 0.22, 0.5, 0.74)
    ]
    return [form(shell, "body"), *bands], (), -0.34


_SHELLS = {
    "scallop": _scallop,
    "nautilus": _nautilus,
    "spire": _spire,
    "clam": _clam,
    "cowrie": _cowrie,
    "cone": _cone,
}
