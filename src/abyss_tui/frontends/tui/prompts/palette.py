"""The command palette: everything that can be done on a screen, to be searched by name."""

from textual.app import ComposeResult
from textual.command import CommandList, CommandPalette

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.widgets.rows import ChangingRows


class FoundCommands(CommandList, ChangingRows):
    """The commands that fit what was typed so far."""


class PaletteScreen(CommandPalette, BaseScreen[None]):
    """Textual's palette, closed once: two quick Enters would close the table below it, too."""

    def compose(self) -> ComposeResult:
        """Lay it out as Textual does, with a list that knows of late clicks."""
        for part in super().compose():
            yield FoundCommands() if isinstance(part, CommandList) else part
