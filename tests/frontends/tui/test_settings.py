"""The settings: changed from the menu and at the table, at once, and kept."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.apps.personal_settings import MOUSE
from abyss_tui.frontends.tui.apps.reading_ahead import READ_AFTER
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.new_game import NewGameForm
from abyss_tui.frontends.tui.screens.settings import SettingsScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.settings.resolving import resolved
from abyss_tui.settings.settings import Value
from abyss_tui.table.start import NewGame, Start
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, finished, saved_at
from tests.frontends.tui.sitting import settled

A_GAME = NewGame(("Ada", "Bo"), 5, "abyss", 0)
ROWS = (
    "language",
    "theme",
    "colors",
    "signs",
    "motion",
    "confirmations",
    "pictures",
    "mouse",
    "hints",
)


def program(folder: Path, start: Start | None = None, **flags: Value) -> LocalApp:
    """Return the program of somebody whose settings file lies in the folder."""
    chosen = resolved(flags, {}, folder / "settings.toml")
    return LocalApp(local_session(folder / "games", USUAL_GAME, None, chosen), start)


def shown(pilot: Pilot[Any]) -> str:
    return "\n".join(screen_lines(pilot.app))


async def press(pilot: Pilot[Any], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


async def set_next(pilot: Pilot[Any], name: str, times: int = 1) -> None:
    """Open the settings, set one to a value further on, and close them again."""
    await press(pilot, "comma", *["down"] * ROWS.index(name), *["right"] * times)
    await press(pilot, "escape")


def kept(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "settings.toml").read_text("utf-8"))


async def test_the_language_changes_at_once_and_is_kept(tmp_path: Path) -> None:
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "s", "right", "right")
        assert isinstance(pilot.app.screen, SettingsScreen)
        assert "Méduse" in shown(pilot)
        await press(pilot, "escape")
        assert "Nouvelle partie" in shown(pilot)
    assert kept(tmp_path) == {"language": "fr"}


async def test_what_was_chosen_holds_the_next_time(tmp_path: Path) -> None:
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await set_next(pilot, "language", 2)
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        assert "Nouvelle partie" in shown(pilot)


async def test_a_prompt_that_is_open_is_asked_anew_in_the_new_language(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "e")
        before = shown(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        await set_next(pilot, "language", 2)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert "COUR 6/6" in shown(pilot)
        await set_next(pilot, "language", 2)
        assert shown(pilot) == before


async def test_a_language_that_does_not_change_leaves_a_prompt_as_it_is(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "e")
        prompt = pilot.app.screen
        await press(pilot, "comma", "escape")
        assert pilot.app.screen is prompt


async def test_the_table_says_all_that_happened_in_the_new_language(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "p")
        await set_next(pilot, "language", 2)
        assert isinstance(pilot.app.screen, TableScreen)
        assert "COUR 6/6" in shown(pilot)


async def test_no_settings_are_opened_behind_the_curtain(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "comma")
        assert isinstance(pilot.app.screen, Curtain)


async def test_the_palette_opens_the_settings(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "ctrl+p", *"settings")
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_a_click_marks_a_setting_and_a_second_one_changes_it(tmp_path: Path) -> None:
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "comma")
        row = next(y for y, line in enumerate(screen_lines(pilot.app)) if "Motion" in line)
        await pilot.click(offset=(10, row))
        await settled(pilot)
        assert not (tmp_path / "settings.toml").exists()
        await pilot.click(offset=(10, row))
        await settled(pilot)
    assert kept(tmp_path) == {"motion": False}


async def test_who_wants_no_questions_leaves_without_one(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME, confirmations=False).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "q")
        assert isinstance(pilot.app.screen, Menu)


async def test_the_mouse_is_left_to_the_terminal_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(BaseApp, "send_to_terminal", lambda _, each: sent.append(each))
    async with program(tmp_path, mouse=False).run_test() as pilot:
        await settled(pilot)
        await set_next(pilot, "mouse")
    assert sent == [MOUSE.format(switch="l"), MOUSE.format(switch="h")]


async def test_a_setting_of_the_command_line_is_said_to_be_one(tmp_path: Path) -> None:
    async with program(tmp_path, theme="dark").run_test() as pilot:
        await settled(pilot)
        await press(pilot, "comma", "down")
        in_a_row = " ".join(shown(pilot).replace("┃", " ").split())
        assert "Now the command line has set it." in in_a_row
        await press(pilot, "right")
        assert "command line" not in shown(pilot)


@pytest.mark.parametrize("start", [None, A_GAME])
async def test_a_bad_value_is_named_and_the_game_starts_all_the_same(
    tmp_path: Path, start: Start | None
) -> None:
    (tmp_path / "settings.toml").write_text('\nlanguage = "klingon"\n')
    async with program(tmp_path, start).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)
        text = pilot.app.screen.query_one("#text").region
        rows = shown(pilot).splitlines()[text.y : text.bottom]
        said = " ".join(row[text.x : text.right].strip() for row in rows)
        assert "line 2: language cannot be klingon" in said
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Menu if start is None else Curtain)


async def test_a_damaged_file_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("language =\n")
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter")
        await set_next(pilot, "language", 2)
        assert "Nouvelle partie" in shown(pilot)
    assert (tmp_path / "settings.toml").read_text() == "language =\n"


async def test_the_next_game_begins_with_the_names_of_the_last_one(tmp_path: Path) -> None:
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "n", *"Ada", "enter", *"Bo", "enter", "enter", "enter")
        assert isinstance(pilot.app.screen, Curtain)
    assert kept(tmp_path) == {"names": ["Ada", "Bo"], "game": "abyss"}
    async with program(tmp_path).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, NewGameForm)
        assert [each.value for each in pilot.app.screen.query(Input)] == ["Ada", "Bo", "", ""]
        await press(pilot, "enter")
        assert "PASS THE KEYBOARD" in shown(pilot)


async def rests_on(pilot: Pilot[Any]) -> str | None:
    """Return the line of the menu on which the cursor rests when all is read."""
    await pilot.pause(READ_AFTER + 0.1)
    await settled(pilot)
    marked = pilot.app.screen.query_one(Rows).highlighted_option
    return None if marked is None else marked.id


async def test_the_cursor_of_the_menu_rests_on_what_one_wants_most(tmp_path: Path) -> None:
    async with program(tmp_path).run_test() as pilot:
        assert await rests_on(pilot) == "alone"
    finished(tmp_path / "games")
    for players, line in [('"Ada", "bot:hard"', "alone"), ('"Ada", "Bo", "bot:easy"', "new")]:
        (tmp_path / "settings.toml").write_text(f"names = [{players}]")
        async with program(tmp_path).run_test() as pilot:
            assert await rests_on(pilot) == line
    saved_at(tmp_path / "games", at("turn"))
    async with program(tmp_path).run_test() as pilot:
        assert await rests_on(pilot) == "continue"
        await press(pilot, "c", "enter")
        assert isinstance(pilot.app.screen, Curtain)
