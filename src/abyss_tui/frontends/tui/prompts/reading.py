"""Something to read over the board: a card in full, the whole log, pages to walk through."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from rich.console import ConsoleRenderable
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Click, Key
from textual.geometry import Size
from textual.widgets import Static

from abyss_tui.frontends.tui.keys.commands import INFORM, TableCommand
from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.overlay import Overlay
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from abyss_tui.frontends.tui.widgets.large_numbers import large_numbers
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.kernel.big_number import BigNumber

ROOMY: Final = Size(100, 30)
"""The smallest window in which there is room for a picture beside a page, and large numbers."""
LARGE: Final = Size(120, 40)
"""The smallest one in which a card is as large as the window."""
PORTRAIT: Final = Size(26, 12)
LARGE_PORTRAIT: Final = Size(40, 20)
"""The cells of a picture beside a page."""
CLOSING: Final = frozenset({"escape", "q", "i", "enter"})
"""The keys that close what is read."""
_SCROLLING: Final = {
    "up": "scroll_up",
    "k": "scroll_up",
    "down": "scroll_down",
    "j": "scroll_down",
    "pageup": "scroll_page_up",
    "pagedown": "scroll_page_down",
    "space": "scroll_page_down",
    "home": "scroll_home",
    "end": "scroll_end",
}
"""The keys that scroll, and what each does to the text."""


def scrolled_by(key: str) -> str | None:
    """Return what a key does to a text that scrolls, as the text calls it; None for other keys."""
    return _SCROLLING.get(key)


class PageKey(NamedTuple):
    """What can be done with the thing that a page is about."""

    command: TableCommand
    said: Text
    """What follows from it."""
    do: Callable[[], object]


class Page(NamedTuple):
    """What is read at once."""

    title: str
    text: Text
    portrait: Portrait | None = None
    """Shown beside the text where there is room for both."""
    numbers: Sequence[BigNumber] = ()
    """Shown above it, large, where there is room."""
    key: PageKey | None = None
    """What its key does; None where nothing can be done."""


LatePage: TypeAlias = Callable[[], Page]
"""A page that is written when somebody turns to it."""


class Reading(Overlay):
    """Shows a text until it is closed by Escape, q, i, Enter, or a click."""

    DEFAULT_CSS = """
    Reading VerticalScroll { width: 100%; height: auto; max-height: 78vh; }
    Reading VerticalScroll Static { width: 100%; height: auto; }
    Reading.-wide > Plate { width: 90%; }
    """

    def __init__(
        self,
        title: str,
        text: Text | str | ConsoleRenderable,
        *,
        opened_by: TableCommand | None = None,
        wide: bool = False,
    ) -> None:
        """The key of the command that opened it closes it, too.

        A text keeps to lines that are easy to read; what is drawn in any width may be `wide`.
        """
        super().__init__()
        self.heading = title
        self.read: ConsoleRenderable = Text(text) if isinstance(text, str) else text
        self._opened_by = opened_by
        self.set_class(wide, "-wide")

    def parts(self) -> ComposeResult:
        """Lay out the text."""
        yield TopEdge(self.heading, self.look)
        yield from self.body()
        yield ClickableKeys(self.keys_line(), self.voice, id="keys")

    def body(self) -> ComposeResult:
        """Lay out what is read."""
        with VerticalScroll():
            read = Hanging(self.read) if isinstance(self.read, Text) else self.read
            yield Static(read, id="text", markup=False)

    def keys_line(self) -> str:
        """Return what can be done here."""
        return self.words("arrows scroll   enter or q closes")

    def on_key(self, event: Key) -> None:
        """Scroll, or close."""
        key = plain_key(event.key)
        opened_by = self._opened_by
        if key in CLOSING or (opened_by is not None and self.look.is_key_of(opened_by, key)):
            event.stop()
            self.dismiss(None)
        elif key in _SCROLLING:
            event.stop()
            self.scroll(key)

    def scroll(self, key: str) -> None:
        """Scroll the text as a key says."""
        getattr(self.query_one(VerticalScroll), _SCROLLING[key])(animate=False)

    def on_click(self, event: Click) -> None:
        """Close."""
        event.stop()
        self.dismiss(None)


def close_and_do(reading: Reading, commands: Sequence[TableCommand], event: Key) -> bool:
    """Close what is read and do on the screen below what a key stands for.

    Return whether it is the key of one of these commands.
    """
    chosen = next((each for each in commands if reading.look.is_key_of(each, event.key)), None)
    if chosen is None:
        return False
    event.stop()
    below = reading.app.screen_stack[-2]
    assert isinstance(below, BaseScreen)  # no other screen has commands
    reading.dismiss(None)
    reading.app.call_later(below.act, chosen.action)
    return True


class Choosing(Reading):
    """Shows what could be done, and with which keys: one of them closes it and does that."""

    ABOUT_TABLE = True

    def __init__(
        self, title: str, text: Text, commands: Sequence[TableCommand], *, opened_by: TableCommand
    ) -> None:
        """`commands` are those of the screen below."""
        super().__init__(title, text, opened_by=opened_by)
        self._commands = commands

    def on_key(self, event: Key) -> None:
        """Do what was read about, scroll, or close."""
        if not close_and_do(self, self._commands, event):
            super().on_key(event)


class Leafing(Reading):
    """Shows one page of several; the arrows walk from page to page.

    Up and down walk as well where a page needs no scrolling.
    """

    DEFAULT_CSS = """
    Leafing Horizontal { height: auto; }
    Leafing #portrait { margin-right: 2; display: none; }
    Leafing #numbers { height: auto; margin-bottom: 1; display: none; }
    Leafing #deed { height: auto; margin-top: 1; display: none; }
    Leafing VerticalScroll { width: 1fr; min-height: 12; }
    Leafing.-large > Plate { width: 112; }
    """

    def __init__(self, pages: Sequence[LatePage], place: int = 0) -> None:
        """`place` is that of the page shown first."""
        self._pages = pages
        self.place = place
        self._page = page = pages[place]()
        super().__init__(page.title, page.text, opened_by=INFORM)
        self._portraits = PortraitsOf(self, self._show_portrait)

    def body(self) -> ComposeResult:
        """Lay out the page, with its picture on the left."""
        with Horizontal():
            yield Static(id="portrait", markup=False)
            with VerticalScroll():
                yield Static(id="numbers", markup=False)
                yield Static(Hanging(self._page.text), id="text", markup=False)
                yield Static(id="deed", markup=False)

    def on_resize(self) -> None:
        """Show or hide the picture and the numbers, as there is room for them."""
        super().on_resize()
        self.set_class(self._has_room(LARGE) and self.look.shows_pictures, "-large")
        self._show_page()

    def _has_room(self, least: Size) -> bool:
        size = self.app.size
        return size.width >= least.width and size.height >= least.height

    def _show_page(self) -> None:
        """Show what there is of the page besides its text."""
        look, page = self.look, self._page
        numbers, deed = self.query_one("#numbers", Static), self.query_one("#deed", Static)
        numbers.display = bool(page.numbers) and look.palette.blocks and self._has_room(ROOMY)
        if numbers.display:
            numbers.update(large_numbers(page.numbers, look))
        deed.display = page.key is not None
        if page.key is not None:
            deed.update(Hanging(self._told(page.key)))
        self._show_portrait()

    def _told(self, key: PageKey) -> Text:
        """Return a key, what it does, and what follows from that."""
        look = self.look
        word = self.words(key.command.title)
        told = Text.assemble(*look.keycap(look.sign(key.command)), f"  {word}")
        return Text.assemble(told, ": ", key.said) if key.said else told

    def _show_portrait(self) -> None:
        """Show the picture of the page where it is wanted, with colours and columns enough."""
        portrait, picture = self._page.portrait, self.query_one("#portrait", Static)
        picture.display = (
            portrait is not None and self.look.shows_pictures and self._has_room(ROOMY)
        )
        if portrait is not None and picture.display:
            size = LARGE_PORTRAIT if self._has_room(LARGE) else PORTRAIT
            picture.styles.width, picture.styles.height = size
            painting = self._portraits.painting(to_paint(portrait, size, self.look, still=True))
            picture.update("" if painting is None else painting.text())

    def keys_line(self) -> str:
        """Return what can be done here, and how many pages there are."""
        return self.words(
            "{place} of {pages}   ←→ the next one   ↑↓ scroll   i closes",
            place=self.place + 1,
            pages=len(self._pages),
        )

    def on_key(self, event: Key) -> None:
        """Turn the page, do what it is about, scroll, or close."""
        key = self._page.key
        by = {"left": -1, "h": -1, "right": 1, "l": 1}.get(plain_key(event.key))
        if key is not None and self.look.is_key_of(key.command, event.key):
            event.stop()
            self.dismiss(None)
            self.app.call_later(key.do)
        elif by is not None:
            event.stop()
            self.turn(by)
        else:
            super().on_key(event)

    def scroll(self, key: str) -> None:
        """Scroll the page, or turn it where it is seen whole."""
        if self.query_one(VerticalScroll).max_scroll_y or key not in ("up", "k", "down", "j"):
            super().scroll(key)
        else:
            self.turn(-1 if key in ("up", "k") else 1)

    def turn(self, by: int) -> None:
        """Turn to another page; behind the last one comes the first."""
        self.place = (self.place + by) % len(self._pages)
        self._page = page = self._pages[self.place]()
        self.heading, self.read = page.title, page.text
        self.query_one(TopEdge).rename(self.heading)
        self.query_one("#text", Static).update(Hanging(page.text))
        self._show_page()
        self.query_one("#keys", Static).update(self.keys_line())
        self.query_one(VerticalScroll).scroll_home(animate=False)
