"""Long lists: one key picks each row that is in sight, and all of it is within reach."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from tests.frontends.tui.frames import screen_lines


def question(rows: int, intro: int = 0) -> Question[int]:
    """Return a question with so many rows and so many lines above them."""
    return Question(
        "WHICH?",
        tuple(Choice((Span(f"Lord {row}"),), answer=row) for row in range(1, rows + 1)),
        tuple((Span(f"line {line}"),) for line in range(intro)),
    )


@asynccontextmanager
async def asked(rows: int, answers: list[object], intro: int = 0) -> AsyncIterator[Pilot[None]]:
    """Open the question at 80x24."""
    app: BaseApp[None] = BaseApp(Session(Voice(ENGLISH), DEEP_SEA, USUAL_GAME))
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(ChoicePrompt(question(rows, intro), may_leave=True), answers.append)
        await pilot.pause()
        yield pilot


async def test_a_digit_picks_at_once_among_nine() -> None:
    answers: list[object] = []
    async with asked(9, answers) as pilot:
        await pilot.press("9")
    assert answers == [9]


@pytest.mark.parametrize(("key", "row"), [("1", 1), ("9", 9), ("a", 10), ("b", 11), ("d", 12)])
async def test_one_key_picks_any_row_of_a_long_list(key: str, row: int) -> None:
    answers: list[object] = []
    async with asked(14, answers) as pilot:
        await pilot.press(key)
    assert answers == [row]


async def test_the_letter_in_front_of_a_row_is_the_key_that_picks_it() -> None:
    answers: list[object] = []
    async with asked(20, answers) as pilot:
        await pilot.press("end")
        await pilot.pause()
        (line,) = (each for each in screen_lines(pilot.app) if "Lord 20" in each)
        await pilot.press(line.replace("►", " ").split()[0])
    assert answers == [20]


async def test_a_row_out_of_sight_is_marked_by_its_key_and_picked_by_the_next() -> None:
    answers: list[object] = []
    async with asked(14, answers, intro=14) as pilot:
        assert "Lord 9" not in "\n".join(screen_lines(pilot.app))
        await pilot.press("9")
        await pilot.pause()
        assert not answers
        assert any("►" in line and "Lord 9" in line for line in screen_lines(pilot.app))
        await pilot.press("enter")
    assert answers == [9]


async def test_a_key_that_is_no_answer_is_told_those_of_the_rows_in_sight() -> None:
    async with asked(14, [], intro=14) as pilot:
        prompt = pilot.app.screen
        assert isinstance(prompt, ChoicePrompt)
        prompt.may_leave = False
        assert prompt.why_no_key("z") == "z is no answer here: press 1-6."


async def test_no_letter_of_a_command_picks_a_row() -> None:
    answers: list[object] = []
    async with asked(24, answers) as pilot:
        rows = pilot.app.screen.query_one(ChoiceList)
        assert not set(rows.signs(question(24).choices)) & set("cgijkoquw")
    assert not answers


@pytest.mark.parametrize("intro", [0, 9, 14])
async def test_every_row_of_a_long_list_can_be_seen(intro: int) -> None:
    async with asked(20, [], intro) as pilot:
        for row in range(1, 21):
            await pilot.pause()
            lines = screen_lines(pilot.app)
            assert any("►" in line and f"Lord {row} " in f"{line} " for line in lines)
            assert "q back" in "\n".join(lines[-2:])
            await pilot.press("down")
