"""The situation of the seat that decides, as its rules of thumb see it."""

from collections.abc import Sequence

from abyss_tui.games.abyss.bots.evaluation import (
    Weights,
    keys_worth,
    last_affiliation_worth,
    location_worth,
    outlook,
)
from abyss_tui.games.abyss.cards.pieces import Ally, Location
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules.payments import means


class Situation:
    """A game at a decision, the seat that decides, and how far the end is."""

    def __init__(self, game: Game, seat: int, by: Weights) -> None:
        self.game, self.seat, self.by = game, seat, by
        self.player: Player = game.players[seat]
        self.coming, self.keen = outlook(game, seat)
        self.races = means(self.player.hand).totals
        """The Races in hand, with what each comes to."""
        self._last_affiliation: float | None = None

    def alone(self, ally: Ally) -> bool:
        """Whether this Ally is the only one of its Race in hand."""
        return sum([other.race is ally.race for other in self.player.hand]) == 1

    def ally(self, ally: Ally) -> float:
        """Return what one Ally more in hand would be worth."""
        by = self.by
        new = 0.0 if ally.race in self.races else by.new_race
        worth = self.keen * (by.card + by.value * ally.value + new)
        return worth if self.keen == 1.0 else worth + self._at_the_end([ally])

    def allies(self, allies: Sequence[Ally]) -> float:
        """Return what several Allies more in hand would be worth together."""
        if not allies:
            return 0.0
        by = self.by
        worth = by.card * len(allies) + by.value * sum([ally.value for ally in allies])
        worth += by.new_race * len({ally.race for ally in allies if ally.race not in self.races})
        worth *= self.keen
        return worth if self.keen == 1.0 else worth + self._at_the_end(allies)

    def pearls(self, pearls: float) -> float:
        """Return what so many Pearls are worth."""
        return self.by.pearl * self.keen * pearls + 0.01 * pearls

    def keys(self, more: int) -> float:
        """Return what so many Keys more are worth; a Location at once is worth it to the end."""
        have = self.player.total_keys()
        gain = keys_worth(have + more, self.by) - keys_worth(have, self.by)
        reached = have + more >= 3 and self.game.seat == self.seat
        return gain if reached else gain * self.keen

    def location(self, location: Location) -> float:
        """Return what a Location promises."""
        return location_worth(self.game, self.seat, location, self.coming)

    def _at_the_end(self, more: Sequence[Ally]) -> float:
        """Return what Allies would add to the last affiliation, by how near it is."""
        if self._last_affiliation is None:
            self._last_affiliation = last_affiliation_worth(self.player, self.player.hand)
        with_them = last_affiliation_worth(self.player, [*self.player.hand, *more])
        return (1.0 - self.keen) * (with_them - self._last_affiliation)
