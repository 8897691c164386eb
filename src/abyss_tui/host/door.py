"""The seam between the SSH server and what it serves."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from textual.app import App

LONGEST_LINE: Final = 65_536
"""Bytes of a line of a program, without its LF."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is on a line, as far as SSH knows."""

    account: str | None
    """The fingerprint of a key that was proved, "SHA256:…"; None for a guest without a key."""
    wanted: str
    """The SSH user name: which table is wanted."""
    address: str
    """Where they call from, for limits and the audit log."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """The terminal of a person, as the client describes it when the session begins."""

    kind: str
    """The value of TERM."""
    columns: int
    rows: int
    environment: dict[str, str]
    """What the client sent along: COLORTERM, LANG, NO_COLOR, if anything."""


class LineTooLong(Exception):
    """A program sent more than 65,536 bytes without a line end; nothing more can be read."""


class Lines(Protocol):
    """The line of a program, in both directions."""

    async def read(self) -> bytes | None:
        """Return the next line without its LF, None at the end.

        Raises LineTooLong.
        """
        ...

    async def write(self, line: str) -> None:
        """Send a line, given without its LF; wait while the other side does not read.

        After the end it is passed over: `read` tells that the program has gone.
        """
        ...


class Door(Protocol):
    """What a caller finds behind the server: an app for a person, a visit for a program."""

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return a new app for this person; called inside the context of its session."""
        ...

    async def visit(self, caller: Caller, lines: Lines) -> None:
        """Talk to a program; return when it is over. Cancelled when the host closes."""
        ...

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        ...

    async def admit(self, account: str) -> None:
        """Remember that this account gave the host's password."""
        ...
