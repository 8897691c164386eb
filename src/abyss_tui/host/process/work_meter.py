"""What a session really takes of the one event loop: the time in which its tasks hold it.

Every task that begins in the context of a session is counted, whoever begins it: the parts of its
app, its timers, its workers. What is shown to a person in the end is counted as well, so that what
a key costs is known once its screen is painted.
"""

import asyncio
from collections.abc import Coroutine, Generator
from contextvars import Context, ContextVar
from time import perf_counter
from types import TracebackType
from typing import Any, Self


class WorkMeter:
    """Counts the seconds that the event loop is held within it."""

    def __init__(self) -> None:
        self.taken = 0.0
        self._since = 0.0

    def __enter__(self) -> Self:
        self._since = perf_counter()
        return self

    def __exit__(self, *error: object) -> None:
        self.taken += perf_counter() - self._since


_METER: ContextVar[WorkMeter] = ContextVar("meter")


def metered(meter: WorkMeter) -> Context:
    """Return a new context, the tasks of which are counted from where `begin_task` is used."""
    context = Context()
    context.run(_METER.set, meter)
    return context


def begin_task(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    **options: Any,
) -> asyncio.Task[Any]:
    """Begin a task when it is its turn: a task factory of asyncio."""
    context = options.get("context")
    meter = _METER.get(None) if context is None else context.get(_METER)
    if meter is not None and isinstance(work, Coroutine):
        work = _Metered(work, meter)
    return asyncio.Task(work, loop=loop, **options)


class _Metered(Coroutine[Any, Any, Any]):
    """A coroutine, each step of which is counted."""

    def __init__(self, work: Coroutine[Any, Any, Any], meter: WorkMeter) -> None:
        self._work = work
        self._meter = meter

    def __repr__(self) -> str:
        return repr(self._work)

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._work.__await__()

    def send(self, value: Any) -> Any:
        with self._meter:
            return self._work.send(value)

    def throw(
        self,
        kind: Any,
        value: BaseException | object = None,
        traceback: TracebackType | None = None,
    ) -> Any:
        with self._meter:
            if value is None and traceback is None:
                return self._work.throw(kind)
            return self._work.throw(kind, value, traceback)

    def close(self) -> None:
        self._work.close()
