"""The call to one's own decision: the title of the window says whose turn it is, its bell rings."""

from typing import TYPE_CHECKING

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.hosted.window import Window
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.games import registry

if TYPE_CHECKING:
    from abyss_tui.table.place import Place


class TurnCall:
    """What the window of a visitor is called, and when it rings."""

    def __init__(self, app: PersonApp[Session]) -> None:
        self._app = app
        self.window = Window(app.send_to_terminal, app.tell_turn)
        self._called_for: int | None = None
        """The turn in which the bell rang here last; None once somebody else's turn goes on."""

    def at_table(self, table: str, slug: str) -> None:
        """Remember which table, and which game of it, this person is at."""
        voice, game = self._app.look.voice, self._called(slug)
        self.window.title(voice.text("{table}: {game}", table=table, game=game))

    def game_is_over(self, slug: str) -> None:
        """Say that a game is over."""
        voice, game = self._app.look.voice, self._called(slug)
        self.window.title(voice.text("The game is over: {game}", game=game))

    def _called(self, slug: str) -> str:
        return self._app.look.voice.say(registry.entry(slug).name)

    def asks(self, place: "Place | None", table: str, *, here: bool) -> None:
        """Say whose turn it is at a table; ring once when it becomes one's own to decide.

        `here` says whether somebody at this screen must decide.
        """
        if place is None:
            return
        if not here:
            self.at_table(table, place.kind.slug)
            if place.active not in place.seats:
                self._called_for = None
            return
        voice, game = self._app.look.voice, self._called(place.kind.slug)
        title = voice.text("Your turn! {table}: {game}", table=table, game=game)
        self.window.title(title, decides=True)
        if self._called_for != place.turn:
            self._called_for = place.turn
            self.window.ring()
