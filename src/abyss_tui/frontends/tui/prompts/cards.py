"""Cards of a game in a list, to be searched and read, or to be found on the board."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.keys.commands import CARDS
from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.columns import in_columns
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.overlay import Overlay
from abyss_tui.frontends.tui.prompts.reading import LatePage, Leafing
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.i18n.searching import found


class Card(NamedTuple):
    """A card of the list."""

    columns: Sequence[Text]
    searched: str
    """All that can be searched for."""
    page: LatePage
    """All that can be read of it."""


class Cards(Overlay):
    """Lists cards; below the list stands what is to be read of the marked one."""

    DEFAULT_CSS = """
    Cards > Vertical { width: 100; height: 94%; }
    Cards > Vertical > #edge, Cards > Vertical > #keys { margin: 0; }
    Cards Rows { height: 1fr; max-height: 100%; }
    Cards #card { width: 100%; height: 8; border-top: solid $primary; }
    Cards Input { border: none; height: 1; padding: 0; background: $boost; }
    Cards Input:focus { border: none; }
    """

    def __init__(self, cards: Sequence[Card], picked: Callable[[int], None] | None = None) -> None:
        """With `picked` they are searched at once, and Enter closes the list.

        It is called then with the place of the marked card among all of them.
        """
        super().__init__()
        self.cards = cards
        self._picked = picked
        self._listed = list(cards)
        lines = in_columns([card.columns for card in cards])
        self._lines = {id(card): line for card, line in zip(cards, lines, strict=True)}

    def compose(self) -> ComposeResult:
        """Lay out the line of what is searched, the list, and the marked card."""
        with Vertical():
            title = self.words("ALL CARDS") if self._picked is None else self.words("SEARCH")
            yield TopEdge(title, self.look)
            yield Input(placeholder=self.words("search: press /"), id="search")
            yield Rows(marks=self.voice.marks, id="cards")
            yield Static(id="card", markup=False)
            yield Static(self._what_can_be_done(), id="keys", markup=False)

    def _what_can_be_done(self) -> str:
        if self._picked is None:
            return self.words("↑↓ choose   enter reads   / search   q closes")
        return self.words("↑↓ choose   enter goes there   / search   q closes")

    @property
    def searches(self) -> bool:
        """Whether / searches here: always."""
        return True

    def on_mount(self) -> None:
        """List all cards."""
        self._list()
        self.query_one(Rows if self._picked is None else Input).focus()

    def _list(self) -> None:
        searched, rows = self.query_one(Input).value, self.query_one(Rows)
        self._listed = [card for card in self.cards if found(searched, card.searched)]
        rows.clear_options()
        rows.add_options(Option(Text("  ") + self._lines[id(card)]) for card in self._listed)
        rows.highlighted = 0 if self._listed else None
        if not self._listed:
            self.query_one("#card", Static).update(self.words("No card has these words."))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what is to be read of the marked card."""
        event.stop()
        if event.option_index < len(self._listed):
            page = self._listed[event.option_index].page()
            page_text = Text.assemble((page.title, "bold"), "\n", page.text)
            self.query_one("#card", Static).update(page_text, layout=False)  # its room is fixed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to the card, or read it alone; the arrows walk through all that the search has found.

        A row that the search has taken away meanwhile is nothing to read.
        """
        event.stop()
        if event.option not in self.query_one(Rows).options:
            return
        if self._picked is not None:
            self.dismiss(None)
            self.app.call_later(self._picked, self.cards.index(self._listed[event.option_index]))
            return
        pages = [card.page for card in self._listed]
        self.app.push_screen(Leafing(pages, event.option_index))

    def on_input_changed(self, event: Input.Changed) -> None:
        """List what has the words that are typed."""
        event.stop()
        self._list()

    def on_key(self, event: Key) -> None:
        """Search or close; while one types, only leave the line."""
        key, field = plain_key(event.key), self.query_one(Input)
        if field.has_focus:
            if key == "escape":
                field.value = ""
            if key in ("escape", "enter", "down", "up"):
                event.stop()
                self.query_one(Rows).focus()
        elif key == "slash":
            event.stop()
            field.focus()
        elif key in ("escape", "q") or self.look.is_key_of(CARDS, key):
            event.stop()
            self.dismiss(None)
