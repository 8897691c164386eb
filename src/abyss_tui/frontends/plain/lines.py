"""What a session in lines reads from and writes to: a terminal, a pipe, a line of a host."""

from collections.abc import Callable
from typing import Final, Protocol

PROMPT: Final = "> "
MOST_ROWS: Final = 60
"""The blank lines that push a hand out of sight where nothing else can."""


class EndOfLines(Exception):
    """Nobody types any more: the input has ended, or was interrupted."""


class Lines(Protocol):
    """Lines in, lines out."""

    async def read(self) -> str:
        """Ask for a line and return it without its end. Raises EndOfLines."""
        ...

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        """Drop what a person has typed or begun to type already; return whether there was any.

        A line for which `stays` is true stays. Those of a pipe stay as well: whoever wrote them
        knew what they answer.
        """
        ...

    def write(self, text: str = "") -> None:
        """Write a line, or several; at a terminal none is broken within a word."""
        ...

    def clear(self) -> None:
        """Take what was written out of sight."""
        ...
