"""The prompt for one choice among several, and for the choices that follow from it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList, Static

from abyss_tui.frontends.tui.keys.commands import HIDE, INFORM, LEAVE, PLAYERS, UNDO
from abyss_tui.frontends.tui.keys.keys import number_of, plain_key, written
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.prompts.lens import RowLens
from abyss_tui.frontends.tui.prompts.prompt import TAKE_BACK, Prompt, TakeBack, lines
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.hanging import Hanging
from abyss_tui.i18n.voice import Sentence, Span, plain
from abyss_tui.kernel.question import Choice, Question, Subject

T = TypeVar("T")

NOTHING: Final = Subject("")
"""What a choice is about that leads to nothing on the table."""
CHOOSE_FIRST: Final = "Choose a row first: with the arrows, or by its number."
"""What is said when a row was picked before one was marked: then it is a slip."""
SEEN_FIRST: Final = "That row was out of sight: now it is marked. {key} or enter picks it."
"""What is said of the key of a row that was not on the screen: nobody answers with what they did
not see."""
OF_ROWS: Final = frozenset(
    {"up", "down", "j", "k", "home", "end", "pageup", "pagedown", "enter", "space"}
)
"""The keys that mark a row or pick it, whichever rows there are."""


BEFORE_CARDS: Final = re.compile(r".* {3}\S.*? {2}(?=\S)")
"""What stands before the cards in the line of a hand: a long hand goes on below its first card."""


class ChoicePrompt(Prompt[T | TakeBack | None], Generic[T]):
    """Asks a question; it ends with one of its answers, or with None where one may step back.

    `may_leave` says whether Escape closes it: only when nothing has to be decided yet.
    `may_undo` says whether the last action can be taken back instead. `hand` gives the hand of
    the player who is asked, None while it is hidden; without it no hand belongs here.
    `at_table` says whether a table lies below, with players to look at. `asks` is what `asks` of
    every prompt is.
    """

    tells_of_things: bool = True
    """Whether the lens has room to say in short what a row is about, too."""
    DEFAULT_CSS = """
    ChoicePrompt #note { color: $text; height: auto; }
    """

    def __init__(
        self,
        question: Question[T],
        *,
        may_leave: bool = False,
        may_undo: bool = False,
        hand: Callable[[], Text | None] | None = None,
        at_table: bool = True,
        asks: str = "",
    ) -> None:
        super().__init__()
        self.question = question
        self.asks = asks
        self.may_leave = may_leave
        self.may_undo = may_undo
        self.hand = hand
        self.at_table = at_table
        self._lens_width = 0
        """The cells for which the lens was filled; 0 before it is."""
        self._trail: list[Sequence[Choice[T]]] = [question.choices]

    @property
    def heading(self) -> str:
        """What is asked, in short."""
        return self.question.title

    def parts(self) -> list[Widget]:
        """Return the news, the introduction, the hand, the rows, what the marked one brings."""
        return [
            *self.news(),
            *([lines(*self._intro())] if self.question.intro else []),
            *([Static(id="hand", markup=False)] if self.hand is not None else []),
            self.choice_list(),
            RowLens(id="note"),
        ]

    def _intro(self) -> list[Text]:
        return [self.text(each, coloured=True) for each in self.question.intro]

    def choice_list(self) -> ChoiceList:
        """Return the rows, still empty."""
        return ChoiceList(self.look)

    def news(self) -> list[Widget]:
        """Return what others have just done to who is asked, if anything."""
        told = self.question.news
        return [lines(self.text(told, coloured=True), classes="intro news")] if told else []

    def key_line(self) -> str:
        """Return how a row is picked, and what else can be done."""
        may_step_back = self.may_leave or len(self._trail) > 1
        hidden = self._rows_are_hidden()
        may_hide = self.hand is not None and not hidden
        picks = self.words("↑↓ enter, or its number or letter")
        shows = self.words("{key} show your hand", key=self.sign(HIDE))
        return "   ".join(
            (
                shows if hidden else picks,
                *([self.words("q back")] if may_step_back else []),
                *([self.words("{key} read", key=self.sign(INFORM))] if self.at_table else []),
                *([self.words("{key} undo", key=self.sign(UNDO))] if self.may_undo else []),
                *([self.words("{key} hand", key=self.sign(HIDE))] if may_hide else []),
                *([self.words("{key} all", key=self.sign(PLAYERS))] if self.at_table else []),
            )
        )

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return how rows are marked and picked, and the letters of those that have one."""
        rows = self._trail[-1]
        if not self._rows_are_hidden():
            yield self.words("up down"), self.words("mark a row")
            yield self.words("enter"), self.words("pick the marked row")
            yield "1-9", self.words("pick the row of that number")
            yield from ((each.key, plain(each.label)) for each in rows if each.key)
        if self.may_leave or len(self._trail) > 1:
            yield self.words("q, backspace, esc"), self.words("step back")
        if self.may_undo:
            yield self.sign(UNDO), self.words(UNDO.help)

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here; of a letter or digit, what answers instead."""
        known = any(self.look.is_key_of(each, key) for each in (LEAVE, UNDO))
        if len(key) > 1 or known or self.may_leave or self._rows_are_hidden():
            return super().why_no_key(key)
        listed = self.query_one(ChoiceList)
        keys = zip(self._trail[-1], listed.signs(self._trail[-1]), strict=True)
        seen = [each for place, each in enumerate(keys) if listed.in_sight(place)]
        digits = [sign for _, sign in seen if sign.isdigit()]
        answers = [
            *(each.key for each, _ in seen if each.key),
            *([digits[0] if len(digits) == 1 else f"{digits[0]}-{digits[-1]}"] if digits else []),
            *(sign for _, sign in seen if sign.isalpha()),
        ]
        return self.words(
            "{key} is no answer here: press {answers}.",
            key=written(key, self.voice),
            answers=plain(self.voice.either(map(Span, answers))),
        )

    def on_mount(self) -> None:
        """Show the first rows."""
        self._show()

    def _show(self) -> None:
        rows = self.query_one(ChoiceList)
        careful = self.question.careful and len(self._trail) == 1
        rows.offer(self._trail[-1], self.inner_width, careful=careful)
        if not self._rows_are_hidden():
            rows.focus()
        self.fill_lens()
        self.query_one("#keys", ClickableKeys).update(self.keys_below())
        self.show_hand()
        self.refresh()  # what the rows are about now is lit behind them
        self.call_after_refresh(rows.make_room)

    def fill_lens(self) -> None:
        """Give the lens what it says of each row, and the room that the longest takes."""
        choices = self._trail[-1]
        about = dict.fromkeys(choice.about for choice in choices if choice.about is not None)
        short: Mapping[Subject, Sentence] = {}
        if self.below is not None and self.tells_of_things:
            short = self.below.in_short([*about])
        self._lens_width = self.inner_width
        left_out = self.query_one(ChoiceList).left_out
        rows = [
            (note, short.get(each.about or NOTHING, ()))
            for each, note in zip(choices, left_out, strict=True)
        ]
        self.query_one(RowLens).fill(rows, width=self.inner_width, look=self.look)

    def subjects(self) -> tuple[Sequence[Subject], Subject | None]:
        """Return what the rows are about, and what the marked one is."""
        listed, rows = self.query_one(ChoiceList), self._trail[-1]
        if not listed.display:
            return (), None  # the rows are cards of a hand that is hidden
        marked = listed.highlighted
        among = dict.fromkeys(each.about for each in rows if each.about is not None)
        return [*among], None if marked is None else rows[marked].about

    def on_resize(self) -> None:
        """Give the rows the room that there is now."""
        super().on_resize()
        if self.inner_width != self._lens_width:
            self.query_one(ChoiceList).offer_again(self._trail[-1], self.inner_width)
            self.fill_lens()
        self.call_after_refresh(self.query_one(ChoiceList).make_room)

    def leave_rows_for(self, said: Iterable[str]) -> None:
        """Keep rows free for what is said; the marked row stays in sight above them."""
        super().leave_rows_for(said)
        for rows in self.query(ChoiceList):  # none is left when it has gone
            self.call_after_refresh(rows.make_room)

    def show_hand(self) -> None:
        """Show the hand, or that it is hidden, and with it the rows that would give it away."""
        if self.hand is None or not self.is_current or not self.query("#hand"):
            return  # no hand belongs here, or its place is not laid out yet, or gone already
        hand = self.hand()
        hidden = self.words("Your hand is hidden: press {key} to show it.", key=self.sign(HIDE))
        shown = Text(hidden, "dim") if hand is None else Hanging(hand, BEFORE_CARDS)
        self.query_one("#hand", Static).update(shown)
        rows = self.query_one(ChoiceList)
        rows.display = not self._rows_are_hidden()
        if rows.display and self.focused is None:  # rows that are not shown lose the focus
            rows.focus()
        self.query_one("#keys", ClickableKeys).update(self.keys_below())

    def _rows_are_hidden(self) -> bool:
        """Whether the rows are cards of a hand that is hidden: then nothing can be picked."""
        above = self._trail[:-1]
        of_hand = self.question.shows_hand or (
            bool(above) and any(choice.shows_hand for choice in above[0])
        )
        return of_hand and self.hand is not None and self.hand() is None

    def on_screen_resume(self) -> None:
        """The hand may have been hidden or shown meanwhile."""
        self.show_hand()

    async def action_below(self, action: str) -> None:
        """Do what the key does on the screen under this prompt; it may hide the hand."""
        await super().action_below(action)
        self.show_hand()
        if action == HIDE.action and self.is_current:
            self.fill_lens()  # of a hidden hand it must not tell
            listed = self.query_one(ChoiceList)
            self.query_one(RowLens).show(listed.highlighted if listed.display else None)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say in full what the marked row is about."""
        event.stop()
        listed = self.query_one(ChoiceList)
        if listed.offered(event.option) is not None:  # rows may go with a hidden hand
            self.query_one(RowLens).show(event.option_index if listed.display else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked with Enter or the mouse."""
        event.stop()
        choice = self.query_one(ChoiceList).offered(event.option)
        if choice is not None:
            self._pick(choice)

    def _pick(self, choice: Choice[T]) -> None:
        if self._rows_are_hidden():
            self._say_hidden()
        elif choice.why_not:
            self.say(choice.why_not)
        elif choice.shows_hand and self.hand is not None and self.hand() is None:
            self._say_hidden()
        elif choice.further:
            self._trail.append(choice.further)
            self._settle(to_be_seen=False)
            self._show()
        else:
            self.dismiss(choice.answer)

    def on_key(self, event: Key) -> None:
        """Pick by letter or digit what is in sight; Escape steps back and never decides anything.

        Of rows that are hidden none is marked either: nobody could see which.
        """
        listed = self.query_one(ChoiceList)
        if self.focused is None and listed.display:  # else no arrow would reach them any more
            listed.focus()
        key = plain_key(event.key)
        picked = self._place_of(key)
        may_step_back = self.may_leave or len(self._trail) > 1
        if key == "escape" or (key in BACK and may_step_back):
            event.stop()
            self._step_back()
        elif self.may_undo and self.look.is_key_of(UNDO, key):
            event.stop()
            self.dismiss(TAKE_BACK)
        elif picked is not None:
            event.stop()
            self._pick_by_key(picked, key)
        elif key in OF_ROWS and not listed.display:
            event.stop()
            self._say_hidden()
        elif key == "enter" and listed.highlighted is None:
            event.stop()
            self.say(self.words(CHOOSE_FIRST), seconds=3)

    def _pick_by_key(self, place: int, key: str) -> None:
        """Pick a row by its key; one that is out of sight is only marked, and so seen."""
        listed = self.query_one(ChoiceList)
        if listed.in_sight(place) or self._rows_are_hidden():
            self._pick(self._trail[-1][place])
        else:
            listed.highlighted = place
            self._settle(to_be_seen=False)
            self.say(self.words(SEEN_FIRST, key=written(key, self.voice)), seconds=3)

    def _place_of(self, key: str) -> int | None:
        """Return the place of the row that a key picks: its own, or what stands in front of it."""
        rows, number = self._trail[-1], number_of(key)
        sign = key if number is None else str(number)
        listed = enumerate(zip(rows, self.query_one(ChoiceList).signs(rows), strict=True))
        return next((at for at, (each, front) in listed if sign in {each.key, front} - {""}), None)

    def _say_hidden(self) -> None:
        self.say(
            self.words("Your hand is hidden: press {key} to show it first.", key=self.sign(HIDE)),
            seconds=3,
        )

    def _step_back(self) -> None:
        if len(self._trail) > 1:
            self._trail.pop()
            self._show()
        elif self.may_leave:
            self.dismiss(None)
        else:
            self.say(self.words("This must be decided before the game goes on."), seconds=3)
