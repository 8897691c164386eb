"""Turns the frames that Textual writes into what changes one terminal."""

import re
from collections.abc import Iterable
from typing import Final, Protocol, runtime_checkable

from textual.geometry import Offset, Size

from abyss_tui.frontends.tui.terminal.cells import CellBuffer
from abyss_tui.frontends.tui.terminal.colours import Colours, shown_in
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.terminal.pen import Pen
from abyss_tui.frontends.tui.terminal.pictures_shown import PicturesShown, shown_by
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs
from abyss_tui.frontends.tui.textual_private.composing import Piece

SYNC_START: Final = "\x1b[?2026h"
SYNC_END: Final = "\x1b[?2026l"
"""Around a frame that is shown as a whole; Textual writes them to a terminal that can do that."""
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
NOT_KNOWN: Final = Size(0, 0)
"""The size of a terminal that has said none yet."""


@runtime_checkable
class Forgetful(Protocol):
    """What writes only the cells that changed."""

    def forget(self) -> None:
        """Write every cell anew: the terminal may have lost what it showed."""


@runtime_checkable
class ToldOfTurns(Protocol):
    """What reaches more of a person than a terminal: the icon of a page in a browser."""

    def tell_turn(self, *, decides: bool) -> None:
        """Whether the person must decide."""


class Painter:
    """Keeps what a terminal shows, and writes what is new; its driver sends that when it can.

    Of a terminal that it begins with, in a new size or with other signs, it knows nothing: then
    every cell is written.
    """

    def __init__(self, colours: Colours = Colours.FULL, size: Size = NOT_KNOWN) -> None:
        self._colours = colours
        self._signs = True
        """Whether the terminal is sent signs beyond ASCII."""
        self._pen = Pen(colours)
        self._held = False
        """Whether the terminal can hold a frame back until it is whole."""
        self._graphics: Graphics | None = None
        """How the terminal shows pictures."""
        self._pictures: PicturesShown | None = None
        self._due = ""
        """What is still to be written to take pictures back."""
        self.begin(size)

    def begin(self, size: Size) -> None:
        """Begin anew with a terminal of this size, on which anything may stand."""
        self.size = size
        self._canvas = CellBuffer(*size)
        self._prepare_for_pictures()

    def show_in(self, colours: Colours, *, signs: bool, graphics: Graphics | None = None) -> None:
        """Write in these colours from now on, and in ASCII alone where there are no `signs`.

        `graphics` says how pictures are shown that stand among the cells.
        """
        if (colours, signs, graphics) == (self._colours, self._signs, self._graphics):
            return
        if colours != self._colours:
            self._pen = Pen(colours)
        if graphics != self._graphics:
            self._due += self.end_pictures()
            self._graphics = graphics
            self._pictures = None if graphics is None else shown_by(graphics)
            self._prepare_for_pictures()
        self._colours, self._signs = colours, signs
        self.forget()

    def _prepare_for_pictures(self) -> None:
        graphics = self._graphics
        self._canvas.pictures_in_cells = graphics is not None and graphics.stays
        if self._pictures is not None:
            self._pictures.forget()

    def take(self, data: str) -> str:
        """Take what Textual writes; return what of it is no frame, as it is to be written."""
        if data in (SYNC_START, SYNC_END):
            self._held = True
            return ""
        if self._canvas.paint(data):
            return ""
        if not BESIDE.fullmatch(data):
            self.forget()
        return self._as_shown(shown_in(self._colours, data))

    def lay(self, pieces: Iterable[Piece], cursor: Offset) -> None:
        """Take strips in their places, and where the cursor is left."""
        for y, x, strip in pieces:
            self._canvas.show(y, x, strip)
        self._canvas.put_cursor(*cursor)

    def forget(self) -> None:
        """Know nothing of what the terminal shows, nor of the style in which it writes."""
        self._pen.forget()
        self._canvas.forget()
        if self._pictures is not None:
            self._pictures.forget()

    def end_pictures(self) -> str:
        """Return what takes back the pictures that the terminal was sent."""
        return "" if self._pictures is None else self._pictures.end()

    def changes(self) -> str:
        """Return what is to be written for all frames that were taken, and take it as done."""
        pictures, canvas = self._pictures, self._canvas
        before, self._due = self._due, ""
        if pictures is not None:
            before += pictures.before(canvas)
        if before:
            self._pen.forget()
        changed = canvas.difference(self._pen)
        after = "" if pictures is None else pictures.after(canvas)
        changed = f"{before}{changed}{after}"
        held = self._held and len(changed) > SHORT
        return self._as_shown(f"{SYNC_START}{changed}{SYNC_END}" if held else changed)

    def _as_shown(self, text: str) -> str:
        return text if self._signs else in_plain_signs(text)
