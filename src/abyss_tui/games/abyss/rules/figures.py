"""What is counted of every seat in a game."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss import events
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.figures import Count, times


def _spent(event: Event, seat: int) -> int:
    return event.price if isinstance(event, events.AllySold) and event.seat == seat else 0


def _sold(event: Event, seat: int) -> int:
    return isinstance(event, events.AllySold) and event.explorer == seat


COUNTS: Final[Mapping[str, Count]] = {
    "turns": times(events.TurnStarted),
    "plots": times(events.LordPlotted),
    "piles": times(events.PileTaken),
    "spent": _spent,
    "sold": _sold,
    "monsters": times(events.MonsterFought),
    "locations": times(events.LocationTaken),
}
"""What one event adds to a figure of a seat: Pearls paid to explorers are `spent`, Allies sold
to others as the explorer `sold`, Monsters fought `monsters`, Locations taken `locations`."""
