"""What was done since one's own turn, looked at again as everybody saw it."""

from pathlib import Path

from abyss_tui.games.abyss.game import Game
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.table.start import Resume
from abyss_tui.tui.screens.replay import ReplayScreen
from abyss_tui.tui.screens.table import TableScreen
from tests.tui.frames import screen_lines
from tests.tui.reaching import saved_at
from tests.tui.sitting import settled, sitting


def a_later_turn(game: Game) -> bool:
    """Whether everybody has had two turns and a third one begins."""
    turns = sum(isinstance(event, TurnStarted) for event in game.told or ())
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
        told, where = screen_lines(pilot.app)[-2:]
        assert where.startswith(f" {steps}/{steps} ")
        assert told.split()[0] in screen.replay.names
