"""The seahorse, figure of the Farmers: in profile, with a long snout and a crest of spines."""

from abyss_tui.frontends.tui.portraits.figures.figure import Figure, Hand
from abyss_tui.frontends.tui.portraits.outlines import Outline, limb, oval, smooth
from abyss_tui.frontends.tui.portraits.shapes import Shape, flat, form, part


def seahorse(*, crest: int = 4, snout: float = 1.0, belly: float = 1.0) -> Figure:
    """Return a seahorse: so many spines of its crest, how long its snout is and how round it is."""
    neck = _neck(belly)
    head = smooth(
        (-0.06, -0.66),
        (0.22, -0.70),
        (0.42, -0.46),
        (0.36, -0.2),
        (0.12, -0.06),
        (-0.16, -0.10),
        (-0.3, -0.26),
        (-0.26, -0.5),
    )
    tip = -0.80 * snout
    nose = limb(((-0.1, -0.34), (-0.44, -0.20), (tip, -0.12)), 0.34, 0.19, 0.16)
    mouth = oval(tip, -0.11, 0.10, 0.14, 0.05)
    return Figure(
        behind=[*_crest(crest), _fin()],
        body=[
            form(neck, "body"),
            *_rings(neck),
            form(nose, "body"),
            form(mouth, "deep"),
            form(head, "body"),
            part(smooth((0.0, -0.60), (0.2, -0.62), (0.34, -0.46), (0.1, -0.5)), "pale", head),
            flat(oval(0.12, -0.2, 0.1, 0.06, 0.1), "shine", 0.5, within=head),
        ],
        eyes=((-0.02, -0.36),),
        eye=0.14,
        crown=(0.1, -0.62),
        hat=0.36,
        right=Hand((0.72, 0.26), _arm(0.34, 0.7)),
        left=Hand((-0.58, 0.42), _arm(-0.1, -0.56)),
        tilt=0.03,
        chest=(0.12, 0.76),
    )


def _neck(belly: float) -> Outline:
    return smooth(
        (0.10, -0.66),
        (0.40, -0.52),
        (0.50, -0.2),
        (0.46, 0.1),
        (0.62, 0.42),
        (0.66, 1.2),
        (-0.34 * belly, 1.2),
        (-0.38 * belly, 0.75),
        (-0.2 * belly, 0.42),
        (-0.02, 0.16),
        (-0.1, -0.06),
    )


def _rings(neck: Outline) -> list[Shape]:
    """Return the ridges across neck and belly, a light one above a dark one."""
    found = []
    for place in range(6):
        y = 0.0 + place * 0.2
        ridge = ((-0.6, y + 0.10), (0.1, y + 0.02), (0.8, y - 0.08))
        found.append(flat(limb(ridge, 0.05), "deep", 0.75, within=neck))
        lower = tuple((x, y + 0.045) for x, y in ridge)
        found.append(flat(limb(lower, 0.035), "shine", 0.5, within=neck))
    return found


def _crest(count: int) -> list[Shape]:
    found = []
    for place in range(count):
        share = place / max(1, count - 1)
        x, y = 0.1 + 0.38 * share, -0.64 + 0.5 * share * share
        far = (x + 0.06 + 0.24 * share, y - 0.3 + 0.14 * share)
        found.append(form(limb(((x - 0.05, y + 0.1), far), 0.2, 0.03), "deep"))
    return found


def _arm(shoulder: float, hand: float) -> list[Shape]:
    """Return a fin that reaches for something."""
    middle = (shoulder + hand) / 2
    fin = limb(((shoulder, 0.74), (middle, 0.72), (hand, 0.42)), 0.2, 0.16, 0.12)
    return [form(fin, "deep")]


def _fin() -> Shape:
    return form(
        smooth(
            (0.40, 0.1),
            (0.72, -0.06),
            (0.92, 0.12),
            (0.86, 0.3),
            (0.94, 0.5),
            (0.66, 0.6),
            (0.5, 0.5),
        ),
        "deep",
    )
