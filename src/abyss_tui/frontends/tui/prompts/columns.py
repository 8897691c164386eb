"""Lines whose parts stand below each other."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from abyss_tui.frontends.tui.theme.pieces import spans_of_rows

APART: Final = "  "
"""What keeps two columns apart."""


def in_columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Return each row as a line; every column is as wide as its longest part."""
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    return [_line(row, widths) for row in rows]


def in_columns_wrapped(cells: int, rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Return rows as `in_columns` does; what a last part is too long for goes on below it."""
    whole = in_columns(rows)
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    indent = sum(widths[:-1]) + cell_len(APART) * (len(widths) - 1)
    return [line if line.cell_len <= cells else _wrapped(line, indent, cells) for line in whole]


def _wrapped(line: Text, indent: int, cells: int) -> Text:
    start, last = line.divide([indent])
    below = Text("\n" + " " * indent)
    parts = (last[begin:end] for begin, end in spans_of_rows(last.plain, cells - indent))
    return start.append_text(below.join(parts))


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
