"""Keys that a person gives to commands in their settings file."""

from pathlib import Path

import pytest

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.keys.commands import ADVICE
from abyss_tui.frontends.tui.keys.rebinding import key_named, keys_of
from abyss_tui.frontends.tui.loading import commands_at_tables
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.help import Help
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.settings import SettingsScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled
from tests.frontends.tui.test_settings import A_GAME, press, program, shown


def given(**written: str) -> tuple[dict[str, str], list[str]]:
    """Return the keys that hold, by the names of commands, and what is said of the others."""
    keys, problems = keys_of(written, commands_at_tables(), lambda name: f"line of {name}")
    held = {name.removeprefix("table."): key for name, key in keys.given.items()}
    return held, [str(each) for each in problems]


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("x", "x"),
        (".", "full_stop"),
        ("F2", "f2"),
        ("ctrl+x", "ctrl+x"),
        ("Ctrl+X", "ctrl+x"),
        ("space", "space"),
        ("+", "plus"),
        ("у", "у"),
        ("banana", None),
        ("hyper+x", None),
    ],
)
def test_a_key_is_written_as_people_call_it(written: str, named: str | None) -> None:
    assert key_named(written) == named


def test_a_command_keeps_the_name_that_settings_files_have_for_it() -> None:
    assert ADVICE.action == "advice"
    assert given(ways="x") == ({"ways": "x"}, [])


def test_commands_may_swap_their_keys() -> None:
    assert given(explore="s", support="e") == ({"explore": "s", "support": "e"}, [])


def test_a_cyrillic_letter_is_the_key_at_its_place() -> None:
    assert given(explore="ч")[0] == {"explore": "x"}


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("explore", "s", "explore cannot have the key s: in Abyss it belongs to support."),
        ("dance", "x", "no command with a key of its own is called dance."),
        ("command_palette", "x", "no command with a key of its own is called command_palette."),
        ("explore", "banana", "banana is the name of no key."),
        ("explore", "enter", "explore cannot have the key enter: it is needed everywhere."),
        ("undo", "b", "undo cannot have the key b: it answers questions."),
    ],
)
def test_a_key_that_cannot_be_is_named_and_the_usual_stays(name: str, key: str, said: str) -> None:
    assert given(**{name: key}) == ({}, [f"line of {name}: {said}"])


def test_of_two_commands_with_one_new_key_one_keeps_it() -> None:
    held, problems = given(explore="x", plot="x")
    assert held == {"plot": "x"}
    said = "line of explore: explore cannot have the key x: in Abyss it belongs to plot."
    assert problems == [said]


async def test_the_table_obeys_the_keys_of_the_settings_file(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[keys]\nexplore = "x"\nkeys = ";"\n')
    async with program(tmp_path, A_GAME).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "e")
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "f1")
        assert isinstance(pilot.app.screen, Help)
        assert "x  explore" in shown(pilot)
        await press(pilot, "escape", "semicolon")
        assert isinstance(pilot.app.screen, Help)
        await press(pilot, "escape", "ч")
        assert isinstance(pilot.app.screen, ChoicePrompt)


async def test_a_key_that_was_given_is_shown_by_its_sign_and_can_be_clicked(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[keys]\nplayers = "+"\n')
    async with program(tmp_path, A_GAME).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "r")
        line = screen_lines(pilot.app)[-1]
        assert "+ all" in line
        await pilot.click(offset=(line.index("+ all"), 39))
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)


@pytest.mark.parametrize("command", ["story", "players", "inform"])
async def test_the_key_that_opens_something_to_read_closes_it(tmp_path: Path, command: str) -> None:
    (tmp_path / "settings.toml").write_text(f'[keys]\n{command} = ";"\n')
    async with program(tmp_path, A_GAME).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "semicolon")
        assert isinstance(pilot.app.screen, Reading)
        await press(pilot, "semicolon")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_key_that_cannot_be_is_said_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('[keys]\nplot = "p"\nexplore = "p"\n')
    async with program(tmp_path).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)
        assert isinstance(pilot.app, LocalApp)
        (problem,) = map(str, pilot.app.session.problems)
        said = "line 3: explore cannot have the key p: in Abyss it belongs to plot."
        assert problem.endswith(said)


@pytest.mark.parametrize(
    ("key", "opened"), [("у", ChoicePrompt), ("б", SettingsScreen), ("ц", Reading)]
)
async def test_a_russian_keyboard_plays_by_the_places_of_its_keys(
    tmp_path: Path, key: str, opened: type
) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", key)
        assert isinstance(pilot.app.screen, opened)


async def test_the_palette_opens_without_ctrl(tmp_path: Path) -> None:
    async with program(tmp_path, A_GAME).run_test() as pilot:
        await settled(pilot)
        await press(pilot, "enter", "enter", "colon")
        assert "Search for commands" in shown(pilot)
