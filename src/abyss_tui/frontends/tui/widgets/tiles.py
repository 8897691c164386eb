"""Drawings of few cells: heads of columns, tiles with a value, piles, grounds of half rows.

A role says in which colours: that of a kind of piece, as "race.jellyfish".
"""

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.records import record

HIGH_TILE: Final = 5
LOW_TILE: Final = 2
"""The rows of a tile with the room that it is raised into: three half rows, or one."""


@record
class HalfRows:
    """Half rows of cells: from one on, up to the one behind them."""

    top: int
    bottom: int

    @property
    def first(self) -> int:
        """The first row of which both halves belong to them."""
        return -(-self.top // 2)

    @property
    def whole(self) -> int:
        """How many such rows there are."""
        return self.bottom // 2 - self.first


def column_head(canvas: Canvas, x: int, y: int, cells: int, head: tuple[str, str, str]) -> None:
    """Draw the head of a column: the sign of its kind as a chip, the name on its tone.

    `head` is the sign, the name and the role: "∩", "Jellyfish", "race.jellyfish".
    """
    sign, name, role = head
    palette = canvas.look.palette
    canvas.fill(Region(x, y, cells, 1), palette.tones[role])
    if palette.blocks:
        after = canvas.put(x, y, f" {sign} ", palette.chip(role))
    else:
        after = canvas.put(x + 1, y, sign, palette.pieces[role])
    room = x + cells - after
    tight = palette.blocks and cell_len(name) >= room  # the chip has a blank already
    named = name if tight else f" {name}"
    canvas.pieces(after, y, canvas.look.fitted([(named, palette.hi)], room))


def tile(canvas: Canvas, region: Region, written: str, role: str, *, marked: bool = False) -> None:
    """Draw a tile: what is written on the tone of its role, and the pure colour half a row below.

    The last row of the region is that half row. Where it is `marked` it is white below.
    """
    palette, x, wide = canvas.look.palette, region.x, region.width
    middle = region.y + (region.height - 2) // 2 if palette.blocks else region.y
    if palette.blocks:
        body = Region(x, region.y, wide, region.height - 1)
        canvas.fill(body, palette.tones[role])
        edge = palette.moon if marked else palette.races[role]
        canvas.put(x, body.bottom, canvas.look.marks.upper_half * wide, edge)
        canvas.put(x, middle, written.center(wide), palette.hi)
    else:
        in_box = f"[{written}]"
        narrow = cell_len(in_box) > wide + 1
        canvas.put(x, middle, written if narrow else in_box, palette.pieces[role])


def raised_tile(
    canvas: Canvas, region: Region, value: int, role: str, *, raised: bool, cursor: bool
) -> None:
    """Draw a tile that is picked up when it is chosen: higher then, and in the pure colour.

    The region has `HIGH_TILE` or `LOW_TILE` rows, for the tile and the room that it is raised into.
    On one of two cells the sign of the cursor has no room: it stands before it.
    """
    palette, marks = canvas.look.palette, canvas.look.marks
    x, y, wide, high = region
    if not palette.blocks:
        style = palette.pieces[role] + Style(bold=raised, reverse=cursor)
        canvas.put(x, y if raised else y + 1, f"[{'x' if raised else ' '}]{value}", style)
        return
    low, pure = high == LOW_TILE, palette.races[role]
    tone = Style(color=palette.tones[role].bgcolor)
    body, lift = (pure if raised else tone), "." * (1 if low else 3)
    halves = "b" * (2 * high - len(lift) - 1)
    halves = "e" + halves if low and not raised else halves + "e"
    halves = halves + lift if raised else lift + halves
    edge = palette.moon if cursor else pure
    paint(canvas, x, y, [half * wide for half in halves], {"b": body, "e": edge})
    word = palette.chip(role) if raised else palette.on(palette.hi, palette.tones[role])
    row = y + (0 if raised else 1) + (0 if low else 1)
    middle = x + (wide - 1) // 2
    canvas.put(x, row, " " * wide, word)
    canvas.put(middle, row, str(value), word)
    if raised:
        canvas.put(*((middle + 1, row) if low else (middle, row + 1)), marks.possible, word)
    if cursor:
        at, style = (x, word) if middle > x else (x - 1, palette.moon)
        canvas.put(at, row, marks.cursor, style)


def pile(canvas: Canvas, x: int, y: int, cards: int, role: str, *, most: int) -> int:
    """Draw a stroke for each card of a pile, at most so many; return the column behind them."""
    palette, marks = canvas.look.palette, canvas.look.marks
    strokes = min(cards, most)
    sign = marks.left_half if palette.blocks else marks.vertical
    return canvas.put(x, y, sign * strokes, palette.races[role] + palette.tones[role])


def half_rows(canvas: Canvas, region: Region, rows: HalfRows, ground: Style) -> None:
    """Lay a ground below these half rows of a region, counted from its first row.

    Without half blocks only whole rows have it.
    """
    x, y, cells, _ = region
    marks, ink = canvas.look.marks, Style(color=ground.bgcolor)
    canvas.fill(Region(x, y + rows.first, cells, rows.whole), Style(bgcolor=ground.bgcolor))
    if not canvas.look.palette.blocks:
        return
    if rows.top % 2:
        canvas.put(x, y + rows.top // 2, marks.lower_half * cells, ink)
    if rows.bottom % 2:
        canvas.put(x, y + rows.bottom // 2, marks.upper_half * cells, ink)
