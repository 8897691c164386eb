"""What one seat answers by itself to the offers of others: set beforehand, unseen by anybody."""

from typing import NamedTuple

from abyss_tui.games.abyss.actions import Buy, Decline
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.views import View


class Offered(NamedTuple):
    """An Ally on offer. No two offers of a game are equal: every sale raises the price."""

    turn: int
    """The number of the turn."""
    space: int
    price: int
    ally: Ally


def offered(view: View, turn: int) -> Offered | None:
    """Return what is on offer now, if anything is."""
    if view.decision is None or view.decision.kind != "offer":
        return None
    ally = view.track[-1]
    assert isinstance(ally, Ally)  # nobody is offered a Monster
    return Offered(turn, len(view.track), view.price, ally)


class SeatAnswers:
    """The answers of one seat. An offer is answered by itself once: after an undo it is asked."""

    def __init__(self) -> None:
        self.buying: Offered | None = None
        """What is bought if it reaches the seat."""
        self.passing: int | None = None
        """The turn in which the seat passes whatever is offered."""
        self.never: frozenset[Race] = frozenset()
        """The Races that the seat is not asked for."""
        self.below = 0
        """The seat is not asked for Allies of a lower value."""
        self._asked: Offered | None = None

    def answer(self, view: View, turn: int) -> Buy | Decline | None:
        """Return the answer to an offer that is asked now; None asks the player."""
        on_offer = offered(view, turn)
        if on_offer is None or on_offer == self._asked:
            return None
        if self.buying == on_offer:
            return Buy()
        if self.passing == on_offer.turn or self.never_asked(on_offer.ally):
            return Decline()
        return None

    def asked(self, view: View, turn: int) -> None:
        """Know that the seat was asked: what it would have bought is gone, or is bought."""
        on_offer = offered(view, turn)
        if on_offer is not None:
            self._asked, self.buying = on_offer, None

    def never_asked(self, ally: Ally) -> bool:
        """Whether the seat passes on this Ally whoever offers it."""
        return ally.race in self.never or ally.value < self.below

    def switch_buying(self, on_offer: Offered) -> None:
        """Buy this Ally if it reaches the seat, or not any more."""
        self.buying = None if self.buying == on_offer else on_offer

    def switch_passing(self, turn: int) -> None:
        """Pass for the rest of this turn's exploration, or not any more."""
        self.passing = None if self.passing == turn else turn
        self.buying = None

    def switch_race(self, race: Race) -> None:
        """Ask for no Ally of a Race any more, or again."""
        self.never ^= {race}

    def take_back(self) -> None:
        """Ask everything again."""
        self.buying = self.passing = None
        self.never, self.below = frozenset(), 0
