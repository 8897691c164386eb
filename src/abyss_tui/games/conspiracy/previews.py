"""What the table can tell beforehand: points as they are now, worths, what is possible.

Nothing here adds a rule: every answer is asked of the rules. All of it lies open, but which
Locations somebody may search among, which only that seat is shown (C20).
"""

from collections.abc import Mapping, Sequence

from abyss_tui.games.conspiracy.actions import Control, Exchange
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord, different
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import legality, scoring
from abyss_tui.games.conspiracy.rules.chamber import largest_coalition, spaces
from abyss_tui.games.conspiracy.rules.locations import is_due
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
    location: bool
    """Whether their Keys bring at least one Location, if there is any to be had."""


@record
class Preview:
    """The points of all players as they are now, and what a seat could do."""

    scores: tuple[Score, ...]
    """The score of every player, as if the game ended now."""
    coalitions: tuple[tuple[int, ...], ...]
    """The spaces of the largest Coalition of every player."""
    worth: Mapping[Location, int]
    """The points that each Location which nobody has, and which this seat may see, would bring it
    now; without a seat, the active player."""
    reveals: tuple[Problem | None, ...]
    """Why 1, 2 or 3 Lords cannot be turned up now."""
    piles: Mapping[Guild, Problem | None]
    """Why a pile cannot be taken now."""
    pile_brings: Mapping[Guild, Brings]
    """What each pile that is not empty would bring this seat; without one, the active player."""
    lord_brings: Mapping[Lord, Brings]
    """What each of the Lords turned up, or that wait, would bring who decides about them."""
    exchanges: Mapping[tuple[int, ...], int]
    """By how many points the largest Coalition would be worth more with each exchange that is
    asked about, by its two spaces."""


def preview(game: Game, seat: int | None) -> Preview:
    """Return the preview of this seat; without a seat, of whoever looks on."""
    viewer = game.seat if seat is None else seat
    lying_open = [*game.available, *game.drawn, *_searched(game, seat)]
    return Preview(
        scores=tuple(scoring.scores(game)),
        coalitions=tuple(spaces(largest_coalition(each.chamber)) for each in game.players),
        worth={each: scoring.gain_of(game.players[viewer], each) for each in lying_open},
        reveals=tuple(
            legality.why_not_reveal(game, count) for count in range(1, MOST_TURNED_UP + 1)
        ),
        piles={guild: legality.why_not_take_pile(game, guild) for guild in GUILDS},
        pile_brings={
            guild: _brings(game, viewer, pile) for guild, pile in game.piles.items() if pile
        },
        lord_brings={lord: _brings(game, game.seat, [lord]) for lord in different(game.waiting)},
        exchanges=_exchanges(game),
    )


def _brings(game: Game, seat: int, lords: Sequence[Lord]) -> Brings:
    player = game.players[seat]
    after = player.copy()
    placed = sorted(lords, key=lambda lord: -lord.points)[: SPACES - len(player.chamber)]
    for lord in placed:
        after.place(lord)
    pearls = after.pearls - player.pearls
    silver, gold = after.silver - player.silver, after.gold - player.gold
    return Brings(
        placed=len(placed),
        lords=scoring.lord_points(after) - scoring.lord_points(player),
        coalition=scoring.coalition_points(after) - scoring.coalition_points(player),
        pearls=pearls,
        title=pearls > 0 and can_take_title(game, seat, after.pearls),
        silver=silver,
        gold=gold,
        location=silver + gold > 0 and is_due(after),
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
