"""Hints in somebody's first games: each once, dismissed with a key, off for who wants none."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.settings.hints import KeptHints, SeenHints
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.sitting.hints import known_at
from abyss_tui.table.start import Learn, NewGame, Start
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled

DEAL = NewGame(("Ada", "Bo"), 7, "abyss", 0)
"""The first card that is turned up is an Ally."""


@asynccontextmanager
async def hinted(
    folder: Path, start: Start = DEAL, *, hints: SeenHints | None = None, wanted: bool = True
) -> AsyncIterator[Pilot[int]]:
    """Sit down at a table that gives hints, unless they are not wanted."""
    chosen = Resolved(Settings(hints=wanted))
    hints = hints or SeenHints()
    app = LocalApp(local_session(folder, "abyss", chosen=chosen, hints=hints), start)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        if isinstance(app.screen, Curtain):
            await press(pilot, "enter enter")
        yield pilot


async def press(pilot: Pilot[int], keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys.split():
        await pilot.press(key)
        await settled(pilot)


def shown(pilot: Pilot[int]) -> str:
    """Return what is on the screen."""
    return "\n".join(screen_lines(pilot.app))


async def test_the_first_turn_is_explained_once(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        assert "Hint: Your turn" in shown(pilot)
        await press(pilot, "enter")
        assert "Hint" not in shown(pilot)
        await press(pilot, "o enter")
        assert "Hint" not in shown(pilot)


async def test_the_first_sale_and_the_first_ally_are_explained_before_they_are_decided(
    tmp_path: Path,
) -> None:
    async with hinted(tmp_path) as pilot:
        await press(pilot, "enter e")
        assert "Hint: An Ally on offer" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, OfferPrompt)
        await press(pilot, "n")
        assert "Hint: An Ally that nobody bought" in shown(pilot)
        await press(pilot, "enter d")
        assert "Hint" not in shown(pilot)


async def test_a_key_of_what_is_decided_next_closes_a_hint_and_is_obeyed(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        await press(pilot, "e")
        assert "Hint: An Ally on offer" in shown(pilot)
        await press(pilot, "n")
        assert "Hint: An Ally that nobody bought" in shown(pilot)
        await press(pilot, "t")
        assert "YOUR TURN IS OVER" in shown(pilot)


async def test_keys_that_are_typed_quickly_over_a_hint_keep_their_order(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        for key in "en":
            pilot.app.post_message(Key(key, key))
        await settled(pilot)
        assert "Hint: An Ally that nobody bought" in shown(pilot)


async def test_what_can_be_read_over_a_hint_leaves_it_there(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        await press(pilot, "o escape w escape")
        assert "Hint: Your turn" in shown(pilot)


async def test_what_was_seen_does_not_come_in_the_next_game(tmp_path: Path) -> None:
    file = tmp_path / "hints.json"
    async with hinted(tmp_path, hints=KeptHints(file)) as pilot:
        await press(pilot, "enter")
    assert json.loads(file.read_text("utf-8")) == {"seen": ["turn"]}
    async with hinted(tmp_path, hints=KeptHints(file)) as pilot:
        assert "Hint" not in shown(pilot)


@pytest.mark.parametrize("written", ["", "{", "[1]", '{"seen": 7}', '{"seen": [7]}', "\xff"])
async def test_a_damaged_file_is_no_error(tmp_path: Path, written: str) -> None:
    file = tmp_path / "hints.json"
    file.write_text(written, "latin-1")
    async with hinted(tmp_path, hints=KeptHints(file)) as pilot:
        assert "Hint: Your turn" in shown(pilot)
        await press(pilot, "enter")
    assert KeptHints(file).seen() == {"turn"}


async def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file in its place")
    async with hinted(tmp_path, hints=KeptHints(tmp_path / "folder" / "hints.json")) as pilot:
        await press(pilot, "enter")
        assert "Hint" not in shown(pilot)


async def test_no_more_hints_switches_all_of_them_off(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        await press(pilot, "x e")
        assert isinstance(pilot.app.screen, OfferPrompt)
        assert isinstance(pilot.app, LocalApp)
        assert not pilot.app.session.settings.hints


async def test_there_are_none_for_who_does_not_want_them(tmp_path: Path) -> None:
    async with hinted(tmp_path, wanted=False) as pilot:
        assert "Hint" not in shown(pilot)


async def test_the_lessons_have_none(tmp_path: Path) -> None:
    async with hinted(tmp_path, Learn("abyss")) as pilot:
        await press(pilot, "z enter e")
        assert "Hint" not in shown(pilot)


async def test_who_comes_back_to_a_table_has_seen_what_was_seen_there(tmp_path: Path) -> None:
    async with hinted(tmp_path) as pilot:
        await press(pilot, "enter")
        assert isinstance(pilot.app, LocalApp)
        table = pilot.app.seat.screen
        assert isinstance(table, TableScreen)
        known = known_at(table.place, SeenHints())
        assert known is not None
        assert known.seen() == {"turn"}
