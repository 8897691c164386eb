"""Which events show what was hidden before: a move that brought one about cannot be undone."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss import events
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event

_REVEALS: Final[dict[type[Event], str]] = {
    events.LordPlotted: "{name}'s plot turned a Lord up",
    events.CardRevealed: "{name} turned an Exploration card up",
    events.MonstersDrawn: "{name} drew Monster tokens",
    events.MonsterStolen: "{name} stole a Monster token",
    events.PileTaken: "{name} took a Council pile in hand",
    events.LordSwept: "a Lord came up from the deck",
    events.CourtRefilled: "the Court was refilled from the deck",
    events.LocationsDrawn: "{name} drew Locations",
}
"""What is said of these events: a clause, in which `name` is whose event it is.

That need not be who moved: after a sale it is the explorer who turns the next card up.
"""

_FROM_HIDDEN: Final = {
    "deck": "a Lord came up from the deck",
    "stack": "the stack of Locations was shuffled",
}
"""The same for events that can also come from a place that lies open, by that place."""


def revealed(event: Event, by: int, names: Sequence[str]) -> Message | None:
    """Return what this event showed to somebody who did not know it, as a clause, or None.

    `by` is the seat whose move brought the event about.
    """
    match event:
        case events.AllyDiscarded(seat=seat) if seat != by:
            return Message("{name} has discarded", name=names[seat])
        case events.LordReplaced(source=source) | events.LocationExchanged(source=source):
            clause = _FROM_HIDDEN.get(source)
        case _:
            clause = _REVEALS.get(type(event))
    if clause is None:
        return None
    return Message(clause, name=names[getattr(event, "seat", by)])
