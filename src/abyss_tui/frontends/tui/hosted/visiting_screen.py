"""The base of the screens of a host: they change the lobby, and say what it refuses."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from abyss_tui.frontends.tui.apps.table_app import TableApp
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.kernel.question import Question
from abyss_tui.lobby.clients.lobby_client import LobbyClient

T = TypeVar("T")


class VisitingScreen(BaseScreen[None]):
    """A screen of one visitor of the lobby."""

    def __init__(self, visitor: LobbyClient) -> None:
        super().__init__()
        self.visitor = visitor

    def do(self, work: Awaitable[object]) -> None:
        """Change something at the host; say it when that is refused."""
        app = self.app
        assert isinstance(app, TableApp)  # no other app shows these screens
        app.do_soon(app.tried(work))

    def pick(self, question: Question[T], then: Callable[[T], None]) -> None:
        """Ask to choose; nothing happens when the question is left."""

        def picked(answer: T | TakeBack | None) -> None:
            if answer is not None and not isinstance(answer, TakeBack):
                then(answer)

        self.app.push_screen(ChoicePrompt(question, may_leave=True, at_table=False), picked)
