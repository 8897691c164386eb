"""Standard input and output as lines: a terminal of any kind, or a pipe."""

import os
import select
import shutil
import signal
import sys
from collections.abc import Callable
from typing import Final, Self

from abyss_tui.frontends.plain.lines import MOST_ROWS, PROMPT, EndOfLines
from abyss_tui.frontends.plain.wrapping import wrapped
from abyss_tui.i18n.plain_signs import write_plainly
from abyss_tui.i18n.printable import printable_lines

HEARD_WITHIN: Final = 0.2
"""Seconds after which an interruption at a terminal is heard at the latest."""


class StandardLines:
    """Reads and writes the standard streams; a sign that cannot be shown becomes a plain one.

    An interruption (Ctrl+C) while nothing is read waits for the next reading, so that what is
    being kept is kept first; a second one does not wait. Somebody who ends the program (SIGTERM)
    is heard like that, too.
    """

    def __init__(self) -> None:
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        write_plainly(sys.stdout)
        self._clearing = clearing_of_terminal()
        self._reading = self._interrupted = False
        self.ended_by: int | None = None
        """The number of the signal by which somebody has ended the program."""

    def __enter__(self) -> Self:
        """Hear of interruptions from now on."""
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        self._before_end = signal.signal(signal.SIGTERM, self._end)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave interruptions to whoever heard of them before."""
        signal.signal(signal.SIGINT, self._before)
        signal.signal(signal.SIGTERM, self._before_end)

    def _interrupt(self, *_: object) -> None:
        if self._reading or self._interrupted:
            raise KeyboardInterrupt
        self._interrupted = True

    def _end(self, number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_DFL)  # again: at once
        self.ended_by = number
        self._interrupt()

    async def read(self) -> str:
        """Ask for a line; whatever else is to be done waits meanwhile, and nothing else is."""
        line = self._line()
        if not line:
            self.write()
            raise EndOfLines
        return line.rstrip("\r\n")

    def _line(self) -> str:
        """Return the next line with its end, nothing when there is none."""
        try:
            self._reading = True
            if self._interrupted:
                return ""
            sys.stdout.write(PROMPT)
            sys.stdout.flush()
            _await_line()
            return sys.stdin.readline()
        except KeyboardInterrupt:
            return ""
        finally:
            self._reading = False

    def forget_typed(self, _stays: Callable[[str], bool]) -> bool:
        """Drop the lines that lie ready at a terminal; return whether there were any.

        Nobody else asks anything here: what is dropped was typed ahead, whatever it is.
        """
        forgot = False
        while _at_terminal() and select.select([sys.stdin], [], [], 0)[0] and sys.stdin.readline():
            forgot = True
        return forgot

    def write(self, text: str = "") -> None:
        """Write a line, or several, as wide as the terminal is if there is one."""
        columns, _ = terminal_size()
        sys.stdout.write(f"{wrapped(printable_lines(text), columns)}\n")

    def clear(self) -> None:
        """Clear the terminal if it can be, with what was scrolled away; else push it up."""
        if self._clearing:
            sys.stdout.write(self._clearing)
        else:
            _, rows = terminal_size()
            sys.stdout.write("\n" * max(rows, MOST_ROWS))
        sys.stdout.flush()


def _await_line() -> None:
    """Wait at a terminal until there is a line.

    An interruption that comes just before a read begins is heard only when the read ends: here
    it is heard soon. A pipe may hold lines that are read in already, and nobody interrupts it so.
    """
    if _at_terminal():
        while not select.select([sys.stdin], [], [], HEARD_WITHIN)[0]:
            pass


def _at_terminal() -> bool:
    """Whether somebody types at a terminal that can be asked whether there is a line."""
    return os.name == "posix" and sys.stdin.isatty()


def terminal_size() -> tuple[int, int]:
    """Return the columns and rows of this terminal; 0 for what is not known, as in a pipe."""
    return shutil.get_terminal_size((0, 0)) if sys.stdout.isatty() else (0, 0)


def clearing_of_terminal() -> str:
    """Return what clears this terminal, nothing where none is or where it cannot be cleared."""
    if not sys.stdout.isatty():
        return ""
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
