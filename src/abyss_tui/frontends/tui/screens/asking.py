"""The screen of a place at a table, as far as it asks: one question at a time."""

from collections.abc import Callable
from typing import Any, TypeVar

from rich.text import Text
from textual.screen import Screen

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import Prompt, TakeBack
from abyss_tui.frontends.tui.screens.board import BoardScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall, too_small
from abyss_tui.kernel.question import Question
from abyss_tui.table.place import Place

T = TypeVar("T")


class AskingScreen(BoardScreen):
    """Lays questions over the board, and takes back those that are settled."""

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self.number = 0
        """The number of the decision that the screen shows."""
        self.led_to: int | None = None
        """The number of the decision that stood there when the last thing done here was kept."""
        self._question: Screen[Any] | None = None
        self._asked_of: int | None = None
        """The number of the decision that the question is about, if it is about one."""
        self._lay: Callable[[], object] | None = None
        """What lays the question over the board once nothing is read or typed there any more."""

    def in_public(self) -> bool:
        """Whether everybody at this screen looks on while one of them decides."""
        return False

    @property
    def asking(self) -> bool:
        """Whether a question lies over the board, or its answer is still to come."""
        return self._question is not None

    @property
    def outdated(self) -> bool:
        """Whether the question is about a decision that waits no more."""
        decision = self.place.decision
        number = 0 if decision is None else decision.number
        return self._question is not None and self._asked_of not in (None, number)

    def ask(
        self, screen: Screen[T], then: Callable[[T | None], None], *, lasting: bool = False
    ) -> None:
        """Lay a question over the board, unless there is one; go on with its answer.

        It goes when the decision it is about does; a `lasting` one is about no decision. It waits
        while something else lies over the board: what is typed there must not answer it.
        """
        if self._question is not None:
            return
        if isinstance(screen, Prompt) and not screen.may_leave:
            screen.came_by_itself = not self._led_here()
        self._question = screen
        self._asked_of = None if lasting else self.number

        def answered(answer: T | None) -> None:
            if self._question is screen:  # else it was withdrawn
                self._question = None
                then(answer)

        self._lay = lambda: self.app.push_screen(screen, answered)
        if self.app.screen is self:
            self._lay_question()

    def _led_here(self) -> bool:
        """Whether what was done here led to what must be decided now.

        It did in a turn of who sits here, even if others had to answer meanwhile. Else it has
        come by itself: the game was just opened, or somebody else has played.
        """
        in_turn = self.led_to is not None and self.place.active in self.place.seats
        return in_turn or self.number == self.led_to

    def _lay_question(self) -> None:
        lay, self._lay = self._lay, None
        if lay is not None:
            lay()

    def on_screen_resume(self) -> None:
        """Nothing lies over the board any more: a question that has waited for it comes now."""
        self._lay_question()

    def withdraw(self) -> None:
        """Take everything off that lies over the board, but for the cover of a small window."""
        covered = isinstance(self.app.screen, TooSmall)
        self._take_off()
        if covered and too_small(self.app.size):
            self.app.push_screen(TooSmall())

    def _take_off(self) -> None:
        self._question = self._lay = None
        while (top := self.app.screen) is not self:
            top.dismiss(None)
            if self.app.screen is top:  # it is going already
                return

    def ask_choice(
        self,
        question: Question[T],
        then: Callable[[T | TakeBack | None], None],
        *,
        may_leave: bool = True,
        may_undo: bool = False,
    ) -> None:
        """Ask the viewer to choose, with their hand in sight."""
        hand = self.hand_line if self.viewer is not None and self.place.kind.hides_hands else None
        prompt = ChoicePrompt(question, may_leave=may_leave, may_undo=may_undo, hand=hand)
        self.ask(prompt, then)

    def hand_line(self) -> Text | None:
        """Return the viewer's hand in a line; None while it is hidden."""
        if not self.hand_shown:
            return None
        view = self.place.view(self.viewer)
        return self.text(self.ui.hand_line(view, self.voice), coloured=True)
