"""A sheet of cells that a panel is written on, and the rows of it that a terminal draws."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import Final, Self

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width

KEPT: Final = 2048
"""How many texts have their cells cached: labels, names and frames are written again and again."""


class Canvas:
    """Cells with a sign, a style and a ground each; what would lie outside is never written.

    `lost` counts the signs that fell outside: a panel that lays itself out well loses none.
    """

    __slots__ = ("lent", "grounds", "height", "look", "lost", "signs", "styles", "width")

    def __init__(self, width: int, height: int, look: Look) -> None:
        self.width = width
        self.height = height
        self.look = look
        self.lost = 0
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[look.palette.text] * width for _ in range(height)]
        self.grounds: list[list[Style | None]] = [[None] * width for _ in range(height)]
        """What lies below the signs; None where the water is."""
        self.lent: set[int] = set()
        """The rows that are those of another sheet until something is written on them."""

    @property
    def size(self) -> Size:
        """Columns and rows."""
        return Size(self.width, self.height)

    def put(self, x: int, y: int, text: str, style: Style | None = None) -> int:
        """Write a text, plain without a style; return the column behind it."""
        signs = _cells(text)
        end = x + len(signs)
        if not 0 <= y < self.height or x < 0 or end > self.width:
            self.lost += len(text.rstrip())
            if not 0 <= y < self.height or x < 0 or x >= self.width:
                return end
            signs = signs[: self.width - x]
        if y in self.lent:
            self._take_over(y)
        self.signs[y][x : x + len(signs)] = signs
        self.styles[y][x : x + len(signs)] = [style or self.look.palette.text] * len(signs)
        return end

    def lay_cells(self, part: "Canvas", x: int, y: int) -> None:
        """Copy the cells of a smaller canvas, its first one to this place."""
        self.lost += part.lost
        end = min(x + part.width, self.width)
        for row in range(min(part.height, self.height - y)):
            self._take_over(y + row)
            self.signs[y + row][x:end] = part.signs[row][: end - x]
            self.styles[y + row][x:end] = part.styles[row][: end - x]
            self.grounds[y + row][x:end] = part.grounds[row][: end - x]

    def pieces(self, x: int, y: int, pieces: Iterable[Piece]) -> int:
        """Write pieces one behind the other; return the column behind them."""
        for text, style in pieces:
            x = self.put(x, y, text, style)
        return x

    def right(self, end: int, y: int, pieces: Sequence[Piece]) -> int:
        """Write pieces so that they end before a column; return where they begin."""
        start = end - width(pieces)
        self.pieces(start, y, pieces)
        return start

    def rule(
        self, x: int, y: int, cells: int, left: Sequence[Piece], right: Sequence[Piece] = ()
    ) -> None:
        """Draw a line of so many cells above a zone, with its title and what is said beside it.

        Where there is no room for both, the title is cut.
        """
        self.put(x, y, self.look.marks.horizontal * cells, self.look.palette.line)
        blank = (" ", self.look.palette.text)
        start = x + cells - 1
        shown = self.look.fitted(right, cells - 4) if right else []
        if shown:
            start -= width(shown) + 2
            self.pieces(start, y, [blank, *shown, blank])
        shown = self.look.fitted(left, start - x - 3) if left else []
        if shown:
            self.pieces(x + 1, y, [blank, *shown, blank])

    def lay(self, region: Region, style: Style) -> None:
        """Lay a style over all cells of a region but those that have a ground of their own."""
        for y in range(max(0, region.y), min(region.bottom, self.height)):
            self._take_over(y)
            row = self.styles[y]
            for x in range(max(0, region.x), min(region.right, self.width)):
                if row[x].bgcolor is None:
                    row[x] += style

    def fill(self, region: Region, ground: Style | None) -> None:
        """Lay a ground below all cells of a region, before or after they are written; None: water.

        A cell that is written in a style with a ground of its own keeps that.
        """
        left, right = max(0, region.x), min(region.right, self.width)
        for y in range(max(0, region.y), min(region.bottom, self.height)):
            self._take_over(y)
            self.grounds[y][left:right] = [ground] * max(0, right - left)

    def raise_ground(self, region: Region) -> None:
        """Lay the ground of what the mouse is on below all cells whose ground says nothing."""
        palette = self.look.palette
        low = (palette.plate, palette.card, palette.lit)
        for y in range(max(0, region.y), min(region.bottom, self.height)):
            self._take_over(y)
            row = self.grounds[y]
            for x in range(max(0, region.x), min(region.right, self.width)):
                if row[x] in low:
                    row[x] = palette.sel

    def strip(self, y: int, water: Style) -> Strip:
        """Return a row as a terminal draws it, above this water."""
        on, cells = self.look.palette.on, (self.signs[y], self.styles[y], self.grounds[y])
        return Strip(_segments(*cells, water, on), self.width)

    def copy(self) -> Self:
        """Return a sheet with the same cells, that can be written on beside this one."""
        other = copy(self)
        other.borrow(self)
        return other

    def borrow(self, other: "Canvas") -> None:
        """Show the cells of a sheet of the same size until something is written here."""
        self.signs, self.styles, self.grounds = other.signs[:], other.styles[:], other.grounds[:]
        self.lent = set(range(self.height))

    def _take_over(self, y: int) -> None:
        """Make a row this sheet's own."""
        if y in self.lent:
            self.lent.remove(y)
            self.signs[y] = self.signs[y][:]
            self.styles[y] = self.styles[y][:]
            self.grounds[y] = self.grounds[y][:]

    def rows_as_on(self, other: Self) -> set[int]:
        """Return which rows are the same on another sheet."""
        mine = zip(self.signs, self.styles, self.grounds, strict=True)
        others = zip(other.signs, other.styles, other.grounds, strict=True)
        return {y for y, (row, same) in enumerate(zip(mine, others, strict=False)) if row == same}


def _segments(
    signs: list[str],
    styles: list[Style],
    grounds: list[Style | None],
    water: Style,
    on: Callable[[Style, Style], Style],
) -> list[Segment]:
    """Join neighbours that are alike; comparing objects is far quicker than comparing styles."""
    if not signs:
        return []
    segments = []
    start, before, below = 0, styles[0], grounds[0]
    for x, (style, ground) in enumerate(zip(styles, grounds, strict=True)):
        if style is not before or ground is not below:
            shown = on(before, water if below is None else below)
            segments.append(Segment("".join(signs[start:x]), shown))
            start, before, below = x, style, ground
    shown = on(before, water if below is None else below)
    segments.append(Segment("".join(signs[start:]), shown))
    return segments


@lru_cache(maxsize=KEPT)
def _cells(text: str) -> tuple[str, ...]:
    """Return the signs of a text by cell: a wide one is followed by an empty cell."""
    if text.isascii():
        return tuple(text)
    cells: list[str] = []
    for sign in text:
        wide = cell_len(sign)
        if wide == 0 and cells:
            cells[-1] += sign
        elif wide:
            cells.extend([sign, *[""] * (wide - 1)])
    return tuple(cells)
