"""The deeds of a turn: its events, with those that belong together folded into one fact."""

from dataclasses import replace
from typing import TypeAlias

from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.events import (
    AllyAffiliated,
    AllyDeclined,
    AllyDiscarded,
    HandDiscarded,
    LordArrived,
    LordRecruited,
    MonstersDrawn,
    PearlsGained,
    TrackCleared,
    TurnStarted,
)
from abyss_tui.games.abyss.text.exploration import Exploration, changes_exploration, with_event
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


@record
class Recruitment:
    """A Lord was recruited, and these Allies of the payment were affiliated."""

    lord: LordRecruited
    affiliated: tuple[Ally, ...] = ()


@record
class Affiliation:
    """These Allies were affiliated, one after the other."""

    seat: int
    allies: tuple[Ally, ...]


@record
class Discarding:
    """Allies were discarded from hand, one after the other because of the same Lord.

    The Lord paid so many Pearls for it.
    """

    ally: AllyDiscarded
    more: tuple[AllyDiscarded, ...] = ()
    pearls: int = 0


Deed: TypeAlias = Exploration | Recruitment | Affiliation | Discarding | Event
"""One fact to be told; an event that belongs to no other stands for itself."""


class TurnDeeds:
    """The deeds of one turn. An event adds one, makes one of them grow, or adds nothing."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self._exploration: int | None = None
        self._before: Event | None = None

    def add(self, event: Event) -> int | None:
        """Take an event in; return the place of the deed that is new or grew, or None."""
        before, self._before = self._before, event
        if changes_exploration(event):
            return self._add_to_exploration(event)
        if _is_silent(event):
            return None
        longer = self._longer(event, before)
        if longer is None:
            self.deeds.append(_begun(event))
        else:
            self.deeds[-1] = longer
        return len(self.deeds) - 1

    def _add_to_exploration(self, event: Event) -> int:
        if self._exploration is None:
            self._exploration = len(self.deeds)
            self.deeds.append(Exploration())
        exploration = self.deeds[self._exploration]
        assert isinstance(exploration, Exploration)
        self.deeds[self._exploration] = with_event(exploration, event)
        return self._exploration

    def _longer(self, event: Event, before: Event | None) -> Deed | None:
        """Return the last deed with this event in it, if the event belongs to it."""
        last = self.deeds[-1] if self.deeds else None
        match event, before, last:
            case AllyAffiliated(seat=seat), AllyAffiliated(), Affiliation() if seat == last.seat:
                return replace(last, allies=(*last.allies, event.ally))
            case AllyAffiliated(seat=seat), LordRecruited() | AllyAffiliated(), Recruitment() if (
                seat == last.lord.seat
            ):
                return replace(last, affiliated=(*last.affiliated, event.ally))
            case AllyDiscarded(seat=seat, lord=lord), AllyDiscarded(), Discarding() if (
                seat,
                lord,
            ) == (last.ally.seat, last.ally.lord):
                return replace(last, more=(*last.more, event))
            case PearlsGained(seat=seat, why=why), AllyDiscarded(), Discarding() if (seat, why) == (
                last.ally.seat,
                last.ally.lord.slug,
            ):
                return replace(last, pearls=event.pearls)
        return None


def _begun(event: Event) -> Deed:
    """Return the deed that begins with this event."""
    match event:
        case LordRecruited():
            return Recruitment(event)
        case AllyAffiliated(seat=seat, ally=ally):
            return Affiliation(seat, (ally,))
        case AllyDiscarded():
            return Discarding(event)
    return event


def _is_silent(event: Event) -> bool:
    """Whether nothing is said of this event: it follows from others, or nothing came of it."""
    match event:
        case TurnStarted(extra=extra):
            return not extra
        case HandDiscarded(cards=cards):
            return cards == 0
    return isinstance(event, AllyDeclined | LordArrived | MonstersDrawn | TrackCleared)
