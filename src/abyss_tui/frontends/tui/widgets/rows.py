"""Rows to choose from, in prompts and menus."""

from contextlib import suppress
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.events import Click
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.i18n.marks import Marks


class ChangingRows(OptionList):
    """Rows that may have changed since they were drawn; a click on one that is gone is ignored.

    A click marks a row, and a second one on the same row picks it, so that a slip of the mouse
    decides nothing. Textual learns where rows lie when it draws them: until then there is no page
    to turn.
    """

    _clicked: Option | None = None
    """The row that a second click picks; none once another one is marked."""

    def on_click(self, event: Click) -> None:
        """Keep two clicks from Textual: the first one on a row, and one on a row that is gone."""
        row = event.style.meta.get("option")
        if row is None:
            return
        if row >= self.option_count:
            event.prevent_default()
            return
        option = self.get_option_at_index(row)
        again = option is self._clicked and row == self.highlighted
        self._clicked = None if again or option.disabled else option
        if not again:
            event.prevent_default()
            if not option.disabled:
                self.highlighted = row

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Forget which row was clicked once another one is marked."""
        super().watch_highlighted(highlighted)
        clicked, self._clicked = self._clicked, None
        if highlighted is not None and self.get_option_at_index(highlighted) is clicked:
            self._clicked = clicked

    def action_page_up(self) -> None:
        """Turn a page up."""
        with suppress(KeyError):
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Turn a page down."""
        with suppress(KeyError):
            super().action_page_down()  # type: ignore[no-untyped-call]


class Rows(ChangingRows):
    """The rows to choose from: one line each, no frame of their own.

    Every row begins with a blank cell: the cursor sign goes there, so that the marked row can
    be told without any colour.
    """

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
    Rows > .option-list--option-highlighted, Rows:focus > .option-list--option-highlighted {
        color: $block-cursor-foreground;
        background: $block-cursor-background;
        text-style: bold;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("j", "cursor_down"),
        binding("k", "cursor_up"),
    ]

    def __init__(self, *rows: Option, marks: Marks, **options: Any) -> None:
        self.marks = marks
        self._marked: int | None = None
        super().__init__(*rows, **options)  # this marks the first row already

    @property
    def sign(self) -> str:
        """The sign before the marked row."""
        return self.marks.cursor

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Move the cursor sign."""
        super().watch_highlighted(highlighted)
        for place in (self._marked, highlighted):
            if place is not None and place < self.option_count:
                self._mark(place, self.sign if place == highlighted else " ")
        self._marked = highlighted

    def mark_again(self) -> None:
        """Write the sign before the marked row anew: it is another one now."""
        if self._marked is not None and self._marked < self.option_count:
            self._mark(self._marked, self.sign)

    def watch_has_focus(self, _has_focus: bool) -> None:  # noqa: FBT001 (as Textual asks)
        """Keep the styles: these rows look the same with the focus and without it."""

    def _mark(self, place: int, sign: str) -> None:
        row = self.get_option_at_index(place).prompt
        assert isinstance(row, Text)
        self.replace_option_prompt_at_index(place, Text.assemble(sign, row[1:]))
