"""What lies around the screens of a host: a line at the top, and the keys at the bottom."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from abyss_tui.frontends.tui.theme.look import Look

GAP: Final = 3
"""Cells between two keys."""


class TopLine(Horizontal):
    """The top line: the room at the left, the visitor's name at the right."""

    DEFAULT_CSS = """
    TopLine { dock: top; height: 1; background: $panel; padding: 0 1; }
    TopLine #where { width: 1fr; }
    TopLine #who { width: auto; }
    """

    def compose(self) -> ComposeResult:
        """Lay out both ends."""
        yield Static(id="where", markup=False)
        yield Static(id="who", markup=False)

    def show(self, where: Text, who: Text) -> None:
        """Show the room, and the visitor's name."""
        self.query_one("#where", Static).update(where)
        self.query_one("#who", Static).update(who)


class KeyLine(Static):
    """The bottom line: the keys of a screen, each with a word."""

    DEFAULT_CSS = """
    KeyLine { dock: bottom; width: 100%; height: auto; padding: 0 1; background: $background; }
    """

    def list_keys(self, keys: Iterable[tuple[str, str]], look: Look) -> None:
        """Show keys and words that are in the language of who sits there already."""
        self.update(rows_of_keys(keys, look, self.app.size.width - 2))


def rows_of_keys(keys: Iterable[tuple[str, str]], look: Look, cells: int) -> Text:
    """Return keys with their words, in as many rows of so many cells as they need."""
    said, x = Text(), 0
    for key, word in keys:
        wide = cell_len(f"{key} {word}")
        if x and x + GAP + wide > cells:
            said.append("\n")
            x = 0
        said.append(" " * GAP if x else "")
        said.append(key, look.palette.letter)
        said.append(f" {word}", look.palette.dim)
        x += wide + (GAP if x else 0)
    return said
