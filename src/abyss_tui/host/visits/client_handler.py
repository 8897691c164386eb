"""What answers one client, a person or a program: the side of a session that faces the game.

The SSH session passes on what comes from the channel; `SessionTask` runs the handler in a task.
"""

from typing import Protocol

from abyss_tui.i18n.message import Message


class ClientHandler(Protocol):
    """Serves one client, from the beginning of its session to the end."""

    kind: str
    """Whose it is, for the audit log: "person" or "program"."""

    async def run(self) -> int:
        """Serve until the visit is over; return the exit status.

        What it raises is logged by `SessionTask`, and ends this session alone.
        """
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
