"""Evaluation: what a seat may come to in Influence Points, part by part.

Each part is what lies on the table with what it usually grows by to the end: who has no good Lord
of a Guild yet finds better ones more easily than who has. The numbers were fitted to what 2,000
games by rules of thumb, of two to four players, came to from 127,000 positions.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, TypeAlias

from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.names import GUILDS, Key
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules.chamber import NEIGHBOURS, groups, spaces
from abyss_tui.games.conspiracy.rules.locations import PAIR_ANY_KEYS, SEARCH_DECK
from abyss_tui.games.conspiracy.rules.scoring import (
    FOR_PEARL_MASTER,
    PER_LORD_OF_COALITION,
    location_points,
)

Breakdown: TypeAlias = tuple[float, float, float, float, float, float]
PARTS: Final = ("lords", "locations", "coalition", "pearl_master", "keys", "coming")
"""What the parts of a breakdown are called, in their order; last the Locations that Lords bring who
are still to come, and so what it is worth that the end is far."""

FILLED: Final = 0.95
"""How many of the free spaces are filled of whoever is nearest to the end."""
BEHIND: Final = 0.5
"""How many are filled of those that somebody has more."""
LAST_TURN: Final = 1.3
"""How many Lords a player places in a last turn."""
BETTER: Final = 0.068
"""How much of what the best Lords miss is made up for by each Lord to come, at first."""
MISSED: Final = 3.0
"""So many points of the best Lords are missed at the end as a rule."""
USUAL_COALITION: Final = 6.8
"""How many Lords a Coalition comes to that is still to be begun."""
LORDS_FOR_IT: Final = 16.0
"""So many Lords to come make what stands in a chamber now mean nothing for its Coalition."""
TOUCHED: Final = 0.2
"""How many Lords a Coalition gains by each free space that touches it, as a rule."""
JOINED: Final = 0.45
"""The same by each Lord of another Coalition of the Guild that such a space would join to it."""
NEW_LOCATIONS: Final = 1.15
"""What the Locations bring that one Lord to come brings, on average."""
ONE_KEY: Final = 2.3
TWO_KEYS: Final = 3.0
"""What live Keys bring: one, and two of different kinds."""
ANY_KEY: Final = 0.9
"""How much more live Keys bring to who needs no two of the same kind."""
BEST_LORD: Final = 6
"""The Influence Points of the best Lord of a Guild."""

_ALL: Final = (1 << SPACES) - 1
INDEX: Final = {guild: place for place, guild in enumerate(GUILDS)}
"""The place of each Guild in the lists of a chamber."""


class Chamber:
    """What counts in a chamber, Guild by Guild, in the order of the Guilds."""

    __slots__ = ("best", "spaces")

    def __init__(self, player: Player) -> None:
        self.best = best = [0, 0, 0, 0, 0]
        """The points of the best Lord."""
        self.spaces = taken = [0, 0, 0, 0, 0]
        """The set of spaces with Lords of the Guild."""
        place = 1
        for lord in player.chamber:
            guild = INDEX[lord.guild]
            taken[guild] |= place
            place += place
            if lord.points > best[guild]:  # noqa: PLR1730 (max takes several times as long)
                best[guild] = lord.points


def still_to_come(game: Game, seat: int) -> float:
    """Return how many Lords a seat still places, on average."""
    free = SPACES - len(game.players[seat].chamber)
    if game.ending is None:
        least = SPACES - max([len(player.chamber) for player in game.players])
        return FILLED * least + BEHIND * (free - least)
    # The turns up to the seat before the one that brought the end are still to come.
    count = len(game.players)
    acts = (seat - game.seat) % count < (game.ending - game.seat) % count
    return min(free, LAST_TURN) if acts else 0.0


@cache
def largest(of: int) -> int:
    """Return the size of the largest group of a set of spaces."""
    return max([group.bit_count() for group in groups(of)], default=0)


@cache
def growing(of: int, filled: int) -> float:
    """Return the size of the group that promises most, with what may still join it.

    `of` are the spaces with Lords of a Guild, `filled` how many spaces of the chamber are taken.
    """
    most = 0.0
    parts = groups(of)
    for group in parts:
        touched = _around(group) & _ALL & ~((1 << filled) - 1)
        promised = group.bit_count() + TOUCHED * touched.bit_count()
        for space in spaces(touched):
            others = [each for each in parts if each != group and each & NEIGHBOURS[space - 1]]
            promised += JOINED * sum([each.bit_count() for each in others])
        most = max(most, promised)
    return most


@cache
def _around(of: int) -> int:
    """Return the spaces that touch those of a set and are none of them."""
    touched = 0
    for space in spaces(of):
        touched |= NEIGHBOURS[space - 1]
    return touched & ~of


def coalition_promise(size: float, grown: float, coming: float) -> float:
    """Return how many Lords the largest Coalition comes to, with so many Lords still to come.

    Its size now is that of the largest group, and `grown` that of the one that promises most.
    """
    promise = size + (grown - size) * (coming / 2.0 if coming < 2.0 else 1.0)
    usual = coming / LORDS_FOR_IT
    return promise + usual * (USUAL_COALITION - promise)


def keys_promise(silver: int, gold: int, coming: float, *, pairs: bool) -> float:
    """Return what live Keys bring; with `pairs`, any two bring a Location (C19).

    The nearer the end, the more: later Lords would bring others.
    """
    keys = silver + gold
    if not keys:
        return 0.0
    bring = (ONE_KEY if keys == 1 else TWO_KEYS) + (ANY_KEY if pairs else 0.0)
    return bring * (coming if coming < 1.0 else 1.35 - 0.07 * coming)


_GROWTH: Final[dict[str, float]] = {
    "lords-of-guild": 0.2,
    "pairs-of-pearls": 0.25,
    "locations": 0.22,
    "lords-with-key": 0.25,
}
"""By how much what a Location counts grows with each Lord that its owner still places."""


def location_promise(player: Player, chamber: Chamber, location: Location, coming: float) -> float:
    """Return what a Location that a player has, or is about to take, comes to at the end."""
    of, verb = location.scoring, location.power.verb
    if of.counts == "nothing":
        promise = float(of.base)
    elif of.guild is not None:
        guild = INDEX[of.guild]
        if of.counts == "best-of-guild":
            best = chamber.best[guild]
            return best + 0.06 * coming * (BEST_LORD - best)
        promise = float(of.base + chamber.spaces[guild].bit_count())
    else:
        promise = float(location_points(player, location))
    if of.counts in _GROWTH:
        growth = _GROWTH[of.counts] * coming
        promise += growth if of.key is Key.GOLD else of.each * growth  # golden Keys are rarer
    elif verb == PAIR_ANY_KEYS:
        promise += 0.25 * coming
    elif verb == SEARCH_DECK:
        promise += 0.12 * coming
    return promise


def title_chance(lead: float, coming: float) -> float:
    """Return how likely a seat is Pearl Master at the end that is so many Pearls ahead.

    Who has as many as the others is half a Pearl ahead as Pearl Master, and behind without.
    """
    return 1.0 / (1.0 + exp(-lead / (1.3 + 0.2 * coming + (coming if coming < 1.0 else 1.0))))


def breakdowns(game: Game) -> Sequence[Breakdown]:
    """Return what every seat may come to from where a game stands."""
    seats = range(len(game.players))
    over = game.decision is None
    coming = [0.0 if over else still_to_come(game, seat) for seat in seats]
    return [_breakdown(game, seat, coming) for seat in seats]


def _breakdown(game: Game, seat: int, coming: Sequence[float]) -> Breakdown:
    player, mine, chamber = game.players[seat], coming[seat], Chamber(game.players[seat])
    lords, coalition = float(sum(chamber.best)), float(max([largest(of) for of in chamber.spaces]))
    locations = [
        location_promise(player, chamber, each, mine) for each in player.locations.values()
    ]
    keys = 0.0
    if mine:
        keys = keys_promise(player.silver, player.gold, mine, pairs=player.has(PAIR_ANY_KEYS))
        grown = max([growing(of, len(player.chamber)) for of in chamber.spaces])
        coalition = coalition_promise(coalition, grown, mine)
        missing = max(0.0, len(chamber.best) * BEST_LORD - MISSED - lords)
        lords += missing * (1.0 - exp(-BETTER * mine))
    return (
        lords,
        sum(locations),
        PER_LORD_OF_COALITION * coalition,
        FOR_PEARL_MASTER * _holding(game, seat, max(coming)),
        keys,
        NEW_LOCATIONS * mine,
    )


def _holding(game: Game, seat: int, coming: float) -> float:
    """Return how likely this seat is Pearl Master at the end."""
    holder, players = game.pearl_master, game.players
    if not coming:
        return float(holder == seat)
    most = max([each.pearls for at, each in enumerate(players) if at != seat])
    return title_chance(players[seat].pearls - most + advantage(game, seat, holder), coming)


def advantage(game: Game, seat: int, holder: int | None) -> float:
    """Return what a seat is ahead besides its Pearls, with this Pearl Master: in Pearls.

    Against several, it takes more to stay ahead of all of them.
    """
    tie = 0.0 if holder is None else 0.5 if holder == seat else -0.5
    return tie if len(game.players) == 2 else tie - 1.0
