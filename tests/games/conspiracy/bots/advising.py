"""Games of Conspiracy under way, and advice in them, as the tests of its bots need them."""

from collections.abc import Iterator
from random import Random
from typing import Final

from abyss_tui.games.conspiracy.bots.heuristics import choice
from abyss_tui.games.conspiracy.bots.method import METHOD
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.rules import setup
from abyss_tui.kernel.thinking import Budget, Task
from tests.bots.reasoned import NAMES, Advisor

ADVISOR: Final = Advisor(
    KIND,
    METHOD,
    (
        "the best Lords {who} has then",
        "the Locations {who} has then",
        "the largest Coalition {who} has then",
        "the title of Pearl Master {who} may have then",
        "what {whose} live Keys may still bring",
        "what Lords {who} still has room for may bring",
    ),
)


def decisions(seed: int) -> Iterator[Game]:
    """Yield a game at each of its decisions, some answered well and some by chance."""
    lots = Random(seed)
    game = setup.new_game(NAMES[: 2 + seed % 3], seed)
    while (decision := game.decision) is not None:
        yield game
        by_chance = lots.random() < 0.5
        game.apply(lots.choice(list(decision.options)) if by_chance else choice(game))


def decides(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def the_task(game: Game, level: str, budget: Budget, seed: int = 1) -> Task:
    """The task of whoever decides."""
    seat = decides(game)
    view = KIND.view(game, seat, with_options=True)
    return Task(KIND.slug, level, seat, tuple(game.events or ()), view, seed, budget)


def at_turn(seed: int, turn: int) -> Game:
    """A game of two, played by rules of thumb up to this turn."""
    game = setup.new_game(NAMES[:2], seed)
    turns = 0
    while (decision := game.decision) is not None:
        turns += decision.kind == "turn"
        if turns == turn:
            break
        game.apply(choice(game))
    return game
