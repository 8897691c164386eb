"""The seat of one person at one table at a time, whatever leads there and away."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.person.session import Session

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.screens.table import TableScreen
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Change


class SeatAtTable:
    """A place at a table, and the screen that shows it; neither while nobody sits there."""

    def __init__(self, app: PersonApp[Session], show_score: Callable[["Place"], None]) -> None:
        """`show_score` shows the final score of a place at a finished game."""
        self._app = app
        self._show_score = show_score
        self.place: Place | None = None
        """Where this person sits."""
        self.screen: TableScreen | None = None
        """The screen of that place, until the game is over."""

    @property
    def writing(self) -> bool:
        """Whether what was done at this seat is being kept."""
        return self.screen is not None and self.screen.writing

    def sit(self, place: "Place") -> None:
        """Show the table of a place that was taken here, or the score if the game is over."""
        from abyss_tui.frontends.tui.game_ui import load_ui
        from abyss_tui.frontends.tui.screens.table import TableScreen

        self.place = place
        if place.over:
            self.finish()
            return
        ui = load_ui(place.kind.slug)
        screen = ui.table_screen(place, ui)
        assert isinstance(screen, TableScreen)  # as `GameUI` asks
        self.screen = screen
        self._app.show_only(screen)
        if place.notice is not None:
            said = self._app.look.voice.say(place.notice)
            self._app.notify(said, markup=False, timeout=15)

    def learn(self, game: str) -> None:
        """Show the table of the lessons of a game, which is kept nowhere."""
        from abyss_tui.frontends.tui.game_ui import load_lessons
        from abyss_tui.frontends.tui.screens.table import TableScreen

        screen = load_lessons(game)(self.hear)
        assert isinstance(screen, TableScreen)  # as `load_lessons` says
        self.place, self.screen = screen.place, screen
        self._app.show_only(screen)

    def hear(self, change: "Change") -> None:
        """Pass a change at the table on to this person's screen, and to nobody else's."""
        from abyss_tui.frontends.tui.screens.table import TableScreen

        if self.screen is not None:
            self.screen.post_message(TableScreen.Changed(change))

    def leave(self) -> None:
        """Stand up from the table; the game is kept, and goes on for who still sits there."""
        self.screen = None
        if self.place is not None:
            place, self.place = self.place, None
            place.leave()

    def finish(self) -> None:
        """Show the final score of a game that is over."""
        if self.place is not None:
            self.screen = None
            self._show_score(self.place)
