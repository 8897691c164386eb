"""Our games, in the two ways in which they are played: at the table, and in a search."""

# ruff: noqa: S311 (dice for games; no secrets are kept)

from __future__ import annotations

import gc
import hashlib
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from abyss_tui.errors import IllegalAction
from abyss_tui.games.abyss.rules.rollouts import roll_out
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.registry import game_kind
from bench.driver import Contestant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from abyss_tui.kernel.game_kind import GameKind

NAMES = ("Ada", "Bo", "Cleo", "Dan")
DEALS = 8
"""So many deals are rolled out again and again."""


class Searched:
    """Nobody listens, and an action that was listed is not judged again."""

    def __init__(self, kind: GameKind, game: Any) -> None:
        self.kind = kind
        self.game = game
        game.events = None
        self.copy = game.copy

    def legal(self) -> Sequence[Any]:
        """The options of the decision."""
        decision = self.game.decision
        return () if decision is None else decision.options

    def apply(self, choice: Any) -> None:
        """Answer it."""
        self.game.apply(choice)


class AtTheTable(Searched):
    """Every action is judged and every event told, as in a real game."""

    def __init__(self, kind: GameKind, game: Any) -> None:
        super().__init__(kind, game)
        game.events = []

    def apply(self, choice: Any) -> None:
        """Judge it and play it."""
        problem = self.kind.problem(self.game, choice)
        if problem is not None:
            raise IllegalAction(problem)
        self.game.apply(choice)


def searched(game: str, players: int) -> Contestant:
    """The loop of a search."""
    kind, names = game_kind(game), NAMES[:players]
    return Contestant(
        f"{game} {players}p, apply",
        lambda seed: Searched(kind, kind.new_game(names, seed, None, {})),
    )


def at_the_table(game: str, players: int) -> Contestant:
    """The loop of a table."""
    kind, names = game_kind(game), NAMES[:players]
    return Contestant(
        f"{game} {players}p, judged and told",
        lambda seed: AtTheTable(kind, kind.new_game(names, seed, None, {})),
    )


class Rollouts:
    """Games of Abyss played on by the rules themselves, which draw instead of listing.

    As in a search, they are dealt once and played on from copies.
    """

    def __init__(self, players: int) -> None:
        self.dealt = [new_game(NAMES[:players], seed) for seed in range(DEALS)]
        self.chance = Random(1).random

    def slice(self, seconds: float) -> float:
        """Decisions a second, played for so much CPU time."""
        decisions = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            for game in self.dealt:
                decisions += roll_out(game.copy(), self.chance)
            now = process_time()
        return decisions / (now - start)


def digest(contestant: Contestant, games: int = 20) -> str:
    """What was listed, chosen and scored in some games: both loops must play the same ones."""
    seen = hashlib.sha256()
    for seed in range(games):
        playing = contestant.new(seed)
        assert isinstance(playing, Searched)
        dice = Random(seed)
        while options := playing.legal():
            choice = options[int(dice.random() * len(options))]
            seen.update(repr((options, choice)).encode())
            playing.apply(choice)
        seen.update(repr([score.rank for score in playing.kind.scores(playing.game)]).encode())
    return seen.hexdigest()
