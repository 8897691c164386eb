"""What came into a hand: from the events that its player knows."""

from collections.abc import Iterable

from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.events import AllySold, AllyTaken, PileTaken
from abyss_tui.kernel.event import Event


def allies_gained(happened: Iterable[Event], seat: int) -> tuple[Ally, ...]:
    """Return the Allies that this seat bought, took or got with a Council pile, in that order.

    The events are as this seat knows them. An Ally that has left the hand since is there as well.
    """
    gained = list[Ally]()
    for event in happened:
        match event:
            case AllySold(seat=by) | AllyTaken(seat=by) if by == seat:
                gained.append(event.ally)
            case PileTaken(seat=by, allies=tuple() as allies) if by == seat:
                gained += allies
    return tuple(gained)
