"""What the table can tell beforehand: points as they are now, worths, what is possible.

Nothing here adds a rule: every answer is asked of the rules. All of it lies open, but which
Locations somebody may search among, which only that seat is shown (C20).
"""

from collections.abc import Mapping

from abyss_tui.games.conspiracy.actions import Control
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import legality, scoring
from abyss_tui.games.conspiracy.rules.chamber import largest_coalition, spaces
from abyss_tui.games.conspiracy.rules.recruiting import MOST_TURNED_UP
from abyss_tui.games.conspiracy.rules.scoring import Score
from abyss_tui.kernel.problem import Problem
from abyss_tui.records import record


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
    )


def _searched(game: Game, seat: int | None) -> list[Location]:
    """Return the Locations of the deck while this seat searches it (C20)."""
    decision = game.decision
    if decision is None or decision.seat != seat or decision.about.get("source") != "search":
        return []
    return [each.location for each in decision.options if isinstance(each, Control)]
