"""What a visit needs of a transport: lines, both ways."""

from typing import Final, Protocol

LONGEST_LINE: Final = 65_536
"""Bytes of a line without its LF, both ways."""


class LineTooLong(Exception):
    """A program sent a line beyond the limit; nothing more can be read from it."""


class ProgramConnection(Protocol):
    """The line of a program, in both directions."""

    async def read(self) -> bytes | None:
        """Return the next line without its LF, None at the end. Raises LineTooLong."""
        ...

    async def write(self, line: str) -> None:
        """Send a line, given without its LF; wait while the other side does not read."""
        ...
