"""The lessons of Conspiracy on screens: with the real keys, at the smallest size."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.lesson import LessonCard
from abyss_tui.frontends.tui.screens import lesson_part
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.record.files.folders import holds_games
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.table.start import Learn
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled

TO_THE_END = (
    *("enter i escape", "enter 3 3", "enter 7 1", "enter 3 2 3 1", "enter 3 2", "enter 3 3 1"),
    "enter",
)
"""The keys of a learner who does what is asked, step by step."""


@pytest.fixture(autouse=True)
def _quick_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches the opponent play."""
    monkeypatch.setattr(lesson_part, "PAUSE", 0)


def shown(pilot: Pilot[int]) -> list[str]:
    """Return what is on the screen."""
    return screen_lines(pilot.app)


def task_is_whole(pilot: Pilot[int]) -> bool:
    """Whether what is to be done stands whole in the top line, where a lesson is done."""
    screen = pilot.app.screen
    part = screen.lessons if isinstance(screen, TableScreen) else None
    return part is None or part.occasion in shown(pilot)[0]


def sees_locations(pilot: Pilot[int]) -> bool:
    """Whether a card leaves in sight that no Location lies there yet, of which it tells."""
    table = next(each for each in pilot.app.screen_stack if isinstance(each, TableScreen))
    there = table.query_one(BoardView).panels["locations"].region
    return pilot.app.screen.query_one("#box").region.y >= there.y + 2


@pytest.mark.parametrize("code", ["en", "fr"])
async def test_the_lessons_are_walked_through_with_the_keys_of_the_game_and_not_kept(
    tmp_path: Path, code: str
) -> None:
    """Two seconds each: seven lessons, and every task read in the smallest window."""
    session = local_session(tmp_path, "conspiracy", chosen=Resolved(Settings(language=code)))
    app = LocalApp(session, Learn("conspiracy"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for place, keys in enumerate(TO_THE_END, 1):
            assert isinstance(app.screen, LessonCard)
            assert any(f" {place} {'of' if code == 'en' else 'sur'} 7" in x for x in shown(pilot))
            if app.screen.asks == "lesson-location":
                assert sees_locations(pilot)
            for key in keys.split():
                await pilot.press(key)
                await settled(pilot)
                assert task_is_whole(pilot)
        assert isinstance(app.screen, ScoreScreen)
    assert not holds_games(tmp_path)


async def test_the_menu_asks_which_game_and_a_lesson_refuses_kindly_what_it_is_not_about(
    tmp_path: Path,
) -> None:
    async with LocalApp(local_session(tmp_path, "abyss")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for keys, screen in (("l", ChoicePrompt), ("2", LessonCard)):
            await pilot.press(keys)
            await settled(pilot)
            assert isinstance(pilot.app.screen, screen)
        for key in ("enter", "i", "escape", "enter", "1"):
            await pilot.press(key)
            await settled(pilot)
        (said,) = (each.message for each in pilot.app._notifications)
        assert said == (
            "In a game you may do that; this lesson is about something else."
            " Press 3 to turn up 3 Lords."
        )
        assert "2/7: Press 3 to turn up 3 Lords." in shown(pilot)[0]
