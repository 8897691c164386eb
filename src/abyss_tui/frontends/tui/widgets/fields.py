"""The fields of a form. The sign of the cursor is at the one with the focus: it needs no colour."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.i18n.marks import Marks


class WrittenLine(Input):
    """A line to write in: a hollow in its plate, and a bar of light while it has the focus."""

    DEFAULT_CSS = """
    WrittenLine { border: none; height: 1; padding: 0 1; background: $field; }
    WrittenLine > .input--placeholder { color: $text-muted; }
    WrittenLine:focus { border: none; background: $block-cursor-background; }
    WrittenLine:focus > .input--placeholder { color: $text-raised; }
    """


class Labelled(Horizontal):
    """A line to write in, and what it is called before it."""

    DEFAULT_CSS = """
    Labelled { height: auto; }
    Labelled > .label { height: auto; }
    Labelled > .note { width: auto; height: auto; padding-left: 2; color: $text-muted; }
    Labelled > .-here { color: $accent; text-style: bold; }
    """

    def __init__(
        self, label: str, line: Widget, *, width: int, marks: Marks, note: str = ""
    ) -> None:
        """`width` are the cells before the line; `note` stands behind it."""
        super().__init__()
        self._label = label
        self._line = line
        self._width = width
        self._marks = marks
        self._note = note

    def compose(self) -> ComposeResult:
        """Lay them out side by side."""
        label = Static(f" {self._label}", classes="label", markup=False)
        label.styles.width = self._width
        yield label
        yield self._line
        if self._note:
            yield Static(self._note, classes="note", markup=False)

    def on_descendant_focus(self) -> None:
        """Show that what is typed is written here."""
        self._point(self._marks.cursor, here=True)

    def on_descendant_blur(self) -> None:
        """Show so no longer."""
        self._point(" ", here=False)

    def _point(self, sign: str, *, here: bool) -> None:
        for label in self.query(".label").results(Static):
            label.update(f"{sign}{self._label}")
            label.set_class(here, "-here")


class OneOf(WrittenLine):
    """A line in which the arrows to the sides change what is written, where little is allowed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "other(-1)", show=False),
        Binding("right", "other(1)", show=False),
    ]

    def __init__(self, allowed: Sequence[str], *line: Any, **more: Any) -> None:
        """`allowed` is what can be written; nothing allows anything. The rest is of the line."""
        super().__init__(*line, **more)
        self._allowed = allowed

    def action_other(self, step: int) -> None:
        """Write the next of what is allowed, or the one before; else move in the line."""
        if not self._allowed:
            (self.action_cursor_left if step < 0 else self.action_cursor_right)()
            return
        written = self.value.strip().casefold()
        here = self._allowed.index(written) if written in self._allowed else -max(0, step)
        self.value = self._allowed[(here + step) % len(self._allowed)]
        self.select_all()


class FieldRows(Rows):
    """Rows of which one is chosen; without the focus it is ticked, and no cursor is there."""

    DEFAULT_CSS = """
    FieldRows > .option-list--option-highlighted { color: $foreground; background: transparent; }
    """

    @property
    def sign(self) -> str:
        """The sign before the row that is chosen."""
        return self.marks.cursor if self.has_focus else self.marks.possible

    def watch_has_focus(self, _has_focus: bool) -> None:  # noqa: FBT001 (as Textual asks)
        """Look otherwise with the focus and without it: there are other fields beside."""
        self.update_node_styles()
        self.mark_again()


class FormButton(Button):
    """A button of a form."""

    DEFAULT_CSS = """
    FormButton { margin: 0 2 0 0; }
    FormButton.-style-default { background: $field; color: $text; }
    FormButton.-style-default:focus {
        color: $block-cursor-foreground; background: $block-cursor-background; text-style: bold;
        background-tint: 0%;
    }
    """

    def __init__(self, name: str, *, marks: Marks, id: str) -> None:  # noqa: A002 (as Textual names it)
        super().__init__(Text(f" {name}"), id=id, compact=True)
        self._called = name
        self._marks = marks

    def watch_has_focus(self, has_focus: bool) -> None:  # noqa: FBT001 (as Textual asks)
        """Show whether Enter presses it."""
        super().watch_has_focus(has_focus)
        self.label = Text(f"{self._marks.cursor if has_focus else ' '}{self._called}")
