"""Work on the disk that goes on to its end even when its caller is cancelled.

A thread cannot be stopped in the middle of a write. So work that has begun is finished, and the
work after it waits until then.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class SerialQueue:
    """Does one piece of work after the other, in the order in which they came.

    A caller that is cancelled while it waits for its turn has done nothing. One that is
    cancelled later stops waiting, and its work goes on to the end before the next one begins.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._running: asyncio.Task[Any] | None = None  # the event loop alone would forget it

    async def run(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do this when everything before it is done. Raises what the work raises."""
        await self._lock.acquire()
        running = asyncio.create_task(work())
        self._running = running
        running.add_done_callback(self._finished)
        return await asyncio.shield(running)

    def _finished(self, _: asyncio.Task[Any]) -> None:
        self._running = None
        self._lock.release()


async def whole(work: Coroutine[Any, Any, T], give_back: Callable[[T], object]) -> T:
    """Do this to its end even if the caller is cancelled; its result is then given back.

    Work that opens something needs this: else it would stay open with nobody to close it. Raises
    what the work raises.
    """
    running = asyncio.create_task(work)

    def unwanted(done: asyncio.Task[T]) -> None:
        if not done.cancelled() and done.exception() is None:
            give_back(done.result())

    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        running.add_done_callback(unwanted)
        raise
