"""A window may be made as small as it gets, whatever the program shows or does meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.prompts.lesson import LessonCard
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import Learn, Resume, Start, Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, finished, payable, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, the_place
from tests.frontends.tui.small_windows import ROOMY, TINY, at_rest, resized, shrinks_and_grows
from tests.table.thinkers import Slow

Begins: TypeAlias = Callable[[Path], Start | None]
ALONE: Final = new_game(("Ada", "bot:easy"), 5, "abyss", 1)
"""A game in which the bot begins."""
PEOPLE: Final = new_game(("Ada", "Bo"), 5, "abyss", 0)

SLOW: Final = pytest.mark.slow
STATES: Final[dict[str, tuple[Begins, str]]] = {
    "menu": (lambda _: None, ""),
    "new game": (lambda _: None, "n"),
    "play alone": (lambda _: None, "a"),
    "kept games": (lambda _: None, "c"),
    "settings": (lambda _: None, "s"),
    "rules": (lambda _: None, "h"),
    "where to host": (lambda _: None, "g"),
    "help": (lambda _: None, "question_mark"),
    "palette": (lambda _: None, "ctrl+p"),
    "curtain": (lambda _: PEOPLE, ""),
    "table": (lambda _: PEOPLE, "enter enter"),
    "reading": (lambda _: PEOPLE, "enter enter i"),
    "leaving": (lambda _: PEOPLE, "enter enter q"),
    "bot thinking": (lambda _: ALONE, "tab"),
    "asked": (lambda folder: saved_at(folder, at("explore")), "enter enter"),
    "offer": (lambda folder: saved_at(folder, at("offer")), "enter enter"),
    "lesson": (lambda _: Learn("abyss"), ""),
    "score": (lambda folder: Resume(finished(folder)), "space"),
    "reckoned": (lambda folder: Resume(finished(folder)), "space f"),
    "replay": (lambda folder: Watch(finished(folder)), ""),
    "replay of hands": (lambda folder: Watch(finished(folder)), "end a"),
}
"""Where a window is made small: with what the program begins, and the keys that lead there."""


@asynccontextmanager
async def running(
    folder: Path, start: Start | None, keys: str, *, theme: str = "dark", size: Any = ROOMY
) -> AsyncIterator[tuple[Pilot[int], Slow]]:
    """Run the program with bots that think until they are let go."""
    thinker = Slow()
    chosen = Resolved(Settings(theme=theme, motion=False, bot_pace="off"))
    session = replace(local_session(folder, "abyss", chosen=chosen), thinker=thinker)
    async with LocalApp(session, start).run_test(size=size) as pilot:
        await settled(pilot)
        for key in keys.split():
            await pilot.press(key)
            await settled(pilot)
        yield pilot, thinker


@pytest.mark.parametrize(
    ("theme", "sizes"),
    [
        pytest.param("dark", TINY[::3], id="dark"),
        pytest.param("light", TINY[1::7], id="light"),
        *(pytest.param(each, TINY, id=f"{each}, all", marks=SLOW) for each in ("dark", "light")),
    ],
)
@pytest.mark.parametrize("state", STATES)
async def test_a_window_may_be_of_any_size(
    tmp_path: Path, state: str, theme: str, sizes: Sequence[tuple[int, int]]
) -> None:
    begins, keys = STATES[state]
    async with running(tmp_path, begins(tmp_path), keys, theme=theme) as (pilot, _):
        await shrinks_and_grows(pilot, sizes)


async def test_a_payment_is_as_it_was_when_the_window_has_grown_again(tmp_path: Path) -> None:
    start = saved_at(tmp_path, payable)
    async with running(tmp_path, start, "enter enter") as (pilot, _):
        await recruit_a_lord(pilot)
        await pilot.press("space", "down", "space")
        await shrinks_and_grows(pilot)


@pytest.mark.parametrize("height", [1, 2, 7, 12, 13, 18, 23])
async def test_a_bot_moves_below_a_window_that_is_too_small(tmp_path: Path, height: int) -> None:
    async with running(tmp_path, ALONE, "") as (pilot, thinker):
        await until(lambda: bool(thinker.asked))
        await resized(pilot, 100, height)
        thinker.go.set()
        place = the_place(pilot)
        await until(lambda: place.decision is not None and place.decision.seat == 0)
        await at_rest(pilot)
        assert isinstance(pilot.app.screen, TooSmall)
        await resized(pilot, *ROOMY)
        await until(lambda: "► ADA" in "\n".join(screen_lines(pilot.app)))


@pytest.mark.parametrize("state", STATES)
async def test_the_program_is_left_from_a_window_that_is_too_small(
    tmp_path: Path, state: str
) -> None:
    begins, keys = STATES[state]
    async with running(tmp_path, begins(tmp_path), keys) as (pilot, _):
        await resized(pilot, 100, 12)
        await pilot.press("ctrl+c")
    assert pilot.app.return_code == 0
    assert pilot.app._exception is None


@pytest.mark.parametrize(
    ("begins", "shown"),
    [
        (lambda _: None, Menu),
        (lambda _: PEOPLE, Curtain),
        (lambda _: ALONE, TableScreen),
        (lambda _: Learn("abyss"), LessonCard),
        (lambda folder: Resume(finished(folder)), ScoreScreen),
        (lambda folder: Watch(finished(folder)), ReplayScreen),
    ],
)
async def test_a_window_that_was_too_small_from_the_start_grows(
    tmp_path: Path, begins: Begins, shown: type[Screen[Any]]
) -> None:
    start = begins(tmp_path)
    async with running(tmp_path, start, "", size=(30, 5)) as (pilot, _):
        assert isinstance(pilot.app.screen, TooSmall)
        await resized(pilot, *ROOMY)
        await settled(pilot)
        assert isinstance(pilot.app.screen, shown)
        await shrinks_and_grows(pilot, [(1, 1), (100, 12)])


async def test_what_opens_in_a_window_that_is_too_small_is_covered(tmp_path: Path) -> None:
    async with running(tmp_path, None, "") as (pilot, _):
        await resized(pilot, 100, 12)
        pilot.app.push_screen(Reading("KEYS", "many"))
        await settled(pilot)
        assert isinstance(pilot.app.screen, TooSmall)
        await resized(pilot, *ROOMY)
        assert isinstance(pilot.app.screen, Reading)
        await pilot.press("escape")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Menu)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not so():  # noqa: ASYNC110 (no event tells of it)
            await asyncio.sleep(0.005)
