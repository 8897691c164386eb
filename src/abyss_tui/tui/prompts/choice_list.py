"""The rows of a question: each has a number, and a long list takes numbers of two digits."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text
from textual.widget import Widget
from textual.widgets.option_list import Option

from abyss_tui.i18n.voice import in_role, plain
from abyss_tui.kernel.question import Choice
from abyss_tui.tui.keys import number_of
from abyss_tui.tui.look import Look
from abyss_tui.tui.prompts.base_screen import text_of
from abyss_tui.tui.prompts.edge import TopEdge
from abyss_tui.tui.prompts.prompt import BOX
from abyss_tui.tui.prompts.typed_number import ONE_DIGIT, TypedNumber
from abyss_tui.tui.widgets.rows import Rows

WIDEST_LABEL: Final = 44
"""The cells after which a label pushes its note to the right."""
MOST_ROWS: Final = 12
FEWEST_ROWS: Final = 3
"""How many rows are seen at once, as far as the rest of the box leaves them room."""


class ChoiceRow(Option):
    """The row of one choice."""

    def __init__(self, place: int, choice: Choice[Any], width: int, look: Look) -> None:
        super().__init__(_row(place, choice, width, look))
        self.choice = choice


class ChoiceList(Rows):
    """The choices of a question, each with its number.

    In a list of at most nine a digit is the number of a row. In a longer one digits make up a
    number, which marks its row until Enter picks it.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(marks=look.marks, id="choices")
        self.look = look
        self.label_width = 0
        """The cells of the longest label."""
        self._number = TypedNumber()
        self._most = MOST_ROWS
        """How many rows are seen at once now, at most."""

    @property
    def is_long(self) -> bool:
        """Whether there are rows whose number has more than one digit."""
        return self.option_count > ONE_DIGIT

    def offered(self, row: Option) -> Choice[Any] | None:
        """Return the choice of a row; None when the rows were replaced meanwhile.

        What was marked or picked is told by messages, and a key read before them may have led
        on to other rows.
        """
        if isinstance(row, ChoiceRow) and any(each is row for each in self.options):
            return row.choice
        return None

    def offer(self, choices: Sequence[Choice[Any]], *, careful: bool) -> None:
        """Show these rows, the first that can be picked marked; a careful question marks none."""
        self.forget_number()
        longest = max((cell_len(plain(choice.label)) for choice in choices), default=0)
        self.label_width = min(longest, WIDEST_LABEL)
        self.clear_options()
        self.add_options(
            ChoiceRow(place, each, self.label_width, self.look)
            for place, each in enumerate(choices, 1)
        )
        first = (place for place, each in enumerate(choices) if not each.why_not)
        self.highlighted = None if careful else next(first, 0)

    def make_room(self) -> None:
        """Show as many rows as fit into the box, and the marked one among them.

        The others are reached by scrolling: what lies above and below them must stay in sight.
        """
        box = self.parent
        if not isinstance(box, Widget) or not self.is_attached:
            return
        around = sum(each.outer_size.height for each in box.children if each is not self)
        keys = self.screen.query_one("#keys").outer_size.height
        left = int(self.screen.size.height * BOX) - keys - around
        most = max(FEWEST_ROWS, min(left, MOST_ROWS))
        if most != self._most:
            self._most = most
            self.styles.max_height = most
            self.call_after_refresh(self.scroll_to_highlight)

    # The number of a row in a long list.

    def takes(self, key: str) -> bool:
        """Type at the number of a row; return whether the key was meant for that."""
        digit, typed = number_of(key), self._number.typed
        if not self.is_long or not self.display:
            return False
        if digit is not None:
            self._mark_number(self._number.add(digit, self.option_count))
            if not self._number.typed:
                self._refuse_number()
        elif typed and key == "backspace":
            self._mark_number(self._number.take_back())
        elif typed and key == "escape":
            self.forget_number()
        else:
            return False
        return True

    def forget_number(self) -> None:
        """Take back what was typed; the row that it marks stays marked."""
        if self._number.typed:
            self._number = TypedNumber()
            self._show_number()

    def _mark_number(self, row: int | None) -> None:
        self.highlighted = None if row is None else row - 1
        self._show_number()

    def _refuse_number(self) -> None:
        last = self.option_count
        said = self.look.voice.text("No row has that number: they go from 1 to {last}.", last=last)
        self.notify(said, markup=False, timeout=4)

    def _show_number(self) -> None:
        """Show in the frame of the box what is typed: it covers nothing there."""
        typed = self._number.typed
        said = self.look.voice.text("number {typed}: enter picks it", typed=typed)
        self.screen.query_one(TopEdge).say(said if typed else "")


def _row(place: int, choice: Choice[Any], width: int, look: Look) -> Text:
    palette = look.palette
    row = Text(" ", no_wrap=True, overflow="ellipsis")
    row.append(f"{place:>2} ", palette.off_chip if choice.why_not else palette.glow_tone)
    if choice.key:
        row.append(f" {choice.key} ", palette.glow_chip)
    else:
        row.append("   ")
    row.append(" ").append_text(text_of(choice.label, palette))
    row.append(" " * (width - cell_len(plain(choice.label))))
    if choice.further:
        row.append(f" {look.marks.cut}")
    if choice.note:
        row.append("  ").append_text(text_of(in_role(choice.note, "dim"), palette))
    return row
