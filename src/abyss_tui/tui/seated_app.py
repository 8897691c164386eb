"""The app of one person who sits at one table at a time, whatever leads there and away."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from abyss_tui.tui.session import Session
from abyss_tui.tui.table_app import TableApp

if TYPE_CHECKING:
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Change
    from abyss_tui.tui.game_ui import GameUI
    from abyss_tui.tui.screens.table import TableScreen


class SeatedApp(TableApp[int]):
    """One person's program, with one place at a table at a time."""

    TITLE = "ABYSS"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave_at_once", show=False, priority=True),
        Binding("ctrl+q", "leave_at_once", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session.theme, session.look)
        self._game = session.game
        self.place: Place | None = None
        """Where this person sits."""
        self.at_table: TableScreen | None = None
        """The screen of that place, until the game is over."""

    def game_ui(self) -> "GameUI":
        """Return the screens' side of the game at the table, else of the one that is dealt."""
        from abyss_tui.tui.game_ui import load_ui

        return load_ui(self._game if self.place is None else self.place.kind.slug)

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept."""
        return super().busy or (self.at_table is not None and self.at_table.writing)

    def on_playing_screen_ready(self) -> None:
        """Let the keys through that were typed while the last move was being written."""
        self.call_later(self.go_on_typing)

    def sit_at(self, place: "Place") -> None:
        """Show the table of a place that was taken here, or the score if the game is over."""
        from abyss_tui.tui.game_ui import load_ui
        from abyss_tui.tui.screens.table import TableScreen

        self.place = place
        if place.over:
            self.on_table_screen_finished()
            return
        ui = load_ui(place.kind.slug)
        screen = ui.table_screen(place, ui)
        assert isinstance(screen, TableScreen)  # as `GameUI` asks
        self.at_table = screen
        self.show_only(screen)
        if place.notice is not None:
            self.notify(self.look.voice.say(place.notice), markup=False, timeout=15)

    def hear(self, change: "Change") -> None:
        """Pass a change at the table on to this person's screen, and to nobody else's."""
        from abyss_tui.tui.screens.table import TableScreen

        if self.at_table is not None:
            self.at_table.post_message(TableScreen.Changed(change))

    def stand_up(self) -> None:
        """Stand up from the table; the game is kept, and goes on for who still sits there."""
        self.at_table = None
        self.typed_ahead.clear()
        if self.place is not None:
            place, self.place = self.place, None
            place.leave()

    def on_table_screen_finished(self) -> None:
        """Show the final score of a game that is over."""
        if self.place is not None:
            self.at_table = None
            self.show_score(self.place)

    def show_score(self, place: "Place") -> None:
        """Show the final score of a place at a finished game."""
        raise NotImplementedError

    def action_leave_at_once(self) -> None:
        """End the program at once. Nothing is lost: every action is on the disk when it is made."""
        self.exit(0)
