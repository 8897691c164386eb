"""Sitting down at a table of the real program."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.screens import curtain
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.sitting import settling
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import Place
from abyss_tui.table.start import Start


def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the curtain open and a question be answered at once, however quick the keys come."""
    monkeypatch.setattr(curtain, "HELD_KEY", 0)
    monkeypatch.setattr(settling, "SETTLE", 0)


def program(
    folder: Path, start: Start | None = None, game: str = USUAL_GAME, thinker: Thinker | None = None
) -> LocalApp:
    """Return the program with the games of a folder; its menu deals one game."""
    return LocalApp(replace(local_session(folder, game), thinker=thinker), start)


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until nothing is being opened or kept, and everybody has seen what came of it."""
    app = pilot.app
    assert isinstance(app, BaseApp)
    while True:
        await app.workers.wait_for_complete()
        await pilot.pause()
        if not app.key_queue.waiting:
            return


@asynccontextmanager
async def sitting(
    folder: Path,
    start: Start,
    *,
    behind: bool = True,
    size: tuple[int, int] = (80, 24),
    messages: bool = False,
) -> AsyncIterator[Pilot[int]]:
    """Open the game; with `behind`, let whoever is called sit down.

    What is said is drawn with `messages` alone.
    """
    async with program(folder, start).run_test(size=size, notifications=messages) as pilot:
        await settled(pilot)
        if behind and isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter", "enter")
            await settled(pilot)
        yield pilot


def the_place(pilot: Pilot[int]) -> Place:
    """Return where the players of this program sit."""
    assert isinstance(pilot.app, LocalApp)
    assert pilot.app.seat.place is not None
    return pilot.app.seat.place


async def recruit_a_lord(pilot: Pilot[int]) -> None:
    """Open the payment of the first Lord that can be paid."""
    place = the_place(pilot)
    lords = place.preview(place.active).lords
    row = next(row for row, each in enumerate(lords) if not each.problem)
    await pilot.press("r", "home", *["down"] * row, "enter")
    await settled(pilot)
