"""A line typed at a terminal before any app runs there: a password, or Enter to go on."""

import asyncio
import codecs
from typing import Final

LONGEST: Final = 256
ENTER: Final = "\r\n"
RUB_OUT: Final = "\x7f\b"
WIPE: Final = "\x15"  # Ctrl+U
LEAVE: Final = "\x03\x04"  # Ctrl+C, Ctrl+D


class TypedLine:
    """Reads lines; what is typed is not shown."""

    def __init__(self) -> None:
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._typed = ""
        self._lines: asyncio.Queue[str | None] = asyncio.Queue(maxsize=8)

    async def read(self) -> str | None:
        """Return the next line; None when whoever types it wants to leave, or has gone."""
        return await self._lines.get()

    def receive(self, data: bytes) -> None:
        """Take keys."""
        for key in self._decode(data):
            if key in ENTER:
                self._finish(self._typed)
            elif key in LEAVE:
                self._finish(None)
            elif key in WIPE:
                self._typed = ""
            elif key in RUB_OUT:
                self._typed = self._typed[:-1]
            elif len(self._typed) < LONGEST:
                self._typed += key

    def end(self) -> None:
        """Nobody types any more."""
        while self._lines.full():
            self._lines.get_nowait()
        self._finish(None)

    def _finish(self, line: str | None) -> None:
        self._typed = ""
        if not self._lines.full():
            self._lines.put_nowait(line)
