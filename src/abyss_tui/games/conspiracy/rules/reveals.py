"""Which events show what was hidden before: a move that brought one about cannot be undone."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.conspiracy import events
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event

_REVEALS: Final[dict[type[Event], str]] = {
    events.LordsRevealed: "{name} turned Lords up",
    events.LordTurnedUp: "a Lord was turned up from the deck",
    events.LocationsDrawn: "{name} drew Locations",
}
"""What is said of these events: a clause, in which `name` is whose event it is.

A deck that was shuffled showed nothing: what it holds can be worked out from the table (C20).
"""


def revealed(event: Event, by: int, names: Sequence[str]) -> Message | None:
    """Return what this event showed to somebody who did not know it, as a clause, or None.

    `by` is the seat whose move brought the event about.
    """
    clause = _REVEALS.get(type(event))
    return None if clause is None else Message(clause, name=names[by])
