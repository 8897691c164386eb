"""A program that plays Conspiracy: always a legal answer, the same one for the same task."""

import pickle
import re

import pytest

from abyss_tui.arena.contestants import contestant
from abyss_tui.arena.figures import records
from abyss_tui.arena.playing import played
from abyss_tui.bots.thinking import AT_ONCE, think
from abyss_tui.bots.workers import Workers
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.thinking import Budget
from abyss_tui.sitting.games import table_text
from tests.games.conspiracy.bots.advising import at_turn, decisions, the_task

LEVELS = [level.slug for level in KIND.levels]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_legal(level: str, seed: int) -> None:
    """In games of two, three and four players, with and without time to try things out."""
    for place, game in enumerate(decisions(seed)):
        budget = Budget(simulations=4) if place % 8 == 0 else AT_ONCE
        assert KIND.problem(game, think(the_task(game, level, budget)).action) is None


def test_the_same_task_gives_the_same_thought() -> None:
    game = at_turn(1, 6)
    for level in LEVELS:
        task = the_task(game, level, Budget(simulations=40))
        assert think(task) == think(task)
    seeds = [the_task(game, "normal", Budget(simulations=40), seed) for seed in (1, 2)]
    assert think(seeds[0]).worth != think(seeds[1]).worth


def test_no_more_is_tried_out_than_the_budget_has() -> None:
    thought = think(the_task(at_turn(1, 6), "normal", Budget(simulations=40)))
    assert 20 < sum(each.tried for each in thought.worth) <= 40
    assert thought.worth[0].action == thought.action
    thought = think(the_task(at_turn(1, 6), "hard", AT_ONCE))
    assert {(each.tried, each.chance) for each in thought.worth} == {(0, None)}


def test_the_easy_player_is_careless_now_and_then() -> None:
    game = at_turn(3, 9)
    best = think(the_task(game, "normal", AT_ONCE)).action
    answers = [think(the_task(game, "easy", AT_ONCE, seed)).action for seed in range(30)]
    assert best in answers
    assert any(answer != best for answer in answers)


def test_rules_of_thumb_beat_chance() -> None:
    """So clearly that five deals show it; docs/arena.md has what was measured."""
    two = [contestant(name, KIND) for name in ("random", "normal@0")]
    best = records({deal: played(KIND, two, deal) for deal in range(5)})[0]
    assert (best.name, best.wins >= 9) == ("normal@0", True)


@pytest.mark.slow
def test_who_tries_things_out_beats_rules_of_thumb() -> None:
    """Twenty deals in both seats; docs/arena.md has what was measured in more."""
    two = [contestant(name, KIND) for name in ("normal#60", "normal@0")]
    best = records({deal: played(KIND, two, deal) for deal in range(20)})[0]
    assert (best.name, best.wins >= 22) == ("normal#60", True)


def test_every_move_is_advised_in_plain_words() -> None:
    advice = table_text(KIND.slug).advice
    for game in decisions(4):
        task = the_task(game, "normal", AT_ONCE)
        thought = think(task)
        told = plain(advice(task.view, thought.action, thought.why, Voice(ENGLISH, "words")))
        french = plain(advice(task.view, thought.action, thought.why, Voice(language("fr"))))
        assert re.fullmatch(r"A good move: .*[.?]", told)
        assert french.startswith("Un bon coup")
        assert "{" not in told + french
        only = len(task.view.decision.options) == 1
        assert told.endswith("Nothing else is possible.") == only


async def test_a_worker_comes_to_the_same_thought() -> None:
    task = the_task(at_turn(1, 6), "normal", Budget(simulations=12))
    async with Workers(most=1) as workers:
        assert await workers.think(task) == think(task)


def test_every_task_and_thought_can_be_sent() -> None:
    for game in decisions(5):
        task = the_task(game, "normal", AT_ONCE)
        thought = think(task)
        assert pickle.loads(pickle.dumps(task)) == task
        assert pickle.loads(pickle.dumps(thought)) == thought
