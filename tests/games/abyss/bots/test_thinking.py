"""A program that plays Abyss: always a legal answer, the same one for the same task."""

import pytest

from abyss_tui.bots.thinking import AT_ONCE, Budget, Task, think
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND

LEVELS = [level.slug for level in KIND.levels]


def the_task(game: Game, level: str, budget: Budget = AT_ONCE, seed: int = 1) -> Task:
    decision, told = game.decision, game.told
    assert decision is not None
    assert told is not None
    seat = decision.seat
    events = [event.seen_by(seat) for event in told]
    view = KIND.view(game, seat, with_options=True)
    return Task(KIND.slug, level, seat, events, view, seed, budget)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal(level: str, players: int) -> None:
    game = KIND.new_game(["Ada", "Bo", "Cy", "Di"][:players], 5, 0, {})
    while game.decision is not None:
        thought = think(the_task(game, level))
        assert KIND.problem(game, thought.action) is None
        game.apply(thought.action)
