"""Alone with bots at one's screen: no curtain, a pace one can follow, an undo that goes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.record.game_id import GameId
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.settings import Settings
from abyss_tui.table import pace
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import NewGame, Resume
from tests.frontends.tui.at_the_keyboard import Keys, go_on
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled, the_place
from tests.record.games import a_journal, rewrite
from tests.table.sitting import asked
from tests.table.thinkers import Quick, Slow

ALONE = new_game(("Ada", "bot:easy", "bot:easy"), 5, "abyss", 0)


@asynccontextmanager
async def alone(
    folder: Path, start: NewGame = ALONE, *, how_fast: str = "off", thinker: Quick | None = None
) -> AsyncIterator[Pilot[int]]:
    """Sit down at a game with bots that think at once."""
    app = program(folder, start, thinker=thinker or Quick())
    app.session = app.session.with_setting("bot_pace", how_fast)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        yield pilot


async def until(pilot: Pilot[int], so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not so():
            await pilot.pause(0.01)


async def test_who_plays_alone_with_bots_has_no_curtain(tmp_path: Path) -> None:
    async with alone(tmp_path) as pilot:
        place, player, met = the_place(pilot), Keys(pilot, Random(1)), set()
        async with asyncio.timeout(20):
            while place.turn <= len(place.names):  # while a bot is asked, nothing is pressed
                met.add(await go_on(player))
    assert "EXPLORING" in met
    assert "Curtain" not in met


@pytest.fixture
def finished(tmp_path: Path) -> GameId:
    """A finished game of Ada with a bot."""
    path = rewrite(a_journal(tmp_path), lambda lines: lines[0].update(bots=[None, "hard"]))
    return GameId(path.stem)


async def test_a_rematch_is_played_against_the_same_bots(tmp_path: Path, finished: GameId) -> None:
    app = program(tmp_path, Resume(finished), thinker=Slow())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "r")
        await settled(pilot)
        place = the_place(pilot)
        assert (place.over, place.seats, place.bots) == (False, frozenset({0}), {1: "hard"})


async def test_the_hand_stays_in_sight_while_bots_play_and_nobody_is_advised(
    tmp_path: Path,
) -> None:
    thinker = Slow()
    async with alone(
        tmp_path, new_game(("Ada", "bot:easy"), 3, "abyss", 1), thinker=thinker
    ) as pilot:
        await until(pilot, lambda: bool(thinker.asked))
        shown = "\n".join(screen_lines(pilot.app))
        assert "Triton decides" in shown
        assert "HAND" in shown
        await pilot.press("g")
        *_, told = (each.message for each in pilot.app._notifications)
        assert told == ("Triton decides now. When you do, this says what a bot would do, and why.")


@pytest.mark.parametrize("key", ["space", "enter", "e", "x"])
async def test_any_key_that_does_nothing_else_hastens_a_bot(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "PAUSES", {**pace.PAUSES, "normal": 60.0})
    async with alone(
        tmp_path, new_game(("Ada", "bot:easy"), 3, "abyss", 1), how_fast="normal"
    ) as pilot:
        place = the_place(pilot)
        await pilot.pause(0.05)
        before = asked(place).number
        assert asked(place).seat == 1
        for other in ("down", "tab", "o", "escape", "w", "escape"):
            await pilot.press(other)
            await settled(pilot)
        await pilot.pause(0.05)
        assert asked(place).number == before
        await pilot.press(key)
        await until(pilot, lambda: asked(place).number > before)


async def test_what_bots_did_since_ones_turn_can_be_seen_again(tmp_path: Path) -> None:
    async with alone(tmp_path, new_game(("Ada", "bot:easy"), 3, "abyss", 1)) as pilot:
        place = the_place(pilot)
        while place.active == 1:
            await until(pilot, lambda: asked(place).seat == 0)
            await settled(pilot)
            if place.active == 1:
                await pilot.press("n")
                await settled(pilot)
        await settled(pilot)
        await pilot.press("b")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ReplayScreen)


async def test_a_bot_leaves_with_the_person_who_sits_there(tmp_path: Path) -> None:
    async with alone(tmp_path) as pilot:
        app = pilot.app
        assert isinstance(app, LocalApp)
        await pilot.press("q", "y")
        await settled(pilot)
        await app.session.games.tables.settled()
        assert app.bots.bot_seats is None
        assert app.session.games.tables.open_games == []


def test_bots_play_so_that_one_can_follow_if_nothing_else_is_set() -> None:
    assert Settings().bot_pace == "normal"


async def test_why_nothing_is_undone_stays_when_a_bot_has_decided(tmp_path: Path) -> None:
    thinker = Slow()
    async with alone(
        tmp_path, new_game(("Ada", "bot:easy"), 5, "abyss", 0), thinker=thinker
    ) as pilot:
        await pilot.press("e", "d")
        await until(pilot, lambda: bool(thinker.asked))
        await pilot.press("u")
        thinker.go.set()
        await until(pilot, lambda: isinstance(pilot.app.screen, Prompt))
        (said,) = (each.message for each in pilot.app._notifications)
        assert said == "This cannot be undone: Ada turned an Exploration card up."
        await pilot.press("d")
        await until(pilot, lambda: isinstance(pilot.app.screen, Prompt))
        await settled(pilot)
        assert not pilot.app._notifications


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_how_the_bots_play_is_told_once_beside_the_first_hint(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = program(tmp_path, ALONE, thinker=Quick())
    app.hints = SeenHints()
    async with app.run_test(size=size, notifications=True) as pilot:
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
        assert "No more hints" in shown
        assert "q back" in shown, "the line of keys"
        assert shown.count("level Easy") == 1
