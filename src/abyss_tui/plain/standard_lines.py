"""Standard input and output as lines: a terminal of any kind, or a pipe."""

import os
import shutil
import signal
import sys
from typing import Final

from abyss_tui.plain.lines import EndOfLines

PROMPT: Final = "> "
MOST_ROWS: Final = 60
"""The blank lines that push a hand out of sight where nothing else can."""


class StandardLines:
    """Reads and writes the standard streams; a sign that cannot be shown becomes a `?`."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self._clearing = _clearing() if sys.stdout.isatty() else ""

    async def read(self) -> str:
        """Ask for a line; whatever else is to be done waits meanwhile, and nothing else is."""
        sys.stdout.write(PROMPT)
        sys.stdout.flush()
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        finally:
            signal.signal(signal.SIGINT, before)
        if not line:
            self.write()
            raise EndOfLines
        return line.rstrip("\r\n")

    def write(self, text: str = "") -> None:
        """Write a line, or several."""
        sys.stdout.write(f"{text}\n")

    def clear(self) -> None:
        """Clear the terminal if it can be, with what was scrolled away; else push it up."""
        if self._clearing:
            sys.stdout.write(self._clearing)
        else:
            rows = shutil.get_terminal_size().lines
            sys.stdout.write("\n" * max(rows, MOST_ROWS))
        sys.stdout.flush()


def _clearing() -> str:
    """Return what clears this terminal, nothing for one that cannot be cleared."""
    try:
        import curses
    except ImportError:  # there is none on Windows
        return ""
    try:
        curses.setupterm(os.environ.get("TERM", "dumb"), sys.stdout.fileno())
    except curses.error:
        return ""
    scrolled = curses.tigetstr("E3") or b""
    clearing = curses.tigetstr("clear") or b""
    return (clearing + scrolled).decode("ascii", "replace") if clearing else ""
