"""What every seat did in a game, in figures."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from abyss_tui.games.conspiracy import events
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules.scoring import Score, scores
from abyss_tui.kernel.event import Event


def figures(events: Sequence[Event], game: Game) -> list[Mapping[str, int]]:
    """Return the figures of every seat by name: what it did, and where its points come from.

    `events` are all events of the game; `points`, the last figure, is the sum of the points.
    """
    return [
        {name: sum(count(event, seat) for event in events) for name, count in _COUNTS.items()}
        | point_rows(score)
        | {"points": score.total}
        for seat, score in enumerate(scores(game))
    ]


def point_rows(score: Score) -> dict[str, int]:
    """Return the points of a score by source, in the order in which they are counted."""
    return {
        "from_lords": score.lords,
        "from_locations": score.locations,
        "from_coalition": score.coalition,
        "from_pearl_master": score.pearl_master,
    }


def _times(kind: type[Event]) -> Callable[[Event, int], int]:
    """Return what counts the events of a kind that are this seat's."""
    return lambda event, seat: isinstance(event, kind) and getattr(event, "seat", None) == seat


def _gained(event: Event, seat: int) -> int:
    return event.pearls if isinstance(event, events.PearlsGained) and event.seat == seat else 0


_COUNTS: Final[Mapping[str, Callable[[Event, int], int]]] = {
    "turns": _times(events.TurnStarted),
    "reveals": _times(events.LordsRevealed),
    "piles": _times(events.PileTaken),
    "lords": _times(events.LordPlaced),
    "exchanges": _times(events.LordsExchanged),
    "locations": _times(events.LocationTaken),
    "pearls": _gained,
}
"""What one event adds to a figure of a seat."""
