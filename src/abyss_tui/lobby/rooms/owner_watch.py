"""A watch on the owner of a room: whoever is away too long cannot hold up the others."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from abyss_tui.errors import AbyssError


class OwnerWatch:
    """Waits while an owner is away and somebody could take over, then lets it be passed on."""

    def __init__(self, seconds: float, pass_on: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """`pass_on` looks once more whether it is still so."""
        self._seconds = seconds
        self._pass_on = pass_on
        self._timer: asyncio.TimerHandle | None = None
        self._passing: asyncio.Task[None] | None = None  # the event loop alone would forget it

    def look(self, *, away: bool) -> None:
        """See whether the owner is away, and somebody there who could take over."""
        if away and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._begin)
        elif not away and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _begin(self) -> None:
        self._timer = None
        self._passing = asyncio.create_task(self._do())

    async def _do(self) -> None:
        with suppress(AbyssError):  # a full disk: the next change of the room looks again
            await self._pass_on()
