"""The race to 21 at the same screens: they know no game."""

from pathlib import Path

import pytest

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.table.start import NewGame, Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled
from tests.toy_game.entry import register_the_race

RACE = NewGame(("Ada", "Bo"), 1, "race", 0, {"goal": 6})


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


async def play_to_the_end(app: LocalApp, size: tuple[int, int] = (80, 24)) -> None:
    """Draw and lay in turns, at one keyboard."""
    async with app.run_test(size=size) as pilot:
        for key in ("d", "d", *"2" * 40):
            await settled(pilot)
            if isinstance(app.screen, Curtain):
                await pilot.press("enter", "enter")
                await settled(pilot)
            if isinstance(app.screen, ScoreScreen):
                break
            assert isinstance(app.screen, ChoicePrompt)
            await pilot.press(key if len(app.screen.question.choices) > 1 else "d")
        await pilot.press("space")
        await settled(pilot)
        assert isinstance(app.screen, ScoreScreen)
        assert any("wins" in line for line in screen_lines(app))
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)


async def test_a_race_is_played_counted_and_watched_again(tmp_path: Path) -> None:
    await play_to_the_end(program(tmp_path, RACE))


async def test_a_menu_of_races_seats_and_deals_a_race(tmp_path: Path) -> None:
    app = program(tmp_path, game="race")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("n", *"Ada", "enter", *"Bo", "enter")
        for _ in range(6):
            if getattr(app.focused, "id", None) == "start":
                break
            await pilot.press("tab")
        await pilot.press("enter")
        await settled(pilot)
        assert app.seat.place is not None
        assert app.seat.place.kind.slug == "race"
        assert app.seat.place.names == ("Ada", "Bo")


async def test_its_board_has_its_own_panels_and_its_questions_are_asked(tmp_path: Path) -> None:
    app = program(tmp_path, RACE)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert any("Draw or lay." in line for line in screen_lines(app))
        await pilot.press("enter", "enter")
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
        assert "DRAW OR LAY?" in shown
        assert "a race to 21  laid [0, 0]" in shown
        assert app.seat.place is not None
        game = app.seat.place.game_id
    async with program(tmp_path, Watch(game)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert any("replay  a race to 21" in line for line in screen_lines(pilot.app))
