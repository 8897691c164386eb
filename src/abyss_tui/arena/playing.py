"""Playing one deal in all rotations: everybody sits once on every seat of the same cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from abyss_tui.arena.contestants import Contestant
from abyss_tui.bots.thinking import ponder, undisturbed
from abyss_tui.kernel.chance import Dice, dice
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Game, GameKind, winners
from abyss_tui.kernel.thinking import Task

SEEDS: Final = 48
"""The bits of the seed of a player, which tells nothing of the seed of the cards."""


@dataclass(slots=True)
class SeatResult:
    """A contestant on a seat, and what became of it."""

    contestant: Contestant
    seed: int
    chance: Dice
    events: list[Event] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    illegal: int = 0
    """The answers that the rules refused; chance answered instead."""


def played(kind: GameKind, contestants: Sequence[Contestant], deal: int) -> list[dict[str, Any]]:
    """Return what every rotation of a deal came to, as the lines of a file hold it."""
    turns = rotations([each.name for each in contestants])
    return [_game(kind, contestants, deal, turn) for turn in range(turns)]


def rotations(players: Sequence[str]) -> int:
    """Return how many rotations differ: one, where everybody is the same."""
    return len(players) if len(set(players)) > 1 else 1


def _game(
    kind: GameKind, contestants: Sequence[Contestant], deal: int, rotation: int
) -> dict[str, Any]:
    names = [f"Player {place}" for place in range(1, len(contestants) + 1)]
    game: Game = kind.new_game(names, deal, 0, {})
    seats = [contestants[(place + rotation) % len(contestants)] for place in range(len(names))]
    sittings = [SeatResult(each, *_chance(deal, rotation, seat)) for seat, each in enumerate(seats)]
    heard = 0
    while (decision := game.decision) is not None:
        events = game.events or []
        for seat, sitting in enumerate(sittings):
            sitting.events.extend([event.seen_by(seat) for event in events[heard:]])
        heard = len(events)
        game.apply(_answer(kind, game, sittings[decision.seat], decision.seat))
    scores = kind.scores(game)
    return {
        "game": kind.slug,
        "deal": deal,
        "rotation": rotation,
        "players": [each.contestant.name for each in sittings],
        "points": [score.total for score in scores],
        "winners": winners(scores),
        "moves": [each.moves for each in sittings],
        "seconds": [round(each.seconds, 4) for each in sittings],
        "slowest": [round(each.slowest, 4) for each in sittings],
        "illegal": [each.illegal for each in sittings],
    }


def _chance(deal: int, rotation: int, seat: int) -> Iterator[Any]:
    """Yield the seed of a player, and the dice of one who plays by chance."""
    lot = dice(deal, f"rotation {rotation}, seat {seat}")
    yield lot.getrandbits(SEEDS)
    yield lot


def _answer(kind: GameKind, game: Game, sitting: SeatResult, seat: int) -> Any:
    contestant = sitting.contestant
    assert game.decision is not None
    options = game.decision.options
    if contestant.level is None:
        return sitting.chance.choice(options)
    view = kind.view(game, seat, with_options=True)
    task = Task(
        kind.slug,
        contestant.level,
        seat,
        sitting.events,
        view,
        sitting.seed,
        contestant.budget,
    )
    began = perf_counter()
    with undisturbed():
        action = ponder(kind, task).action
    took = perf_counter() - began
    sitting.moves += 1
    sitting.seconds += took
    sitting.slowest = max(sitting.slowest, took)
    if kind.problem(game, action) is None:
        return action
    sitting.illegal += 1
    return sitting.chance.choice(options)
