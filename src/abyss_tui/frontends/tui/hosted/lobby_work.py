"""What the screens of a host share: they change the lobby, and ask before they do."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.rooms.room_info import RoomInfo

T = TypeVar("T")


def change_lobby(screen: BaseScreen[Any], work: Awaitable[object]) -> None:
    """Change something at the host; say it when that is refused."""
    app = screen.services
    app.do_soon(app.tried(work))


def leave_table(screen: BaseScreen[Any], room: RoomInfo | None, then: Callable[[], None]) -> None:
    """Do what leads to the lobby; ask first when a seat gets free."""
    if room is None or not room.mine:
        then()
        return
    voice = screen.services.look.voice
    stay = Choice(voice.sentence("Stay"), key="n", answer=False)
    note = voice.sentence("your seat gets free")
    leave = Choice(voice.sentence("Leave the table"), note, "y", answer=True)
    asked = Question(voice.text("LEAVE?"), (stay, leave))
    pick(screen, asked, lambda leaves: then() if leaves else None)


def pick(
    screen: BaseScreen[Any], question: Question[T], then: Callable[[T], None]
) -> ChoicePrompt[T]:
    """Ask to choose, over a screen; nothing happens when the question is left."""

    def picked(answer: T | TakeBack | None) -> None:
        if answer is not None and not isinstance(answer, TakeBack):
            then(answer)

    prompt = ChoicePrompt(question, may_leave=True, at_table=False)
    screen.app.push_screen(prompt, picked)
    return prompt
