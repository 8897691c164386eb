"""Weeds that grow from the ground of the sea, where nothing else is painted."""

from random import Random
from typing import Final

from rich.style import Style

from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.paintings import paint

APART: Final = 7
"""Columns of the ground for each weed."""
HIGHEST: Final = 18
"""The pixels of the highest weed; in a low window a quarter of its height."""
_DEEP: Final = 0.45
"""How much of the water is in their colour."""


def weeds(canvas: Canvas, columns: range, seed: int) -> None:
    """Let weeds grow from the last row in these columns, the same ones every time.

    Where the water has no depth, with few colours or in high contrast, there are none.
    """
    chance, palette = Random(seed), canvas.look.palette  # noqa: S311 (nothing secret is drawn)
    line, deep = palette.line.color, palette.ground_top != palette.ground_bottom
    if not (palette.blocks and deep) or line is None:
        return
    colour = mixed(line.get_truecolor().hex, palette.water, _DEEP)
    highest = min(HIGHEST, canvas.height // 2)
    for x in range(columns.start, columns.stop - APART, APART):
        high = 2 * chance.randint(highest // 4, highest // 2)
        pixels = [_pixels(chance.randrange(4), row) for row in range(high)]
        at = x + chance.randrange(APART - 2)
        paint(canvas, at, canvas.height - high // 2, pixels, {"#": Style(color=colour)})


def _pixels(bend: int, row: int) -> str:
    """Return a row of a weed: a stalk that sways, with a leaf here and there."""
    sway = (0, 1, 1, 0)[(row // 2 + bend) % 4]
    leaf = (row + bend) % 5 == 0
    return "." * sway + ("##" if leaf else "#")
