"""The seam between the SSH server and what it serves."""

from typing import Any, Protocol

from textual.app import App

from abyss_tui.frontends.plain.lines import Lines
from abyss_tui.frontends.seat.lines import ProgramConnection
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.i18n.message import Message
from abyss_tui.records import record


@record
class Caller:
    """What SSH knows of a caller."""

    account: str | None
    """The fingerprint of a key that was proved, "SHA256:…"; None for a guest without a key."""
    wanted: str
    """The SSH user name, cleaned: which table is wanted."""
    address: str
    """Where they call from, for limits and the audit log."""
    of_the_host: bool = False
    """Whether they proved one of the keys of those who run this host."""


@record
class Terminal:
    """The terminal of a person, as the client describes it."""

    kind: str
    """The value of TERM."""
    columns: int
    rows: int
    environment: dict[str, str]
    """What the client sent along of colours and language: COLORTERM, LANG, if anything."""
    graphics: Graphics | None = None
    """How it shows pictures in pixels, as it answered; None if it does not."""

    @property
    def said(self) -> dict[str, str]:
        """All that a terminal says of itself, as variables of an environment."""
        return {**self.environment, "TERM": self.kind}


class Door(Protocol):
    """What a caller finds behind the server.

    An app or plain lines for a person, the lines of a protocol for a program.
    """

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return a new app for this person; called inside the context of its session."""
        ...

    async def in_lines(
        self, caller: Caller, terminal: Terminal, lines: Lines, notice: Message | None
    ) -> str:
        """Let this person play in plain lines until they leave; return the last words to them.

        `notice` is told first. An error that is no AbyssError ends this session alone.
        """
        ...

    async def visit(self, caller: Caller, lines: ProgramConnection) -> None:
        """Talk to a program; return when it is over. Cancelled when the host closes.

        An error that is no AbyssError is raised once the program was told goodbye; it ends this
        session alone.
        """
        ...

    def why_not_let_in(self, caller: Caller) -> Message | None:
        """Return why somebody may not come in who said who they are, None if they may."""
        ...

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        ...

    async def admit(self, account: str) -> None:
        """Remember that this account gave the host's password. Raises BadSave."""
        ...
