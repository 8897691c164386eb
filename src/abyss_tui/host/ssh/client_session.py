"""An SSH session: what a client may ask of it.

A person gets screens at a terminal that can show the table, and plain lines at any other or where
they are asked for; a program names its subsystem. Nothing else is to be had here: no command is
run, no file is sent, nothing is forwarded.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import asyncssh

from abyss_tui.host.access.limits import LONGEST_WORD, USUAL, fitting
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.ssh.asyncssh_private import keep_variables_in
from abyss_tui.host.ssh.channel_wire import ChannelWire, Variables
from abyss_tui.host.visits.client_handler import ClientHandler
from abyss_tui.host.visits.line_handler import CANNOT_SHOW, LineHandler, too_small
from abyss_tui.host.visits.program_handler import SUBSYSTEM, ProgramHandler
from abyss_tui.host.visits.screen_handler import ScreenHandler
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.visits.session_task import SessionTask
from abyss_tui.i18n import languages
from abyss_tui.i18n.message import Message
from abyss_tui.rate_limiter import RateLimiter

QUEUED: Final = 64 * 1024
"""Bytes that may wait in a channel until nothing more is painted."""
ENVIRONMENT: Final = ("COLORTERM", "NO_COLOR", languages.WISH, *languages.LOCALE)
"""What is taken of what a client sends along."""
RESIZES: Final = 3
"""Changes of size within a second: each is a screen drawn anew."""
PLAIN: Final = ("plain", "--plain")
"""The commands that ask for plain lines."""
HINT: Final = (
    "This is a game, played at a terminal; no command is run here."
    " Type: ssh -t {line} - or, to play in plain lines: ssh {line} plain"
)
LINE: Final = "-p {port} {wanted}@HOST"


class ClientSession(asyncssh.SSHServerSession[bytes]):
    """The one session of a connection."""

    def __init__(
        self,
        context: ServerContext,
        caller: Caller,
        started: Callable[[], None],
        close: Callable[[], None],
    ) -> None:
        """`started` is called when it begins, `close` closes the connection."""
        self._context = context
        self._caller = caller
        self._started = started
        self._close = close
        self._wire: ChannelWire | None = None
        self._terminal: tuple[str, int, int] | None = None
        self._command = ""
        self._subsystem = False
        self._visit: SessionTask | None = None
        self._full = {"channel": False, "network": False}
        self._size = USUAL
        self._resizes = RateLimiter(RESIZES, RESIZES)
        self._resizing: asyncio.TimerHandle | None = None

    # What a client may ask for.

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Begin with a channel."""
        self._wire = ChannelWire(chan)
        chan.set_write_buffer_limits(high=QUEUED)
        keep_variables_in(chan, Variables)

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        """Take the terminal, at a size that can be drawn."""
        self._terminal = (term_type[:LONGEST_WORD], *fitting(term_size[0], term_size[1]))
        return True

    def shell_requested(self) -> bool:
        """Take it: what is there instead of a shell is the game."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Take it: it can ask for plain lines; of any other it is said that none is run."""
        self._command = command.strip() or "?"
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Take the one there is."""
        self._subsystem = subsystem == SUBSYSTEM
        return self._subsystem

    def session_started(self) -> None:
        """Begin the visit."""
        wire = self._wire
        if wire is None:
            return
        self._started()
        if self._subsystem:
            self._begin(ProgramHandler(self._context, self._caller, wire), may_idle=True)
        elif self._command and self._command not in PLAIN:
            line = LINE.format(port=wire.port, wanted=self._caller.wanted)
            wire.write_error(Message(HINT, line=line).say(languages.wished(wire.environment)))
            self._leave(1)
        else:
            self._begin(self._person(wire), may_idle=False)

    def _person(self, wire: ChannelWire) -> ClientHandler:
        """Return the visit of a person: at screens, or in lines."""
        taken = {
            name: value[:LONGEST_WORD]
            for name, value in wire.environment.items()
            if name in ENVIRONMENT
        }
        terminal = Terminal(*(self._terminal or ("", *USUAL)), taken)
        notice = too_small(terminal)
        lines = self._terminal is None or self._command or terminal.kind in CANNOT_SHOW
        if not lines and notice is None:
            return ScreenHandler(self._context, self._caller, terminal, wire)
        return LineHandler(
            self._context,
            self._caller,
            terminal,
            wire,
            echoes=self._terminal is not None,
            notice=None if lines else notice,
        )

    def _begin(self, handler: ClientHandler, *, may_idle: bool) -> None:
        self._visit = SessionTask(self._context, self._caller, handler, self._leave)
        self._visit.begin(may_idle=may_idle)

    def _leave(self, status: int) -> None:
        """Close the channel when everything is read, the connection soon anyway."""
        if self._wire is not None:
            self._wire.close(status)
        grace = self._context.limits.grace_seconds
        asyncio.get_running_loop().call_later(grace, self._close)

    # From the client.

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Take what was typed or sent."""
        if self._visit is not None:
            self._visit.receive(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Take a new size, as far as it can be drawn; of many, the last."""
        self._size = fitting(width, height)
        if self._resizing is None:
            loop = asyncio.get_running_loop()
            self._resizing = loop.call_later(self._resizes.charge(), self._resize)

    def _resize(self) -> None:
        self._resizing = None
        if self._visit is not None:
            self._visit.handler.resize(*self._size)

    def eof_received(self) -> bool:
        """Nothing more comes; the channel stays open for what is still to be said."""
        if self._visit is not None:
            self._visit.handler.finish()
        return True

    def signal_received(self, signal: str) -> None:
        """Leave at the signals that mean it."""
        if signal in ("HUP", "INT", "TERM") and self._visit is not None:
            self._visit.end(None)

    def pause_writing(self) -> None:
        """The channel is full."""
        self.stall("channel", full=True)

    def resume_writing(self) -> None:
        """The channel is empty enough again."""
        self.stall("channel", full=False)

    def stall(self, where: str, *, full: bool) -> None:
        """Paint nothing while the "channel" or the "network" is full."""
        self._full[where] = full
        if self._visit is not None:
            self._visit.handler.stall(stalled=any(self._full.values()))

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        if self._wire is not None:
            self._wire.lose()
        if self._visit is not None:
            self._visit.lose()
        self._close()
