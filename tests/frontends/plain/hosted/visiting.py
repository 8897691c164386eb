"""People who visit a host in lines, without SSH: what they read and what they type."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from abyss_tui.frontends.plain.hosted.visit import visit
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.ways_in import WaysIn
from abyss_tui.table.bot_player import Thinker

VOICE: Final = Voice(ENGLISH, "words")
PATIENCE: Final = 30.0
"""Seconds after which a test that waits for something has failed; a busy machine needs many."""

BY_SSH = WaysIn(("ssh {table}@reef",))


class Reader:
    """Somebody who reads lines and types them."""

    def __init__(self) -> None:
        self.told = ""
        """All that was written."""
        self.new = ""
        """What was written since a line was typed last."""
        self.sights = [""]
        """What was in sight together: all between two times that it was cleared."""
        self.waits = False
        """Whether a line is asked for."""
        self.visit: asyncio.Task[str]
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._news = asyncio.Event()

    async def read(self) -> str:
        """Wait for a line that is typed."""
        self.waits = True
        self._news.set()
        line = await self._typed.get()
        self.waits = False
        if line is None:
            raise EndOfLines
        return line

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        """Have typed nothing before it was asked."""
        return False

    def write(self, text: str = "") -> None:
        """Read a line."""
        self.told += f"{text}\n"
        self.new += f"{text}\n"
        self.sights[-1] += f"{text}\n"
        self._news.set()

    def clear(self) -> None:
        """See nothing any more."""
        self.new = ""
        self.sights.append("")

    async def reads(self, what: str) -> None:
        """Wait until this was written since a line was typed last."""
        async with asyncio.timeout(PATIENCE):
            while what not in self.new:
                if self.visit.done():
                    raise AssertionError(f"never read {what!r}: {self.visit.result()}\n{self.told}")
                self._news.clear()
                await self._news.wait()

    def put(self, line: str | None) -> None:
        """Type a line; None is the end of all."""
        self.new = ""
        self.waits = False
        self._typed.put_nowait(line)

    async def type(self, line: str, then: str = "") -> None:
        """Type a line, and wait until this is read."""
        self.put(line)
        await self.reads(then)

    async def answer(self, line: str) -> None:
        """Type a line when one is asked for, and wait until the next one is."""
        await self._asked()
        self.put(line)
        await self._asked()

    async def _asked(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.waits:
                self._news.clear()
                await self._news.wait()

    async def last_words(self) -> str:
        """Wait for the end; return the last words."""
        async with asyncio.timeout(PATIENCE):
            return await self.visit


def comes(
    lobby: Lobby,
    account: str | None,
    wanted: str = "friday",
    *,
    voice: Voice = VOICE,
    ways_in: WaysIn = BY_SSH,
    hints: bool = False,
    thinker: Thinker | None = None,
) -> Reader:
    """Let somebody come to a host; `account` is None for a guest."""
    reader = Reader()
    welcome = partial(lobby.welcome, account)
    seen = SeenHints() if hints else None
    going = visit(
        welcome,
        reader,
        voice,
        "abyss",
        wanted=wanted,
        ways_in=ways_in,
        hints=seen,
        thinker=thinker,
    )
    reader.visit = asyncio.create_task(going)
    return reader


async def seated(lobby: Lobby, *names: str, seats: int = 0, hints: bool = False) -> list[Reader]:
    """Let some people come and sit down at the first seats of a table."""
    await lobby.have_room("friday", seats or len(names), "abyss")
    readers = []
    for name in names:
        readers.append(reader := comes(lobby, f"SHA256:{name}", hints=hints))
        await reader.reads("Type your name")
        await reader.type(name, "Take a seat")
        free = [seat for seat, held in enumerate(lobby.rooms()[0].seats, 1) if not held.taken]
        several = len(free) > 1
        await reader.type("take", "0 back" if several else f"{name}, you")
        if several:
            await reader.type(str(free[0]), f"{name}, you")
        await reader.reads("Leave the table")
    return readers


@asynccontextmanager
async def gone(*readers: Reader) -> AsyncIterator[None]:
    """Let everybody go after a test."""
    try:
        yield
    finally:
        for each in readers:
            each.visit.cancel()
        await asyncio.gather(*(each.visit for each in readers), return_exceptions=True)
