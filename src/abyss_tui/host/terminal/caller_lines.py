"""The lines of a person far away, or at the host's own terminal, who plays without screens."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from abyss_tui.frontends.plain.lines import MOST_ROWS, PROMPT, EndOfLines
from abyss_tui.frontends.plain.wrapping import wrapped
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.terminal.line_editor import LineEditor
from abyss_tui.host.terminal.line_turns import LineTurns
from abyss_tui.host.terminal.wire import Wire
from abyss_tui.rate_limiter import RateLimiter

WAITING: Final = 64
"""Lines that may wait to be read; then nothing is received."""
UNREAD: Final = 256 * 1024
"""Characters that are written for a client that does not read; then its lines end."""


class CallerLines:
    """Lines in, lines out, over a wire. It satisfies `plain.lines.Lines`; `read` loses no line."""

    def __init__(
        self,
        wire: Wire,
        limits: Limits,
        *,
        echoes: bool,
        clearing: str,
        size: Callable[[], tuple[int, int]],
        turns: LineTurns | None = None,
    ) -> None:
        """`echoes` where the other side does not show what is typed; `clearing` clears it.

        `size` returns the columns and rows that it has now, 0 for what is not known. Without
        `turns` every line may be worked at: at the host's own terminal.
        """
        self._wire = wire
        self._echoes = echoes
        self._clearing = clearing
        self._size = size
        self._turns = turns
        self._line_end = "\r\n" if echoes else "\n"
        self._limiter = RateLimiter(limits.keys_a_second, 2 * limits.keys_a_second)
        self._editor = LineEditor()
        self._lines: deque[tuple[str, bool]] = deque()
        """The lines that wait, and whether each was shown when it was typed."""
        self._news = asyncio.Event()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._unread = 0
        self._prompted = self._hidden = self._ended = self._paused = False

    # What a session does with it.

    async def read(self, *, hidden: bool = False) -> str:
        """Ask for a line and return it; `hidden`, it is not shown. Raises EndOfLines."""
        self._hidden = hidden
        if not hidden:
            self._prompt()
        await self._typed()
        if (owed := self._limiter.charge()) > 0:
            await asyncio.sleep(owed)
            await self._typed()
        if self._turns is not None:
            await self._turns.wait_for(len(self._lines[0][0]))
            await self._typed()
        line, shown = self._lines.popleft()
        if not shown and self._prompted:
            self._send(("" if hidden or not self._echoes else line) + self._end_of_typed())
        self._prompted = False
        if self._paused and len(self._lines) < WAITING // 2:
            self._paused = False
            self._wire.resume_reading()
        return line

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        """Drop lines that wait and the one begun, where a person types, unless one `stays`.

        Return whether there were any.
        """
        if not self._echoes:
            return False
        kept = [each for each in self._lines if stays(each[0])]
        begun = bool(self._editor.typed) and not stays(self._editor.typed)
        forgot = begun or len(kept) < len(self._lines)
        self._lines = deque(kept)
        if begun:
            self._editor.forget()
        if self._paused and not self._lines:
            self._paused = False
            self._wire.resume_reading()
        return forgot

    async def _typed(self) -> None:
        """Wait until a line can be read. Raises EndOfLines."""
        while not (self._lines and self._flowing.is_set()):
            if self._ended and not self._lines:
                raise EndOfLines
            self._news.clear()
            await self._news.wait()

    def write(self, text: str = "") -> None:
        """Write a line, or several; what was begun to be typed goes on below."""
        columns, _ = self._size()
        begun = self._line_end if self._prompted else ""
        self._prompted = False
        said = wrapped(text, columns).replace("\n", self._line_end)
        self._send(f"{begun}{said}{self._line_end}")

    def clear(self) -> None:
        """Clear the terminal if it can be, with what was scrolled away; else push it up."""
        _, rows = self._size()
        self._prompted = False
        self._send(self._clearing or self._line_end * max(rows, MOST_ROWS))

    def _prompt(self) -> None:
        """Ask for a line, if that is not so already; show again what was begun to be typed."""
        if not self._prompted:
            self._prompted = True
            waits = not self._echoes or bool(self._lines)
            self._send(PROMPT + ("" if waits else self._editor.typed))

    def _end_of_typed(self) -> str:
        """Return what ends the line that was typed, where nobody else shows that."""
        return self._line_end if self._echoes else ""

    def _send(self, text: str) -> None:
        """Send text, as long as the other side reads now and then."""
        if not self._flowing.is_set():
            self._unread += len(text)
            if self._unread > UNREAD:
                self.end()
                return
        self._wire.write(text.encode("utf-8", "replace"))

    # What comes from the other side.

    def receive(self, data: bytes) -> None:
        """Take what was typed."""
        if self._ended:
            return
        for line in self._editor.feed(data):
            if line is None:
                self.end()
                return
            shows, echo = self._shows, self._editor.taken_echo()
            self._lines.append((line, shows))
            if shows:
                self._send(echo + self._line_end)
                self._prompted = False
        echo = self._editor.taken_echo()
        if self._shows and echo:
            self._send(echo)
        self._news.set()
        if len(self._lines) > WAITING and not self._paused:
            self._paused = True
            self._wire.pause_reading()

    @property
    def _shows(self) -> bool:
        """Whether what is typed now is shown at once: behind a prompt that waits for it."""
        return self._echoes and self._prompted and not self._hidden and not self._lines

    def stall(self, *, stalled: bool) -> None:
        """Whether the other side does not read what it is sent: then nothing is read either."""
        if stalled and not self._ended:
            self._flowing.clear()
        else:
            self._flowing.set()
            self._unread = 0
            self._news.set()

    def finish(self) -> None:
        """Nothing more comes; what was received can still be read."""
        if not self._ended and (last := self._editor.end()) is not None:
            self._lines.append((last, False))
        self._ended = True
        self._flowing.set()
        self._news.set()

    def end(self) -> None:
        """Nothing more is read."""
        self.finish()
        self._lines.clear()
