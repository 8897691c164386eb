"""Numbers three rows high, with what they count beside them."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.pixels import HIGH, number
from abyss_tui.kernel.big_number import BigNumber

_BETWEEN: Final = 4
"""The blanks between two numbers."""


def large_numbers(numbers: Sequence[BigNumber], look: Look) -> Text:
    """Return numbers beside each other as lines of text."""
    rows = [Text() for _ in range(HIGH)]
    for place, each in enumerate(numbers):
        begins = max(map(len, rows)) + _BETWEEN if place else 0
        for row in rows:
            row.pad_right(begins - len(row))
        _append(each, rows, look)
    return Text("\n").join(rows)


def _append(of: BigNumber, rows: Sequence[Text], look: Look) -> None:
    """Write a number behind what stands in these rows, and beside it what it counts, and why."""
    palette, marks = look.palette, look.marks
    signs = {
        ("#", "#"): marks.full,
        ("#", "."): marks.upper_half,
        (".", "#"): marks.lower_half,
    }
    pixels = number(of.value)
    for row, above, below in zip(rows, pixels[::2], pixels[1::2], strict=True):
        halves = zip(above, below, strict=True)
        row.append("".join(signs.get(both, " ") for both in halves), palette.hi)
    words = (*([] if of.why else [[]]), [(of.counts, palette.dim)], look.pieces(of.why))
    for row, pieces in zip(rows[-len(words) :], words, strict=True):
        row.append(" ")
        for text, style in pieces:
            row.append(text, style)
