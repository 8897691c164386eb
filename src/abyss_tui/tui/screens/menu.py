"""The menu: a new game, a saved one, how to play, and the way out."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.tui.keys import binding
from abyss_tui.tui.screens.base import BaseScreen
from abyss_tui.tui.widgets.rows import Rows

TITLE = (
    "  ▄▄▄    ▄▄▄▄   ▄   ▄   ▄▄▄    ▄▄▄ ",
    " █   █   █   █  ▀▄ ▄▀  █      █    ",
    " █▀▀▀█   █▀▀▀▄    █     ▀▀▀▄   ▀▀▀▄",
    " █   █   █▄▄▄▀    █    ▄▄▄▄▀  ▄▄▄▄▀",
)
SEA = ("≈ " * 24).strip()


class Menu(BaseScreen[None]):
    """The first screen."""

    DEFAULT_CSS = """
    Menu { align: center middle; }
    Menu > Vertical { width: 50; height: auto; }
    Menu Static { width: 100%; text-align: center; }
    Menu #title { color: $accent; }
    Menu .sea { color: $primary; margin: 1 0; }
    Menu Rows { padding: 0 9; }
    Menu #keys { color: $text-muted; margin-top: 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("n", "choose('new')"),
        binding("c", "choose('continue')"),
        binding("h", "choose('rules')"),
        binding("q", "choose('quit')"),
    ]

    class Chosen(Message):
        """A line of the menu was chosen: "new", "continue", "rules" or "quit"."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, *, kept: bool) -> None:
        """`kept` says whether there are games to continue or to look at again."""
        super().__init__()
        self.kept = kept

    def compose(self) -> ComposeResult:
        """Lay out the title and the lines."""
        with Vertical():
            yield Static(Text("\n".join(TITLE)), id="title")
            yield Static(SEA, classes="sea")
            yield Rows(*self._lines(), id="lines")
            yield Static(SEA, classes="sea")
            yield Static("↑↓ choose   enter picks   or its letter", id="keys")

    def _lines(self) -> Sequence[Option]:
        return (
            Option(_keyed("n", "New game"), id="new"),
            Option(_keyed("c", "Kept games"), id="continue", disabled=not self.kept),
            Option(_keyed("h", "How to play"), id="rules"),
            Option(_keyed("q", "Quit"), id="quit"),
        )

    def on_mount(self) -> None:
        """Mark the likeliest line."""
        lines = self.query_one(Rows)
        lines.highlighted = 1 if self.kept else 0
        lines.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line was picked."""
        event.stop()
        self.post_message(self.Chosen(str(event.option_id)))

    def action_choose(self, line: str) -> None:
        """Choose a line by its letter."""
        if line != "continue" or self.kept:
            self.post_message(self.Chosen(line))


def _keyed(key: str, label: str) -> Text:
    return Text.assemble(" ", (f"[{key}] ", "bold"), label)
