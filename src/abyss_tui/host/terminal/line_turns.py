"""The turns of a session that sends lines, a person's or a program's: none before its share has it.

What a line makes is known only when it was worked at: it is counted for what it makes at least, and
the next one waits until what it really took is paid for. What waits is not received any more.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from abyss_tui.host.access.shares import CHARACTER, MOST, Share
from abyss_tui.host.process.work_meter import WorkMeter, metered

T = TypeVar("T")

LINE: Final = 0.0002
"""Seconds of work that a line makes at least, be it rubbish."""


class LineTurns:
    """Lets the lines of one session be worked at, as its share allows."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._meter = WorkMeter()
        self._loop = asyncio.get_running_loop()
        self._next = 0.0
        """When the next line may be worked at, as far as was counted in advance."""

    async def counted(self, visit: Coroutine[Any, Any, T]) -> T:
        """Run a visit so that what it takes of the event loop is known."""
        return await self._loop.create_task(visit, context=metered(self._meter))

    async def wait_for(self, size: int) -> None:
        """Wait until another line of this size may be worked at."""
        await asyncio.sleep(0)  # others have their turn, and what the last line took is counted
        owed = max(self._next - self._loop.time(), self._share.settle(self._meter.taken))
        if owed > 0:
            await asyncio.sleep(owed)
        self._next = self._loop.time() + self._share.wait(LINE + CHARACTER * size, MOST)
