"""Something to read over the board: a card in full, the whole log, the keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from abyss_tui.tui.prompts.dialog import Closing

MOVES = {"up", "down", "pageup", "pagedown", "home", "end"}


class Reading(Closing[None], ModalScreen[None]):
    """Shows a text until any key that does not scroll, or a click."""

    DEFAULT_CSS = """
    Reading { align: center middle; background: $background 40%; }
    Reading > VerticalScroll {
        width: 76; max-width: 100%; height: auto; max-height: 90%;
        border: heavy $accent; border-title-style: bold; background: $panel; padding: 0 1;
    }
    Reading Static { width: 100%; height: auto; }
    """

    def __init__(self, title: str, text: Text | str) -> None:
        super().__init__()
        self.heading = title
        self.read = Text(text) if isinstance(text, str) else text

    def compose(self) -> ComposeResult:
        """Lay out the text."""
        with VerticalScroll() as box:
            box.border_title = Text(self.heading)
            box.border_subtitle = Text(self.words("any key closes, arrows scroll"))
            yield Static(self.read, markup=False)

    def on_key(self, event: Key) -> None:
        """Close, unless the key scrolls."""
        if event.key not in MOVES:
            event.stop()
            self.dismiss(None)

    def on_click(self, event: Click) -> None:
        """Close."""
        event.stop()
        self.dismiss(None)
