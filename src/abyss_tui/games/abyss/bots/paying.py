"""Good ways to pay for a Lord: what is given up for it, and which Ally is affiliated."""

from functools import lru_cache
from math import prod
from typing import Final

from abyss_tui.games.abyss.bots.evaluation import Weights, affiliating_worth
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.games.abyss.rules.payments import (
    PRINTED_ORDER,
    Allies,
    Demand,
    bundles_by_race,
    missing,
    payments,
    race_choices,
    suggestions,
)
from abyss_tui.records import record

MANY: Final = 150
"""So many combinations of Allies are looked at one by one; of more, a few good ones."""


@record
class Way:
    """Allies that pay for a Lord, with what follows from them and the cost alone."""

    allies: Allies
    values: tuple[int, ...]
    missing: int
    """The Pearls that make up the cost."""
    lowest: Allies
    """Those of the lowest value, which may be affiliated."""


@record
class Payment:
    """A way to pay, and what it costs in Influence Points less what its affiliation brings."""

    allies: Allies
    price: float


@lru_cache(maxsize=4_000)
def ways(hand: Allies, asked: Demand) -> tuple[Way, ...]:
    """Return the payments worth looking at, of a hand that is sorted.

    Games that are played on from one position ask for the same again and again, at about the
    same time: a larger memory finds hardly more.
    """
    groups = bundles_by_race(hand)
    choices = race_choices(list(groups), asked)
    if sum(prod(len(groups[race]) for race in races) for races in choices) <= MANY:
        return tuple([_way(allies, asked) for allies in payments(groups, asked)])
    return tuple([_way(allies, asked) for allies in suggestions(hand, asked)])


def _way(allies: Allies, asked: Demand) -> Way:
    values = tuple([ally.value for ally in allies])
    least = min(values)
    lowest = tuple([ally for ally in allies if ally.value == least])
    return Way(allies, values, missing(asked.cost, allies), lowest)


class Payer:
    """Whoever pays, at one moment: what is asked twice is worked out once."""

    def __init__(self, game: Game, seat: int, coming: float, keen: float, by: Weights) -> None:
        self.player: Player = game.players[seat]
        self.hand: Allies = tuple(sorted(self.player.hand, key=PRINTED_ORDER))
        self.any_affiliates = lasting_powers.affiliates_any(self.player)
        self.coming, self.keen, self.by = coming, keen, by
        self._affiliating: dict[Ally, float] = {}

    def best(self, asked: Demand) -> Payment:
        """Return the best payment for what is asked; there must be one."""
        way = min(self._ways(asked), key=self.price)
        return Payment(way.allies, self.price(way))

    def payments(self, asked: Demand) -> list[Payment]:
        """Return the payments worth looking at for what is asked, the best first."""
        found = [Payment(way.allies, self.price(way)) for way in self._ways(asked)]
        return sorted(found, key=lambda way: way.price)

    def _ways(self, asked: Demand) -> tuple[Way, ...]:
        # Pearls beyond the cost change nothing: without them more is asked for again.
        pearls = asked.pearls if asked.pearls < asked.cost else asked.cost
        return ways(self.hand, Demand(asked.cost, asked.races, asked.own, pearls))

    def price(self, way: Way) -> float:
        """Return what is given up with this payment, less what its affiliation brings."""
        card, value = self.by.card, self.by.value
        worth = sum([card + value * each for each in way.values])
        worth += self.by.pearl * way.missing
        return worth * self.keen - self.best_affiliation(way)

    def best_affiliation(self, way: Way) -> float:
        """Return what affiliating the best of these Allies brings, of those that may be."""
        allies = way.allies if self.any_affiliates else way.lowest
        return max([self.affiliating(ally) for ally in allies])

    def affiliating(self, ally: Ally) -> float:
        """Return what affiliating this Ally brings."""
        known = self._affiliating.get(ally)
        if known is None:
            known = affiliating_worth(self.player, ally, self.coming)
            self._affiliating[ally] = known
        return known
