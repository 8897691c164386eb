"""A terminal far away that is asked what it can show, before anything is shown there."""

import asyncio
from collections.abc import Callable, Mapping

from abyss_tui.frontends.tui.terminal.answers import (
    LIMIT,
    PATIENCE,
    TerminalAnswers,
    questions_for,
)
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.host.terminal.wire import Wire


class AskedTerminal:
    """Asks a terminal, and takes its answers out of what is typed there.

    They may come at any time, or never: nobody waits for them longer than `LIMIT`.
    """

    def __init__(
        self,
        wire: Wire,
        pass_on: Callable[[bytes], None],
        told: Callable[[Colours], None],
    ) -> None:
        """`pass_on` takes what is typed, `told` how many colours were answered."""
        self._wire = wire
        self._pass_on = pass_on
        self._told = told
        self._answers = TerminalAnswers()
        self._answers.over = True  # until something is asked
        self._over = asyncio.Event()
        self._over.set()
        self._asked = 0.0
        self.graphics: Graphics | None = None
        """How it shows pictures, if it answered in time: else the line to it is slow."""
        self._letting_go: asyncio.TimerHandle | None = None

    def ask(self, environment: Mapping[str, str]) -> None:
        """Ask a terminal that says this of itself, if that leaves anything to be asked."""
        questions = questions_for(environment)
        if questions:
            self._answers = TerminalAnswers()
            self._over.clear()
            self._asked = asyncio.get_running_loop().time()
            self._wire.write(questions.encode())

    async def answered(self) -> None:
        """Wait until everything is answered, but not for long."""
        try:
            async with asyncio.timeout_at(self._asked + LIMIT):
                await self._over.wait()
        except TimeoutError:
            return

    def receive(self, data: bytes) -> None:
        """Take what came from the terminal."""
        self._cancel()
        answers, before = self._answers, self._answers.colours
        typed = answers.feed(data.decode("latin-1")).encode("latin-1")  # a sign for each byte
        if answers.colours is not None and answers.colours is not before:
            self._told(answers.colours)
        if answers.over and not self._over.is_set():
            self._over.set()
            late = asyncio.get_running_loop().time() > self._asked + LIMIT
            self.graphics = None if late else answers.graphics
        if answers.held:
            loop = asyncio.get_running_loop()
            self._letting_go = loop.call_later(PATIENCE, self._let_go)
        if typed:
            self._pass_on(typed)

    def close(self) -> None:
        """Wait for nothing any more."""
        self._cancel()
        self._over.set()

    def _let_go(self) -> None:
        self._letting_go = None
        self._pass_on(self._answers.let_go().encode("latin-1"))

    def _cancel(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
            self._letting_go = None
