"""Lines whose parts stand below each other."""

from collections.abc import Sequence

from rich.text import Text

APART = "  "
"""What keeps two columns apart."""


def in_columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """Return each row as a line; every column is as wide as its longest part."""
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    return [_line(row, widths) for row in rows]


def _line(row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    for part, width in zip(row, widths, strict=True):
        line.append_text(part)
        line.append(" " * (width - part.cell_len) + APART)
    line.rstrip()
    return line
