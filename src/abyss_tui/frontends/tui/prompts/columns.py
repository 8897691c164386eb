"""Lines whose parts stand below each other."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

APART: Final = "  "
"""What keeps two columns apart."""


def in_columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Return each row as a line; every column is as wide as its longest part."""
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    return [_line(row, widths) for row in rows]


def in_columns_within(cells: int, rows: Sequence[Sequence[Text]], *, indent: int) -> list[Text]:
    """Return rows as `in_columns` does; the last part of one that is too wide stands below it."""
    beside, without = in_columns(rows), in_columns([row[:-1] for row in rows])
    return [
        whole if whole.cell_len <= cells else start.append("\n" + " " * indent).append_text(row[-1])
        for whole, start, row in zip(beside, without, rows, strict=True)
    ]


def _line(row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for part, width in zip(row, widths, strict=True):
        line.append_text(part)
        line.append(" " * (width - part.cell_len) + APART)
    line.rstrip()
    return line
