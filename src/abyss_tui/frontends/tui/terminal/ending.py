"""Ending a program in order when a signal asks for it, with the terminal as it was."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

BY_SIGNAL: Final = 128
"""What a shell adds to the number of a signal to tell that it ended a program."""
_ENDING: Final = ("SIGTERM", "SIGHUP")
"""Somebody ends the program, or closes its window. Ctrl+C is a key here."""


@contextmanager
def ended_by_signals(end: Callable[[int], None]) -> Iterator[None]:
    """Call `end` in the running event loop, with the exit status, at each of these signals.

    Only in the main thread. A signal that is ignored stays so: `nohup` wants it. A second one of
    them counts as it does for any program: the first one may wait for a terminal that takes
    nothing. Before there is a loop nothing has to be put in order.
    """

    def on_signal(number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            sys.exit(BY_SIGNAL + number)
        loop.call_soon_threadsafe(end, BY_SIGNAL + number)

    taken = [each for each in signal.Signals if each.name in _ENDING]
    taken = [each for each in taken if signal.getsignal(each) is signal.SIG_DFL]
    for each in taken:
        signal.signal(each, on_signal)
    try:
        yield
    finally:
        for each in taken:
            signal.signal(each, signal.SIG_DFL)
