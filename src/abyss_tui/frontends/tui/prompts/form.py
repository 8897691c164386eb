"""A form of a few lines: it stays open until what was written is accepted."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.widgets.clickable_keys import GAP, ClickableKeys
from abyss_tui.frontends.tui.widgets.fields import Labelled, OneOf
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS, Plate
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.i18n.voice import plain
from abyss_tui.records import record

Written: TypeAlias = Mapping[str, str]
"""What was written into a form, by the name of the field."""


LABEL: Final = 20
"""The cells before a line."""


@record
class Field:
    """A line of a form. Its texts are in the language of who sits there."""

    name: str
    label: str
    hint: str = ""
    """What stands in it while it is empty."""
    longest: int = 16
    value: str = ""
    hidden: bool = False
    """Whether dots are shown for what is typed: a password."""
    passed_over: bool = False
    """Whether Enter in the line before accepts the form: few have anything to write here."""
    allowed: tuple[str, ...] = ()
    """What can be written, if that is one of a few: it stands behind the line."""


class Form(BaseScreen[Written | None]):
    """Asks for some lines; ends with them when they are accepted, with None when it is left."""

    DEFAULT_CSS = """
    Form { align: center middle; layers: scene default; }
    Form > Plate { width: 66; }
    Form Input { width: 1fr; }
    Form Static { width: 100%; height: auto; }
    Form #intro { margin-bottom: 1; }
    Form #wrong { min-height: 1; color: $text-error; }
    Form .keys { color: $text-muted; }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("enter", "accept", show=False, priority=True),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(
        self,
        title: str,
        intro: str,
        fields: Sequence[Field],
        accept: Callable[[Written], Awaitable[object]],
        *,
        may_leave: bool = True,
        above: str = "",
    ) -> None:
        """`accept` does what was asked for, or raises AbyssError with what is wrong.

        `above` stands over it in large letters, where there is room.
        """
        super().__init__()
        self.heading = title
        self.intro = intro
        self.fields = fields
        self.may_leave = may_leave
        self.above = above
        self._accept = accept
        self._accepting = False

    def compose(self) -> ComposeResult:
        """Lay out the fields."""
        yield Sea(self.look, shaded=self.services.shaded, name=self.above)
        with Plate():
            yield TopEdge(self.heading, self.look)
            yield Static(self.intro, id="intro", markup=False)
            for field in self.fields:
                line = OneOf(
                    field.allowed,
                    field.value,
                    field.hint,
                    id=field.name,
                    password=field.hidden,
                    max_length=field.longest,
                    compact=True,
                )
                note = plain(self.voice.enumerated(field.allowed))
                yield Labelled(field.label, line, width=LABEL, marks=self.voice.marks, note=note)
            yield Static(id="wrong", markup=False)
            yield ClickableKeys(self._keys(), self.voice, classes="keys")

    def _keys(self) -> str:
        return GAP.join(
            (
                *([self.words("tab next field")] if len(self.fields) > 1 else []),
                *([self.words("←→ change")] if any(each.allowed for each in self.fields) else []),
                self.words("enter accepts"),
                self.words("esc back" if self.may_leave else "ctrl+c leaves"),
            )
        )

    def on_mount(self) -> None:
        """Begin with the first line that is empty."""
        inputs = list(self.query(Input))
        next((each for each in inputs if not each.value), inputs[0]).focus()

    def action_accept(self) -> None:
        """Accept the form in the last line that all fill in, and go on to the next one before.

        Keys can be read in one go: the next one must find the next line, and a line all that
        was typed before.
        """
        inputs = list(self.query(Input))
        here = next((at for at, each in enumerate(inputs) if each.has_focus), 0)
        if any(not field.passed_over for field in self.fields[here + 1 :]):
            self.set_focus(inputs[here + 1])
        else:
            inputs[-1].call_later(self._accept_soon)

    def _accept_soon(self) -> None:
        if self._accepting:
            return
        self._accepting = True
        trying: Callable[[], Awaitable[None]] = self._try
        self.run_worker(trying)  # not `_try()`: nobody would await it if the form closes first

    async def _try(self) -> None:
        written = {
            field.name: self.query_one(f"#{field.name}", Input).value for field in self.fields
        }
        try:
            await self._accept(written)
        except AbyssError as error:
            if self.query("#wrong"):
                self.query_one("#wrong", Static).update(self.services.why(error))
        else:
            self.dismiss(written)
        finally:
            self._accepting = False

    def action_back(self) -> None:
        """Leave it, if that is possible; what is being accepted cannot be taken back."""
        if self.may_leave and not self._accepting:
            self.dismiss(None)
