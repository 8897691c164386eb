"""The prompt for one choice among several, and for the choices that follow from it."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui.tui.asking import Choice, Question
from abyss_tui.tui.keys import plain_key
from abyss_tui.tui.prompts.prompt import TAKE_BACK, Prompt, TakeBack, lines
from abyss_tui.tui.widgets.rows import Rows

T = TypeVar("T")


class ChoiceList(Rows):
    """The choices of a question, each numbered while there are digits."""

    def offer(self, choices: Sequence[Choice[Any]], *, careful: bool) -> None:
        """Show these rows; a careful question marks none of them beforehand."""
        width = max((len(choice.label) for choice in choices), default=0)
        self.clear_options()
        self.add_options(
            [Option(_row(place, each, width)) for place, each in enumerate(choices, 1)]
        )
        self.highlighted = None if careful else 0


def _row(place: int, choice: Choice[Any], width: int) -> Text:
    row = Text(no_wrap=True, overflow="ellipsis")
    row.append(f"{place:>2} ", style="dim")
    row.append(f"[{choice.key}] " if choice.key else "    ", style="bold")
    row.append(choice.label.ljust(min(width, 44)))
    if choice.further:
        row.append(" …")
    if choice.note:
        row.append(f"  {choice.note}", style="dim")
    return row


class ChoicePrompt(Prompt[T | TakeBack | None], Generic[T]):
    """Asks a question; it ends with one of its answers, or with None where one may step back.

    `may_leave` says whether Escape closes it: only when nothing has to be decided yet. Where
    it does not, the last action can be taken back instead.
    """

    def __init__(self, question: Question[T], *, may_leave: bool = False) -> None:
        super().__init__(question.title)
        self.question = question
        self.may_leave = may_leave
        self._trail: list[Sequence[Choice[T]]] = [question.choices]

    def parts(self) -> list[Widget]:
        """Return the introduction, the rows and the keys."""
        intro = [lines(*self.question.intro)] if self.question.intro else []
        return [*intro, ChoiceList(id="choices"), lines(self._keys(), classes="keys")]

    def _keys(self) -> str:
        leave = "   esc step back" if self.may_leave or self._stages else ""
        undo = "" if self.may_leave else "   u undo"
        return f"↑↓ choose   enter or its key picks{leave}{undo}   . hand   o players"

    @property
    def _stages(self) -> bool:
        return any(choice.further for choice in self.question.choices)

    def on_mount(self) -> None:
        """Show the first rows."""
        self._show()

    def _show(self) -> None:
        rows = self.query_one(ChoiceList)
        rows.offer(self._trail[-1], careful=self.question.careful and len(self._trail) == 1)
        rows.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked with Enter or the mouse."""
        event.stop()
        self._pick(self._trail[-1][event.option_index])

    def _pick(self, choice: Choice[T]) -> None:
        if choice.further:
            self._trail.append(choice.further)
            self._show()
        else:
            self.dismiss(choice.answer)

    def on_key(self, event: Key) -> None:
        """Pick by letter or digit; Escape steps back and never decides anything."""
        key = plain_key(event.key)
        if key == "escape":
            event.stop()
            self._step_back()
            return
        if key == "u" and not self.may_leave:
            event.stop()
            self.dismiss(TAKE_BACK)
            return
        rows = self._trail[-1]
        named = [choice for choice in rows if choice.key == key]
        if len(named) > 1:  # several rewards share the letter: mark the first, do not choose
            event.stop()
            self.query_one(ChoiceList).highlighted = rows.index(named[0])
        elif named:
            event.stop()
            self._pick(named[0])
        elif key.isdigit() and 1 <= int(key) <= len(rows):
            event.stop()
            self._pick(rows[int(key) - 1])

    def _step_back(self) -> None:
        if len(self._trail) > 1:
            self._trail.pop()
            self._show()
        elif self.may_leave:
            self.dismiss(None)
        else:
            self.notify("This must be decided before the game goes on.", timeout=3)
