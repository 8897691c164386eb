"""What a session in lines reads from and writes to: a terminal, a pipe, a line of a host."""

from typing import Protocol


class EndOfLines(Exception):
    """Nobody types any more: the input has ended, or was interrupted."""


class Lines(Protocol):
    """Lines in, lines out."""

    async def read(self) -> str:
        """Ask for a line and return it without its end. Raises EndOfLines."""
        ...

    def write(self, text: str = "") -> None:
        """Write a line, or several."""
        ...

    def clear(self) -> None:
        """Take what was written out of sight."""
        ...
