"""The base of every screen that is closed with an answer."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import Screen

Answer = TypeVar("Answer")


class Closing(Screen[Answer]):
    """A screen that is dismissed at most once, and only while it is on top.

    Two keys can be read at once: the second one would close whatever lies below.
    """

    _answer_given = False

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close with an answer; a second call does nothing."""
        if self._answer_given or not self.is_current:
            return AwaitComplete()
        self._answer_given = True
        return super().dismiss(result)
