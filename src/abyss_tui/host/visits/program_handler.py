"""The visit of a program, over the subsystem `abyss-seat`."""

import json
from typing import Final

from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.door import Caller
from abyss_tui.host.terminal.line_turns import LineTurns
from abyss_tui.host.terminal.wire import Wire
from abyss_tui.host.visits.program_lines import ProgramLines
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.message import Message

SUBSYSTEM: Final = "abyss-seat"
UNKNOWN: Final = Message(
    "This host has a password. Log in once with ssh and this key, and give it there."
)


class ProgramHandler:
    """Serves a program that talks in lines of JSON."""

    kind = "program"

    def __init__(self, context: ServerContext, caller: Caller, wire: Wire) -> None:
        self._context = context
        self._caller = caller
        self._wire = wire
        self._turns = LineTurns(context.shares.of(caller.account, caller.address))
        self._lines = ProgramLines(wire, self._turns)

    async def run(self) -> int:
        """Let the program talk, if its account is known. Raises what the visit raises."""
        if not await self._context.knows(self._caller):
            self._context.note(AuditEvent.REFUSED, self._caller, "a program with an unknown key")
            self.refuse(UNKNOWN)
            return 1
        await self._turns.counted(self._context.door.visit(self._caller, self._lines))
        return 0

    def refuse(self, why: Message) -> None:
        """Say why this visit does not take place, in English as all that is for programs."""
        self._wire.write(json.dumps({"tell": "bye", "message": str(why)}).encode() + b"\n")

    def receive(self, data: bytes) -> None:
        """Take bytes of lines."""
        self._lines.receive(data)

    def resize(self, columns: int, rows: int) -> None:
        """There is no terminal."""

    def stall(self, *, stalled: bool) -> None:
        """Whether the program does not read what it is told."""
        self._lines.stall(stalled=stalled)

    def finish(self) -> None:
        """The program says nothing more; it can still be answered."""
        self._lines.end()

    def end(self, said: Message | None) -> None:
        """Take nothing more: the visit reads to the end, and says its own last line."""
        self._lines.end()

    def lose(self) -> None:
        """The program has gone."""
        self._lines.lose()
