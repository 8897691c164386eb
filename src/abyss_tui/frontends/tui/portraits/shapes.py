"""Shapes: an outline, what it is made of, and how light falls on it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from typing import TypeAlias

from abyss_tui.frontends.tui.portraits.outlines import Outline, moved, turned
from abyss_tui.records import record


class Finish(Enum):
    """How a shape takes light."""

    FORM = "a body: lit from above, with a rim of light, and an edge of ink around it"
    PART = "a part of a body: the same without the edge of ink"
    FLAT = "one colour all over"
    LIGHT = "gives light: strongest in the middle, nothing at its edge"


@record
class Shape:
    """A shape of a picture; those that come later lie on those before."""

    outline: Outline
    material: str
    """By the name that it has in `materials`."""
    finish: Finish = Finish.FORM
    strength: float = 1.0
    """How much of it is seen: 0 nothing, 1 all."""
    within: Outline | None = None
    """Seen only inside of this outline, as stripes are on a body."""
    crisp: bool = False
    """Whether it takes whole pixels in a small picture: eyes and blades, which must not blur."""
    fine: bool = False
    """Whether it is left out of a small picture, where it would only make mud of what is below."""


Shapes: TypeAlias = Sequence[Shape]


def form(outline: Outline, material: str, *, crisp: bool = False) -> Shape:
    """Return a body."""
    return Shape(outline, material, crisp=crisp)


def part(outline: Outline, material: str, within: Outline | None = None) -> Shape:
    """Return a part of a body."""
    return Shape(outline, material, Finish.PART, within=within)


def flat(
    outline: Outline,
    material: str,
    strength: float = 1.0,
    *,
    within: Outline | None = None,
    crisp: bool = False,
) -> Shape:
    """Return what has one colour."""
    return Shape(outline, material, Finish.FLAT, strength, within, crisp)


def light(outline: Outline, material: str, strength: float = 1.0) -> Shape:
    """Return a light."""
    return Shape(outline, material, Finish.LIGHT, strength)


def fine(*shapes: Shape) -> list[Shape]:
    """Return shapes that are left out of a small picture."""
    return [replace(each, fine=True) for each in shapes]


def placed(
    shapes: Iterable[Shape],
    x: float = 0.0,
    y: float = 0.0,
    size: float = 1.0,
    *,
    turn: float = 0.0,
    flip: bool = False,
) -> list[Shape]:
    """Return shapes turned, mirrored if wanted and resized about the middle, then moved."""
    wide = -size if flip else size

    def at(outline: Outline) -> Outline:
        return moved(turned(outline, turn) if turn else outline, x, y, wide, size)

    return [
        Shape(
            at(each.outline),
            each.material,
            each.finish,
            each.strength,
            None if each.within is None else at(each.within),
            each.crisp,
            each.fine,
        )
        for each in shapes
    ]
