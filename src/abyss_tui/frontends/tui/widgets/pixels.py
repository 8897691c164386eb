"""Small pictures of pixels, two above each other in a cell: two figures, and large numbers."""

from collections.abc import Sequence
from typing import Final

CROWN: Final = (
    "#...#...#",
    "##..#..##",
    "###.#.###",
    "#########",
    "#########",
    ".........",
)
JELLYFISH: Final = (
    "...#####...",
    ".#########.",
    "###########",
    "###########",
    "##.##.##.##",
    ".#..#..#..#",
    ".#..#..#..#",
    "..#..#..#..",
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
