"""What waits to be sent to a program: in order, and never more than so much."""

import asyncio
import json
from collections import deque
from typing import Final

from abyss_tui.frontends.seat.lines import ProgramConnection
from abyss_tui.kernel.game_kind import Json

MOST_WAITING: Final = 256 * 1024
"""Letters that may wait for a program that does not read."""

BROKEN: Final = "Something has gone wrong at the host. Your seat waits: come again."
_UNREAD: Final = "You do not read what you are told, so this line ends here; come again."


class Outbox:
    """The lines to a program. What is told while a request is worked out comes after its answer."""

    def __init__(self, lines: ProgramConnection) -> None:
        self._lines = lines
        self._waiting: deque[str] = deque()
        self._held: list[str] = []
        self._holding = False
        self._size = 0
        self._news = asyncio.Event()
        self.closed: Final = asyncio.Event()
        """Set when nothing more is told."""
        self.farewell = ""
        """What it has said goodbye with, if it has."""

    def tell(self, line: Json) -> None:
        """Tell something: at once, or after the answer that is being worked out."""
        told = written(line)
        if self._has_room(told):
            (self._held.append if self._holding else self._send)(told)

    def hold(self) -> None:
        """Keep back what is told from now on until the answer is given."""
        self._holding = True

    def answer(self, line: Json) -> None:
        """Give an answer, then tell what was kept back."""
        self._holding = False
        answer = written(line)
        if self._has_room(answer):
            self._send(answer, *self._held)
            self._held.clear()

    def end(self, message: str) -> None:
        """Say goodbye; nothing is told after it, and not what was kept back either.

        When too much waits already, that is dropped.
        """
        if self.closed.is_set():
            return
        if self._size > MOST_WAITING:
            self._waiting.clear()
        self.farewell = message
        self._send(written({"tell": "bye", "message": message}))
        self.close()

    def close(self) -> None:
        """Tell nothing more; what waits is still sent."""
        self.closed.set()
        self._held.clear()
        self._news.set()

    async def deliver(self) -> None:
        """Send what is told, until the end. Errors of the transport go up to the visit."""
        while True:
            while self._waiting:
                line = self._waiting.popleft()
                await self._lines.write(line)
                self._size -= len(line)
            if self.closed.is_set():
                return
            self._news.clear()
            await self._news.wait()

    def _has_room(self, line: str) -> bool:
        """Count a line; when that is too much, say goodbye."""
        if self.closed.is_set():
            return False
        self._size += len(line)
        if self._size > MOST_WAITING:
            self.end(_UNREAD)
        return not self.closed.is_set()

    def _send(self, *lines: str) -> None:
        self._waiting.extend(lines)
        self._news.set()


def written(line: Json) -> str:
    """Return a line as it is sent; a half of a surrogate pair goes out as JSON escapes it."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
