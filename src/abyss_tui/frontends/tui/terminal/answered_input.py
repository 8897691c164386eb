"""What comes from one's own terminal while it may still answer what it was asked."""

from collections.abc import Iterator
from time import monotonic

from textual.message import Message

from abyss_tui.frontends.tui.terminal.answers import PATIENCE
from abyss_tui.frontends.tui.terminal.asking import LocalTerminal
from abyss_tui.frontends.tui.terminal.messages import ColoursAnswered


class AnsweredInput:
    """Takes the answers out of the input; it satisfies `InputFilter`."""

    def __init__(self, terminal: LocalTerminal) -> None:
        self._answers = terminal.answers
        self._known = terminal.answers.colours
        self._terminal = terminal
        self._last = monotonic()

    def take(self, text: str) -> str:
        """Return what was typed of what came."""
        self._last = monotonic()
        return self._answers.feed(text)

    def later(self) -> str:
        """Return what was typed before there was a driver, or held back for too long."""
        typed = self._terminal.take_typed()
        if monotonic() - self._last >= PATIENCE:
            typed += self._answers.let_go()
        return typed

    def told(self) -> Iterator[Message]:
        """Yield what the terminal has answered meanwhile."""
        colours = self._answers.colours
        if colours is not None and colours is not self._known:
            self._known = colours
            yield ColoursAnswered(colours)
