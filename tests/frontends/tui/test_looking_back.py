"""What was done since one's own turn, looked at again as everybody saw it."""

from asyncio import sleep
from pathlib import Path

import pytest
from textual.events import Key

from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.game import Game
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import Resume
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import saved_at
from tests.frontends.tui.sitting import settled, sitting


def a_later_turn(game: Game) -> bool:
    """Whether everybody has had two turns and a third one begins."""
    turns = sum(isinstance(event, TurnStarted) for event in game.events or ())
    return turns == 2 * len(game.players) + 1


def a_game(folder: Path) -> Resume:
    return Resume(saved_at(folder, a_later_turn).game)


async def test_one_looks_back_from_the_end_of_ones_own_turn_and_returns(tmp_path: Path) -> None:
    async with sitting(tmp_path, a_game(tmp_path)) as pilot:
        await pilot.press("b")
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.place == screen.since > 0
        await pilot.press("home", "left")
        assert screen.place == screen.since
        await pilot.press("end")
        assert screen.place == screen.replay.last
        await pilot.press("q")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_looking_back_shows_no_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path, a_game(tmp_path)) as pilot:
        await pilot.press("b")
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("1", "a")
        await settled(pilot)
        assert screen.eyes is None
        assert pilot.app.screen is screen


async def test_every_step_says_what_was_done(tmp_path: Path) -> None:
    async with sitting(tmp_path, a_game(tmp_path)) as pilot:
        await pilot.press("b", "end")
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        steps = screen.replay.last - screen.since
        *log, where, _ = screen_lines(pilot.app)[-6:]
        assert where.startswith(f" {steps}/{steps} ")
        done = next(each for each in reversed(screen._story()) if each.lines)
        told = " ".join(" ".join(log).split())
        assert told.endswith(plain(done.lines[-1]))
        assert screen.replay.names[done.seat] in told


async def test_the_key_pressed_twice_at_once_looks_back_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_back = Place.look_back

    async def slowly(place: Place) -> Replay:
        await sleep(0.05)
        return await look_back(place)

    monkeypatch.setattr(Place, "look_back", slowly)
    async with sitting(tmp_path, a_game(tmp_path)) as pilot:
        for key in ("b", "b", "end"):
            pilot.app.post_message(Key(key, None))
        await pilot.pause(0.2)
        await settled(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.place == screen.replay.last
        assert not isinstance(pilot.app.screen_stack[-2], ReplayScreen)
