"""Whole games played at random through the public loop: to measure the rules, and to pin them."""

import json
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import perf_counter

from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.legality import play
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import new_game


@dataclass(frozen=True, slots=True)
class Outcome:
    """What some simulated games came to."""

    games: int
    players: int
    seed: int
    decisions: int
    seconds: float
    digest: str
    """SHA-256 of all scores: the same for the same games on every Python."""

    @property
    def decisions_per_second(self) -> int:
        """How many decisions were listed and answered in a second."""
        return round(self.decisions / self.seconds) if self.seconds else 0


def simulate(games: int, players: int, seed: int) -> Outcome:
    """Play so many games with that many players; every answer is drawn from the seed."""
    decisions = 0
    table: list[list[int]] = []
    started = perf_counter()
    for number in range(games):
        names = [f"Player {place}" for place in range(1, players + 1)]
        game = new_game(names, seed + number)
        decisions += _play_out(game, Random(f"{seed}|{number}"))  # noqa: S311 (no secrets)
        table.append([score.total for score in scores(game)])
    seconds = perf_counter() - started
    digest = sha256(json.dumps(table).encode()).hexdigest()
    return Outcome(games, players, seed, decisions, seconds, digest)


def _play_out(game: Game, lots: Random) -> int:
    """Play a game to its end; return how many decisions that took."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        # Random.random alone gives the same numbers in every Python version.
        play(game, options[int(lots.random() * len(options))])
        decisions += 1
    return decisions
