"""A name in large letters: of who is called, of a table, of the game."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.letters import large
from abyss_tui.frontends.tui.widgets.paintings import paint

SPACED: Final = 1
"""The rows of a name that is not drawn but written, in capitals or as it is."""


class LargeName:
    """A name on a canvas: in large letters, in small ones, or written where it cannot be drawn."""

    def __init__(self, name: str, canvas: Canvas, cells: int, most_rows: int = 6) -> None:
        """It takes so many cells and rows at most."""
        self._canvas = canvas
        self._pixels = large(name) if canvas.look.palette.blocks else None
        self._written = " ".join(name.upper())
        if cell_len(self._written) > cells:
            self._written = canvas.look.cut(name, cells)
        self.rows, self.cells = self._measured(cells, most_rows)

    def _measured(self, cells: int, most_rows: int) -> tuple[int, int]:
        """Return how many rows and cells it takes."""
        pixels = self._pixels
        if pixels is not None:
            high, wide = len(pixels), len(pixels[0])
            if 2 * wide <= cells and high <= most_rows:
                return high, 2 * wide
            if wide <= cells and high // 2 <= most_rows:
                return high // 2, wide
        return SPACED, cell_len(self._written)

    def paint(self, x: int, y: int, *, shaded: bool) -> None:
        """Paint it; `shaded` says whether there are colours enough for letters that fade."""
        canvas, pixels, palette = self._canvas, self._pixels, self._canvas.look.palette
        if self.rows == SPACED or pixels is None:
            canvas.put(x, y, self._written, palette.hi)
            return
        small = self.rows < len(pixels)
        for row in range(self.rows):
            style = self._shade(row / (self.rows - 1)) if shaded else palette.glow
            if small:
                paint(canvas, x, y + row, pixels[2 * row : 2 * row + 2], {"#": style})
                continue
            marks = canvas.look.marks
            sign = marks.full if row else marks.upper_half  # of the accents
            for column, pixel in enumerate(pixels[row]):
                if pixel == "#":
                    canvas.put(x + 2 * column, y + row, sign * 2, style)

    def _shade(self, share: float) -> Style:
        palette = self._canvas.look.palette
        light, glow = palette.moon.color, palette.glow.color
        if light is None or glow is None:
            return palette.glow
        return Style(color=mixed(light.get_truecolor().hex, glow.get_truecolor().hex, share))
