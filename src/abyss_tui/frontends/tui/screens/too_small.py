"""What is shown while the window is too small for the table; the game goes on when it grows."""

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.smallest import SMALLEST, too_small


class TooSmall(BaseScreen[None], ModalScreen[None]):
    """Covers everything until the window is large enough; it decides nothing."""

    in_any_window = True

    DEFAULT_CSS = """
    TooSmall { align: center middle; overflow: hidden; background: $background; }
    TooSmall ToastRack { display: none; }
    TooSmall Static { width: auto; height: auto; border: heavy $accent; padding: 0 2; }
    """

    def compose(self) -> ComposeResult:
        """Show the message."""
        yield Static(self._message(self.app.size), markup=False)

    def _message(self, size: Size) -> str:
        needed = f"{SMALLEST.width} x {SMALLEST.height}"
        return self.words(
            "The table needs {needed}.\nThis window is {size}.\n\n"
            "Nothing is lost: enlarge it\nand the game goes on.",
            needed=needed,
            size=f"{size.width} x {size.height}",
        )

    def on_resize(self, event: Resize) -> None:
        """Close when the window has grown, else say its new size."""
        if too_small(event.size):
            self.query_one(Static).update(self._message(event.size))
        else:
            self.dismiss(None)

    def on_screen_resume(self) -> None:
        """Close when the window grew while something else lay on top."""
        if not too_small(self.app.size):
            self.dismiss(None)

    def on_key(self, event: Key) -> None:
        """Nothing can be pressed by mistake here."""
        event.stop()
