"""Help in three pages: the keys of the screen below, the signs, and the rules with all rulings."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.widgets import Input, Static

from abyss_tui.frontends.tui.keys.commands import KEYS
from abyss_tui.frontends.tui.keys.keys import number_of, plain_key
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.keycaps import with_keycaps
from abyss_tui.frontends.tui.prompts.overlay import Overlay
from abyss_tui.frontends.tui.prompts.reading import CLOSING, scrolled_by
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from abyss_tui.i18n.searching import found
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

Ruling: TypeAlias = tuple[str, str]
"""The number of a ruling, and what it says."""


@record
class Guide:
    """What there is to read about a game."""

    signs: Text
    rules: str
    rulings: Sequence[Ruling]


KEYS_HERE: Final = 0
SIGNS: Final = 1
RULES: Final = 2
"""The pages, in their order; a game without signs has no page for them."""


class Help(Overlay):
    """Shows one of the pages; on the last one what is typed after "/" searches all of it."""

    ABOUT_TABLE = True
    DEFAULT_CSS = """
    Help > Plate { height: 92%; }
    Help > Plate > #edge { margin: 0; }
    Help #pages { height: 1; margin-bottom: 1; }
    Help VerticalScroll { height: 1fr; }
    Help VerticalScroll Static { width: 100%; height: auto; }
    Help Input { border: none; height: 1; padding: 0; background: $boost; display: none; }
    Help Input:focus { border: none; }
    """

    def __init__(self, keys: str, guide: Guide | None, page: int = 0) -> None:
        """`keys` are those of the screen below; without a guide they are all there is."""
        super().__init__()
        self.keys = keys
        self.guide = guide
        self.page = page

    def parts(self) -> ComposeResult:
        """Lay out the names of the pages, the page, and the line of what is searched."""
        yield TopEdge(self.words("HELP"), self.look)
        yield Static(id="pages", markup=False)
        with VerticalScroll():
            yield Static(id="page", markup=False)
        yield Input(placeholder=self.words("search the rules"), id="search")
        yield ClickableKeys(self._what_can_be_done(), self.voice, id="keys")

    def _what_can_be_done(self) -> str:
        if self.guide is None:
            return self.words("arrows scroll   enter or q closes")
        if not self.guide.rulings:
            return self.words("←→ page   ↑↓ scroll   q closes")
        return self.words("←→ page   ↑↓ scroll   / search the rules   q closes")

    def on_mount(self) -> None:
        """Begin with the page that was asked for."""
        self.turn_to(self.page)

    @property
    def names(self) -> list[str]:
        """What the pages are called."""
        names = {
            KEYS_HERE: self.words("keys here"),
            SIGNS: self.words("signs"),
            RULES: self.words("rules and rulings"),
        }
        if self.guide is not None and not self.guide.rulings:
            names[RULES] = self.words("rules")
        return [names[each] for each in self._pages()]

    def _pages(self) -> list[int]:
        """Return the pages that have something to read."""
        if self.guide is None:
            return [KEYS_HERE]
        return [KEYS_HERE, SIGNS, RULES] if self.guide.signs else [KEYS_HERE, RULES]

    def turn_to(self, page: int) -> None:
        """Show a page; before the first one comes the last."""
        self.page = page % len(self.names)
        chip, dim = self.look.palette.glow_chip, self.look.palette.dim
        line = Text("  ").join(
            Text(f" {place} {name} ", chip if place == self.page + 1 else dim)
            for place, name in enumerate(self.names, 1)
        )
        self.query_one("#pages", Static).update(line)
        self._fill()
        self.query_one(VerticalScroll).focus()

    def _fill(self) -> None:
        self.query_one("#page", Static).update(Hanging(self._text()))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def _text(self) -> Text:
        page = self._pages()[self.page]
        if self.guide is None or page == KEYS_HERE:
            return with_keycaps(self.keys, self.look)
        if page == SIGNS:
            return self.guide.signs
        return rules_with(self.guide, self.query_one(Input).value, self.voice)

    def on_key(self, event: Key) -> None:
        """Turn the page, scroll, search or close; while one types, only leave the line."""
        key, field = plain_key(event.key), self.query_one(Input)
        if field.has_focus:
            if key in ("escape", "enter", "down", "up"):
                event.stop()
                self._stop_typing(clear=key == "escape")
            return
        by = {"left": -1, "h": -1, "right": 1, "l": 1, "tab": 1, "shift+tab": -1}.get(key)
        number = number_of(key)
        scroll = scrolled_by(key)
        if by is not None:
            self.turn_to(self.page + by)
        elif number is not None and 1 <= number <= len(self.names):
            self.turn_to(number - 1)
        elif key == "slash" and self.searches:
            self._search()
        elif key in CLOSING or self.look.is_key_of(KEYS, key):
            self.dismiss(None)
        elif scroll is not None:
            getattr(self.query_one(VerticalScroll), scroll)(animate=False)
        else:
            return
        event.stop()

    @property
    def searches(self) -> bool:
        """Whether / searches here: where there are rulings."""
        return self.guide is not None and bool(self.guide.rulings)

    def _search(self) -> None:
        if self._pages()[self.page] != RULES:
            self.turn_to(self._pages().index(RULES))
        field = self.query_one(Input)
        field.display = True
        field.focus()

    def _stop_typing(self, *, clear: bool) -> None:
        field = self.query_one(Input)
        if clear:
            field.value = ""
        field.display = bool(field.value)
        self.query_one(VerticalScroll).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what has the words that are typed."""
        event.stop()
        if self._pages()[self.page] == RULES:
            self._fill()

    def on_click(self, event: Click) -> None:
        """A click beside the box closes it."""
        if event.widget is self:
            event.stop()
            self.dismiss(None)


def rules_with(guide: Guide, searched: str, voice: Voice) -> Text:
    """Return the paragraphs of the rules and the rulings that have the words that are searched."""
    paragraphs = [each for each in guide.rules.strip().split("\n\n") if found(searched, each)]
    rulings = [each for each in guide.rulings if found(searched, " ".join(each))]
    text = Text("\n\n".join([*paragraphs, ""]))
    if not searched.strip() and rulings:
        text.append(f"{voice.text('ALL RULINGS')}\n\n", Style(bold=True))
    for number, ruling in rulings:
        text.append(f"{number}  ", Style(bold=True))
        text.append(f"{ruling}\n\n")
    return text or Text(voice.text("Nothing in the rules has these words."))
