"""A pool of processes that think, so that the event loop never waits for them.

A worker is started when there is work for it, and as many as the machine has cores but one. Who
stops waiting kills the worker: thinking has no side effects, and the next one starts in half a
second. A worker that is late, dies or fails is replaced, and rules of thumb answer instead.
"""

import os
import pickle
import sys
from asyncio import (
    IncompleteReadError,
    Semaphore,
    create_subprocess_exec,
    current_task,
    timeout,
    to_thread,
    wait,
)
from asyncio import Task as Running
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self

from abyss_tui.bots.thinking import think_at_once
from abyss_tui.bots.worker import LENGTH, READY, Errand, packed
from abyss_tui.games.registry import entry, game_kind
from abyss_tui.kernel.thinking import Budget, Task, Thought

GRACE: Final = 2.0
"""The seconds that a worker may take beyond its budget, on a machine that is busy."""
START: Final = 30.0
"""The seconds in which a worker must be there."""
LONGEST: Final = 300.0
"""Seconds after which waiting for a fixed number of simulations is given up."""


class WorkerFailed(Exception):
    """A worker did not come to a thought."""


class Workers:
    """A pool of workers, for one event loop."""

    def __init__(self, most: int | None = None) -> None:
        """Have at most so many workers; else one for each core but one."""
        self.most = most or max(1, (os.cpu_count() or 1) - 1)
        self._free = Semaphore(self.most)
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        """All that run: who was cancelled while it ended one may not have seen it gone."""
        self._starting: set[Running[Any]] = set()
        """What waits for a worker to start."""

    async def think(self, task: Task) -> Thought:
        """Return the thought of a worker on this task.

        Once it is its turn and a worker is there, that takes no longer than its budget and a
        grace. When the worker fails, the thought is that of rules of thumb. Raises KeyError when
        there is no such game or level. Cancelling ends the worker.
        """
        kind = game_kind(task.game)
        errand = Errand(entry(task.game).kind, task)
        try:
            async with self._free:
                return await self._sent(errand)
        except (WorkerFailed, OSError, TimeoutError):
            return await to_thread(think_at_once, kind, task)

    async def warm(self) -> None:
        """Start a worker beforehand, so that the first thought does not wait for one to start."""
        with suppress(WorkerFailed, OSError, TimeoutError):
            async with self._free:
                self._idle.append(await self._worker())

    async def close(self) -> None:
        """End all workers, and wait until they are gone; what waits for one is cancelled."""
        starting = self._starting - {current_task()}
        for waiting in starting:
            waiting.cancel()
        if starting:
            await wait(starting)
        self._idle.clear()
        for worker in [*self._alive]:
            await self._end(worker)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _sent(self, errand: Errand) -> Thought:
        worker = await self._worker()
        try:
            async with timeout(_longest(errand.task.budget)):
                answer = await _asked(worker, errand)
        except BaseException:  # else its answer would be taken for that to the next errand
            await self._end(worker)
            raise
        self._idle.append(worker)
        if not isinstance(answer, Thought):
            raise WorkerFailed(answer)
        return answer

    async def _worker(self) -> Process:
        """Return a worker that waits for work, a new one if there is none."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            await self._end(worker)
        waiting = current_task()
        assert waiting is not None  # this is awaited
        self._starting.add(waiting)
        try:
            return await self._started()
        finally:
            self._starting.discard(waiting)

    async def _started(self) -> Process:
        # Apart from the terminal's group: Control-C there is not meant for it.
        command = (sys.executable, "-P", "-m", "abyss_tui.bots.worker")
        worker = await create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        self._alive.add(worker)
        try:
            async with timeout(START):
                await _read(worker, len(READY))
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Process) -> None:
        """Kill a worker and wait until it is gone, with its pipes."""
        with suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        await worker.wait()
        self._alive.discard(worker)


async def _asked(worker: Process, errand: Errand) -> Any:
    assert worker.stdin is not None
    worker.stdin.write(packed(errand))
    await worker.stdin.drain()
    (size,) = LENGTH.unpack(await _read(worker, LENGTH.size))
    return pickle.loads(await _read(worker, size))  # noqa: S301 (from a process of our own)


async def _read(worker: Process, size: int) -> bytes:
    assert worker.stdout is not None
    try:
        return await worker.stdout.readexactly(size)
    except IncompleteReadError as error:
        raise WorkerFailed("the worker has ended") from error


def _longest(budget: Budget) -> float:
    return LONGEST if budget.seconds is None else budget.seconds + GRACE
