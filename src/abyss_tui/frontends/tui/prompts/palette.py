"""The command palette: everything that can be done on a screen, to be searched by name."""

from typing import Final, Self

from rich.align import Align
from rich.segment import Segment
from rich.text import Text
from textual.app import ComposeResult
from textual.command import CommandList, CommandPalette
from textual.strip import Strip
from textual.visual import VisualType
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.overlay import WIDE
from abyss_tui.frontends.tui.prompts.shade import shaded
from abyss_tui.frontends.tui.widgets.rows import ChangingRows

WIDTHS: Final[list[tuple[int, str]]] = [(0, "-narrow"), (WIDE, "-wide")]
"""In a narrow window it takes all columns: scraps of what lies below could not be read."""


class FoundCommands(CommandList, ChangingRows):
    """The commands that fit what was typed so far.

    Where none does, Textual puts an English row there that cannot be chosen, the only one.
    """

    def __init__(self, none: str, cursor: str) -> None:
        """`none` is what is said where no command fits, `cursor` stands before the marked one."""
        super().__init__()
        self._none = none
        self._cursor = cursor

    def render_line(self, y: int) -> Strip:
        """Return a row; the first one of the marked command has the sign of the cursor."""
        strip = super().render_line(y)
        marked = self.highlighted
        if marked is None or _option_of(strip) != marked:
            return strip
        if y and _option_of(super().render_line(y - 1)) == marked:
            return strip
        sign = Strip([Segment(self._cursor, next(iter(strip)).style)], 1)
        return Strip.join([sign, strip.crop(1)])

    def add_option(self, option: "Option | VisualType | None" = None) -> Self:
        """Add a row, in the language of who searches."""
        if isinstance(option, Option) and option.disabled:
            said = Align.center(Text(self._none, style="not bold"))
            option = Option(said, disabled=True, id=option.id)
        return super().add_option(option)


class PaletteScreen(CommandPalette, BaseScreen[None]):
    """Textual's palette, closed once: two quick Enters would close the table below it, too."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    DEFAULT_CSS = """
    PaletteScreen.-narrow > Vertical { width: 100%; }
    PaletteScreen > Vertical {
        width: 76; max-width: 100%; margin-top: 1; background: $panel;
        &:dark { background: $panel; }
    }
    PaletteScreen #--input { border: none; border-top: outer $accent; padding: 0 1; }
    PaletteScreen #--input CommandInput { border: none; height: 1; margin: 1 0; }
    PaletteScreen CommandList {
        border: none; background: $panel; padding: 0 1;
        scrollbar-size-vertical: 1; scrollbar-color: $accent; scrollbar-background: $panel;
    }
    PaletteScreen CommandList > .option-list--option-highlighted {
        color: $block-cursor-foreground; background: $block-cursor-background; text-style: bold;
    }
    PaletteScreen > .command-palette--help-text { color: $text-muted; text-style: not bold; }
    """

    def behind(self, rows: list[Strip]) -> list[Strip]:
        """Return the screen below in the shade."""
        palette = self.look.palette
        return shaded(rows, (), palette.water) if palette.blocks else rows

    def compose(self) -> ComposeResult:
        """Lay it out as Textual does, with a list that knows of late clicks."""
        for part in super().compose():
            if isinstance(part, CommandList):
                none = self.words("No command has these words.")
                yield FoundCommands(none, self.voice.marks.cursor)
            else:
                yield part


def _option_of(strip: Strip) -> int | None:
    """Return the place of the command that a row belongs to."""
    first = next(iter(strip), None)
    return None if first is None or first.style is None else first.style.meta.get("option")
