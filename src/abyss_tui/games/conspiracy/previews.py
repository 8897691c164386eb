"""What the table can tell beforehand: points as they are now, worths, what is possible.

Nothing here adds a rule: every answer is asked of the rules. All of it lies open, but which
Locations somebody may search among, which only that seat is shown (C20).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

from abyss_tui.games.conspiracy.actions import Control, Exchange
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import LORDS
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import (
    EXCHANGE_LORDS,
    Location,
    Lord,
    different,
    in_order,
)
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules import legality, scoring
from abyss_tui.games.conspiracy.rules.chamber import largest_coalition, spaces
from abyss_tui.games.conspiracy.rules.extending import movable
from abyss_tui.games.conspiracy.rules.locations import SEARCH_DECK, brings, is_due, with_key
from abyss_tui.games.conspiracy.rules.pearls import can_take_title
from abyss_tui.games.conspiracy.rules.recruiting import MOST_TURNED_UP
from abyss_tui.games.conspiracy.rules.scoring import Score
from abyss_tui.kernel.problem import Problem
from abyss_tui.records import record


@record
class Brings:
    """What some Lords would bring a seat that placed them now, one after the other.

    Where they do not all find room, it is what the strongest of them would bring.
    """

    placed: int
    """How many find room."""
    lords: int
    """The points by which the best Lords of the Guilds would be worth more."""
    coalition: int
    """The points by which the largest Coalition would be worth more."""
    pearls: int
    title: bool
    """Whether the seat would become Pearl Master."""
    silver: int
    """How many silver Keys they carry."""
    gold: int
    """How many golden Keys they carry."""
    locations: int
    """How many Locations their Keys bring, placed in the best order, if so many are to be had."""
    bearers: frozenset[Lord]
    """On which of them the first of those Locations can lie, depending on their order."""
    points: int
    """By how many points all of it would be worth more, without what a Location will bring."""
    exchange: int
    """The size of the largest Coalition after the best exchange of a 0 among them, or 0."""

    @property
    def by_locations(self) -> int:
        """The points by which the Locations that the seat has would be worth more."""
        title = scoring.FOR_PEARL_MASTER if self.title else 0
        return self.points - self.lords - self.coalition - title


@record
class Chances:
    """What lies in the deck of Lords. That can be counted by anybody; only its order is secret."""

    lords: int
    guilds: Mapping[Guild, int]
    points: Mapping[int, int]
    """How many there are of each number of Influence Points."""
    location: int
    """How many would bring this seat a Location at once."""
    coalition: int
    """How many would make its largest Coalition larger."""

    def at_least_one(self, of: int, drawn: int) -> float:
        """Return how likely at least one of so many Lords is among so many drawn, from 0 to 1."""
        return 1 - comb(self.lords - of, drawn) / comb(self.lords, drawn)


@record
class Preview:
    """The points of all players as they are now, and what a seat could do."""

    scores: tuple[Score, ...]
    """The score of every player, as if the game ended now."""
    coalitions: tuple[tuple[int, ...], ...]
    """The spaces of the largest Coalition of every player."""
    opens: tuple[frozenset[Key], ...]
    """The Keys either of which would bring each player a Location next.

    Who takes one now has used the live Keys up for it: then no single one would.
    """
    worth: Mapping[Location, int]
    """The points that each Location which nobody has, and which this seat may see, would bring it
    now; without a seat, the active player."""
    titles: frozenset[Location]
    """Those of them whose Pearls would make it Pearl Master at once."""
    worth_to_all: Mapping[Location, tuple[int, ...]]
    """The points that each available Location would bring each player now."""
    reveals: tuple[Problem | None, ...]
    """Why 1, 2 or 3 Lords cannot be turned up now."""
    piles: Mapping[Guild, Problem | None]
    """Why a pile cannot be taken now."""
    pile_brings: Mapping[Guild, Brings]
    """What each pile that is not empty would bring this seat; without one, the active player."""
    lord_brings: Mapping[Lord, Brings]
    """What each of the Lords turned up, or that wait, would bring who decides about them."""
    waiting_brings: Brings | None
    """What all the Lords that wait would bring, while they are placed."""
    exchanges: Mapping[tuple[int, ...], int]
    """By how many points the largest Coalition would be worth more with each exchange that is
    asked about, by its two spaces."""
    deck: Chances
    """What turning up Lords could bring this seat; without one, the active player."""
    location_deck: Mapping[Location, int]
    """The points that each Location of the deck would bring this seat now, as printed: what lies in
    it can be counted by anybody."""


def preview(game: Game, seat: int | None) -> Preview:
    """Return the preview of this seat; without a seat, of whoever looks on."""
    viewer = game.seat if seat is None else seat
    lying_open = [*game.available, *game.drawn, *_searched(game, seat)]
    return Preview(
        scores=tuple(scoring.scores(game)),
        coalitions=tuple(spaces(largest_coalition(each.chamber)) for each in game.players),
        opens=tuple(_opening(game, seat) for seat in range(len(game.players))),
        worth={each: scoring.gain_of(game.players[viewer], each) for each in lying_open},
        titles=frozenset(each for each in lying_open if _brings_title(game, viewer, each)),
        worth_to_all={
            each: tuple(scoring.gain_of(player, each) for player in game.players)
            for each in game.available
        },
        reveals=tuple(
            legality.why_not_reveal(game, count) for count in range(1, MOST_TURNED_UP + 1)
        ),
        piles={guild: legality.why_not_take_pile(game, guild) for guild in GUILDS},
        pile_brings={
            guild: _brings(game, viewer, pile) for guild, pile in game.piles.items() if pile
        },
        lord_brings={lord: _brings(game, game.seat, [lord]) for lord in different(game.waiting)},
        waiting_brings=_brings(game, game.seat, game.waiting) if game.waiting else None,
        exchanges=_exchanges(game),
        deck=_chances(game, viewer),
        location_deck={
            each: scoring.gain_of(game.players[viewer], each)
            for each in in_order(game.location_deck)
        },
    )


def _brings_title(game: Game, seat: int, location: Location) -> bool:
    """Whether a seat that took this Location now would become Pearl Master by it (C28)."""
    pearls = location.pearls
    return pearls > 0 and can_take_title(game, seat, game.players[seat].pearls + pearls)


def _brings(game: Game, seat: int, lords: Sequence[Lord]) -> Brings:
    player = game.players[seat]
    after = player.copy()
    placed = sorted(lords, key=lambda lord: -lord.points)[: SPACES - len(player.chamber)]
    for lord in placed:
        after.place(lord)
    pearls = after.pearls - player.pearls
    silver, gold = after.silver - player.silver, after.gold - player.gold
    title = pearls > 0 and can_take_title(game, seat, after.pearls)
    return Brings(
        placed=len(placed),
        lords=scoring.lord_points(after) - scoring.lord_points(player),
        coalition=scoring.coalition_points(after) - scoring.coalition_points(player),
        pearls=pearls,
        title=title,
        silver=silver,
        gold=gold,
        locations=min(_locations(player, silver, gold), _to_be_had(game, player)),
        bearers=_bearers(player, placed),
        points=scoring.points_alone(after)
        - scoring.points_alone(player)
        + title * scoring.FOR_PEARL_MASTER,
        exchange=_best_exchange(after) if _may_exchange(placed) else 0,
    )


def _locations(player: Player, silver: int, gold: int) -> int:
    """Return how many Locations so many further Keys bring, in the best order."""
    most = 0
    for key, left in ((Key.SILVER, silver), (Key.GOLD, gold)):
        if not left:
            continue
        due, after = brings(player, key), with_key(player, key)
        if due:
            after.silver = after.gold = 0
        more = _locations(after, silver - (key is Key.SILVER), gold - (key is Key.GOLD))
        most = max(most, due + more)
    return most


def _bearers(player: Player, lords: Sequence[Lord]) -> frozenset[Lord]:
    """Return the Lords whose Key brings the first Location in one order or another (C14)."""
    found: set[Lord] = set()
    for place, lord in enumerate(lords):
        if lord.key is None:
            continue
        if brings(player, lord.key):
            found.add(lord)
        else:
            others = [*lords[:place], *lords[place + 1 :]]
            found |= _bearers(with_key(player, lord.key), others)
    return frozenset(found)


def _to_be_had(game: Game, player: Player) -> int:
    """Return how many Locations a player could take at all (C16, C20)."""
    available = 0 if player.has(SEARCH_DECK) else len(game.available)
    return len(game.location_deck) + available


def _may_exchange(placed: Sequence[Lord]) -> bool:
    return any(lord.power.verb == EXCHANGE_LORDS for lord in placed)


def _best_exchange(player: Player) -> int:
    """Return the size of the largest Coalition after the best exchange; 0 if none is possible."""
    sizes = [0]
    for one, other in combinations(movable(player), 2):
        after = player.copy()
        after.exchange(one, other)
        sizes.append(largest_coalition(after.chamber).bit_count())
    return max(sizes)


def _chances(game: Game, seat: int) -> Chances:
    """Count the Lords of the deck; their order plays no part."""
    player, lords = game.players[seat], Counter(game.lord_deck)
    size = largest_coalition(player.chamber).bit_count()
    location = coalition = 0
    if not player.full:
        for lord, copies in lords.items():
            after = player.copy()
            after.place(lord)
            location += copies * (lord.key is not None and is_due(after))
            coalition += copies * (largest_coalition(after.chamber).bit_count() > size)
    return Chances(
        lords=len(game.lord_deck),
        guilds={of: sum(n for lord, n in lords.items() if lord.guild is of) for of in GUILDS},
        points={
            points: sum(n for lord, n in lords.items() if lord.points == points)
            for points in sorted({lord.points for lord in LORDS.values()})
        },
        location=location,
        coalition=coalition,
    )


def _exchanges(game: Game) -> Mapping[tuple[int, ...], int]:
    decision = game.decision
    if decision is None or decision.kind != "exchange":
        return {}
    player = game.active
    worth = scoring.coalition_points(player)
    found: dict[tuple[int, ...], int] = {}
    for each in decision.options:
        if isinstance(each, Exchange):
            after = player.copy()
            after.exchange(*each.spaces)
            found[each.spaces] = scoring.coalition_points(after) - worth
    return found


def _searched(game: Game, seat: int | None) -> list[Location]:
    """Return the Locations of the deck while this seat searches it (C20)."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.about.get("source") != "search":
        return []
    return [each.location for each in decision.options if isinstance(each, Control)]


def _opening(game: Game, seat: int) -> frozenset[Key]:
    """Return the Keys either of which would bring a player a Location next."""
    decision = game.decision
    if decision is not None and (decision.kind, decision.seat) == ("location", seat):
        return frozenset()
    return frozenset(key for key in Key if brings(game.players[seat], key))
