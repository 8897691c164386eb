"""The crab, figure of the Military: a broad carapace between two raised claws."""

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand, other
from abyss_tui.frontends.tui.portraits.outlines import (
    limb,
    mirrored,
    oval,
    smooth,
)
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, part, placed


def crab(*, broad: float = 1.0, spines: int = 2) -> Figure:
    """Return a crab: how broad it is, with so many spines on either side."""
    shell = _shell(broad)
    return Figure(
        behind=_legs(),
        body=[
            *_spines(broad, spines),
            form(mirrored((0, 0.50), (0.52, 0.56), (0.86, 0.86), (0.94, 1.3), (0, 1.3)), "robe"),
            form(shell, "body"),
            part(mirrored((0, -0.36), (0.32, -0.32), (0.26, -0.2), (0, -0.14)), "pale", shell),
            *_brows(),
            flat(mirrored((0, 0.33), (0.27, 0.27), (0.22, 0.46), (0, 0.49)), "ink", 0.8),
            *_jaws(),
        ],
        eyes=((-0.23, -0.03), (0.23, -0.03)),
        eye=0.12,
        crown=(0.0, -0.32),
        hat=0.42 * broad,
        right=(hand := _hand()),
        left=other(hand),
    )


def _shell(broad: float) -> tuple[tuple[float, float], ...]:
    wide = 0.62 * broad
    return mirrored(
        (0, -0.42),
        (wide * 0.6, -0.38),
        (wide, -0.06),
        (wide * 0.86, 0.28),
        (wide * 0.45, 0.54),
        (0, 0.60),
    )


def _brows() -> list[Shape]:
    """Return ridges that slant down to the middle: it looks stern without its eyes."""
    brow = smooth((-0.44, -0.28), (-0.26, -0.24), (-0.06, -0.06), (-0.1, -0.02), (-0.34, -0.12))
    return [each for flip in (False, True) for each in placed([form(brow, "deep")], flip=flip)]


def _jaws() -> list[Shape]:
    jaw = smooth((-0.24, 0.26), (-0.08, 0.3), (-0.03, 0.44), (-0.16, 0.42))
    return [each for flip in (False, True) for each in placed([part(jaw, "pale")], flip=flip)]


def _spines(broad: float, count: int) -> list[Shape]:
    found = []
    for place in range(count):
        y = -0.2 + place * 0.2
        x = (0.55 - place * 0.02) * broad
        spine = smooth((x - 0.14, y - 0.06), (x + 0.2, y - 0.12), (x - 0.1, y + 0.1))
        found += [form(spine, "pale"), *placed([form(spine, "pale")], flip=True)]
    return found


def _legs() -> list[Shape]:
    leg = limb(((0.5, 0.5), (0.85, 0.5), (1.0, 0.78)), 0.14, 0.12, 0.05)
    return [form(leg, "deep"), *placed([form(leg, "deep")], flip=True)]


def _hand() -> Hand:
    """Return a claw that is raised when it is empty, and lower when it holds something."""
    x, y = 0.71, 0.28
    return Hand(
        (x, y),
        _arm(y),
        placed(_claw(), x, y, 0.82, flip=True),
        [*_arm(-0.1), *placed(_claw(), x, -0.2, flip=True)],
    )


def _arm(hand: float) -> list[Shape]:
    return [form(limb(((0.42, 0.56), (0.76, 0.58), (0.74, hand + 0.1)), 0.24, 0.2, 0.16), "body")]


def _claw() -> list[Shape]:
    """Return a claw that opens upwards, its larger finger to the left."""
    palm = smooth(
        (-0.14, 0.2),
        (-0.2, -0.06),
        (-0.16, -0.36),
        (-0.03, -0.2),
        (0.02, -0.02),
        (0.1, -0.18),
        (0.24, -0.30),
        (0.26, -0.02),
        (0.14, 0.2),
    )
    return [form(palm, "body"), form(oval(0.0, 0.18, 0.12, 0.09), "deep")]
