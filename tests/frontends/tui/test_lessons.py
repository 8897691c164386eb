"""Learning to play at the table of the lessons: with the real keys, at the smallest size."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.lesson import LessonCard
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens import lesson_part
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games.abyss.text.lesson_texts import LESSONS
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.lessons import Course
from abyss_tui.record.files.folders import holds_games
from abyss_tui.settings.hints import LEARNED, SeenHints
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.sitting.lessons import Opponent
from abyss_tui.table.start import Learn
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled

NOT_NOW = "In a game you may do that; this lesson is about something else. Press e to explore."
TO_THE_END = (
    *("enter i escape", "enter e d t", "enter b", "enter e d f", "enter s 2"),
    *("enter p r 3 enter 1", "enter 1", "enter"),
)
"""The keys of a learner who does what is asked, step by step."""

POINTS_AT = (
    ("court", "depths", "council", "locations", "hand", "players"),
    ("court", "depths", "hand"),
    ("depths", "hand", "players"),
    ("depths",),
    ("council", "hand"),
    ("court", "hand"),
    ("locations", "players"),
    ("locations", "players"),
)
"""The panels that the card of each step speaks of."""
LESSON_OF_MONSTERS = 3
"""Its place, which follows that of buying from others."""
ROOM = 58
"""The cells that the top line has for what is to be done, in the smallest window."""


@pytest.fixture(autouse=True)
def _quick_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches the opponent play."""
    monkeypatch.setattr(lesson_part, "PAUSE", 0)


@asynccontextmanager
async def learning(folder: Path, code: str = "en") -> AsyncIterator[Pilot[int]]:
    """Open the lessons in a language."""
    chosen = Resolved(Settings(language=code))
    app = LocalApp(local_session(folder, "abyss", chosen=chosen), Learn("abyss"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        yield pilot


def room_of_what_is_to_do(table: TableScreen) -> int:
    """Return the cells of the longest of the next things to do."""
    part = table.lessons
    assert part is not None
    names, voice = [task.name for task in part.lessons.course.step.tasks], table.voice
    return max(cell_len(plain(LESSONS.task(name, part._parts(), voice))) for name in names)


def covered(pilot: Pilot[int], panels: Sequence[str]) -> list[str]:
    """Return over which of these panels the prompt lies; of the players the first one counts."""
    box = pilot.app.screen.query_one("#box").region
    where = {name: panel.region for name, panel in table(pilot).query_one(BoardView).panels.items()}
    ends = {name: where[name].y + 1 if name == "players" else where[name].bottom for name in panels}
    return [name for name, end in ends.items() if end > box.y]


async def press(pilot: Pilot[int], keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys.split():
        await pilot.press(key)
        await settled(pilot)


def table(pilot: Pilot[int]) -> TableScreen:
    """Return the table of the lessons."""
    return next(each for each in pilot.app.screen_stack if isinstance(each, TableScreen))


def course(pilot: Pilot[int]) -> Course:
    """Return how far the learner has come."""
    part = table(pilot).lessons
    assert part is not None
    return part.lessons.course


def shown(pilot: Pilot[int]) -> str:
    """Return what is on the screen."""
    return "\n".join(screen_lines(pilot.app))


def second_lord(pilot: Pilot[int]) -> list[tuple[str, Style | None]]:
    """Return the name of the second Lord of the Court as it is drawn, on which no cursor is."""
    row = pilot.app.screen._compositor.render_strips()[3].crop(15, 26)
    return [(text, style) for text, style, _ in row]


def said(pilot: Pilot[int]) -> str:
    """Return what was said last beside the screen."""
    return "".join(each.message for each in pilot.app._notifications)


@pytest.mark.parametrize("code", ["en", "fr"])
async def test_the_lessons_are_walked_through_with_the_keys_of_the_game_and_not_kept(
    tmp_path: Path, code: str
) -> None:
    async with learning(tmp_path, code) as pilot:
        for place, keys in enumerate(TO_THE_END):
            assert isinstance(pilot.app.screen, LessonCard)
            assert covered(pilot, POINTS_AT[place]) == []
            assert room_of_what_is_to_do(table(pilot)) <= ROOM
            assert course(pilot).place == place
            await press(pilot, keys)
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "space")
        assert "Ada" in shown(pilot)
        assert "rematch" not in shown(pilot)
        await press(pilot, "w r m")
        assert isinstance(pilot.app.screen, Menu)
    assert not holds_games(tmp_path)


async def test_a_lesson_leaves_lit_what_it_tells_about_and_obeys_the_key_that_it_names(
    tmp_path: Path,
) -> None:
    async with learning(tmp_path) as pilot:
        before = second_lord(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert second_lord(pilot) == before
        assert "Ada decides" not in shown(pilot), "they are told what can be done, as in a game"
        assert " p  Plot 1○ " in shown(pilot)
        await press(pilot, "i escape enter e d t")
        assert "press b to buy it" in shown(pilot)
        await press(pilot, "b")
        assert course(pilot).place == LESSON_OF_MONSTERS, "bought: the next lesson has begun"


async def test_every_lesson_can_be_skipped(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        for _ in range(7):
            await press(pilot, "z")
        assert "Lesson 8 of 8" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, ScoreScreen)


async def test_every_lesson_can_be_left(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "z l")
        assert isinstance(pilot.app.screen, Menu)


async def test_the_table_of_the_lessons_can_be_left(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "enter q")
        assert "the lessons" in shown(pilot)
        await press(pilot, "y")
        assert isinstance(pilot.app.screen, Menu)


async def test_another_action_is_answered_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "z enter")
        before = table(pilot).place.decision
        await press(pilot, "p")
        assert said(pilot) == NOT_NOW
        assert table(pilot).place.decision == before
        await press(pilot, "e t")
        assert "press d to explore deeper" in said(pilot)
        assert table(pilot).kind == "explore", "the question is asked again"


async def test_the_key_that_a_lesson_names_works_on_its_card_too(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "i")
        assert isinstance(pilot.app.screen, Reading)
        await press(pilot, "escape e d t")
        assert course(pilot).step.name == "offer"


async def test_the_lesson_is_read_again_with_a_key(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "z enter")
        assert "Lesson 2 of 8" not in shown(pilot)
        assert "x lesson" in shown(pilot)
        await press(pilot, "x")
        assert "Lesson 2 of 8" in shown(pilot)


async def test_nothing_is_taken_back_or_answered_beforehand(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "z enter u")
        assert "the lessons only go forward" in said(pilot)
        await press(pilot, "a")
        assert "a does nothing here" in said(pilot)
        assert not table(pilot).game.meanwhile(), "nor is that offered while the opponent plays"


async def test_the_lessons_are_in_the_menu(tmp_path: Path) -> None:
    async with LocalApp(local_session(tmp_path, "abyss")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "l 1")
        assert "Lesson 1 of 8" in shown(pilot)


async def test_a_lesson_is_told_anew_in_a_language_that_was_chosen_over_it(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, "z comma right escape")
        assert isinstance(pilot.app.screen, LessonCard)
        assert "Leçon 2" in shown(pilot)
        await press(pilot, "enter e")
        assert course(pilot).task.name == "deeper"


async def test_the_opponent_leaves_with_the_learner(tmp_path: Path) -> None:
    async with learning(tmp_path) as pilot:
        (opponent,) = (
            each for each in table(pilot).sitting.companions if isinstance(each, Opponent)
        )
        assert opponent._place is not None
        await press(pilot, "l")
        assert opponent._place.left


async def test_the_menu_begins_with_the_lessons_until_they_were_walked_through(
    tmp_path: Path,
) -> None:
    hints = SeenHints()
    app = LocalApp(local_session(tmp_path, "abyss", hints=hints))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press(pilot, "enter enter z z z z z z z enter space m")
        assert isinstance(pilot.app.screen, Menu)
        assert LEARNED in hints.seen()
        marked = pilot.app.screen.query_one(Rows).highlighted_option
        assert marked is not None
        assert marked.id == "alone"


async def test_a_question_names_no_key_for_a_good_move_where_the_lesson_has_it(
    tmp_path: Path,
) -> None:
    async with learning(tmp_path) as pilot:
        await pilot.press("enter", "i", "escape", "enter", "e")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert "what now" not in screen_lines(pilot.app)[-1]
        await pilot.press("g")
        await settled(pilot)
        assert "The lesson itself says what to do here." in said(pilot)


async def test_a_question_says_what_to_do_in_it_and_not_the_key_that_opened_it(
    tmp_path: Path,
) -> None:
    async with learning(tmp_path) as pilot:
        await press(pilot, " ".join(TO_THE_END[:4]))
        await press(pilot, "enter s")
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert "Take the Crab pile: choose its row, then enter." in shown(pilot)
        await press(pilot, "2 enter p r")
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert "Recruit the Landlord and its Key: choose the row, then enter." in shown(pilot)
