"""The menu, the seating, kept games, the score, the replay, and what a failure says."""

import gc
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from textual.widgets import Input

from abyss_tui.frontends.tui.apps import crash
from abyss_tui.frontends.tui.apps.garbage import YOUNG
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.new_game import NewGameForm
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.saved import SavedGames
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.files.reading import read
from abyss_tui.record.replaying import replay
from abyss_tui.sitting.games import table_text
from abyss_tui.table.start import Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, finished, saved_at
from tests.frontends.tui.sitting import program, settled


async def test_the_menu_seats_players_and_deals(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *"Ada", "enter", *"Bo", "enter")
        await settled(pilot)
        assert isinstance(app.screen, NewGameForm)
        await pilot.click("#start")
        await settled(pilot)
        assert isinstance(app.screen, Curtain)
        assert app.seat.place is not None
        assert app.seat.place.names == ("Ada", "Bo")


async def test_one_player_alone_is_told_what_is_missing(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", *"Ada")
        await pilot.click("#start")
        await settled(pilot)
        assert isinstance(app.screen, NewGameForm)
        assert any("2 to 4 players" in line for line in screen_lines(app))
        assert app.screen.query(Input).first().value == "Ada"
        await pilot.press("shift+tab", "shift+tab", "shift+tab", "shift+tab", *"Bo")
        await settled(pilot)
        assert not any("2 to 4 players" in line for line in screen_lines(app))


async def test_the_rules_of_either_game_can_be_read_from_the_menu(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for game, keys in ("abyss", ("h", "enter")), ("conspiracy", ("h", "down", "enter")):
            await pilot.press(*keys)
            await settled(pilot)
            assert isinstance(app.screen, Reading)
            assert str(app.screen.read) == table_text(game).how_to_play(app.look.voice)
            await pilot.press("q")
            await settled(pilot)
            assert isinstance(app.screen, Menu)


async def test_a_kept_game_goes_on_at_the_very_same_decision(tmp_path: Path) -> None:
    saved = saved_at(tmp_path, at("location"))
    before = replay(read(tmp_path / f"{saved.game}.jsonl")).game.decision
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await settled(pilot)
        assert isinstance(app.screen, SavedGames)
        await pilot.press("enter")
        await settled(pilot)
        assert app.seat.place is not None
        assert before is not None
        view = app.seat.place.view(before.seat, with_options=True)
        assert list(view.decision.options) == list(before.options)


async def test_a_game_that_is_open_elsewhere_says_so(tmp_path: Path) -> None:
    saved = saved_at(tmp_path, at("location"))
    held = await FileStore(tmp_path).open(saved.game)
    try:
        app = program(tmp_path, saved)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert isinstance(app.screen, Menu)
            assert app._notifications
    finally:
        await held[0].close()


async def test_a_finished_game_is_walked_through_forward_and_back(tmp_path: Path) -> None:
    app = program(tmp_path, Watch(finished(tmp_path)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "left", "pagedown", "2")
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.place > 0
        assert screen.eyes == 1
        await pilot.press("end")
        assert screen.place == screen.replay.last
        await pilot.press("pageup", "home")
        assert screen.place == 0


async def test_hands_of_a_game_that_goes_on_are_not_replayed(tmp_path: Path) -> None:
    saved = saved_at(tmp_path, at("location"))
    app = program(tmp_path, Watch(saved.game))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "a", "end")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.eyes is None


def test_a_crash_report_holds_no_card() -> None:
    def fails(hand: str) -> None:
        raise KeyError(hand)

    with pytest.raises(KeyError) as caught:
        fails("crab-4")
    report = crash.report(caught.value)
    assert "KeyError" in report
    assert "fails" in report
    assert not any(slug in report for slug in ALLIES)


def test_a_farewell_says_how_to_go_on(tmp_path: Path) -> None:
    said = crash.farewell(
        "2026-11-20-ada-bo-xvc7", tmp_path / "report.txt", Voice(ENGLISH), "abyss-tui resume"
    )
    assert "abyss-tui resume 2026-11-20-ada-bo-xvc7" in said
    assert "report.txt" in said


def test_the_menu_needs_nothing_of_the_game() -> None:
    """The rules, their card files and pydantic are read in behind the menu, not before it."""
    code = (
        "import sys; from abyss_tui import commands; import abyss_tui.frontends.tui.apps.running;"
        "print([m for m in ('pydantic', 'yaml', 'abyss_tui.games.abyss.game') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


SITTING: Final = """
import asyncio, sys
from pathlib import Path
from abyss_tui.table.start import NewGame
from abyss_tui.frontends.tui.apps import reading_ahead
from tests.frontends.tui.sitting import program, settled

reading_ahead.READ_AFTER = 1.0  # however busy the machine is
prompts = ("monster", "offer", "payment")

async def sit():
    start = NewGame(("Ada", "Bo"), 5, "abyss", 0)
    async with program(Path(sys.argv[1]), start).run_test() as pilot:
        await settled(pilot)
        print([each for each in prompts if f"abyss_tui.frontends.tui.abyss.{each}" in sys.modules])
        await pilot.pause(reading_ahead.READ_AFTER + 0.1)
        await settled(pilot)
        print([each for each in prompts if f"abyss_tui.frontends.tui.abyss.{each}" in sys.modules])

asyncio.run(sit())
"""


def test_the_prompts_of_a_game_are_read_in_when_its_table_is_shown(tmp_path: Path) -> None:
    """Neither the table nor the first prompt of each kind waits for them."""
    command = [sys.executable, "-c", SITTING, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['monster', 'offer', 'payment']"]


@pytest.mark.parametrize(("after", "again"), [(0.01, True), (3600, False)])
async def test_garbage_is_looked_for_again_when_everything_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: float, again: bool
) -> None:
    monkeypatch.setattr("abyss_tui.frontends.tui.apps.garbage.COLLECTED_AFTER", after)
    monkeypatch.setattr(gc, "freeze", lambda: None)  # the garbage of other tests is not to stay
    before = gc.get_threshold()
    gc.disable()
    try:
        async with program(tmp_path).run_test() as pilot:
            await pilot.pause(0.2)
            assert gc.isenabled() is again
            assert (gc.get_threshold() == YOUNG) is again
    finally:
        gc.enable()
        gc.set_threshold(*before)
