"""What every seat did in a game, in figures: counted from its events, and from the points."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import TOTAL, Score

Count: TypeAlias = Callable[[Event, int], int]
"""What one event adds to a figure of a seat."""


def figures(
    events: Sequence[Event], scores: Sequence[Score], counts: Mapping[str, Count]
) -> list[Mapping[str, int]]:
    """Return the figures of every seat by name: what it did, and where its points come from.

    `events` are all events of the game, `scores` those of its end. `TOTAL`, the last figure, is the
    sum of the points.
    """
    return [
        {name: sum(count(event, seat) for event in events) for name, count in counts.items()}
        | {**score.rows, TOTAL: score.total}
        for seat, score in enumerate(scores)
    ]


def times(kind: type[Event]) -> Count:
    """Return what counts the events of a kind that are this seat's."""
    return lambda event, seat: isinstance(event, kind) and getattr(event, "seat", None) == seat
