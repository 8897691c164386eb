"""A program that plays Abyss: always a legal answer, the same one for the same task."""

import pickle
import re
from dataclasses import replace
from time import perf_counter

import pytest

from abyss_tui.arena.contestants import contestant
from abyss_tui.arena.figures import records
from abyss_tui.arena.playing import played
from abyss_tui.bots.thinking import AT_ONCE, Budget, Task, Thought, think
from abyss_tui.bots.workers import Workers
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.bots.heuristics.choosing import choice
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain

LEVELS = [level.slug for level in KIND.levels]


def the_task(game: Game, level: str, budget: Budget = AT_ONCE, seed: int = 1) -> Task:
    decision, told = game.decision, game.events
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


def test_the_same_task_gives_the_same_thought() -> None:
    game = a_game_under_way()
    for level in LEVELS:
        task = the_task(game, level, Budget(simulations=60))
        assert think(task) == think(task)


def test_another_seed_tries_other_games_out() -> None:
    game = a_game_under_way()
    once, again = (think(the_task(game, "normal", Budget(simulations=60), seed)) for seed in (1, 2))
    assert once.worth != again.worth


def test_no_more_is_tried_out_than_the_budget_has() -> None:
    thought = think(the_task(a_game_under_way(), "normal", Budget(simulations=60)))
    assert 30 < sum(each.tried for each in thought.worth) <= 60
    assert thought.worth[0].action == thought.action


def test_without_a_budget_nothing_is_tried_out() -> None:
    thought = think(the_task(a_game_under_way(), "hard"))
    assert {(each.tried, each.chance) for each in thought.worth} == {(0, None)}


def test_two_actions_that_are_compared_are_tried_equally_often_to_the_end() -> None:
    task = the_task(a_game_under_way(), "normal", Budget(simulations=120))
    freely = think(task).worth
    best, worst = freely[0], freely[-1]
    assert (best.tried, worst.tried) == (8, 8)  # by then it was clear
    compared = think(replace(task, only=(worst.action, best.action))).worth
    assert [(each.action, each.tried) for each in compared] == [
        (best.action, 60),
        (worst.action, 60),
    ]
    assert compared[1].behind == pytest.approx(
        (compared[0].chance or 0) - (compared[1].chance or 0)
    )
    assert 0 < compared[1].error < 0.1
    assert (compared[0].behind, compared[0].error) == (0, 0)


def test_an_action_that_rules_of_thumb_do_not_name_can_be_compared() -> None:
    game = a_game_under_way()
    assert game.decision is not None
    task = the_task(game, "normal", Budget(simulations=20))
    named = [each.action for each in think(the_task(game, "normal")).worth]
    other = next(each for each in game.decision.options if each not in named)
    assert {each.action for each in think(replace(task, only=(other, named[0]))).worth} == {
        other,
        named[0],
    }
    assert think(the_task(game, "normal", AT_ONCE)).action == named[0]
    assert think(replace(task, only=(other, named[0]), budget=AT_ONCE)).action == named[0]


def test_thinking_ends_when_its_time_is_over() -> None:
    seconds = 0.4
    task = the_task(a_game_under_way(), "hard", Budget(seconds=seconds))
    assert min(seconds_for(task) for _ in range(3)) < 1.1 * seconds  # a machine may be busy


def seconds_for(task: Task) -> float:
    began = perf_counter()
    think(task)
    return perf_counter() - began


def test_the_easy_player_is_careless_now_and_then() -> None:
    game = a_game_under_way()
    best = think(the_task(game, "normal")).action
    answers = [think(the_task(game, "easy", seed=seed)).action for seed in range(40)]
    assert best in answers
    assert any(answer != best for answer in answers)


def test_rules_of_thumb_beat_chance() -> None:
    """So clearly that five deals show it; `abyss-tui arena` measures it."""
    two = [contestant(name, KIND) for name in ("random", "normal@0")]
    deals = {deal: played(KIND, two, deal) for deal in range(5)}
    assert records(deals)[0].name == "normal@0"
    assert records(deals)[0].wins >= 9


def test_every_move_is_advised_in_plain_words() -> None:
    game = KIND.new_game(["Ada", "Bo", "Cy"], 8, 0, {})
    while game.decision is not None:
        task = the_task(game, "normal")
        thought = think(task)
        told = plain(advice(task.view, thought.action, thought.why, Voice(ENGLISH)))
        assert re.fullmatch(r"A good move: .*\.", told)
        assert "{" not in told
        assert told.endswith("Nothing else is possible.") == (len(game.decision.options) == 1)
        game.apply(thought.action)


def a_game_under_way() -> Game:
    """A turn at which there is much to choose from."""
    game = KIND.new_game(["Ada", "Bo"], 11, 0, {})
    while True:
        decision = game.decision
        assert decision is not None
        recruits = any(isinstance(option, Recruit) for option in decision.options)
        if recruits and len(game.active.lords) > 1:
            return game
        game.apply(choice(game))


async def test_a_worker_comes_to_the_same_thought() -> None:
    task = the_task(a_game_under_way(), "normal", Budget(simulations=30))
    async with Workers(most=1) as workers:
        assert await workers.think(task) == think(task)


@pytest.mark.parametrize("seed", range(3))
def test_every_task_and_thought_can_be_sent(seed: int) -> None:
    game = KIND.new_game(["Ada", "Bo"], seed, 0, {})
    while game.decision is not None:
        task = the_task(game, "normal")
        assert pickle.loads(pickle.dumps(task)) == task
        thought = think(task)
        sent: Thought = pickle.loads(pickle.dumps(thought))
        assert (sent, str(sent.why)) == (thought, str(thought.why))
        game.apply(thought.action)
