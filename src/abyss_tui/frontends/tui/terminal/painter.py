"""Turns the frames that Textual writes into what changes one terminal."""

import re
from typing import Final, Protocol, runtime_checkable

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual.geometry import Size

from abyss_tui.frontends.tui.terminal.cells import CellBuffer
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.pen import Pen
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs

BESIDE: Final = re.compile(
    r"(?:\x07|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[?<>=][\d;]*\$?[a-z])*"
)
"""What changes nothing that was painted: a bell, a title, the clipboard, modes of the terminal."""
EMPTY: Final = "\x1b[0m\x1b[H\x1b[2J"
"""Empties the screen before it is given back.

A terminal that was resized meanwhile may keep what was on it: tmux 3.3 does, above the shell's.
"""
SHORT: Final = 64
"""Characters that arrive together anyway."""


@runtime_checkable
class Forgetful(Protocol):
    """What writes only the cells that changed."""

    def forget(self) -> None:
        """Write every cell anew: the terminal may have lost what it showed."""


class Drawn(Protocol):
    """What is drawn in, as far as a terminal must know it: a theme."""

    @property
    def colours(self) -> Colours:
        """How many colours the terminal shows."""
        ...

    @property
    def signs(self) -> bool:
        """Whether it knows signs beyond ASCII."""
        ...


class Painter:
    """Keeps what a terminal shows.

    It knows nothing of it at first, nor in another size or with another theme: then every cell is
    written.
    """

    def __init__(self) -> None:
        self._canvas = CellBuffer(0, 0)
        self._size = Size(0, 0)
        self._theme: Drawn | None = None
        self._pen: Pen | None = None
        """What it writes with; None when nobody knows in which style the terminal writes."""
        self._held = False
        """Whether the terminal can hold a frame back until it is whole."""

    def take(self, data: str, size: Size, theme: Drawn) -> bool:
        """Take a frame for a terminal of this size; return False for what is none."""
        if data in (SYNC_START, SYNC_END):
            self._held = True
            return True
        if size != self._size:
            self._size, self._canvas = size, CellBuffer(*size)
        if theme is not self._theme:
            self._theme = theme
            self.forget()
        if self._canvas.paint(data):
            return True
        if not BESIDE.fullmatch(data):
            self.forget()
        return False

    def forget(self) -> None:
        """Know nothing of what the terminal shows."""
        self._pen = None
        self._canvas.forget()

    def changes(self) -> str:
        """Return what is to be written, and take it as done."""
        theme = self._theme
        if theme is None:  # nothing was painted yet
            return ""
        begin = ""
        if self._pen is None:
            self._pen = Pen(theme.colours)
            begin = "\x1b[0m"
        changed = self._canvas.difference(self._pen)
        if not changed:
            return ""
        text = begin + (changed if theme.signs else in_plain_signs(changed))
        return f"{SYNC_START}{text}{SYNC_END}" if self._held and len(text) > SHORT else text
