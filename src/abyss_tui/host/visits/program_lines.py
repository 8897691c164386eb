"""What a program sends, a line at a time, and what it is told."""

import asyncio
from collections import deque
from typing import Final

from abyss_tui.frontends.seat.lines import LONGEST_LINE, LineTooLong
from abyss_tui.host.terminal.line_turns import LineTurns
from abyss_tui.host.terminal.wire import Wire

WAITING: Final = 2 * LONGEST_LINE
"""Bytes of lines that may wait to be read; then nothing is received."""


class ProgramLines:
    """The lines of one program over a wire, as a `ProgramConnection`."""

    def __init__(self, wire: Wire, turns: LineTurns) -> None:
        self._wire = wire
        self._turns = turns
        self._begun = bytearray()
        self._lines: deque[bytes] = deque()
        self._size = 0
        self._too_long = False
        self._ended = False
        self._gone = False
        self._paused = False
        self._news = asyncio.Event()
        self._writable = asyncio.Event()
        self._writable.set()

    # What a visit does with it.

    async def read(self) -> bytes | None:
        """Return the next line, None at the end; raises LineTooLong."""
        while not self._lines:
            if self._too_long:
                raise LineTooLong
            if self._ended:
                return None
            self._news.clear()
            await self._news.wait()
        await self._turns.wait_for(len(self._lines[0]))
        line = self._lines.popleft()
        self._size -= len(line)
        if self._paused and self._size < WAITING // 2:
            self._paused = False
            self._wire.resume_reading()
        return line

    async def write(self, line: str) -> None:
        """Send a line; wait while the program does not read."""
        if not self._gone:
            self._wire.write(line.encode("utf-8", "replace") + b"\n")
            await self._writable.wait()

    # What comes from the channel.

    def receive(self, data: bytes) -> None:
        """Take bytes."""
        if self._ended or self._too_long:
            return
        *ends, rest = data.split(b"\n")
        for end in ends:
            self._take(bytes(self._begun) + end)
            self._begun.clear()
        self._begun += rest
        if len(self._begun) > LONGEST_LINE:
            self._give_up()
        self._news.set()
        if self._size > WAITING and not self._paused:
            self._paused = True
            self._wire.pause_reading()

    def _take(self, line: bytes) -> None:
        if len(line) > LONGEST_LINE:
            self._give_up()
        elif not self._too_long:
            self._lines.append(line)
            self._size += len(line)

    def _give_up(self) -> None:
        self._too_long = True
        self._begun.clear()

    def stall(self, *, stalled: bool) -> None:
        """Whether the program does not read what it is sent."""
        (self._writable.clear if stalled and not self._gone else self._writable.set)()

    def end(self) -> None:
        """Nothing more comes; what was received can still be read, and answered."""
        if self._begun and not self._ended:
            self._take(bytes(self._begun))
            self._begun.clear()
        self._ended = True
        self._news.set()

    def lose(self) -> None:
        """The program has gone."""
        self._gone = True
        self._writable.set()
        self.end()
