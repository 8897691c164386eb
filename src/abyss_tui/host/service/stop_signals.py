"""The signals of this platform that tell a host to stop."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import FrameType
from typing import Final

_STOPPING: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl+C, a service that is stopped, a window that is closed, and the latter on Windows."""


@contextmanager
def stopping_signals(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` in the running event loop at each of these signals, instead of ending at once.

    Only in the main thread. The event loop of Windows takes no signals: there they are taken
    beside it and told to it, and what they meant before counts again in the end.
    """
    loop = asyncio.get_running_loop()
    with ExitStack() as former:
        for each in signal.Signals:
            if each.name not in _STOPPING:
                continue
            try:
                loop.add_signal_handler(each, stop)
            except NotImplementedError:
                before = signal.signal(each, partial(_tell, loop, stop))
                former.callback(signal.signal, each, before)
        yield


def _tell(
    loop: asyncio.AbstractEventLoop,
    stop: Callable[[], None],
    _number: int,
    _frame: FrameType | None,
) -> None:
    loop.call_soon_threadsafe(stop)
