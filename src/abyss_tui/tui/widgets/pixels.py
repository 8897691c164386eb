"""Small pictures of pixels, two above each other in a cell: numbers that are seen from afar."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from abyss_tui.tui.widgets.canvas import Canvas

CROWN: Final = (
    "#...#...#",
    "##..#..##",
    "###.#.###",
    "#########",
    "#########",
    ".........",
)
_DIGITS: Final = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": ("##.", ".#.", ".#.", ".#.", "###"),
    "2": ("###", "..#", "###", "#..", "###"),
    "3": ("###", "..#", "###", "..#", "###"),
    "4": ("#.#", "#.#", "###", "..#", "..#"),
    "5": ("###", "#..", "###", "..#", "###"),
    "6": ("###", "#..", "###", "#.#", "###"),
    "7": ("###", "..#", "..#", "..#", "..#"),
    "8": ("###", "#.#", "###", "#.#", "###"),
    "9": ("###", "#.#", "###", "..#", "###"),
    "-": ("...", "...", "###", "...", "..."),
}
HIGH: Final = 3
"""The rows of cells that a number or the crown takes."""


def number(value: int) -> Sequence[str]:
    """Return a number as rows of pixels, "#" where one is lit."""
    rows = [".".join(parts) for parts in zip(*(_DIGITS[each] for each in str(value)), strict=True)]
    return [*rows, "." * len(rows[0])]


def draw_pixels(canvas: Canvas, x: int, y: int, rows: Sequence[str], style: Style) -> None:
    """Draw rows of pixels, an even number of them, two in each cell; dark ones draw nothing."""
    marks = canvas.look.marks
    signs = {"##": marks.full, "#.": marks.upper_half, ".#": marks.lower_half}
    for row, (upper, lower) in enumerate(zip(rows[::2], rows[1::2], strict=True)):
        for column, pair in enumerate(map("".join, zip(upper, lower, strict=True))):
            if pair in signs:
                canvas.put(x + column, y + row, signs[pair], style)
