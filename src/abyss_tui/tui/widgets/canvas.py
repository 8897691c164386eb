"""A sheet of cells that a panel is written on, and the rows of it that a terminal draws."""

from collections.abc import Iterable
from typing import TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from abyss_tui.tui.glyphs import GLYPHS, PALETTE

Piece: TypeAlias = tuple[str, Style]
"""Some text in one style."""


def cut(text: str, cells: int) -> str:
    """Return a text in at most so many cells; its last cell tells when something is missing."""
    if cell_len(text) <= cells:
        return text
    kept = ""
    room = cells - 1
    for sign in text:
        room -= cell_len(sign)
        if room < 0:
            break
        kept += sign
    return kept.rstrip() + GLYPHS.cut if cells > 0 else ""


def width(pieces: Iterable[Piece]) -> int:
    """Return how many cells these pieces take."""
    return sum(cell_len(text) for text, _ in pieces)


class Canvas:
    """Cells with a sign and a style each; what would lie outside is never written.

    `lost` counts the signs that fell outside: a panel that lays itself out well loses none.
    """

    __slots__ = ("height", "lost", "signs", "styles", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.lost = 0
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[PALETTE.text] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PALETTE.text) -> int:
        """Write a text; return the column behind it."""
        signs = _cells(text)
        end = x + len(signs)
        if not 0 <= y < self.height or x < 0 or end > self.width:
            self.lost += len(text.rstrip())
            if not 0 <= y < self.height or x < 0 or x >= self.width:
                return end
            signs = signs[: self.width - x]
        self.signs[y][x : x + len(signs)] = signs
        self.styles[y][x : x + len(signs)] = [style] * len(signs)
        return end

    def pieces(self, x: int, y: int, pieces: Iterable[Piece]) -> int:
        """Write pieces one behind the other; return the column behind them."""
        for text, style in pieces:
            x = self.put(x, y, text, style)
        return x

    def right(self, end: int, y: int, pieces: Iterable[Piece]) -> int:
        """Write pieces so that they end before a column; return where they begin."""
        listed = list(pieces)
        start = end - width(listed)
        self.pieces(start, y, listed)
        return start

    def rule(self, y: int, style: Style = PALETTE.line) -> None:
        """Draw a line over the whole width."""
        self.put(0, y, GLYPHS.horizontal * self.width, style)

    def box(self, region: Region, style: Style = PALETTE.line) -> None:
        """Draw a frame at the edge of a region."""
        x, y, wide, high = region
        top_left, top_right, bottom_left, bottom_right = list(GLYPHS.corners)
        across = GLYPHS.horizontal * (wide - 2)
        self.put(x, y, top_left + across + top_right, style)
        self.put(x, y + high - 1, bottom_left + across + bottom_right, style)
        for row in range(y + 1, y + high - 1):
            self.put(x, row, GLYPHS.vertical, style)
            self.put(x + wide - 1, row, GLYPHS.vertical, style)

    def lay(self, region: Region, style: Style) -> None:
        """Lay a style over all cells of a region but those that have a ground of their own."""
        for y in range(max(0, region.y), min(region.bottom, self.height)):
            row = self.styles[y]
            for x in range(max(0, region.x), min(region.right, self.width)):
                if row[x].bgcolor is None:
                    row[x] += style

    def strips(self) -> list[Strip]:
        """Return the rows as a terminal draws them."""
        rows = zip(self.signs, self.styles, strict=True)
        return [Strip(_segments(signs, styles), self.width) for signs, styles in rows]


def _segments(signs: list[str], styles: list[Style]) -> list[Segment]:
    """Join neighbours of one style; comparing objects is far quicker than comparing styles."""
    segments = []
    start, current = 0, styles[0] if styles else PALETTE.text
    for x, style in enumerate(styles):
        if style is not current:
            segments.append(Segment("".join(signs[start:x]), current))
            start, current = x, style
    segments.append(Segment("".join(signs[start:]), current))
    return segments


def _cells(text: str) -> list[str]:
    """Return the signs of a text by cell: a wide one is followed by an empty cell."""
    if text.isascii():
        return list(text)
    cells: list[str] = []
    for sign in text:
        wide = cell_len(sign)
        if wide == 0 and cells:
            cells[-1] += sign
        elif wide:
            cells.extend([sign, *[""] * (wide - 1)])
    return cells
