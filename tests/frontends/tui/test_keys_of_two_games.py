"""Keys of two games in one settings file: each game has its own commands, and some both have."""

from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.cli import main
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.keys.rebinding import keys_of
from abyss_tui.frontends.tui.loading import commands_at_tables
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.table.start import NewGame
from tests.frontends.tui.race_commands import ALL
from tests.frontends.tui.race_ui import RaceUI
from tests.frontends.tui.sitting import settled
from tests.frontends.tui.test_settings import press, program
from tests.toy_game.entry import RACE, abyss_alone

A_RACE = NewGame(("Ada", "Bo"), 1, "race", 0)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(RACE, commands="tests.frontends.tui.race_commands")
    abyss_alone(monkeypatch, entry)


def given(**written: str) -> tuple[dict[str, str], list[str]]:
    """Return the keys that hold, by the names of commands, and what is said of the others."""
    keys, problems = keys_of(written, commands_at_tables(), lambda name: f"line of {name}")
    held = {name.removeprefix("table."): key for name, key in keys.given.items()}
    return held, [str(each) for each in problems]


def test_the_commands_of_each_game_can_have_other_keys() -> None:
    assert given(explore="x", lay="z", undo="k5") == (
        {"explore": "x", "lay": "z"},
        ["line of undo: k5 is the name of no key."],
    )


def test_commands_of_two_games_may_have_the_same_key() -> None:
    assert given(explore=";", lay=";")[0] == {
        "explore": "semicolon",
        "lay": "semicolon",
    }


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("lay", "x", "lay cannot have the key x: in Race to 21 it belongs to draw."),
        ("since", "x", "since cannot have the key x: in Race to 21 it belongs to draw."),
        ("since", "p", "since cannot have the key p: in Abyss it belongs to plot."),
        ("lay", "u", "lay cannot have the key u: it belongs to undo."),
    ],
)
def test_a_key_that_is_taken_in_one_game_is_said_with_its_game(
    name: str, key: str, said: str
) -> None:
    assert given(**{name: key}) == ({}, [f"line of {name}: {said}"])


async def test_the_table_of_the_other_game_obeys_the_settings_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The session deals Abyss; what is on the screen is a race."""
    monkeypatch.setattr(RaceUI, "commands", ALL)
    (tmp_path / "settings.toml").write_text('[keys]\nlay = "z"\nexplore = "x"\n')
    async with program(tmp_path, A_RACE).run_test(size=(100, 40)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app, LocalApp)
        assert pilot.app.session.game == "abyss"
        assert pilot.app.session.problems == ()
        await press(pilot, "enter", "enter")
        table = pilot.app.seat.screen
        assert isinstance(table, TableScreen)
        does = table.keys.in_full()
        assert "z  lay a card" in does
        assert "x  draw a card" in does


def test_the_manual_names_the_commands_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "manual"]) == 0
    _, abyss, race, general = capsys.readouterr().out.partition(".SH KEYS")[2].split(".SS ")
    assert abyss.startswith("Abyss\n")
    assert "\\fBexplore\\fR (e)" in abyss
    assert race.startswith("Race to 21\n")
    assert "\\fBlay\\fR (y)" in race
    assert general.startswith("At every table\n")
    assert "\\fBundo\\fR (u)" in general
