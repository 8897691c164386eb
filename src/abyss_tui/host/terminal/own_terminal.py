"""The terminal where a host was started, used in lines: it is read while the host serves others."""

import asyncio
import os
import sys
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from abyss_tui.frontends.plain.standard_lines import clearing_of_terminal, terminal_size
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.terminal.caller_lines import CallerLines

AT_ONCE: Final = 4096
"""Bytes that are read at once."""


class OwnTerminal:
    """A wire to the standard streams; a thread of its own waits for what is typed.

    Not every system lets an event loop wait for a terminal, a pipe and a file alike; a thread can.
    """

    def __init__(self) -> None:
        clearing = clearing_of_terminal()
        self.lines = CallerLines(
            self, Limits(), echoes=False, clearing=clearing, size=terminal_size
        )
        """What is typed and written here; the terminal itself shows and edits what is typed."""
        self._loop = asyncio.get_running_loop()
        self._may_read = Event()
        self._may_read.set()

    def begin(self) -> None:
        """Read from now on. The thread ends with the input, or with the program."""
        Thread(target=self._read, name="own terminal", daemon=True).start()

    def _read(self) -> None:
        """Pass on what is typed. An input that is closed has ended."""
        data = b"?"
        while data:
            self._may_read.wait()
            try:
                data = os.read(sys.stdin.fileno(), AT_ONCE)
            except (OSError, ValueError):
                data = b""
            with suppress(RuntimeError):  # the host has stopped meanwhile
                self._loop.call_soon_threadsafe(self._take, data)

    def _take(self, data: bytes) -> None:
        if data:
            self.lines.receive(data)
        else:
            self.lines.finish()

    def write(self, data: bytes) -> None:
        """Write; a host goes on when nobody can read it any more."""
        with suppress(OSError):
            sys.stdout.write(data.decode("utf-8", "replace"))
            sys.stdout.flush()

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        self._may_read.clear()

    def resume_reading(self) -> None:
        """Go on reading."""
        self._may_read.set()
