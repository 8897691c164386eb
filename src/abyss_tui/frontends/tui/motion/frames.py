"""The frames of a change: what a part of the table shows on its way from one board to the next."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

LONGEST: Final = 1.0
"""Seconds that a change may take; where it would take longer, its end is shown at once."""


class Frame(NamedTuple):
    """What is shown for a moment instead of the board as it is now."""

    seconds: float
    passing: Any
    """What is on its way, as the part that shows it understands it; None is the board itself."""


def seconds_of(frames: Sequence[Frame]) -> float:
    """Return how long these frames take, one after the other."""
    return sum(frame.seconds for frame in frames)
