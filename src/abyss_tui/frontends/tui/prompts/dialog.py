"""The base of every screen that is closed with an answer."""

from typing import TypeVar

from textual.await_complete import AwaitComplete

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen

Answer = TypeVar("Answer")


class Closing(BaseScreen[Answer]):
    """A screen that is dismissed at most once, and only while it is on top.

    Two keys can be read at once, and the second would close the screen below. To Textual a
    screen directly under another one is "current" too: dismissing it would close the upper one.
    """

    _answer_given = False

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close with an answer; a second call does nothing."""
        if self._answer_given or not self.is_active:
            return AwaitComplete()
        self._answer_given = True
        return super().dismiss(result)
