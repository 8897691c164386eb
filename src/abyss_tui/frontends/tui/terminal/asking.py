"""The own terminal of this process, which is asked what it can show when it does not say.

It is asked before the screens are read in and heard when they are there, so nobody waits for the
answer: as far away as it may be, it has come meanwhile, or it is taken from the keys later.
"""

import os
import select
import sys
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from abyss_tui.frontends.tui.terminal.answers import LIMIT, TerminalAnswers, questions_for
from abyss_tui.frontends.tui.terminal.colours import Colours, with_answer
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.settings.settings import AUTO, Settings

AT_ONCE: Final = 4096
"""Bytes that are read at once."""


class LocalTerminal:
    """Asks the terminal of this process, and keeps what came from it before a driver reads it."""

    def __init__(self) -> None:
        self.answers = TerminalAnswers()
        self.answers.over = True  # until something is asked
        self.manners: list[Any] | None = None
        """What the terminal was set to, while it shows nothing of what is typed; else None."""
        self.graphics: Graphics | None = None
        """How it shows pictures, if it answered in time: else the line to it is slow."""
        self._asked = 0.0
        self._typed = b""

    def ask(self, environment: Mapping[str, str], settings: Settings) -> None:
        """Ask the terminal once what neither its environment nor a person says.

        Nothing that comes from it is echoed until `give_back`.
        """
        pictures = settings.pictures == AUTO and settings.colors in (AUTO, Colours.FULL)
        questions = questions_for(environment, colours=settings.colors == AUTO, pictures=pictures)
        if self._asked or not questions:
            return
        if not (sys.stdin.isatty() and sys.stderr.isatty()):
            return
        try:
            import termios
        except ImportError:  # Windows, where every terminal says what it can show
            return
        try:
            terminal = sys.stdin.fileno()
            manners = termios.tcgetattr(terminal)
            quiet = termios.tcgetattr(terminal)
            quiet[3] &= ~(termios.ECHO | termios.ICANON)
            termios.tcsetattr(terminal, termios.TCSANOW, quiet)
        except (OSError, ValueError, termios.error):  # it is none, or is gone
            return
        self.manners, self.answers, self._asked = manners, TerminalAnswers(), monotonic()
        sys.stderr.write(questions)
        sys.stderr.flush()

    def environment(self, said: Mapping[str, str]) -> Mapping[str, str]:
        """Return what the terminal says of itself, with its answers; wait for them a moment."""
        if self.manners is not None:
            self._hear()
        return with_answer(said, self.answers.colours)

    def _hear(self) -> None:
        """Read what has come, until everything is answered or the time is over."""
        terminal = sys.stdin.fileno()
        while not self.answers.over:
            left = max(0.0, self._asked + LIMIT - monotonic())
            if not select.select([terminal], [], [], left)[0]:
                return
            try:
                data = os.read(terminal, AT_ONCE)
            except OSError:  # the window is closed, as the driver will find out
                return
            if not data:
                return
            typed = self.answers.feed(data.decode("latin-1"))  # a sign for each byte
            self._typed += typed.encode("latin-1")
        self.graphics = self.answers.graphics
        self.give_back()

    def give_back(self) -> None:
        """Let the terminal show again what is typed, as it did before."""
        manners, self.manners = self.manners, None
        if manners is not None:
            import termios

            with suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, manners)

    def take_typed(self) -> str:
        """Return the keys that were typed meanwhile, once."""
        typed, self._typed = self._typed, b""
        return typed.decode("utf-8", "replace")


local_terminal: Final = LocalTerminal()
"""The one that a process can have."""
