"""Other games, each played through its own public interface."""

# ruff: noqa: S311 (dice for games; no secrets are kept)

from __future__ import annotations

import gc
from copy import deepcopy
from importlib import import_module
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from bench.driver import Contestant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_TURNS = 1000
"""Catanatron's own limit of a game."""

GIN_RUMMY = "OpenSpiel gin_rummy (C++)"


class Catan:
    """Catan of catanatron with four players; it judges each action, as it does by default."""

    def __init__(self, catanatron: Any, seed: int) -> None:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        self.game = catanatron.Game(players, seed=seed)
        self.copy = self.game.copy
        self.apply = self.game.execute

    def legal(self) -> Sequence[Any]:
        """The actions of the player whose turn it is."""
        over = self.game.winning_color() is not None or self.game.state.num_turns >= MOST_TURNS
        return () if over else self.game.state.playable_actions


class Spiel:
    """A game of OpenSpiel, driven from Python; a draw by chance is no decision."""

    def __init__(self, state: Any, seed: int) -> None:
        self.state = state
        self.chance = Random(seed).random
        self.copy = state.clone
        self.apply = state.apply_action

    def legal(self) -> Sequence[int]:
        """The actions of the player whose turn it is; what chance decides is drawn before."""
        while self.state.is_chance_node():
            outcomes = self.state.legal_actions()
            self.state.apply_action(outcomes[int(self.chance() * len(outcomes))])
        actions: Sequence[int] = self.state.legal_actions()
        return actions


def catanatron() -> Contestant:
    """The nearest in kind: a board game for four, written in Python."""
    module = import_module("catanatron")
    return Contestant("catanatron 4p", lambda seed: Catan(module, seed))


def _spiel(game: str, name: str) -> Contestant:
    import_module("open_spiel.python.games")
    loaded = import_module("pyspiel").load_game(game)
    return Contestant(name, lambda seed: Spiel(loaded.new_initial_state(), seed))


def gin_rummy() -> Contestant:
    """A card game written in C++."""
    return _spiel("gin_rummy", GIN_RUMMY)


class Cards:
    """The gin rummy of rlcard, written in Python: the game itself, without its environment."""

    def __init__(self, rlcard: Any, numpy: Any, seed: int) -> None:
        self.game = rlcard.GinRummyGame()
        self.game.np_random = numpy.random.RandomState(seed)
        self.game.init_game()
        self.apply = self.game.step

    def legal(self) -> Sequence[Any]:
        """The actions of the player whose turn it is."""
        return () if self.game.is_over() else self.game.judge.get_legal_actions()

    def copy(self) -> object:
        """Copy it as its users do: it has no copy of its own."""
        return deepcopy(self.game)


def rlcard_gin_rummy() -> Contestant:
    """A card game written in Python."""
    module, numpy = import_module("rlcard.games.gin_rummy.game"), import_module("numpy")
    return Contestant("rlcard gin-rummy (Python)", lambda seed: Cards(module, numpy, seed))


def team_dominoes() -> Contestant:
    """A game for four written in Python."""
    return _spiel("python_team_dominoes", "OpenSpiel team_dominoes (Python)")


class NativeRollouts:
    """Decisions a second of gin_rummy when OpenSpiel itself plays it to the end, in C++.

    Its tree search with one simulation is a way to have many games played without Python.
    """

    GAMES = 50

    def __init__(self, length: float) -> None:
        pyspiel = import_module("pyspiel")
        game = pyspiel.load_game("gin_rummy")
        evaluator = pyspiel.RandomRolloutEvaluator(self.GAMES, 1)
        self.search = pyspiel.MCTSBot(
            game, evaluator, 1.0, 1, 100, solve=False, seed=1, verbose=False
        )
        self.decisions = self.GAMES * length
        dealt = Spiel(game.new_initial_state(), seed=1)
        dealt.legal()
        self.state = dealt.state

    def slice(self, seconds: float) -> float:
        """Play games for so much CPU time."""
        decisions = 0.0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            self.search.step(self.state)
            decisions += self.decisions
            now = process_time()
        return decisions / (now - start)


PEERS: dict[str, Callable[[], Contestant]] = {
    "catanatron 4p": catanatron,
    GIN_RUMMY: gin_rummy,
    "rlcard gin-rummy (Python)": rlcard_gin_rummy,
    "OpenSpiel team_dominoes (Python)": team_dominoes,
}
