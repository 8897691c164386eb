"""What goes on in a session, of a person or of a program, as its channel sees it."""

from typing import Protocol

from abyss_tui.i18n.message import Message


class ClientHandler(Protocol):
    """One visit, from the beginning of a session to its end."""

    kind: str
    """Whose it is, for the audit log: "person" or "program"."""

    async def run(self) -> int:
        """Talk until it is over; return the exit status. Raises what nobody expects."""
        ...

    def refuse(self, why: Message) -> None:
        """Say why this visit does not take place; `run` is not called."""
        ...

    def receive(self, data: bytes) -> None:
        """Take what came."""
        ...

    def resize(self, columns: int, rows: int) -> None:
        """Take the new size of the terminal, if there is one."""
        ...

    def stall(self, *, stalled: bool) -> None:
        """Whether the other side does not read what it is sent."""
        ...

    def finish(self) -> None:
        """The other side sends nothing more."""
        ...

    def end(self, said: Message | None) -> None:
        """Come to an end, and say something at it."""
        ...

    def lose(self) -> None:
        """The other side has gone."""
        ...
