"""The ambassador: an old one of the deep with fins for ears, grey, and a gem of each Race."""

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand, other
from abyss_tui.frontends.tui.portraits.outlines import Outline, limb, mirrored, oval, smooth, star
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, part, placed


def ambassador(*, beard: str = "long", gaunt: float = 1.0) -> Figure:
    """Return an ambassador: the beard ("long", "parted", "short"), and how narrow the face is."""
    head = mirrored((0, -0.52), (0.3, -0.46), (0.40 / gaunt, -0.1), (0.32 / gaunt, 0.22), (0, 0.42))
    return Figure(
        behind=[*_ears()],
        body=[
            form(mirrored((0, 0.40), (0.46, 0.48), (0.86, 0.8), (0.94, 1.3), (0, 1.3)), "robe"),
            *_gems(),
            form(head, "grey"),
            *_cheeks(),
            *_beard(beard),
        ],
        eyes=((-0.16, -0.06), (0.16, -0.06)),
        eye=0.105,
        crown=(0.0, -0.34),
        hat=0.38,
        right=(hand := Hand((0.74, 0.30), _arm())),
        left=other(hand),
        chest=(0.0, 0.84),
    )


def _ears() -> list[Shape]:
    ear = smooth(
        (0.3, -0.16),
        (0.62, -0.36),
        (0.84, -0.3),
        (0.72, -0.12),
        (0.76, 0.06),
        (0.56, 0.1),
        (0.34, 0.14),
    )
    ray = limb(((0.34, 0.0), (0.76, -0.24)), 0.03)
    shapes = [form(ear, "deep"), flat(ray, "shine", 0.6)]
    return [*shapes, *placed(shapes, flip=True)]


def _cheeks() -> list[Shape]:
    brow = limb(((-0.34, -0.24), (-0.18, -0.22), (-0.04, -0.14)), 0.05, 0.12, 0.07)
    return [
        part(brow, "cloth"),
        *placed([part(brow, "cloth")], flip=True),
        form(smooth((-0.06, -0.04), (0.06, -0.04), (0.1, 0.14), (0, 0.18), (-0.1, 0.14)), "grey"),
    ]


def _beard(kind: str) -> list[Shape]:
    if kind == "short":
        return [form(mirrored((0, 0.18), (0.3, 0.14), (0.3, 0.4), (0, 0.62)), "cloth")]
    if kind == "parted":
        lock = limb(((0.06, 0.24), (0.2, 0.5), (0.1, 0.74), (0.3, 0.98)), 0.24, 0.26, 0.18, 0.04)
        return [form(lock, "cloth"), *placed([form(lock, "cloth")], flip=True)]
    ways = (
        ((-0.2, 0.2), (-0.28, 0.5), (-0.14, 0.84)),
        ((0.2, 0.2), (0.28, 0.5), (0.14, 0.84)),
        ((0, 0.26), (0.03, 0.6), (-0.02, 1.0)),
    )
    return [form(limb(way, 0.22, 0.24, 0.06), "cloth") for way in ways]


def _arm() -> list[Shape]:
    sleeve = limb(((0.46, 0.9), (0.72, 0.82), (0.74, 0.46)), 0.28, 0.26, 0.2)
    return [form(sleeve, "robe"), form(oval(0.74, 0.36, 0.1, 0.11), "grey")]


def _gems() -> list[Shape]:
    """Return the chain of office: a gem of each Race from shoulder to shoulder."""
    places: tuple[tuple[float, float], ...] = (
        (-0.68, 0.72),
        (-0.5, 0.6),
        (0.5, 0.6),
        (0.68, 0.72),
        (0.0, 0.9),
    )
    return [form(_gem(x, y), f"race {place}") for place, (x, y) in enumerate(places)]


def _gem(x: float, y: float) -> Outline:
    return star(x, y, 0.11, 0.08, 4)
