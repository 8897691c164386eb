"""The base of what is read over a screen: a plate on the sea, or low over the table it is about."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.screen import ModalScreen

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.frontends.tui.widgets.sea import Sea

WIDE: Final = 90
"""The columns from which on what lies around shows beside the box, and not as scraps of it."""
LOW: Final = 0.6
"""How much of the height of a table what lies low over it takes at most."""
LEAST: Final = 22
"""The rows that it may take in any window: fewer of them nobody wants to read in."""
MOST: Final = 26
"""The rows that it takes in a large window: there is more in each."""
AROUND: Final = 5
"""The rows of it besides what is read: its edge, the keys, and what is blank between them."""


class Overlay(BaseScreen[None], ModalScreen[None]):
    """A screen over another one, to be read.

    What is read while one looks at a table lies low over it, as a prompt does, and all else stays
    as it is: then the terminal has little to write when it closes.
    """

    ABOUT_TABLE: ClassVar[bool] = False
    """Whether one reads it with an eye on the table, where it lies over one."""
    DEFAULT_CSS = """
    Overlay { align: center middle; background: $background; layers: scene default; }
    Overlay.-on-table { align: left bottom; background: transparent; }
    Overlay > Plate {
        width: 76; max-width: 100%; height: auto; max-height: 92%; padding: 0 1 0 2;
    }
    Overlay VerticalScroll, Overlay Rows {
        scrollbar-size-vertical: 1; scrollbar-color: $accent; scrollbar-background: $panel;
        scrollbar-color-hover: $accent; scrollbar-background-hover: $panel;
        scrollbar-color-active: $accent; scrollbar-background-active: $panel;
    }
    Overlay > Plate > #keys { height: auto; width: 100%; color: $text-muted; margin-top: 1; }
    """

    def compose(self) -> ComposeResult:
        """Lay the plate on what it lies on."""
        on_table = self.room_on_table() is not None
        self.set_class(on_table, "-on-table")
        if not on_table:
            yield Sea(self.look, shaded=self.services.shaded, name=self.above)
        with Plate():
            yield from self.parts()

    @property
    def above(self) -> str:
        """The name that stands over the plate in large letters, where there is room; here, none."""
        return ""

    def parts(self) -> ComposeResult:
        """Yield what lies on the plate, from the top."""
        raise NotImplementedError

    def room_on_table(self) -> int | None:
        """Return how many columns of a table it may cover; None where it lies on the sea."""
        if not self.ABOUT_TABLE:
            return None
        stack = self.app.screen_stack
        below = (each for each in stack if each is not self and isinstance(each, BaseScreen))
        return next((room for each in below if (room := each.room_beside()) is not None), None)

    def on_mount(self) -> None:
        """Take the room that there is."""
        self.on_resize()

    def on_resize(self) -> None:
        """Take the whole width where too little of what lies around would be seen."""
        size, room = self.app.size, self.room_on_table()
        rows = min(MOST, max(LEAST, int(size.height * LOW)))
        for box in self.query(Plate):
            box.styles.width = room or ("100%" if size.width < WIDE else None)
            if room is not None:
                box.styles.max_height = rows
        if room is not None:
            for read in self.query("Plate > VerticalScroll"):
                read.styles.max_height = rows - AROUND
