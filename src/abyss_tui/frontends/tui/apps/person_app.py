"""What the parts of an app ask of the app that has them, beyond what its screens ask."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from textual.screen import Screen

from abyss_tui.frontends.tui.person.services import AppServices
from abyss_tui.frontends.tui.person.session import Session

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI

SessionT_co = TypeVar("SessionT_co", bound=Session, covariant=True)


class PersonApp(AppServices, Protocol[SessionT_co]):
    """The app of one person, as its parts know it."""

    @property
    def session(self) -> SessionT_co:
        """What belongs to this person, as it is now."""
        ...

    @property
    def screen(self) -> Screen[object]:
        """The screen on top."""
        ...

    @property
    def screen_stack(self) -> list[Screen[Any]]:
        """All screens, the one on top last."""
        ...

    def shown_game_ui(self) -> "GameUI | None":
        """Return the screens' side of the game that is shown or sat at; None where none is."""
        ...

    def apply_theme(self, session: Session) -> None:
        """Look and speak otherwise from now on; what is shown already is shown anew elsewhere."""
        ...

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        ...

    def show_only(self, screen: Screen[None]) -> None:
        """Show a screen over nothing else."""
        ...

    def push_screen(self, *args: Any, **options: Any) -> Any:
        """Show a screen over the others, as Textual does."""
        ...

    def notify(self, message: str, **options: Any) -> None:
        """Say something; what was said before goes."""
        ...

    def send_to_terminal(self, sent: str) -> None:
        """Send something to the terminal that is no part of a frame."""
        ...

    def tell_turn(self, decides: bool, /) -> None:  # noqa: FBT001 (there is nothing else to say)
        """Tell the line of this person whether they must decide, where it can show that."""
        ...

    def run_worker(self, work: Awaitable[None], /) -> object:
        """Do something beside the app, as Textual does; an app that ends cancels it."""
        ...
