"""Reading lines, or waiting, while others do something: it is said when it happens."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from abyss_tui.frontends.plain.lines import Lines


class Attention:
    """Reads and writes lines, and attends to what happens while one is awaited."""

    def __init__(self, lines: Lines) -> None:
        """`lines.read` must lose no line when it is cancelled."""
        self._lines = lines
        self._woken = asyncio.Event()
        self.attend: Callable[[], None] = lambda: None
        """Says what has happened. Raises AskAgain, Elsewhere or Dismissed: no answer is wanted."""

    def wake(self) -> None:
        """Something has happened: attend to it as soon as nothing else is done."""
        self._woken.set()

    async def read(self) -> str:
        """Return the next line. Raises EndOfLines, and what attending raises."""
        while True:
            self._woken.clear()
            self.attend()
            line = await self._line_or_wake()
            if line is not None:
                return line

    async def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait until something is done. It is given up when attending raises, which is raised."""
        doing = asyncio.create_task(work)
        try:
            while not doing.done():
                self._woken.clear()
                self.attend()
                waking = asyncio.create_task(self._woken.wait())
                await asyncio.wait((doing, waking), return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
        finally:
            doing.cancel()
            await asyncio.wait((doing,))
        doing.result()

    async def _line_or_wake(self) -> str | None:
        """Return a line, or None when something has happened before there was one."""
        reading = asyncio.create_task(self._lines.read())
        waking = asyncio.create_task(self._woken.wait())
        try:
            await asyncio.wait((reading, waking), return_when=asyncio.FIRST_COMPLETED)
            return reading.result() if reading.done() else None
        finally:
            for task in (reading, waking):
                task.cancel()
            await asyncio.wait((reading, waking))

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        """Drop what a person has typed, unless it stays; return whether there was anything."""
        return self._lines.forget_typed(stays)

    def write(self, text: str = "") -> None:
        """Write a line, or several."""
        self._lines.write(text)

    def clear(self) -> None:
        """Take what was written out of sight."""
        self._lines.clear()
