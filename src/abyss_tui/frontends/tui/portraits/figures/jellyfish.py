"""The jellyfish, figure of the Mages: a bell with light in it, above arms that float."""

from math import pi, sin

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand, other
from abyss_tui.frontends.tui.portraits.outlines import Outline, limb, mirrored, oval, ring, smooth
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, light, part


def jellyfish(
    *, wide: float = 1.0, tall: float = 1.0, arms: int = 7, marks: str = "ring"
) -> Figure:
    """Return a jellyfish: how wide and tall its bell is, its arms, and the marks on the bell.

    Marks are "ring", "clover", "ribs" or "stars".
    """
    bell = _bell(wide, tall)
    return Figure(
        behind=[*_arms(arms, wide)],
        body=[
            form(mirrored((0, 0.62), (0.4, 0.66), (0.78, 0.94), (0.86, 1.3), (0, 1.3)), "robe"),
            *_ribbons(),
            form(bell, "body"),
            *_marks(marks, bell, tall),
            part(_gleam(wide, tall), "pale", bell),
            light(oval(0, 0.08, 0.5 * wide, 0.4), "shine", 0.8),
            *_face(),
        ],
        eyes=((-0.20, 0.10), (0.20, 0.10)),
        eye=0.12,
        crown=(0.0, -0.42 * tall),
        hat=0.5 * wide,
        right=(hand := Hand((0.72, 0.30), _holding())),
        left=other(hand),
        chest=(0.0, 0.80),
    )


def _bell(wide: float, tall: float) -> Outline:
    """Return the bell with its waved rim."""
    over = mirrored(
        (0, -0.80 * tall),
        (0.36 * wide, -0.70 * tall),
        (0.62 * wide, -0.3 * tall),
        (0.70 * wide, 0.16),
        (0.66 * wide, 0.30),
        (0, 0.3),
    )
    return tuple((x, y + 0.045 * sin(x * 6 * pi / wide)) if y > 0.26 else (x, y) for x, y in over)


def _gleam(wide: float, tall: float) -> Outline:
    return smooth(
        (-0.12 * wide, -0.72 * tall),
        (-0.4 * wide, -0.5 * tall),
        (-0.54 * wide, -0.1),
        (-0.42 * wide, -0.3 * tall),
        (-0.2 * wide, -0.58 * tall),
    )


def _face() -> list[Shape]:
    return [flat(oval(0, 0.10, 0.42, 0.2), "night", 0.72)]


def _marks(kind: str, bell: Outline, tall: float) -> list[Shape]:
    match kind:
        case "ring":
            return [flat(ring(0, -0.3 * tall, 0.2, 0.06), "shine", 0.8, within=bell)]
        case "clover":
            places = ((-0.13, -0.42), (0.13, -0.42), (-0.13, -0.2), (0.13, -0.2))
            return [
                flat(ring(x, y * tall, 0.09, 0.05), "shine", 0.85, within=bell) for x, y in places
            ]
        case "ribs":
            ribs = (limb(((x * 0.2, -0.9 * tall), (x * 0.8, -0.4), (x, 0.4)), 0.05) for x in _RIBS)
            return [flat(each, "deep", 0.6, within=bell) for each in ribs]
    spots = ((-0.3, -0.3), (0.02, -0.52), (0.32, -0.3), (0.04, -0.24), (-0.14, -0.42))
    return [flat(oval(x, y * tall, 0.05, 0.05), "shine", within=bell) for x, y in spots]


_RIBS = (-0.52, -0.18, 0.18, 0.52)


def _arms(count: int, wide: float) -> list[Shape]:
    found = []
    for place in range(count):
        aside = (place / (count - 1) - 0.5) * 2
        x, sway = 0.6 * wide * aside, 0.1 * sin(place * 2.2)
        points = ((x, 0.2), (x * 1.06 + sway, 0.5), (x * 1.1 - sway, 0.78), (x * 1.16 + sway, 1.05))
        found.append(form(limb(points, 0.11, 0.09, 0.07, 0.03), "deep"))
    return found


def _holding() -> list[Shape]:
    arm = limb(((0.3, 0.6), (0.56, 0.72), (0.74, 0.5), (0.68, 0.28)), 0.12, 0.13, 0.1, 0.05)
    return [form(arm, "pale")]


def _ribbons() -> list[Shape]:
    """Return the frilled arms below the mouth."""
    ways = (
        ((-0.16, 0.25), (-0.22, 0.5), (-0.1, 0.72), (-0.2, 0.96)),
        ((0.16, 0.25), (0.1, 0.5), (0.24, 0.72), (0.14, 0.96)),
        ((0, 0.25), (0.05, 0.5), (-0.05, 0.7), (0.02, 0.9)),
    )
    return [form(limb(way, 0.2, 0.16, 0.13, 0.04), "pale") for way in ways]
