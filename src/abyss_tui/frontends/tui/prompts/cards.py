"""Cards of a game in a list, to be searched and read, or to be found on the board."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
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

WIDE: Final = 100
"""The columns from which on there is room for all columns of the list."""
BREAKPOINTS: Final[list[tuple[int, str]]] = [(0, "-below"), (156, "-beside")]
"""From so many columns on what is to be read of a card stands beside the list."""


class Card(NamedTuple):
    """A card of the list."""

    columns: Sequence[Text]
    in_full: Sequence[Text]
    """The same in more columns, for a window that has room for them."""
    searched: str
    """All that can be searched for."""
    page: LatePage
    """All that can be read of it."""


class Cards(Overlay):
    """Lists cards; below the list stands what is to be read of the marked one."""

    DEFAULT_CSS = """
    Cards > Plate { width: 100; height: 94%; max-height: 94%; }
    Cards > Plate > #edge, Cards > Plate > #keys { margin: 0; }
    Cards #both { height: 1fr; layout: vertical; }
    Cards Rows { height: 1fr; max-height: 100%; }
    Cards #card { width: 100%; height: 8; border-top: solid $primary; }
    Cards.-beside > Plate { width: 150; }
    Cards.-beside #both { layout: horizontal; margin: 1 0; }
    Cards.-beside Rows { width: 1fr; height: 100%; }
    Cards.-beside #card {
        width: 52; height: 100%; border-top: none; border-left: solid $primary; padding: 0 2;
    }
    Cards Input { border: none; height: 1; padding: 0; background: $boost; }
    Cards Input:focus { border: none; }
    Cards.-typing Rows > .option-list--option-highlighted { background: $panel; }
    """
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    def __init__(self, cards: Sequence[Card], picked: Callable[[int], None] | None = None) -> None:
        """With `picked` they are searched at once, and Enter closes the list.

        It is called then with the place of the marked card among all of them.
        """
        super().__init__()
        self.cards = cards
        self._picked = picked
        self._listed = list(cards)

    def parts(self) -> ComposeResult:
        """Lay out the line of what is searched, the list, and the marked card."""
        title = self.words("ALL CARDS") if self._picked is None else self.words("SEARCH")
        yield TopEdge(title, self.look)
        yield Input(placeholder=self.words("search: press /"), id="search")
        with Container(id="both"):
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

    def _lines(self) -> dict[int, Text]:
        """Return the row of each card, by its identity, in the room that there is."""
        full = self.app.size.width >= WIDE
        rows = [card.in_full if full else card.columns for card in self.cards]
        return {id(card): line for card, line in zip(self.cards, in_columns(rows), strict=True)}

    def _list(self) -> None:
        searched, rows, lines = self.query_one(Input).value, self.query_one(Rows), self._lines()
        self._listed = [card for card in self.cards if found(searched, card.searched)]
        rows.clear_options()
        rows.add_options(Option(Text("  ") + lines[id(card)]) for card in self._listed)
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

    def on_resize(self) -> None:
        """List the cards in the room that there is now; the marked one stays marked."""
        rows = self.query_one(Rows)
        if self._listed:
            marked = rows.highlighted
            self._list()
            rows.highlighted = marked

    def on_descendant_focus(self) -> None:
        """Let one thing alone have the bar of the focus: what is typed, or the marked row."""
        self.set_class(self.query_one(Input).has_focus, "-typing")

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
