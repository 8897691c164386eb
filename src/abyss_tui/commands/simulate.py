"""Whole games played at random through the public loop: to measure the rules, and to pin them."""

import json
from argparse import Namespace
from hashlib import sha256
from random import Random
from time import perf_counter

from abyss_tui.commands.terminal import print_lines
from abyss_tui.errors import BadUsage, IllegalAction
from abyss_tui.games.registry import entry, game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Game, GameKind
from abyss_tui.records import record


@record
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


def simulate(args: Namespace) -> int:
    """Play random games and print what they came to."""
    kind = game_kind(args.game)
    players = kind.seats[-1] if args.players is None else args.players
    if players not in kind.seats:
        fewest, most = kind.seats[0], kind.seats[-1]
        text, name = "{game} is for {fewest} to {most} players.", entry(kind.slug).name
        raise BadUsage(Message(text, game=name, fewest=fewest, most=most))
    outcome = outcome_of(kind, args.games, players, args.seed)
    figures = {
        "games": outcome.games,
        "players": outcome.players,
        "seed": outcome.seed,
        "decisions": outcome.decisions,
        "decisions_per_second": outcome.decisions_per_second,
        "digest": outcome.digest,
    }
    width = max(map(len, figures))
    lines = [f"{name:{width}}  {value}" for name, value in figures.items()]
    print_lines([json.dumps(figures)] if args.json else lines)
    return 0


def outcome_of(kind: GameKind, games: int, players: int, seed: int) -> Outcome:
    """Play so many games with that many players; every answer is drawn from the seed."""
    decisions = 0
    table: list[list[int]] = []
    started = perf_counter()
    for number in range(games):
        names = [f"Player {place}" for place in range(1, players + 1)]
        game = kind.new_game(names, seed + number, None, {})
        decisions += _play_out(kind, game, Random(f"{seed}|{number}"))  # noqa: S311 (no secrets)
        table.append([score.total for score in kind.scores(game)])
    seconds = perf_counter() - started
    digest = sha256(json.dumps(table).encode()).hexdigest()
    return Outcome(games, players, seed, decisions, seconds, digest)


def _play_out(kind: GameKind, game: Game, lots: Random) -> int:
    """Play a game to its end; return how many decisions that took."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        # Random.random alone gives the same numbers in every Python version.
        action = options[int(lots.random() * len(options))]
        problem = kind.problem(game, action)
        if problem is not None:
            raise IllegalAction(problem)
        game.apply(action)
        decisions += 1
    return decisions
