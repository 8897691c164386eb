"""The deeds of a turn: its events, with those that belong together folded into one fact."""

from dataclasses import replace
from typing import TypeAlias

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.events import (
    LocationsDrawn,
    LocationTaken,
    LordPlaced,
    LordRecruited,
    LordsDiscarded,
    LordsRevealed,
    PearlsGained,
    PileTaken,
    TurnStarted,
)
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


@record
class Recruitment:
    """Lords were turned up, of which one is kept, or a pile was taken."""

    came: LordsRevealed | PileTaken
    kept: Lord | None = None
    pearls: int = 0
    """What the Lords that were placed so far have brought."""


@record
class Control:
    """Locations were drawn, or one was taken."""

    drawn: LocationsDrawn | None = None
    taken: LocationTaken | None = None
    pearls: int = 0
    """What it brought."""


Deed: TypeAlias = Recruitment | Control | Event
"""One fact to be told; an event that belongs to no other stands for itself."""


class TurnDeeds:
    """The deeds of one turn. An event adds one, makes one of them grow, or adds nothing."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []

    def add(self, event: Event) -> int | None:
        """Take an event in; return the place of the deed that is new or grew, or None."""
        for place in range(len(self.deeds) - 1, -1, -1):
            deed = self.deeds[place]
            grown = _grown(deed, event)
            if grown is not None:
                self.deeds[place] = grown
                return None if grown == deed else place
        if isinstance(event, TurnStarted | LordRecruited | LordsDiscarded):
            return None  # it begins the paragraph, or belongs to what was not seen
        self.deeds.append(_begun(event))
        return len(self.deeds) - 1


def _grown(deed: Deed, event: Event) -> Deed | None:
    """Return a deed with this event in it; None if the event does not belong to it."""
    match deed, event:
        case Recruitment(), LordRecruited():
            return replace(deed, kept=event.lord)
        case Recruitment(), LordsDiscarded() | LordPlaced():
            return deed
        case Recruitment(), PearlsGained() if event.why not in LOCATIONS:
            return replace(deed, pearls=deed.pearls + event.pearls)
        case Control(taken=None), LocationTaken():
            return replace(deed, taken=event)
        case Control(), PearlsGained() if deed.taken and event.why == deed.taken.location.slug:
            return replace(deed, pearls=event.pearls)
    return None


def _begun(event: Event) -> Deed:
    """Return the deed that begins with this event."""
    match event:
        case LordsRevealed() | PileTaken():
            return Recruitment(event)
        case LocationsDrawn():
            return Control(drawn=event)
        case LocationTaken():
            return Control(taken=event)
    return event
