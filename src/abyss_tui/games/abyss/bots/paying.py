"""Good ways to pay for a Lord: what is given up for it, and which Ally is affiliated."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final

from abyss_tui.games.abyss.bots.worths import Weights, affiliating_worth
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.games.abyss.rules.payments import (
    Allies,
    Asked,
    bundles_by_race,
    by_race,
    missing,
    payments,
    race_choices,
    suggestions,
)
from abyss_tui.records import record

MANY: Final = 150
"""So many combinations of Allies are looked at one by one; of more, a few good ones."""


@record
class Payment:
    """A way to pay, and what it costs in Influence Points less what its affiliation brings."""

    allies: Allies
    price: float


@lru_cache(maxsize=20_000)
def ways(hand: Allies, asked: Asked) -> tuple[Allies, ...]:
    """Return the payments worth looking at, of a hand that is sorted."""
    groups = bundles_by_race(hand)
    choices = race_choices(list(groups), asked)
    if sum(prod(len(groups[race]) for race in races) for races in choices) <= MANY:
        return tuple(payments(groups, asked))
    return tuple(suggestions(by_race(hand), asked))


class Payer:
    """Whoever pays, at one moment: what is asked twice is worked out once."""

    def __init__(self, game: Game, seat: int, coming: float, keen: float, by: Weights) -> None:
        self.player: Player = game.players[seat]
        self.hand: Allies = tuple(sorted(self.player.hand, key=lambda ally: ally.order))
        self.any_affiliates = lasting_powers.affiliates_any(self.player)
        self.coming, self.keen, self.by = coming, keen, by
        self._affiliating: dict[Ally, float] = {}

    def payments(self, asked: Asked) -> list[Payment]:
        """Return the payments worth looking at for what is asked, the best first."""
        found = [Payment(allies, self.price(asked, allies)) for allies in ways(self.hand, asked)]
        return sorted(found, key=lambda way: way.price)

    def price(self, asked: Asked, allies: Allies) -> float:
        """Return what is given up with this payment, less what its affiliation brings."""
        by = self.by
        worth = sum([by.card + by.value * ally.value for ally in allies])
        worth += by.pearl * missing(asked.cost, allies)
        return worth * self.keen - self.best_affiliation(allies)

    def best_affiliation(self, allies: Allies) -> float:
        """Return what affiliating the best of these Allies brings, of those that may be."""
        lowest = 9 if self.any_affiliates else min([ally.value for ally in allies])
        return max([self.affiliating(ally) for ally in allies if ally.value <= lowest])

    def affiliating(self, ally: Ally) -> float:
        """Return what affiliating this Ally brings."""
        known = self._affiliating.get(ally)
        if known is None:
            known = affiliating_worth(self.player, ally, self.coming)
            self._affiliating[ally] = known
        return known


def best(payments: Sequence[Payment]) -> Payment | None:
    """Return the best of these payments, None when there is none."""
    return min(payments, key=lambda way: way.price, default=None)
