"""The visit of a person: the password, if they are not known, then an app of their own."""

import asyncio
from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import Colours, with_answer
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.process.work_meter import WorkMeter, metered
from abyss_tui.host.terminal.app_run import TYPED_AHEAD, AppRun
from abyss_tui.host.terminal.asked_terminal import AskedTerminal
from abyss_tui.host.terminal.typed_line import TypedLine
from abyss_tui.host.terminal.wire import ScreenWire
from abyss_tui.host.visits.password_prompt import PasswordPrompt
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.languages import wished
from abyss_tui.i18n.message import Message

CRASHES: Final = 3
"""Of apps in one session, until it ends."""
PATIENCE: Final = 120.0
"""Seconds for a line to be typed where no app runs."""

CRASHED: Final = Message(
    "Something in abyss-tui went wrong. Games are safe up to the last thing done."
)
AGAIN: Final = Message("Press Enter to come in again, Ctrl+C to leave.")


class ScreenHandler:
    """Serves a person at a terminal that can show the table."""

    kind = "person"

    def __init__(
        self, context: ServerContext, caller: Caller, terminal: Terminal, wire: ScreenWire
    ) -> None:
        self._context = context
        self._caller = caller
        self._terminal = terminal
        self._wire = wire
        self._asked_terminal = AskedTerminal(wire, self._typed_there, self._learn_colours)
        self._stalled = False
        self._app: AppRun | None = None
        self._line: TypedLine | None = None
        self._share = context.shares.of(caller.account, caller.address)
        self._typed_ahead = b""
        self._meter = WorkMeter()
        self._over = False
        self._language = wished(terminal.environment)
        self._words = ""

    async def run(self) -> int:
        """Ask for the password if need be, and run apps until one ends as it should."""
        self._asked_terminal.ask(self._terminal.said)
        if not await PasswordPrompt(self._context, self._caller, self._asked, self._say).let_in():
            self._say_last()
            return 1
        await self._asked_terminal.answered()
        self._terminal = replace(self._terminal, graphics=self._asked_terminal.graphics)
        for _ in range(CRASHES):
            if await self._run_app():
                break
            self._context.note(AuditEvent.CRASHED, self._caller)
            self._say(CRASHED)
            if not await self._wants_again():
                break
        self._say_last()
        return 0

    def refuse(self, why: Message) -> None:
        """Say why this visit does not take place."""
        self._say(why)

    async def _asked(self, prompt: Message) -> str | None:
        """Ask for a line that is not shown; None if nothing is typed for too long."""
        line = self._line = self._line or TypedLine()
        self._wire.write(prompt.say(self._language).encode())
        given = await self._typed(line)
        self._write("")
        return given

    async def _wants_again(self) -> bool:
        self._say(AGAIN)
        line = self._line = TypedLine()
        return await self._typed(line) is not None

    async def _typed(self, line: TypedLine) -> str | None:
        """Return what is typed until Enter; None if nothing is for too long."""
        if self._over:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await line.read()
        except TimeoutError:
            return None

    def _say_last(self) -> None:
        if self._words:
            self._write(self._words)

    def _say(self, said: Message) -> None:
        """Say something on the plain terminal, in the language that it asked for."""
        self._write(said.say(self._language))

    def _write(self, words: str) -> None:
        """Write lines onto the plain terminal."""
        self._wire.write("".join(f"{line}\r\n" for line in words.split("\n")).encode())

    # The app.

    async def _run_app(self) -> bool:
        """Run an app in a context of its own; return False if it failed."""
        context = self._context
        self._app = app = AppRun(
            context.door,
            self._caller,
            self._terminal,
            self._wire,
            limits=context.limits,
            share=self._share,
            typed=self._typed_ahead,
            meter=self._meter,
        )
        self._typed_ahead = b""
        app.stall(stalled=self._stalled)
        if self._over:
            app.end()
        loop = asyncio.get_running_loop()
        try:
            went_well = await loop.create_task(app.run(), context=metered(self._meter))
        finally:
            self._app = None
            self._words = self._words or app.last_words
        return went_well

    # What comes from the channel.

    def receive(self, data: bytes) -> None:
        """Take keys, and what the terminal answers."""
        self._asked_terminal.receive(data)

    def _typed_there(self, data: bytes) -> None:
        """Take keys."""
        if self._app is not None:
            self._app.receive(data)
        elif self._line is not None:
            self._line.receive(data)
        else:
            self._typed_ahead = (self._typed_ahead + data)[:TYPED_AHEAD]

    def _learn_colours(self, colours: Colours) -> None:
        """Take how many colours the terminal has answered to have."""
        said = with_answer(self._terminal.said, colours)
        self._terminal = replace(self._terminal, kind=said["TERM"], environment=dict(said))
        if self._app is not None:
            self._app.learn_colours(colours)

    def resize(self, columns: int, rows: int) -> None:
        """Take the new size of the terminal."""
        self._terminal = replace(self._terminal, columns=columns, rows=rows)
        if self._app is not None:
            self._app.resize(columns, rows)

    def stall(self, *, stalled: bool) -> None:
        """Whether the terminal takes nothing more for now."""
        self._stalled = stalled
        if self._app is not None:
            self._app.stall(stalled=stalled)

    def finish(self) -> None:
        """Nobody types any more: the visit is over."""
        self.end(None)

    def end(self, said: Message | None) -> None:
        """Let the app end, and say something when the terminal was given back."""
        self._over = True
        self._asked_terminal.close()
        if said is not None:
            self._words = self._words or said.say(self._language)
        if self._app is not None:
            self._app.end()
        if self._line is not None:
            self._line.end()

    def lose(self) -> None:
        """The terminal has gone."""
        self.end(None)
