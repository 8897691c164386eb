"""Lines to be read: what is continued begins below the text of its line, not at the margin."""

import re
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

from abyss_tui.frontends.tui.theme.pieces import spans_of_rows

_HEAD: Final = re.compile(r" *(?:\S+(?: \S+)* {2,}|[√×+x-] +)?(?=\S)")
"""What stands before the text of a line: blanks, a sign, or a key or word in its column."""


class Hanging:
    """A text whose long lines are continued below where they begin."""

    def __init__(self, text: Text, head: re.Pattern[str] = _HEAD) -> None:
        """`head` matches what stands before the text of a line."""
        self.text = text
        self._head = head

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the rows for the width that there is."""
        for line in self.text.split(allow_blank=True):
            yield from _rows(line, options.max_width, self._head)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return how narrow and how wide the text can be."""
        return Measurement.get(console, options, self.text)


def _rows(line: Text, cells: int, before: re.Pattern[str]) -> Iterator[Text]:
    """Yield a line in rows of so many cells; one that fits stays as it is, as in a table."""
    if line.cell_len <= cells:
        yield line
        return
    head = before.match(line.plain)
    begin = 0 if head is None else head.end()
    if begin > cells // 2:
        begin = 0
    indent = line[:begin]
    body = line[begin:]
    for start, end in spans_of_rows(body.plain, cells - cell_len(indent.plain)) or [(0, 0)]:
        yield indent + body[start:end]
        indent = Text(" " * cell_len(indent.plain))
