"""The rows of a question: one key picks each, a digit for the first nine and a letter for more."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text
from textual.widget import Widget
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.keys.commands import ADVICE, BELOW, INFORM, KEYS, UNDO
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.base_screen import text_of
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import spans_of_rows
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.i18n.voice import Sentence, in_role, plain
from abyss_tui.kernel.question import Choice

WIDEST_LABEL: Final = 44
"""The cells after which a label pushes its note to the right."""
BESIDE: Final = 14
"""The cells of a row besides its label and its note: number, letter, the sign that it leads on,
blanks, a scroll bar."""
BEFORE: Final = 8
"""The cells of a row before its label."""
BEHIND: Final = 2
"""The cells behind its label of the sign that it leads on, and as many of a scroll bar."""
DIGITS: Final = "123456789"
"""What picks the first rows, at once: an answer that was seen costs one key, in any list."""
LETTERS: Final = "abcdefghilmnoprstuvwxyz"
"""What picks the rows behind them, but for the letters that mean something else; j and k move."""
MOST_ROWS: Final = 12
FEWEST_ROWS: Final = 3
"""How many rows are seen at once at most, if the rest of the box leaves them room."""


class ChoiceRow(Option):
    """The row of one choice."""

    def __init__(
        self,
        sign: str,
        choice: Choice[Any],
        note: Sentence,
        *,
        column: int,
        width: int,
        look: Look,
    ) -> None:
        """`sign` is the digit or letter in front, `width` are the cells of the whole row.

        `column` are those of a label before the notes begin.
        """
        super().__init__(_row(sign, choice, note, column=column, width=width, look=look))
        self.choice = choice


class ChoiceList(Rows):
    """The choices of a question, each with the key that picks it at once."""

    def __init__(self, look: Look) -> None:
        super().__init__(marks=look.marks, id="choices")
        self.look = look
        self.left_out: list[Sentence] = []
        """The note of each row that does not show it whole; nothing for the others."""
        self._most = MOST_ROWS
        """How many rows are seen at once now, at most."""

    def signs(self, choices: Sequence[Choice[Any]]) -> list[str]:
        """Return the digit or letter in front of each row; nothing where only its own key picks it.

        A letter that means something in any question, or is the own key of a row, is left out.
        """
        commands = (*BELOW, INFORM, KEYS, ADVICE, UNDO)
        own = {each.key for each in choices} | BACK
        free = (
            letter
            for letter in LETTERS
            if letter not in own and not any(self.look.is_key_of(each, letter) for each in commands)
        )
        behind = ("" if each.key else next(free, "") for each in choices[len(DIGITS) :])
        return [*DIGITS[: len(choices)], *behind]

    def in_sight(self, place: int) -> bool:
        """Return whether the row at this place is seen now: no key may pick one that is not.

        Before it is laid out, those count that the list has room for at most.
        """
        rows = [str(each.prompt).count("\n") + 1 for each in self.options]
        above = sum(rows[:place])
        first = round(self.scroll_offset.y)
        return first <= above < first + (self.size.height or self._most)

    def offered(self, row: Option) -> Choice[Any] | None:
        """Return the choice of a row; None when the rows were replaced meanwhile.

        What was marked or picked is told by messages, and a key read before them may have led
        on to other rows.
        """
        if isinstance(row, ChoiceRow) and any(each is row for each in self.options):
            return row.choice
        return None

    def offer(self, choices: Sequence[Choice[Any]], width: int, *, careful: bool) -> None:
        """Show these rows in so many cells, the first that can be picked marked.

        A careful question marks none.
        """
        self._fill(choices, width)
        first = (place for place, each in enumerate(choices) if not each.why_not)
        self.highlighted = None if careful else next(first, 0)

    def offer_again(self, choices: Sequence[Choice[Any]], width: int) -> None:
        """Show the same rows in other room; the marked one stays marked."""
        marked = self.highlighted
        self._fill(choices, width)
        self.highlighted = marked

    def _fill(self, choices: Sequence[Choice[Any]], width: int) -> None:
        """Show the notes, or all of them in brief where one has no room."""
        labels = [_cells(choice.label) for choice in choices]
        column = min(max(labels, default=0), WIDEST_LABEL)
        rooms = [width - BESIDE - max(column, each) for each in labels]
        fit = [_cells(each.note) <= room for each, room in zip(choices, rooms, strict=True)]
        notes = [each.note for each in choices]
        if not all(fit):
            notes = [each.note if each.brief is None else each.brief for each in choices]
        self.left_out = [
            () if fits and note == each.note else each.note
            for each, note, fits in zip(choices, notes, fit, strict=True)
        ]
        self.clear_options()
        room = width if len(choices) <= FEWEST_ROWS else width - BEHIND  # for a scroll bar
        self.add_options(
            ChoiceRow(sign, each, note, column=column, width=room, look=self.look)
            for sign, each, note in zip(self.signs(choices), choices, notes, strict=True)
        )

    def make_room(self) -> None:
        """Show as many rows as fit into the box, and the marked one among them.

        The others are reached by scrolling: what lies above and below them must stay in sight.
        """
        if not self.is_attached:  # the box has gone meanwhile
            return
        box, prompt = self.parent, self.screen
        if not (isinstance(box, Widget) and isinstance(prompt, Prompt)):
            return
        others = [each for each in box.children if each is not self and each.display]
        around = sum(each.outer_size.height for each in others)
        keys = sum(each.rows_taken for each in prompt.query("#keys").results(ClickableKeys))
        left = prompt.most_rows - keys - around
        most = max(FEWEST_ROWS, min(left, MOST_ROWS))
        if most != self._most:
            self._most = most
            self.styles.max_height = most
            self.call_after_refresh(self.scroll_to_highlight)


def _cells(sentence: Sentence) -> int:
    return cell_len(plain(sentence))


def _row(
    sign: str, choice: Choice[Any], note: Sentence, *, column: int, width: int, look: Look
) -> Text:
    """Return a row in one line; a label that no line holds takes more, and leaves its note out."""
    palette = look.palette
    row = Text(" ", no_wrap=True, overflow="ellipsis")
    row.append(f"{sign:>2} ", palette.off_chip if choice.why_not else palette.glow_tone)
    if choice.key:
        row.append(f" {choice.key} ", palette.glow_chip)
    else:
        row.append("   ")
    label = text_of(choice.label, palette)
    room = width - BEFORE - (BEHIND if choice.further else 0)
    lines = spans_of_rows(label.plain, room)
    between = "\n" + " " * BEFORE
    row.append(" ").append_text(Text(between).join(label[start:end] for start, end in lines))
    row.append(" " * (column - label.cell_len))
    if choice.further:
        row.append(f" {look.marks.cut}")
    if note and len(lines) == 1:
        row.append("  ").append_text(text_of(in_role(note, "dim"), palette))
    return row
