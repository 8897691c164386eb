"""The visit of a person who plays in plain lines: the password, if need be, then the game."""

import asyncio
from typing import Final

from textual.geometry import Size

from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.tui.prompts.smallest import SMALLEST
from abyss_tui.frontends.tui.prompts.smallest import too_small as screens_need_more
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.process.failures import log_failure
from abyss_tui.host.terminal.caller_lines import CallerLines
from abyss_tui.host.terminal.line_turns import LineTurns
from abyss_tui.host.terminal.wire import Wire
from abyss_tui.host.visits.password_prompt import PasswordPrompt
from abyss_tui.host.visits.screen_handler import PATIENCE
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.languages import wished
from abyss_tui.i18n.message import Message

CANNOT_SHOW: Final = frozenset({"", "dumb", "unknown"})
"""The kinds of terminals that can do nothing but write lines."""
CLEARING: Final = "\x1b[H\x1b[2J\x1b[3J"
"""What clears any other terminal, with what was scrolled away."""
SEEN: Final = Message("What you type here can be seen on your screen.")
CRASHED: Final = Message(
    "Something in abyss-tui went wrong. Your seat and the game are safe: come in again."
)


def too_small(terminal: Terminal) -> Message | None:
    """Return what is said to who gets lines because of the window; None for one that is enough."""
    size = Size(terminal.columns, terminal.rows)
    if not screens_need_more(size):
        return None
    return Message(
        "This window is {size}; the table needs {needed}, so the game comes in plain lines."
        " Enlarge the window and come again for the screens.",
        size=f"{size.width} x {size.height}",
        needed=f"{SMALLEST.width} x {SMALLEST.height}",
    )


class LineHandler:
    """Serves a person who reads and types lines, with a terminal or without one."""

    kind = "person in lines"

    def __init__(
        self,
        context: ServerContext,
        caller: Caller,
        terminal: Terminal,
        wire: Wire,
        *,
        echoes: bool,
        notice: Message | None,
    ) -> None:
        """`echoes` where the client does not show itself what is typed; `notice` is said first."""
        self._context = context
        self._caller = caller
        self._terminal = terminal
        self._wire = wire
        self._echoes = echoes
        self._notice = notice
        self._language = wished(terminal.environment)
        self._words = ""
        clears = echoes and terminal.kind not in CANNOT_SHOW
        clearing = CLEARING if clears else ""
        self._size = (0, 0)
        self.resize(terminal.columns, terminal.rows)
        self._turns = LineTurns(context.shares.of(caller.account, caller.address))
        self._lines = CallerLines(
            wire,
            context.limits,
            echoes=echoes,
            clearing=clearing,
            size=lambda: self._size,
            turns=self._turns,
        )

    async def run(self) -> int:
        """Ask for the password if need be, and let the person play until they leave."""
        prompt = PasswordPrompt(self._context, self._caller, self._asked, self._say)
        status = 1
        if await prompt.let_in():
            status = await self._play()
        if self._words:
            self._lines.write(self._words)
        return status

    async def _play(self) -> int:
        """Let the person play; return the exit status."""
        door = self._context.door
        try:
            said = await self._turns.counted(
                door.in_lines(self._caller, self._terminal, self._lines, self._notice)
            )
        except Exception as error:  # noqa: BLE001 (the failure of one session is that session's alone)
            log_failure(error, "A session in lines")
            self._context.note(AuditEvent.CRASHED, self._caller)
            self._words = CRASHED.say(self._language)
            return 1
        self._words = self._words or said
        return 0

    async def _asked(self, prompt: Message) -> str | None:
        """Ask for a line that is not shown; None if there is none for too long."""
        if not self._echoes:
            self._say(SEEN)
        self._wire.write(prompt.say(self._language).encode())
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._lines.read(hidden=True)
        except (TimeoutError, EndOfLines):
            return None
        finally:
            self._lines.write()

    def _say(self, said: Message) -> None:
        self._lines.write(said.say(self._language))

    def refuse(self, why: Message) -> None:
        """Say why this visit does not take place."""
        self._say(why)

    # What comes from the channel.

    def receive(self, data: bytes) -> None:
        """Take what was typed."""
        self._lines.receive(data)

    def resize(self, columns: int, rows: int) -> None:
        """Take the size of a window; where nothing is echoed there is none."""
        if self._echoes:
            self._size = columns, rows

    def stall(self, *, stalled: bool) -> None:
        """Whether the client takes nothing more for now."""
        self._lines.stall(stalled=stalled)

    def finish(self) -> None:
        """Nobody types any more; what was typed is still read."""
        self._lines.finish()

    def end(self, said: Message | None) -> None:
        """Let the visit end, and say something at its end."""
        if said is not None:
            self._words = self._words or said.say(self._language)
        self._lines.end()

    def lose(self) -> None:
        """The client has gone."""
        self._lines.end()
