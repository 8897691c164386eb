"""The lines below the rows of a question: what the marked row is about, in full."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.widgets import Static

from abyss_tui.frontends.tui.prompts.base_screen import text_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import spans_of_rows
from abyss_tui.i18n.voice import Sentence, Span, plain

MOST_LINES: Final = 4
"""The lines that it takes at most."""


class RowLens(Static):
    """Says what the marked row has no room for, always in the same place and of the same height."""

    DEFAULT_CSS = "RowLens { width: 100%; height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (as Textual names it)
        super().__init__(id=id, markup=False)
        self._lines: list[Text] = []
        self.rows = 0
        """The rows that the longest of what it says takes."""

    def fill(self, rows: Sequence[tuple[Sentence, Sentence]], *, width: int, look: Look) -> None:
        """Prepare the lines for each row, so many cells wide.

        They say what the row leaves out, and in short what it is about.
        """
        self._lines = []
        most = 0
        for left_out, short in rows:
            in_row = plain(left_out) in plain(short)
            shown = () if in_row else (*left_out, *([Span("  ")] if short else ()))
            lines = _in_lines(text_of((*shown, *short), look.palette), width, look)
            self._lines.append(Text("\n").join(lines))
            most = max(most, len(lines))
        self.rows = most
        self.styles.height = most
        self.display = most > 0

    def show(self, row: int | None) -> None:
        """Say what belongs to a row, nothing when none is marked."""
        text = self._lines[row] if row is not None and row < len(self._lines) else ""
        self.update(text, layout=False)  # the room for the longest is there already


def _in_lines(text: Text, width: int, look: Look) -> list[Text]:
    """Return a text in as many lines as there are at most, with the sign of a cut if one was."""
    spans = spans_of_rows(text.plain, width)
    lines = [text[start:end] for start, end in spans[:MOST_LINES]]
    if len(spans) > MOST_LINES:
        lines[-1].truncate(width - cell_len(look.marks.cut))
        lines[-1].append(look.marks.cut)
    return lines
