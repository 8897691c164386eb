"""The call to one's own decision: the title of the window says whose turn it is, its bell rings."""

from typing import TYPE_CHECKING

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.hosted.window import Window
from abyss_tui.frontends.tui.person.session import Session

if TYPE_CHECKING:
    from abyss_tui.table.place import Place


class TurnCall:
    """What the window of a visitor is called, and when it rings."""

    def __init__(self, app: PersonApp[Session]) -> None:
        self._app = app
        self.window = Window(app.send_to_terminal)
        self._called_for: int | None = None
        """The turn in which the bell rang here last; None once somebody else's turn goes on."""

    def at_table(self, table: str) -> None:
        """Say at which table one is."""
        self.window.title(self._app.look.voice.text("{table}: Abyss", table=table))

    def game_is_over(self) -> None:
        """Say that the game is over."""
        self.window.title(self._app.look.voice.text("The game is over: Abyss"))

    def asks(self, place: "Place | None", table: str, *, here: bool) -> None:
        """Say whose turn it is at a table; ring once when it becomes one's own to decide.

        `here` says whether somebody at this screen must decide.
        """
        if place is None or not here:
            self.at_table(table)
            if place is not None and place.active not in place.seats:
                self._called_for = None
            return
        self.window.title(self._app.look.voice.text("Your turn! {table}: Abyss", table=table))
        if self._called_for != place.turn:
            self._called_for = place.turn
            self.window.ring()
