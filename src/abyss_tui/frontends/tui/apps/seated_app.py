"""The app of one person who sits at one table at a time, whatever leads there and away."""

from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding, BindingType

from abyss_tui.frontends.tui.apps.session import Session
from abyss_tui.frontends.tui.apps.table_app import TableApp
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.frontends.tui.screens.settings_texts import Kept
    from abyss_tui.frontends.tui.screens.table import TableScreen
    from abyss_tui.table.bot_player import Thinker
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Change


MOUSE: Final = "".join(f"\x1b[?{mode}{{switch}}" for mode in (1000, 1003, 1015, 1006))
"""What a terminal is told so that it reports the mouse: buttons, movements, in cells."""


class SeatedApp(TableApp[int]):
    """One person's program, with one place at a table at a time."""

    TITLE = "ABYSS"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave_at_once", show=False, priority=True),
        Binding("ctrl+q", "leave_at_once", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session.theme, session.look)
        self.session = session
        self.hints = session.hints
        self.place: Place | None = None
        """Where this person sits."""
        self.at_table: TableScreen | None = None
        """The screen of that place, until the game is over."""

    def on_mount(self) -> None:
        """Leave the mouse to the terminal if this person wants it so."""
        if not self.session.settings.mouse:
            self._listen_to_mouse(listen=False)

    def game_ui(self) -> "GameUI":
        """Return the screens' side of the game at the table, else of the one that is dealt."""
        from abyss_tui.frontends.tui.game_ui import load_ui

        return load_ui(self.session.game if self.place is None else self.place.kind.slug)

    @property
    def busy(self) -> bool:
        """Whether something waits for where games are kept."""
        return super().busy or (self.at_table is not None and self.at_table.writing)

    def on_playing_screen_ready(self) -> None:
        """Let the keys through that were typed while the last move was being written."""
        self.call_later(self.go_on_typing)

    def sit_at(self, place: "Place") -> None:
        """Show the table of a place that was taken here, or the score if the game is over."""
        from abyss_tui.frontends.tui.game_ui import load_ui
        from abyss_tui.frontends.tui.screens.table import TableScreen

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

    def sit_to_learn(self, game: str) -> None:
        """Show the table of the lessons of a game, which is kept nowhere."""
        from abyss_tui.frontends.tui.game_ui import load_lessons
        from abyss_tui.frontends.tui.screens.table import TableScreen

        screen = load_lessons(game)(self.hear)
        assert isinstance(screen, TableScreen)  # as `load_lessons` says
        self.place, self.at_table = screen.place, screen
        self.show_only(screen)

    def hear(self, change: "Change") -> None:
        """Pass a change at the table on to this person's screen, and to nobody else's."""
        from abyss_tui.frontends.tui.screens.table import TableScreen

        if self.at_table is not None:
            self.at_table.post_message(TableScreen.Changed(change))

    def thinker(self) -> "Thinker | None":
        """Return who thinks about a good move; None where nobody does."""
        return self.session.thinker

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

    # Settings.

    @property
    def kept(self) -> "Kept":
        """Where a change of the settings is kept."""
        return "now"

    async def keep_setting(self, name: str, value: Value) -> None:
        """Keep a change of the settings, where this person has a place for them. Raises BadSave."""

    def open_settings(self) -> None:
        """Show the settings; what lies below is shown anew if they have changed how it looks."""
        from abyss_tui.frontends.tui.game_ui import load_ui
        from abyss_tui.frontends.tui.screens.settings import SettingsScreen

        before = _seen_below(self.session)

        def closed(_: None) -> None:
            if _seen_below(self.session) != before:
                self.do_soon(self.show_anew())

        def change(name: str, value: Value) -> Session:
            self.change_setting(name, value)
            return self.session

        screen = SettingsScreen(self.session, change, self.kept, load_ui)
        self.push_screen(screen, closed)

    def change_setting(self, name: str, value: Value) -> None:
        """Let a change take effect, and keep it."""
        self.session = self.session.with_setting(name, value)
        self.wear(self.session.theme, self.session.look)
        if name == "mouse":
            self._listen_to_mouse(listen=self.session.settings.mouse)
        self.do_soon(self.tried(self.keep_setting(name, value)))

    def _listen_to_mouse(self, *, listen: bool) -> None:
        """Ask the terminal for what the mouse does, or leave the mouse to the terminal."""
        if self._driver is not None:
            self._driver.write(MOUSE.format(switch="h" if listen else "l"))

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        if self.at_table is not None:
            self.at_table.show_anew()

    def action_leave_at_once(self) -> None:
        """End the program at once. Nothing is lost: every action is on the disk when it is made."""
        self.exit(0)


def _seen_below(session: Session) -> tuple[object, ...]:
    """Return what of a session decides how the screens below its settings look."""
    return session.voice, session.theme, session.settings.pictures
