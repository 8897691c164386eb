"""Recruiting: Lords from the deck, of which one is kept, or a whole pile (rules 5)."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.conspiracy.actions import Action, Pass, Recruit, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import LORDS
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import different
from abyss_tui.games.conspiracy.events import (
    LordRecruited,
    LordsDiscarded,
    LordsRevealed,
    PileTaken,
)
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import edicts, extending
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record

MOST_TURNED_UP: Final = 3
"""So many cards can be turned up at once, Lords or Locations (C1)."""

_PASS: Final = Pass()
_REVEALS: Final = tuple([Reveal(count) for count in range(1, MOST_TURNED_UP + 1)])
_PILES: Final = {guild: TakePile(guild) for guild in GUILDS}
_RECRUITS: Final = {lord: Recruit(lord) for lord in LORDS.values()}


def recruitments(game: Game) -> Sequence[Action]:
    """Return every way to recruit that the active player has; to pass where there is none (C7)."""
    if game.active.full:
        return [_PASS]
    asked = edicts.prescribed(game)
    if asked is not None:
        return [_REVEALS[asked - 1]]
    ways: list[Action] = [*_REVEALS[: len(game.lord_deck)]]
    ways += [_PILES[guild] for guild, pile in game.piles.items() if pile]
    return ways or [_PASS]


def reveal(game: Game, count: int) -> None:
    """Turn up so many Lords from the deck, of which one will be kept."""
    game.waiting = game.lord_deck[:count]
    del game.lord_deck[:count]
    game.tell(LordsRevealed, game.seat, tuple(game.waiting))
    game.then(KEEPING)


def take_pile(game: Game, guild: Guild) -> None:
    """Take all Lords of a pile; they wait to be placed (C4, C5)."""
    game.waiting = game.piles[guild]
    game.piles[guild] = []
    game.tell(PileTaken, game.seat, guild, tuple(game.waiting))
    game.then(extending.PLACING)


@record
class KeepingLord(Step[Game, Action]):
    """One of the Lords turned up is kept, the others go to their piles (C3)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which; equal Lords are one answer."""
        lords = different(game.waiting)
        about = {"lords": [lord.slug for lord in game.waiting]}
        return Decision(game.seat, "recruit", [_RECRUITS[lord] for lord in lords], about)

    def run(self, game: Game, answer: Action | None) -> None:
        """Keep it; the others lie on their piles before it is placed (C3)."""
        assert isinstance(answer, Recruit)
        others = game.waiting
        others.remove(answer.lord)
        game.waiting = []
        game.tell(LordRecruited, game.seat, answer.lord)
        if others:
            game.discard(others)
            game.tell(LordsDiscarded, game.seat, tuple(others))
        extending.place(game, answer.lord)


KEEPING: Final = KeepingLord()
