"""The seam between the SSH server and what it serves."""

from dataclasses import dataclass
from typing import Any, Protocol

from textual.app import App

from abyss_tui.seat.lines import Lines


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is on a line, as far as SSH knows."""

    account: str | None
    """The fingerprint of a key that was proved, "SHA256:…"; None for a guest without a key."""
    wanted: str
    """The SSH user name, cleaned: which table is wanted."""
    address: str
    """Where they call from, for limits and the audit log."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """The terminal of a person, as the client describes it."""

    kind: str
    """The value of TERM."""
    columns: int
    rows: int
    environment: dict[str, str]
    """What the client sent along: COLORTERM, LANG, NO_COLOR, if anything."""


class Door(Protocol):
    """What a caller finds behind the server: an app for a person, a visit for a program."""

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return a new app for this person; called inside the context of its session."""
        ...

    async def visit(self, caller: Caller, lines: Lines) -> None:
        """Talk to a program; return when it is over. Cancelled when the host closes.

        Raises what nobody expects, after the program was told goodbye.
        """
        ...

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        ...

    async def admit(self, account: str) -> None:
        """Remember that this account gave the host's password. Raises BadSave."""
        ...
