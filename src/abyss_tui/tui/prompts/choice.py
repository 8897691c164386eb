"""The prompt for one choice among several, and for the choices that follow from it."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.i18n.marks import Marks
from abyss_tui.i18n.voice import plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.tui.commands import HIDE, PLAYERS, UNDO
from abyss_tui.tui.keys import number_of, plain_key
from abyss_tui.tui.prompts.prompt import TAKE_BACK, Prompt, TakeBack, lines
from abyss_tui.tui.widgets.rows import Rows

T = TypeVar("T")

WIDEST_LABEL = 44
"""The cells after which a label pushes its note to the right."""


class ChoiceRow(Option):
    """The row of one choice."""

    def __init__(self, place: int, choice: Choice[Any], width: int, marks: Marks) -> None:
        super().__init__(_row(place, choice, width, marks))
        self.choice = choice


class ChoiceList(Rows):
    """The choices of a question, each with its number."""

    def __init__(self, marks: Marks) -> None:
        super().__init__(marks=marks, id="choices")
        self.marks = marks
        self.label_width = 0
        """The cells of the longest label."""

    def offered(self, row: Option) -> Choice[Any] | None:
        """Return the choice of a row; None when the rows were replaced meanwhile.

        What was marked or picked is told by messages, and a key read before them may have led
        on to other rows.
        """
        if isinstance(row, ChoiceRow) and any(each is row for each in self.options):
            return row.choice
        return None

    def offer(self, choices: Sequence[Choice[Any]], *, careful: bool) -> None:
        """Show these rows; a careful question marks none of them beforehand."""
        longest = max((cell_len(plain(choice.label)) for choice in choices), default=0)
        self.label_width = min(longest, WIDEST_LABEL)
        self.clear_options()
        self.add_options(
            ChoiceRow(place, each, self.label_width, self.marks)
            for place, each in enumerate(choices, 1)
        )
        self.highlighted = None if careful else 0


def _row(place: int, choice: Choice[Any], width: int, marks: Marks) -> Text:
    row = Text(no_wrap=True, overflow="ellipsis")
    row.append(f"{place:>3} ", style="dim")
    row.append(f"[{choice.key}] " if choice.key else "    ", style="bold")
    row.append(plain(choice.label).ljust(width))
    if choice.further:
        row.append(f" {marks.cut}")
    if choice.note:
        row.append(f"  {plain(choice.note)}", style="dim")
    return row


class ChoicePrompt(Prompt[T | TakeBack | None], Generic[T]):
    """Asks a question; it ends with one of its answers, or with None where one may step back.

    `may_leave` says whether Escape closes it: only when nothing has to be decided yet.
    `may_undo` says whether the last action can be taken back instead. `hand` gives the hand of
    the player who is asked, None while it is hidden; without it no hand belongs here.
    `at_table` says whether a table lies below, with players to look at.
    """

    DEFAULT_CSS = """
    ChoicePrompt #note { color: $text-muted; height: auto; }
    """

    def __init__(
        self,
        question: Question[T],
        *,
        may_leave: bool = False,
        may_undo: bool = False,
        hand: Callable[[], Text | None] | None = None,
        at_table: bool = True,
    ) -> None:
        super().__init__()
        self.question = question
        self.may_leave = may_leave
        self.may_undo = may_undo
        self.hand = hand
        self.at_table = at_table
        self._trail: list[Sequence[Choice[T]]] = [question.choices]

    @property
    def heading(self) -> str:
        """What is asked, in short."""
        return self.question.title

    def parts(self) -> list[Widget]:
        """Return the introduction, the hand, the rows, what the marked one brings, the keys."""
        return [
            *([lines(*map(self.text, self.question.intro))] if self.question.intro else []),
            *([Static(id="hand", markup=False)] if self.hand is not None else []),
            ChoiceList(self.voice.marks),
            Static(id="note", markup=False),
            lines(self._keys(), classes="keys"),
        ]

    def _keys(self) -> str:
        stages = any(choice.further for choice in self.question.choices)
        return "   ".join(
            (
                self.words("↑↓ enter, or its number or letter"),
                *([self.words("esc back")] if self.may_leave or stages else []),
                *([self.words("{key} undo", key=self.sign(UNDO))] if self.may_undo else []),
                *([self.words("{key} hand", key=self.sign(HIDE))] if self.hand else []),
                *([self.words("{key} all", key=self.sign(PLAYERS))] if self.at_table else []),
            )
        )

    def on_mount(self) -> None:
        """Show the first rows."""
        self._show()

    def _show(self) -> None:
        rows = self.query_one(ChoiceList)
        rows.offer(self._trail[-1], careful=self.question.careful and len(self._trail) == 1)
        rows.focus()
        self.show_hand()

    def show_hand(self) -> None:
        """Show the hand, or that it is hidden, and with it the rows that would give it away."""
        if self.hand is None or not self.is_current or not self.query("#hand"):
            return  # no hand belongs here, or its place is not laid out yet, or gone already
        hand = self.hand()
        hidden = self.words("Your hand is hidden: press {key} to show it.", key=self.sign(HIDE))
        self.query_one("#hand", Static).update(Text(hidden, "dim") if hand is None else hand)
        rows = self.query_one(ChoiceList)
        rows.display = hand is not None or not self._shows_hand()
        if rows.display and self.focused is None:  # rows that are not shown lose the focus
            rows.focus()

    def _shows_hand(self) -> bool:
        deeper = len(self._trail) > 1
        return (
            any(choice.shows_hand for choice in self._trail[0])
            if deeper
            else (self.question.shows_hand)
        )

    def on_screen_resume(self) -> None:
        """The hand may have been hidden or shown meanwhile."""
        self.show_hand()

    async def action_below(self, action: str) -> None:
        """Do what the key does on the screen under this prompt; it may hide the hand."""
        await super().action_below(action)
        self.show_hand()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say in full what the marked row brings, where the row has no room for it."""
        event.stop()
        rows = self.query_one(ChoiceList)
        choice = rows.offered(event.option)
        if choice is not None:
            cut = cell_len(plain(choice.note)) + rows.label_width + 13 > rows.size.width
            self.query_one("#note", Static).update(Text(plain(choice.note)) if cut else "")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked with Enter or the mouse."""
        event.stop()
        choice = self.query_one(ChoiceList).offered(event.option)
        if choice is not None:
            self._pick(choice)

    def _pick(self, choice: Choice[T]) -> None:
        if choice.shows_hand and self.hand is not None and self.hand() is None:
            why = "Your hand is hidden: press {key} to show it first."
            self.say(self.words(why, key=self.sign(HIDE)), seconds=3)
        elif choice.further:
            self._trail.append(choice.further)
            self._show()
        else:
            self.dismiss(choice.answer)

    def on_key(self, event: Key) -> None:
        """Pick by letter or digit; Escape steps back and never decides anything."""
        if self.focused is None:  # else no arrow would reach the rows any more
            self.query_one(ChoiceList).focus()
        key = plain_key(event.key)
        rows = self._trail[-1]
        picked = next((choice for choice in rows if choice.key == key), None)
        number = number_of(key)
        if number is not None and 1 <= number <= len(rows):
            picked = rows[number - 1]
        if key == "escape":
            event.stop()
            self._step_back()
        elif self.may_undo and key == self.look.keys.key(UNDO.id, UNDO.key):
            event.stop()
            self.dismiss(TAKE_BACK)
        elif picked is not None and self.query_one(ChoiceList).display:
            event.stop()
            self._pick(picked)
        elif key == "enter" and self.query_one(ChoiceList).highlighted is None:
            event.stop()
            how = "Choose a row first: with the arrows, or by its number."
            self.say(self.words(how), seconds=3)

    def _step_back(self) -> None:
        if len(self._trail) > 1:
            self._trail.pop()
            self._show()
        elif self.may_leave:
            self.dismiss(None)
        else:
            self.say(self.words("This must be decided before the game goes on."), seconds=3)
