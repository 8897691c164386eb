"""The base of what is read over a screen, which is darkened meanwhile."""

from typing import Final

from textual.screen import ModalScreen
from textual.strip import Strip

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.shade import shaded

WIDE: Final = 90
"""The columns from which on what lies below shows beside the box, and not as scraps of it."""


class Overlay(BaseScreen[None], ModalScreen[None]):
    """A screen over another one, which is seen in the shade where colours can be mixed."""

    DEFAULT_CSS = """
    Overlay { align: center middle; background: transparent; }
    Overlay > Vertical {
        width: 76; max-width: 100%; height: auto; max-height: 92%;
        background: $panel; padding: 0 1 0 2;
    }
    Overlay VerticalScroll, Overlay Rows {
        scrollbar-size-vertical: 1; scrollbar-color: $accent; scrollbar-background: $panel;
        scrollbar-color-hover: $accent; scrollbar-background-hover: $panel;
        scrollbar-color-active: $accent; scrollbar-background-active: $panel;
    }
    Overlay > Vertical > #edge { height: 1; width: 100%; margin-bottom: 1; }
    Overlay > Vertical > #keys { height: auto; width: 100%; color: $text-muted; margin-top: 1; }
    """

    def on_mount(self) -> None:
        """Take the room that there is."""
        self.on_resize()

    def on_resize(self) -> None:
        """Take the whole width where too little of what lies below would be seen to be read."""
        whole = self.app.size.width < WIDE
        for box in self.query("Overlay > Vertical"):
            box.styles.width = "100%" if whole else None

    def behind(self, rows: list[Strip]) -> list[Strip]:
        """Return the screen below in the shade."""
        palette = self.look.palette
        return shaded(rows, (), palette.water) if palette.blocks else rows
