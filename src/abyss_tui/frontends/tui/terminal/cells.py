"""What a terminal shows, cell by cell, and what must be written to change it.

Textual paints whole lines, the whole screen for every prompt, and often twice. Here it paints into
a buffer of cells, and only those that are not yet right are written.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.color import ColorSystem
from rich.style import Style
from textual.strip import Strip

from abyss_tui.frontends.tui.terminal.pen import Pen, seen_on_blanks
from abyss_tui.frontends.tui.terminal.pictures import PLACEHOLDER, part_of

Places: TypeAlias = Mapping[tuple[int, int], tuple[int, int]]
"""Where each part of a picture lies: its row and column, and those on the screen."""
Cell: TypeAlias = tuple[str, str]
"""A style, as codes of SGR, and a character; none for the right half of a wide one."""

BLANK: Final[Cell] = ("", " ")
UNKNOWN: Final[Cell] = ("?", "?")
"""Nobody knows what is there; it is like nothing that is painted."""
KEPT: Final = 4096
"""How many texts have their cells cached: most are painted again and again."""

_PLACE = re.compile(r"\x1b\[(\d+);(\d+)H")
_PAINTED = re.compile(r"(?:[^\x00-\x1f\x7f]++|\x1b\[[\d;]*m)*+\n?")
_RUN = re.compile(r"((?:\x1b\[[\d;]*m)*)([^\x1b\n]*)")
"""A text, or none, and what is said of the style before it."""
_CODES = re.compile(r"\x1b\[([\d;]*)m")


class CellBuffer:
    """The cells of one terminal: those that are wanted, and those that it shows."""

    def __init__(self, columns: int, rows: int) -> None:
        self._columns = columns
        self._rows = rows
        self._wanted = [[BLANK] * columns for _ in range(rows)]
        self._shown = [[UNKNOWN] * columns for _ in range(rows)]
        self._last: list[tuple[int, str] | None] = [None] * rows
        """What was painted last on each row, and where: the same again changes nothing."""
        self._laid: list[list[tuple[int, Strip]]] = [[] for _ in range(rows)]
        """The strips of each row that nothing was laid over since, and where."""
        self._changed: set[int] = set(range(rows))
        self._cursor = self._cursor_shown = (1, 1)
        self._with_pictures: set[int] = set()
        """The rows that may have parts of pictures."""
        self.pictures_in_cells = False
        """Whether the terminal shows parts of pictures in cells: else these are left blank."""

    def paint(self, frame: str) -> bool:
        """Take a frame of Textual; return False, having changed nothing, if it is none."""
        before, *pieces = _PLACE.split(frame)
        if before or not pieces or not all(map(_PAINTED.fullmatch, pieces[2::3])):
            return False
        for row, column, painted in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
            self._cursor = (int(row), int(column))
            if painted:
                self._paint_row(int(row) - 1, int(column) - 1, painted)
        return True

    def _paint_row(self, y: int, x: int, painted: str) -> None:
        if not 0 <= y < self._rows or self._last[y] == (x, painted):
            return
        self._last[y] = (x, painted)
        self._laid[y].clear()
        self._changed.add(y)
        cells: list[Cell] = []
        style = ""
        if PLACEHOLDER in painted:
            self._with_pictures.add(y)
        for changes, text in _RUN.findall(painted):
            if not text:  # the end
                break
            style = _changed(style, changes)
            base, laid = _cells(style, text)
            if base and cells:  # it goes on top of the one before
                cells[-1] = (cells[-1][0], cells[-1][1] + base)
            cells += laid
        self._lay(y, x, cells)

    def show(self, y: int, x: int, strip: Strip) -> None:
        """Lay a strip onto the canvas; one that lies there already changes nothing."""
        if not 0 <= y < self._rows or self._lies_there(y, x, strip):
            return
        cells: list[Cell] = []
        for text, style, control in strip:
            if control:
                continue
            if PLACEHOLDER in text:
                self._with_pictures.add(y)
            base, laid = _cells_in(style, text)
            if base and cells:  # it goes on top of the one before
                cells[-1] = (cells[-1][0], cells[-1][1] + base)
            cells += laid
        self._last[y] = None
        self._changed.add(y)
        self._lay(y, x, cells)

    def _lies_there(self, y: int, x: int, strip: Strip) -> bool:
        """Return whether this very strip lies there, and else take it as laid from now on."""
        laid, end = self._laid[y], x + strip.cell_length
        if any(start == x and other is strip for start, other in laid):
            return True
        beside = [each for each in laid if each[0] >= end or each[0] + each[1].cell_length <= x]
        self._laid[y] = [*beside, (x, strip)]
        return False

    def put_cursor(self, x: int, y: int) -> None:
        """Leave the cursor in this cell."""
        self._cursor = (y + 1, x + 1)

    def _lay(self, y: int, x: int, cells: list[Cell]) -> None:
        """Lay cells onto a row; of a wide character that is cut in half, nothing is left."""
        row = self._wanted[y]
        end = min(x + len(cells), self._columns)
        if 0 < x < self._columns and not row[x][1]:
            row[x - 1] = (row[x - 1][0], " ")
        row[x:end] = cells[: max(0, end - x)]
        if end < self._columns and not row[end][1]:
            row[end] = (row[end][0], " ")

    def difference(self, pen: Pen) -> str:
        """Return what changes the terminal into the canvas, and take it as done."""
        written: list[str] = []
        for y in sorted(self._changed):
            self._write_row(y, pen, written)
        self._changed.clear()
        if written or self._cursor != self._cursor_shown:
            self._cursor_shown = self._cursor
            written.append(self.cursor())
        return "".join(written)

    def _write_row(self, y: int, pen: Pen, written: list[str]) -> None:
        """Write the cells of a row that are not yet right."""
        wanted, shown = self._wanted[y], self._shown[y]
        if wanted == shown:
            return
        over = not self.pictures_in_cells and y in self._with_pictures
        written_cells = [_below_picture(*cell) for cell in wanted] if over else wanted
        here: int | None = None
        """The column after what was written last; None before anything was."""
        style: str | None = None
        """The style of the last cell."""
        written_in: str | None = None
        """That style if it is the pen's: of blanks the pen takes over no more than is seen."""
        cells = enumerate(zip(wanted, shown, strict=True))
        for x in [x for x, (cell, before) in cells if cell != before]:
            wants, character = written_cells[x]
            if not character:  # the right half of a wide one, which was written with it
                if here == x:
                    here += 1
                continue
            if here is None:
                written.append(f"\x1b[{y + 1};{x + 1}H")
            elif here != x:
                written.append(f"\x1b[{x + 1}G")
            if character == " ":
                if wants != style:
                    written.append(pen.change_for_blanks(wants))
                    style, written_in = wants, None
            elif wants != written_in:
                written.append(pen.change(wants))
                style = written_in = wants
            written.append(character)
            here = x + 1
        self._shown[y] = wanted.copy()

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self._rows

    def pictures(self, *, changed: bool = False) -> Mapping[int, Places]:
        """Return the parts of pictures that are to be seen, by the numbers of these.

        `changed` asks only for what lies in rows that are to be written.
        """
        found: dict[int, dict[tuple[int, int], tuple[int, int]]] = {}
        rows = self._with_pictures & self._changed if changed else self._with_pictures
        for y in sorted(rows):
            parts = [
                (x, part)
                for x, (style, sign) in enumerate(self._wanted[y])
                if sign.startswith(PLACEHOLDER) and (part := part_of(style, sign)) is not None
            ]
            if not parts:
                self._with_pictures.discard(y)
            for x, (number, row, column) in parts:
                found.setdefault(number, {})[row, column] = y, x
        return found

    def erase(self, y: int, x: int, rows: int, columns: int) -> str:
        """Return what erases an area, whatever was drawn over it; it will be written anew."""
        written = ["\x1b[m"]
        for row in range(y, min(y + rows, self._rows)):
            written.append(f"\x1b[{row + 1};{x + 1}H\x1b[{columns}X")
            self._shown[row][x : x + columns] = [UNKNOWN] * len(self._shown[row][x : x + columns])
            self._changed.add(row)
        return "".join(written)

    def cursor(self) -> str:
        """Return what puts the cursor where it is left."""
        return "\x1b[{};{}H".format(*self._cursor)

    def forget(self) -> None:
        """Know nothing of what the terminal shows: it will be painted anew."""
        self._shown = [[UNKNOWN] * self._columns for _ in range(self._rows)]
        self._changed = set(range(self._rows))


def _below_picture(style: str, character: str) -> Cell:
    """Return what is written for a cell where pictures are drawn over blanks."""
    is_part = character.startswith(PLACEHOLDER)
    return (seen_on_blanks(style), " ") if is_part else (style, character)


@lru_cache(maxsize=KEPT)
def _changed(style: str, changes: str) -> str:
    """Return the codes of a style after some changes."""
    for codes in _CODES.findall(changes):
        if codes in ("", "0"):
            style = ""
        elif style:
            style = f"{style};{codes}"
        else:
            style = codes
    return style


@lru_cache(maxsize=KEPT)
def _cells_in(style: Style | None, text: str) -> tuple[str, tuple[Cell, ...]]:
    """Return the cells of a text in a style of rich; see `_cells`."""
    return _cells(Strip.render_ansi(style, ColorSystem.TRUECOLOR) if style else "", text)


def _cells(style: str, text: str) -> tuple[str, tuple[Cell, ...]]:
    """Return the cells of a text, and before them what goes on top of the one before."""
    base, cells = "", list[Cell]()
    blank = (seen_on_blanks(style), " ")
    for character in text:
        if character == " ":
            cells.append(blank)
            continue
        width = 1 if character < "\u0300" else cell_len(character)
        if width:
            cells.append((style, character))
            if width == 2:
                cells.append((style, ""))
        elif cells:
            cells[-1] = (style, cells[-1][1] + character)
        else:
            base += character
    return base, tuple(cells)
