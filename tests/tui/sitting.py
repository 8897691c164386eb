"""Sitting down at a table of the real program."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from abyss_tui.table.start import NewGame, Resume
from abyss_tui.table.table import Table
from abyss_tui.tui.app import AbyssApp
from abyss_tui.tui.screens.curtain import Curtain
from tests.tui.reaching import at


@asynccontextmanager
async def sitting(
    folder: Path, start: NewGame | Resume, *, behind: bool = True, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[int]]:
    """Open the game; with `behind`, let whoever is called sit down."""
    app = AbyssApp(folder, start)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if behind and isinstance(app.screen, Curtain):
            await pilot.press("enter", "enter")
            await pilot.pause()
        yield pilot


def the_table(pilot: Pilot[int]) -> Table:
    assert isinstance(pilot.app, AbyssApp)
    assert pilot.app.table is not None
    return pilot.app.table


def payable(table: Table) -> bool:
    """Whether the player to move can recruit, with cards to spare."""
    if not at("turn")(table):
        return False
    lords = table.prospects(table.seat).lords
    return table.view(table.seat).active.hand_size > 4 and any(not each.problem for each in lords)


async def recruit_a_lord(pilot: Pilot[int]) -> None:
    """Open the payment of the first Lord that can be paid."""
    table = the_table(pilot)
    lords = table.prospects(table.seat).lords
    place = next(place for place, each in enumerate(lords) if not each.problem)
    await pilot.press("r", "home", *["down"] * place, "enter")
    await pilot.pause()
