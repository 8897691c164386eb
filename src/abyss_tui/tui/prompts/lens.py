"""The lines below the rows of a question: what the marked row is about, in full."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from abyss_tui.i18n.voice import Sentence, Span, plain
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import wrapped
from abyss_tui.tui.prompts.base_screen import text_of

MOST_LINES: Final = 3
"""The lines that it takes at most."""
BESIDE: Final = 13
"""The cells of a row besides its label and its note: number, letter, blanks, a scroll bar."""


class Lens(Static):
    """Says the same place long what its row has no room for, so that nothing moves."""

    DEFAULT_CSS = "Lens { width: 100%; height: auto; }"

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (as Textual names it)
        super().__init__(id=id, markup=False)
        self._said: list[Text] = []

    def fill(
        self, rows: Sequence[tuple[Sentence, Sentence]], *, label: int, width: int, look: Look
    ) -> None:
        """Take what is to be said of each row: its note, and what it is about in short.

        `label` are the cells of the longest label, `width` those of a line.
        """
        self._said = []
        most = 0
        for note, short in rows:
            cut = cell_len(plain(note)) + label + BESIDE > width
            told = plain(note) in plain(short)
            shown = (*note, *([Span("  ")] if short else ())) if cut and not told else ()
            self._said.append(text_of((*shown, *short), look.palette))
            lines = len(wrapped([(self._said[-1].plain, Style.null())], width))
            most = max(most, min(lines, MOST_LINES))
        self.styles.height = most
        self.display = most > 0

    def show(self, row: int | None) -> None:
        """Say what belongs to a row, nothing when none is marked."""
        said = self._said[row] if row is not None and row < len(self._said) else ""
        self.update(said, layout=False)  # the room for the longest is there already
