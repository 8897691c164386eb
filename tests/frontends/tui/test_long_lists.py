"""Lists of more than nine rows: numbers of two digits, and all of it within reach."""

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


def marked(pilot: Pilot[None]) -> int | None:
    """Return the number of the row that is marked."""
    place = pilot.app.screen.query_one(ChoiceList).highlighted
    return None if place is None else place + 1


async def test_a_digit_picks_at_once_among_nine() -> None:
    answers: list[object] = []
    async with asked(9, answers) as pilot:
        await pilot.press("9")
    assert answers == [9]


async def test_a_long_list_takes_two_digits_and_enter() -> None:
    answers: list[object] = []
    async with asked(14, answers) as pilot:
        await pilot.press("1")
        assert not answers
        await pilot.press("2")
        assert (answers, marked(pilot)) == ([], 12)
        await pilot.press("enter")
    assert answers == [12]


@pytest.mark.parametrize(
    ("keys", "row"),
    [(("3",), 3), (("0", "3"), 3), (("1", "4", "backspace"), 1), (("1", "down"), 2)],
)
async def test_what_is_typed_marks_the_row_that_enter_picks(
    keys: tuple[str, ...], row: int
) -> None:
    answers: list[object] = []
    async with asked(14, answers) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        assert marked(pilot) == row
        await pilot.press("enter")
    assert answers == [row]


async def test_the_number_typed_so_far_is_shown_until_escape() -> None:
    answers: list[object] = []
    async with asked(14, answers) as pilot:
        await pilot.press("1", "3")
        await pilot.pause()
        assert "number 13: enter picks it" in "\n".join(screen_lines(pilot.app))
        await pilot.press("escape")
        await pilot.pause()
        assert "number 13" not in "\n".join(screen_lines(pilot.app))
    assert not answers


async def test_a_number_without_a_row_is_said_and_picks_nothing() -> None:
    answers: list[object] = []
    async with asked(14, answers) as pilot:
        await pilot.press("1", "5")
        await pilot.pause()
        assert any("No row has" in said.message for said in pilot.app._notifications)
        await pilot.press("enter")
        await pilot.pause()
    assert not answers


@pytest.mark.parametrize("intro", [0, 9, 14])
async def test_every_row_of_a_long_list_can_be_seen(intro: int) -> None:
    async with asked(20, [], intro) as pilot:
        for row in range(1, 21):
            await pilot.pause()
            lines = screen_lines(pilot.app)
            assert any(f"►{row:>2} " in line for line in lines)
            assert "q back" in "\n".join(lines[-2:])
            await pilot.press("down")
