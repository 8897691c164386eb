"""What is counted of every seat in a game."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.conspiracy import events
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.figures import Count, times


def _gained(event: Event, seat: int) -> int:
    return event.pearls if isinstance(event, events.PearlsGained) and event.seat == seat else 0


COUNTS: Final[Mapping[str, Count]] = {
    "turns": times(events.TurnStarted),
    "reveals": times(events.LordsRevealed),
    "piles": times(events.PileTaken),
    "lords": times(events.LordPlaced),
    "exchanges": times(events.LordsExchanged),
    "locations": times(events.LocationTaken),
    "pearls": _gained,
}
"""What one event adds to a figure of a seat."""
