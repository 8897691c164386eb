"""The lessons, without a screen: the fixed deal, the eight steps, the scripted opponent."""

from random import Random

import pytest

from abyss_tui.games.abyss.actions import Decline, Explore, Support
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.lessons.deal import LEARNER, PRACTICE
from abyss_tui.games.abyss.lessons.plan import PLAN
from abyss_tui.games.abyss.lessons.steps import STEPS
from abyss_tui.games.abyss.text.lesson_texts import LESSONS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import winners
from abyss_tui.kernel.lessons import OVER, Course, LessonStep
from tests.games.lessons import dealt, walk

PARTS = {
    name: name for name in ("you", "opponent", "explore", "support", "recruit", "plot", "inform")
}


def test_the_lessons_lead_through_all_steps_to_the_end_of_the_game() -> None:
    game, course = dealt(PLAN)
    met = list(walk(PLAN, game, course, lambda fitting: fitting[0]))
    assert ["table", *dict.fromkeys(step for step, _ in met), "end"] == [
        step.name for step in STEPS
    ]
    assert course.task.kind == OVER
    assert game.decision is None


@pytest.mark.parametrize("seed", range(12))
def test_whoever_learns_wins_with_any_answers_that_fit(seed: int) -> None:
    game, course = dealt(PLAN)
    for _ in walk(PLAN, game, course, Random(seed).choice):
        pass
    assert winners(PRACTICE.scores(game)) == [LEARNER]


def test_the_deal_is_always_the_same() -> None:
    games = [dealt(PLAN)[0] for _ in range(2)]
    assert PRACTICE.position(games[0]) == PRACTICE.position(games[1])


def test_an_answer_that_the_step_does_not_ask_for_does_not_fit() -> None:
    _, course = dealt(PLAN)
    assert course.fits("turn", Explore())
    assert not course.fits("turn", Support(Race.CRAB))
    assert not course.fits("offer", Decline())


def test_what_is_not_asked_this_time_is_left_out() -> None:
    tasks = [task for step in STEPS for task in step.tasks]
    before = next(place for place, task in enumerate(tasks) if task.name == "affiliate")
    for asked, task in (("affiliate", "affiliate"), ("location", "control")):
        course = Course([LessonStep("from then on", tuple(tasks[before:]))])
        course.asked(asked)
        assert course.task.name == task


def test_every_step_and_every_task_is_told() -> None:
    voice = Voice(ENGLISH)
    for place, step in enumerate(STEPS):
        title = LESSONS.title(place, len(STEPS), step.name, voice)
        assert title.startswith(f"Lesson {place + 1} of 8: ")
        assert plain(LESSONS.step(step.name, PARTS, voice))
        for task in step.tasks:
            assert plain(LESSONS.task(task.name, PARTS, voice))
