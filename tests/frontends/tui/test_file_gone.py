"""The file of a game is deleted while the game is on the screen."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.sitting.file_gone import farewell
from abyss_tui.table import bot_player
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled, sitting, the_place, without_waiting
from tests.record.games import digest_of, the_game
from tests.record.harm import cut_short, delete
from tests.table.thinkers import Slow

NEW = NewGame(("Ada", "Bo"), 5, "abyss", 0)
BOT_BEGINS = replace(new_game(("Ada", "bot:easy"), 5, "abyss"), first=1)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)


def shown(pilot: Pilot[Any]) -> str:
    return "\n".join(screen_lines(pilot.app))


def the_file(folder: Path, pilot: Pilot[int]) -> Path:
    return folder / f"{the_place(pilot).game_id}.jsonl"


def files(folder: Path) -> list[Path]:
    return list(folder.glob("*.jsonl"))


def stands(pilot: Pilot[int]) -> str:
    return digest_of(the_place(pilot)._table.history)


async def test_who_presses_a_key_is_told_and_writes_the_game_into_a_new_file(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        old, before = the_file(tmp_path, pilot), stands(pilot)
        delete(old)
        await pilot.press("e")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        assert "THE GAME IS NOT KEPT ANY MORE" in shown(pilot)
        assert "deleted" in shown(pilot)
        assert stands(pilot) == before
        await pilot.press("w")
        await settled(pilot)
        new = the_file(tmp_path, pilot)
        assert new != old
        assert digest_of(the_game(new)) == before
        await pilot.press("e")
        await settled(pilot)
        assert stands(pilot) != before
        assert digest_of(the_game(new)) == stands(pilot)


async def test_who_does_not_want_a_new_file_is_asked_again_with_the_next_move(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        cut_short(the_file(tmp_path, pilot))
        for _ in range(2):
            await pilot.press("e")
            await settled(pilot)
            assert "cut short or changed" in shown(pilot)
            await pilot.press("n")
            await settled(pilot)
            assert isinstance(pilot.app.screen, TableScreen)
        assert len(files(tmp_path)) == 1


async def test_who_leaves_is_told_where_the_game_is_kept_now(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW, messages=True) as pilot:
        place, old = the_place(pilot), the_file(tmp_path, pilot)
        delete(old)
        await pilot.press("q", "y")
        await settled(pilot)
        new = tmp_path / f"{place.game_id}.jsonl"
        assert new != old
        assert new.exists()
        (said,) = [each.message for each in pilot.app._notifications]
        assert new.stem in said


async def test_the_farewell_of_a_program_that_ends_at_once_names_the_new_file(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        old, app = the_file(tmp_path, pilot), pilot.app
        delete(old)
        await pilot.press("ctrl+c")
    assert isinstance(app, LocalApp)
    assert app.left_last is not None
    (new,) = files(tmp_path)
    parting, kept = farewell(app.left_last, "abyss-tui resume", app.look.voice)
    assert old.stem in parting
    assert kept == f"The game is kept. Go on with it: abyss-tui resume {new.stem}"


async def test_a_bot_whose_move_cannot_be_kept_has_the_people_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_player, "TRIED_AGAIN_AFTER", 0.01)
    thinker = Slow()
    async with program(tmp_path, BOT_BEGINS, thinker=thinker).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = stands(pilot)
        delete(the_file(tmp_path, pilot))
        thinker.go.set()
        while "THE GAME IS NOT KEPT ANY MORE" not in shown(pilot):
            await pilot.press("x")  # hastens the bot
            await pilot.pause(0.01)
        assert stands(pilot) == before
        await pilot.press("n")
        await pilot.pause(0.1)  # the bot tries again and again
        assert "THE GAME IS NOT KEPT ANY MORE" not in shown(pilot)
        await pilot.press("x")
        while "THE GAME IS NOT KEPT ANY MORE" not in shown(pilot):
            await pilot.pause(0.01)
        await pilot.press("w")
        await settled(pilot)
        while stands(pilot) == before:
            await pilot.pause(0.01)
        assert digest_of(the_game(the_file(tmp_path, pilot))) == stands(pilot)
