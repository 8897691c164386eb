"""What one seat answers by itself to the offers of others: set beforehand, unseen by anybody."""

from typing import Literal, NamedTuple, TypeAlias

from abyss_tui.games.abyss.actions import Buy, Decline
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import View

Wish: TypeAlias = Literal["buy", "pass", "nothing"] | Race | int
"""What is set or taken back: for a Race, or for values below a number."""


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


class CanBeSet(NamedTuple):
    """What a seat can set now, besides what holds for the whole game."""

    on_offer: Offered | None
    """What may still reach the seat, if anything may."""
    turn: int | None
    """The turn of somebody else, in which it can pass; None in its own."""


def can_be_set(view: View, preview: Preview, seat: int, turn: int, active: int) -> CanBeSet:
    """Return what a seat can set; `turn` is the number of that of the `active` one."""
    reach = any(each.seat == seat and each.problem is None for each in preview.offer)
    return CanBeSet(offered(view, turn) if reach else None, None if active == seat else turn)


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

    def wish(self, wish: Wish, can: CanBeSet) -> None:
        """Set or take back what was chosen of what could be set."""
        match wish:
            case "buy" if can.on_offer is not None:
                self.switch_buying(can.on_offer)
            case "pass" if can.turn is not None:
                self.switch_passing(can.turn)
            case "nothing":
                self.take_back()
            case Race():
                self.switch_race(wish)
            case int():
                self.below = wish

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
