"""A sitting led by lessons: each step is told first, and only what it asks for is played."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from abyss_tui.errors import IllegalAction
from abyss_tui.games.abyss.actions import Explore, Plot
from abyss_tui.games.abyss.lessons.plan import PLAN
from abyss_tui.kernel.lessons import LOOK, LessonPlan
from abyss_tui.settings.hints import LEARNED, SeenHints
from abyss_tui.sitting.games import game_sitting, has_lessons, lesson_plan
from abyss_tui.sitting.lessons import Lessons, OtherThanAsked, lessons_of, sit_to_learn
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import AnswerFor, Ask, Over, Tell, Wait
from abyss_tui.table.table import Change
from tests.sitting.people import a_room, next_is

TOLD = [Tell("lesson", step.name) for step in PLAN.steps]
"""What is told of each step."""


@asynccontextmanager
async def learning(
    plan: LessonPlan = PLAN, known: SeenHints | None = None, pause: float = 0.0
) -> AsyncIterator[tuple[Sitting, Lessons]]:
    """Let somebody learn the game."""
    heard: list[Sitting] = []

    def hear(change: Change) -> None:
        heard[0].hear(change)

    sitting = sit_to_learn(plan, game_sitting("abyss"), hear, known, pause=pause)
    heard.append(sitting)
    lessons = lessons_of(sitting)
    assert lessons is not None
    yield sitting, lessons
    if not sitting.place.left:
        sitting.leave()


def go_on(sitting: Sitting, wish: str = "go on") -> None:
    """Go on from what is told."""
    next_is(sitting, Tell)
    sitting.go_on(sitting.step, wish)


async def learn(sitting: Sitting, lessons: Lessons, wish: str, dice: Random) -> list[Tell]:
    """Go through all lessons, in each step as wished; return what was told."""
    told = []
    async with asyncio.timeout(20):
        while not isinstance(step := sitting.step, Over):
            match step:
                case Tell():
                    told.append(step)
                    go_on(sitting, wish)
                    if lessons.course.task.kind == LOOK and wish == "go on":
                        assert lessons.has_read()
                        sitting.look_again()
                case AnswerFor(decision, action):
                    await sitting.play(action, number=decision.number)
                case Ask(decision):
                    options = PLAN.options(sitting.place.view(0, with_options=True))
                    fitting = [each for each in options if lessons.course.fits(decision.kind, each)]
                    await sitting.play(dice.choice(fitting), number=decision.number)
                case _:
                    assert isinstance(step, Wait)
                    await asyncio.sleep(0)
    return told


def test_a_game_says_whether_it_has_lessons() -> None:
    assert lesson_plan("abyss") is PLAN
    assert has_lessons("abyss")


async def test_a_game_is_no_lesson() -> None:
    assert lessons_of(await (await a_room(2)).sit(0)) is None


async def test_each_step_is_told_before_it_is_done() -> None:
    async with learning() as (sitting, lessons):
        assert sitting.step == TOLD[0]
        go_on(sitting)
        next_is(sitting, Ask)
        assert lessons.has_read()
        sitting.look_again()
        assert sitting.step == TOLD[1]
        go_on(sitting)
        next_is(sitting, Ask)
        assert not lessons.has_read(), "nothing is to be read now"


@pytest.mark.parametrize("seed", range(3))
async def test_who_does_what_is_asked_is_told_all_steps_in_their_order(seed: int) -> None:
    known = SeenHints()
    async with learning(known=known) as (sitting, lessons):
        assert await learn(sitting, lessons, "go on", Random(seed)) == TOLD
        await sitting.settled()
        assert known.seen() == {LEARNED}


async def test_who_skips_all_is_told_all_steps_and_asked_nothing() -> None:
    async with learning(pause=60) as (sitting, lessons):
        assert await learn(sitting, lessons, "skip", Random(1)) == TOLD


async def test_a_step_is_told_again() -> None:
    async with learning() as (sitting, lessons):
        go_on(sitting)
        next_is(sitting, Ask)
        lessons.tell_again()
        sitting.look_again()
        assert sitting.step == TOLD[0]


async def at_exploring(sitting: Sitting, lessons: Lessons) -> None:
    """Come to the step that asks to explore."""
    go_on(sitting)
    lessons.has_read()
    sitting.look_again()
    go_on(sitting)


async def test_what_the_step_does_not_ask_for_is_refused() -> None:
    async with learning() as (sitting, lessons):
        await at_exploring(sitting, lessons)
        asked, number = sitting.step, sitting.number
        with pytest.raises(OtherThanAsked, match="asks for something else"):
            await sitting.play(Plot(), number=number)
        assert (sitting.step, sitting.number) == (asked, number)
        assert lessons.course.task.name == "exploring"


async def test_nothing_is_taken_back() -> None:
    async with learning() as (sitting, lessons):
        await at_exploring(sitting, lessons)
        await sitting.play(Explore(), number=sitting.number)
        assert str(sitting.why_not_undo()) == "the lessons only go forward"
        number = sitting.number
        with pytest.raises(IllegalAction, match="the lessons only go forward"):
            await sitting.undo(number=number)
        assert sitting.number == number


async def test_the_opponent_stands_up_while_it_rests() -> None:
    async with learning(pause=60) as (sitting, lessons):
        await at_exploring(sitting, lessons)
        while not isinstance(sitting.step, Wait):
            if isinstance(sitting.step, Tell):
                go_on(sitting)
            else:
                asked = next_is(sitting, Ask).decision
                options = PLAN.options(sitting.place.view(0, with_options=True))
                action = lessons.course.shown(asked.kind, options)
                await sitting.play(action, number=asked.number)
        await asyncio.sleep(0)
        played = sitting.place._table.history.last
        sitting.leave()
        await asyncio.sleep(0)
        await sitting.place._table.closed()
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert sitting.place._table.history.last == played


async def test_an_opponent_who_comes_to_no_answer_is_reported() -> None:
    reported: list[dict[str, Any]] = []

    def answer(_: Any) -> Any:
        raise RuntimeError("no answer")

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: reported.append(context))
    async with learning(replace(PLAN, answer=answer)) as (sitting, lessons):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await learn(sitting, lessons, "skip", Random(1))
    assert [str(each["exception"]) for each in reported] == ["no answer"]


async def test_an_opponent_may_begin() -> None:
    plan = replace(PLAN, learner=1, opponent=0)
    async with learning(plan) as (sitting, _):
        next_is(sitting, Wait)
        changed = asyncio.Event()
        sitting.listen(lambda _: changed.set())
        await asyncio.wait_for(changed.wait(), 5)
