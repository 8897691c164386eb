"""Stopping a program and letting it go on, as a shell does with its jobs.

A handler of a signal may run in the middle of anything, also while the thread that it interrupts
holds the lock of a queue: it only remembers what is wanted, and the event loop does it.
"""

import asyncio
import os
import signal
from time import monotonic
from types import FrameType
from typing import Final, Protocol

AT_ONCE: Final = 0.05
"""Seconds between two signals whose order is not sure, on a busy machine."""


class Lent(Protocol):
    """A terminal that can be given back for a while."""

    def give_back(self) -> None:
        """Leave it to who stops the program."""
        ...

    def take_again(self) -> None:
        """Have it again. It may have been used meanwhile, also where it was not given back."""
        ...


class JobControl:
    """Gives a terminal back before the program is stopped, and takes it when that goes on."""

    def __init__(self, terminal: Lent, loop: asyncio.AbstractEventLoop) -> None:
        """Only in the main thread."""
        self._terminal = terminal
        self._loop = loop
        self._stop_wanted = False
        self._obeying_soon = False
        self._went_on = float("-inf")
        """When the program was let go on last."""
        self.times_continued = 0
        """How often the program was let go on."""
        signal.signal(signal.SIGTSTP, self._on_stop)
        signal.signal(signal.SIGCONT, self._on_go)

    def end(self) -> None:
        """Let the signals mean what they mean to any program: the terminal is given back."""
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        signal.signal(signal.SIGCONT, signal.SIG_DFL)

    def _on_stop(self, _number: int, _frame: FrameType | None) -> None:
        # Python hands over what has come since its last look in the order of the numbers, SIGCONT
        # first. Where that came second, nobody would let the program go on any more.
        self._stop_wanted = monotonic() - self._went_on > AT_ONCE
        self._obey_soon()

    def _on_go(self, _number: int, _frame: FrameType | None) -> None:
        self._stop_wanted = False
        self._went_on = monotonic()
        self.times_continued += 1
        self._obey_soon()

    def _obey_soon(self) -> None:
        if not self._obeying_soon:
            self._obeying_soon = True
            self._loop.call_soon_threadsafe(self._obey)

    def _obey(self) -> None:
        self._obeying_soon = False
        if not self._stop_wanted:
            self._terminal.take_again()
            return
        self._terminal.give_back()
        if self._stop_wanted:  # else it was let go on meanwhile: nobody would do that again
            os.kill(os.getpid(), signal.SIGSTOP)
