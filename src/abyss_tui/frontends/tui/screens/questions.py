"""The questions that are laid over a table: one at a time, and taken back when they are settled."""

from collections.abc import Callable
from typing import Any, TypeVar

from textual.screen import Screen

from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.prompts.smallest import too_small
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.sitting.sitting import Sitting

T = TypeVar("T")


class Questions:
    """Lays questions over the screen of a sitting."""

    def __init__(self, screen: Screen[Any], sitting: Sitting) -> None:
        self._screen = screen
        self._sitting = sitting
        self._question: Screen[Any] | None = None
        self._asked_of: int | None = None
        """The number of the decision that the question is about, if it is about one."""
        self._lay: Callable[[], object] | None = None
        """What lays the question over the table once nothing is read or typed there any more."""

    @property
    def asking(self) -> bool:
        """Whether a question lies over the table, or its answer is still to come."""
        return self._question is not None

    @property
    def outdated(self) -> bool:
        """Whether the question is about a decision that waits no more."""
        return self._question is not None and self._asked_of not in (None, self._sitting.number)

    def ask(
        self,
        question: Screen[T],
        then: Callable[[T | None], None],
        *,
        number: int,
        lasting: bool = False,
    ) -> None:
        """Lay a question over the table, unless there is one; go on with its answer.

        It goes when the decision of this number does; a `lasting` one is about no decision. It
        waits while something else lies over the table: what is typed there must not answer it.
        """
        if self._question is not None:
            return
        if isinstance(question, Prompt) and not question.may_leave:
            question.came_by_itself = self._sitting.unexpected
            question.to_be_seen = self._sitting.to_be_seen
        self._question = question
        self._asked_of = None if lasting else number

        def answered(answer: T | None) -> None:
            if self._question is question:  # else it was withdrawn
                self._question = None
                then(answer)

        self._lay = lambda: self._screen.app.push_screen(question, answered)
        if self._screen.app.screen is self._screen:
            self.lay()

    def lay(self) -> None:
        """Lay the question that has waited, now that nothing else lies there."""
        lay, self._lay = self._lay, None
        if lay is not None:
            lay()

    def withdraw(self) -> None:
        """Take everything off that lies over the table, but for the cover of a small window."""
        app = self._screen.app
        covered = isinstance(app.screen, TooSmall)
        self._take_off()
        if covered and too_small(app.size):
            app.push_screen(TooSmall())

    def _take_off(self) -> None:
        self._question = self._lay = None
        app = self._screen.app
        while (top := app.screen) is not self._screen:
            top.dismiss(None)
            if app.screen is top:  # it is going already
                return
