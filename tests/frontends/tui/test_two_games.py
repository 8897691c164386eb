"""Two games in the menu, its forms, its lists and its help: which is meant is asked and told."""

from pathlib import Path

import pytest
from textual.widgets import Input

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.settings.resolving import resolved
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled
from tests.toy_game.entry import register_the_race
from tests.toy_game.kind import RaceKind

RACE = NewGame(("Ada", "Bo"), 1, "race", 0)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


def shown(app: LocalApp) -> str:
    return "\n".join(screen_lines(app))


async def test_the_form_asks_which_game_and_follows_it(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    app = LocalApp(local_session(tmp_path / "games", "abyss", None, resolved({}, {}, settings)))
    async with app.run_test(size=(80, 30)) as pilot:
        await settled(pilot)
        await pilot.press("n")
        await settled(pilot)
        assert "Two to four names" in shown(app)
        assert "Player 4" in shown(app)
        app.screen.query_one("#game").focus()
        await pilot.press("down")
        await settled(pilot)
        assert "2 to 3 names" in shown(app)
        assert "Player 4" not in shown(app)
        app.screen.query(Input).first().focus()
        await pilot.press(*"Ada", "enter", *"Bo", "enter")
        app.screen.query_one("#start").focus()
        await pilot.press("enter")
        await settled(pilot)
        assert app.seat.place is not None
        assert app.seat.place.kind.slug == "race"
    assert app.session.game == "race"
    assert 'game = "race"' in settings.read_text("utf-8")
    assert resolved({}, {}, settings).settings.game == "race"


async def test_alone_one_chooses_among_the_games_with_bots(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 34)) as pilot:
        await settled(pilot)
        await pilot.press("a")
        await settled(pilot)
        app.screen.query_one("#game").focus()
        await pilot.press("down")
        await settled(pilot)
        assert "Draws as long as it can." in shown(app)
        assert "Three bots" not in shown(app)


async def test_kept_games_say_which_game_they_are(tmp_path: Path) -> None:
    tables = Tables(FileStore(tmp_path))
    for game in ("race", "abyss"):
        await tables.deal(NewGame(("Ada", "Bo"), 1, game, 0), None, lambda _: None)
    await tables.settled()
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await settled(pilot)
        assert "Ada, Bo  · Race to 21" in shown(app)
        assert "Ada, Bo  · Abyss" in shown(app)


async def test_the_settings_name_the_game_and_leave_out_what_it_has_not(tmp_path: Path) -> None:
    app = program(tmp_path, game="race")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert "Race to 21" in shown(app)
        assert "Pictures" not in shown(app)
        assert "Lords" not in shown(app)


async def test_without_hands_bots_and_cards_nothing_of_them_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RaceKind, "hides_hands", False)
    monkeypatch.setattr(RaceKind, "levels", ())
    app = program(tmp_path, RACE)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        table = next(each for each in app.screen_stack if isinstance(each, TableScreen))
        before = table.hand_shown
        for key in (".", "g", "c"):
            await pilot.press(key)
            await settled(pilot)
            assert "does nothing here" in "".join(each.message for each in app._notifications)
        assert table.hand_shown == before
        keys = table.keys_here()
        assert "hand" not in keys
        assert "all cards" not in keys
        await pilot.press("f1")
        await settled(pilot)
        assert "rulings" not in shown(app)
        assert "2 rules" in shown(app)
