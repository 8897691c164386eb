"""The situation of a seat, as its rules of thumb see it: what cards would bring it."""

from collections.abc import Sequence
from math import exp
from typing import Final

from abyss_tui.games.conspiracy.bots.evaluation import (
    BETTER,
    INDEX,
    Chamber,
    advantage,
    coalition_promise,
    growing,
    largest,
    location_promise,
    still_to_come,
    title_chance,
)
from abyss_tui.games.conspiracy.bots.weights import Weights
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import LORDS
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules.locations import PAIR_ANY_KEYS
from abyss_tui.games.conspiracy.rules.scoring import FOR_PEARL_MASTER, PER_LORD_OF_COALITION

VALUES: Final = (0, 1, 2, 3, 4, 6)
"""The Influence Points of the different Lords of a Guild, in their order."""
_SAMPLES: Final = tuple(LORDS.values())[: len(VALUES)]
"""A Lord of each value: what it does is the same in every Guild."""


class Situation:
    """A game, a seat of it, and what that seat still expects."""

    def __init__(self, game: Game, seat: int, by: Weights) -> None:
        self.game, self.seat, self.by = game, seat, by
        self.player: Player = game.players[seat]
        self.coming = still_to_come(game, seat)
        self.chamber = Chamber(self.player)
        self.filled = len(self.player.chamber)
        self.free = SPACES - self.filled
        self._later = by.lord * exp(-BETTER * self.coming)
        """What a point counts that the best Lord of a Guild has more."""
        self._size = max([largest(of) for of in self.chamber.spaces])
        self._before = self._worth(self._size, self._grown(0), self.filled)
        self._ahead = self.player.pearls - max(
            [each.pearls for at, each in enumerate(game.players) if at != seat]
        )
        """By how many Pearls this seat is ahead of all others."""
        self._counts_better = [0, 0, 0, 0, 0]
        """By Guild, how many Locations count its best Lord."""
        self._counts_lords = [0, 0, 0, 0, 0]
        """By Guild, how many Locations count its Lords."""
        self._counts_keys = {Key.SILVER: 0, Key.GOLD: 0}
        """By the kind of Key, how much Locations give for each Lord that carries one."""
        self._counts_pairs = self._pairs = False
        for location in self.player.locations.values():
            self._note(location)
        self._joined: dict[tuple[int, int], float] = {}
        self._values: dict[int, float] = {}
        self._best_location: float | None = None

    def _note(self, held: Location) -> None:
        """Note what a Location of this seat makes of the cards to come."""
        of = held.scoring
        if of.guild is not None:
            if of.counts == "lords-of-guild":
                self._counts_lords[INDEX[of.guild]] += 1
            else:
                self._counts_better[INDEX[of.guild]] += 1
        elif of.key is not None:
            self._counts_keys[of.key] += of.each
        elif of.counts == "pairs-of-pearls":
            self._counts_pairs = True
        elif held.power.verb == PAIR_ANY_KEYS:
            self._pairs = True

    def lord(self, lord: Lord) -> float:
        """Return what placing this Lord on the next space brings."""
        guild = INDEX[lord.guild]
        return self._better(guild, lord.points) + self._joining(guild, 1) + self._value(lord)

    def lords(self, lords: Sequence[Lord]) -> float:
        """Return what placing these Lords of one Guild brings, as far as there is room."""
        ordered = sorted(lords, key=self._value, reverse=True)[: self.free]
        guild, most = INDEX[ordered[0].guild], max([lord.points for lord in ordered])
        joining = self._joining(guild, len(ordered))
        return self._better(guild, most) + joining + self._values_of(ordered)

    def each_lord(self) -> list[float]:
        """Return what each different Lord would bring, in their order."""
        values = [self._value(lord) for lord in _SAMPLES]
        brought: list[float] = []
        for guild in range(5):
            joining = self._joining(guild, 1)
            brought += [
                self._better(guild, points) + joining + value
                for points, value in zip(VALUES, values, strict=True)
            ]
        return brought

    def location(self, location: Location) -> float:
        """Return what taking this Location brings."""
        by = self.by
        worth = location_promise(self.player, self.chamber, location, self.coming)
        if location.scoring.counts == "locations":
            worth += location.scoring.each  # it counts itself (C32)
        if location.pearls:
            worth += self._pearls(location.pearls)
        if location.power.verb == "issue-edict":
            worth += by.edict * (len(self.game.players) - 1)
        return worth

    def exchange(self, one: int, other: int) -> float:
        """Return what it brings that the Lords on these two spaces change places."""
        lords = self.player.chamber
        first, second = INDEX[lords[one - 1].guild], INDEX[lords[other - 1].guild]
        if first == second:
            return 0.0
        spaces = self.chamber.spaces[:]
        both = 1 << (one - 1) | 1 << (other - 1)
        spaces[first] ^= both
        spaces[second] ^= both
        size = max([largest(of) for of in spaces])
        grown = max([growing(of, self.filled) for of in spaces])
        return self._worth(size, grown, self.filled) - self._before

    def _better(self, guild: int, points: int) -> float:
        """Return what a Lord of so many points brings as the best one of its Guild, if it is."""
        better = points - self.chamber.best[guild]
        return better * (self._later + self._counts_better[guild]) if better > 0 else 0.0

    def _joining(self, guild: int, lords: int) -> float:
        """Return what so many Lords of a Guild on the next spaces bring, whatever their points."""
        known = self._joined.get((guild, lords))
        if known is None:
            if (-1, lords) not in self._joined:
                self._joined[-1, lords] = self._grown(lords)
            filled = self.filled + lords
            of = self.chamber.spaces[guild] | ((1 << lords) - 1) << self.filled
            size = max(self._size, largest(of))
            # A Guild that gets Lords may come to more than without them: it need not be left out.
            grown = max(self._joined[-1, lords], growing(of, filled))
            known = self._worth(size, grown, filled) - self._before
            known += lords * self._counts_lords[guild]
            self._joined[guild, lords] = known
        return known

    def _grown(self, lords: int) -> float:
        """Return what the largest Coalition may come to when so many Lords of no Guild come."""
        filled = self.filled + lords
        return max([growing(of, filled) for of in self.chamber.spaces])

    def _worth(self, size: int, grown: float, filled: int) -> float:
        coming = self.coming - (filled - self.filled)
        promise = coalition_promise(size, grown, coming if coming > 0.0 else 0.0)
        return self.by.coalition * PER_LORD_OF_COALITION * promise

    def _value(self, lord: Lord) -> float:
        """Return what a Lord brings beyond its Guild: Keys, Pearls, its power."""
        known = self._values.get(lord.points)
        if known is None:
            known = self._values[lord.points] = self._values_of([lord])
        return known

    def _values_of(self, lords: Sequence[Lord]) -> float:
        """Return what Lords bring beyond their Guild, placed in this order."""
        pearls, brought, keyed = 0, 0.0, False
        for lord in lords:
            if lord.key is not None:
                keyed = True
            elif lord.points in {3, 4}:
                pearls += lord.pearls
            elif lord.points:
                brought -= self.by.turned_up
            else:
                brought += self.by.exchange
        if keyed:
            brought += self._keys(lords)
        return brought + self._pearls(pearls) if pearls else brought

    def _keys(self, lords: Sequence[Lord]) -> float:
        """Return what the Keys of Lords bring, placed in this order."""
        player, pairs = self.player, self._pairs
        silver, gold, brought = player.silver, player.gold, 0.0
        before = self._live(silver, gold)
        for lord in lords:
            if lord.key is None:
                continue
            if lord.key is Key.SILVER:
                silver += 1
            else:
                gold += 1
            brought += self._counts_keys[lord.key]
            if silver > 1 or gold > 1 or (pairs and silver and gold):
                brought += self._a_location()
                silver = gold = 0
        return brought + self._live(silver, gold) - before

    def _live(self, silver: int, gold: int) -> float:
        """Return what so many live Keys are worth."""
        by, keys = self.by, silver + gold
        if not keys:
            return 0.0
        worth = (by.one_key if keys == 1 else by.two_keys) + (by.any_key if self._pairs else 0.0)
        return worth * (self.coming / 3.0 if self.coming < 3.0 else 1.0)

    def _a_location(self) -> float:
        """Return what the next Location brings: the best available one, or one from the deck."""
        if self._best_location is None:
            there = [self.location(each) for each in self.game.available]
            self._best_location = max([*there, self.by.location])
        return self._best_location

    def _pearls(self, pearls: int) -> float:
        """Return what so many Pearls more bring: the title, and pairs of them."""
        game, seat, lead = self.game, self.seat, self._ahead + pearls
        holder = game.pearl_master
        before = title_chance(self._ahead + advantage(game, seat, holder), self.coming)
        after = advantage(game, seat, seat if lead >= 0 else holder)
        brought = title_chance(lead + after, self.coming) - before
        brought *= FOR_PEARL_MASTER * self.by.title
        return brought + pearls / 2 if self._counts_pairs else brought
