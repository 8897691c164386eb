"""A table at one terminal at which programs sit, started for real."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from shlex import join

from abyss_tui.frontends.seat.local.programs import LocalPrograms
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.table.bot_seats import BotSeats
from abyss_tui.table.bots import new_game
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.thinkers import Quick

ODD = Path(__file__).with_name("odd_program.py")
EXAMPLES = Path(__file__).parents[4] / "docs" / "examples"
PATIENCE = 20.0
"""Seconds after which a test that waits for something has failed."""


def odd(*what: str) -> str:
    """Return how a program is written that behaves in an odd way."""
    return "exec:" + join([sys.executable, "-S", "-E", str(ODD), *what])


class AtTable:
    """The people at one terminal, with the programs and bots that play with them."""

    def __init__(self, folder: Path, *, limit: float | None = None) -> None:
        self.logs = folder / "logs"
        self.store = MemoryStore()
        self.tables = Tables(self.store)
        self.programs = LocalPrograms(self.logs, limit)
        self.said: list[str] = []
        self.bot_seats = self.some_bots()
        self.place: Place

    def some_bots(self) -> BotSeats:
        """Return bots and programs that have not sat down yet."""
        return BotSeats(
            Quick(), time=0, programs=self.programs, say=lambda told: self.said.append(str(told))
        )

    async def deal(self, *written: str, seed: int = 1, game: str = USUAL_GAME) -> Place:
        """Deal a game to players as somebody writes them; the first one begins."""
        start = new_game(written, seed, game, 0)
        self.programs.allow(start)
        return await self.open(start)

    async def open(self, start: NewGame) -> Place:
        """Deal a game that was written down elsewhere."""
        start = await self.programs.introduced(start)
        self.place = await self.tables.deal(start, None, lambda _: None)
        await self.bot_seats.sit_down(self.place, self.tables)
        return self.place

    async def stand_up(self) -> None:
        """Leave the table, and wait until its journal is closed."""
        self.bot_seats.leave()
        self.place.leave()
        await self.tables.settled()

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not so():  # noqa: ASYNC110 (a table tells nobody here)
                await asyncio.sleep(0.002)

    async def played_out(self) -> Place:
        """Wait until the game is over."""
        await self.until(lambda: self.place.over)
        return self.place

    async def goes_on_after(self, told: str) -> None:
        """Wait until something was said, and the game has gone on for some moves."""
        await self.until(lambda: any(each.startswith(told) for each in self.said))
        number = self.number
        await self.until(lambda: self.number > number + 5)

    @property
    def number(self) -> int:
        """The number of the decision that waits."""
        assert self.place.decision is not None, "the game is over"
        return self.place.decision.number

    def log(self, name: str) -> str:
        """Return the log of a program."""
        return (self.logs / f"{name}.log").read_text()


@asynccontextmanager
async def at_table(folder: Path, *, limit: float | None = None) -> AsyncIterator[AtTable]:
    """Have a table, and no program left over after it."""
    table = AtTable(folder, limit=limit)
    try:
        yield table
    finally:
        if not table.place.left:
            await table.stand_up()
        await table.programs.close()
