"""What is known of a figure, whoever it is."""

from abyss_tui.frontends.tui.portraits.outlines import Point
from abyss_tui.frontends.tui.portraits.shapes import Shapes, placed
from abyss_tui.records import record


@record
class Hand:
    """A hand of a figure, and the arm that it belongs to."""

    at: Point
    """Where it holds what it has."""
    behind: Shapes
    """What lies behind that: seen, as `front`, only with something in the hand."""
    front: Shapes = ()
    """What lies before it: claws."""
    empty: Shapes = ()
    """The arm when it holds nothing; mostly it is not seen then."""


def other(hand: Hand) -> Hand:
    """Return the hand on the other side."""
    x, y = hand.at
    mirrored = (placed(each, flip=True) for each in (hand.behind, hand.front, hand.empty))
    return Hand((-x, y), *mirrored)


@record(kw_only=True)
class Figure:
    """A body without eyes, hat and anything in its hands."""

    behind: Shapes = ()
    """What lies behind its arms: shells, legs."""
    body: Shapes
    eyes: tuple[Point, ...]
    eye: float
    """The radius of an eye."""
    crown: Point
    """Where a hat sits: the middle of its brim."""
    hat: float
    """Half the width of the head there."""
    tilt: float = 0.0
    """How far a hat is turned, in parts of a full circle."""
    right: Hand
    """The hand on the right of the picture, as seen by us."""
    left: Hand
    chest: Point = (0.0, 0.76)
    """Where it wears a Key."""
