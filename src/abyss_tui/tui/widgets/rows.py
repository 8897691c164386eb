"""Rows to choose from, in prompts and menus."""

from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import OptionList

from abyss_tui.tui.keys import binding


class Rows(OptionList):
    """The rows to choose from: one line each, no frame of their own."""

    DEFAULT_CSS = """
    Rows {
        height: auto;
        max-height: 12;
        border: none;
        padding: 0;
        background: transparent;
        text-wrap: nowrap;
        text-overflow: ellipsis;
    }
    Rows:focus { border: none; background-tint: transparent; }
    Rows > .option-list--option-highlighted { text-style: bold reverse; }
    Rows:focus > .option-list--option-highlighted {
        color: $foreground; background: $panel; text-style: bold reverse;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("j", "cursor_down"),
        binding("k", "cursor_up"),
    ]
