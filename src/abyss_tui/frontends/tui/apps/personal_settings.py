"""The settings of who sits there: shown, changed at once, and kept where there is a place."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.screens.settings_texts import Kept
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.game_ui import GameUI
    from abyss_tui.settings.keeping import SettingsFile

MOUSE: Final = "".join(f"\x1b[?{mode}{{switch}}" for mode in (1000, 1003, 1015, 1006))
"""What a terminal is told so that it reports the mouse: buttons, movements, in cells."""


class Keeper(Protocol):
    """Keeps what a person sets otherwise."""

    @property
    def where(self) -> Kept:
        """Where a change is kept."""
        ...

    async def keep(self, name: str, value: Value) -> None:
        """Keep a change, where this person has a place for it. Raises BadSave."""
        ...


class FileKeeper:
    """Keeps what a person sets otherwise in their settings file, if they have one."""

    def __init__(self, file: "SettingsFile | None") -> None:
        self._file = file

    @property
    def where(self) -> Kept:
        """Where a change is kept."""
        return "now" if self._file is None else self._file.path

    async def keep(self, name: str, value: Value | Sequence[str]) -> None:
        """Keep a change. Raises BadSave."""
        if self._file is not None:
            await self._file.keep({name: value})


class PersonalSettings:
    """Shows and changes the settings of the person whose app this is."""

    def __init__(self, app: PersonApp[Session], keeper: Keeper) -> None:
        self._app = app
        self._keeper = keeper

    def open(self) -> None:
        """Show them; what lies below is shown anew if they have changed how it looks."""
        from abyss_tui.frontends.tui.loading import load_ui
        from abyss_tui.frontends.tui.screens.settings import SettingsScreen

        app = self._app
        before = _seen_below(app.session)

        def closed(_: None) -> None:
            if _seen_below(app.session) != before:
                app.do_soon(app.show_anew())

        def change(name: str, value: Value) -> Session:
            app.change_setting(name, value)
            return app.session

        def game_ui(game: str) -> "GameUI":
            return app.shown_game_ui() or load_ui(game)

        app.push_screen(SettingsScreen(app.session, change, self._keeper.where, game_ui), closed)

    def change(self, name: str, value: Value) -> None:
        """Let a change take effect, and keep it."""
        app = self._app
        app.apply_theme(app.session.with_setting(name, value))
        if name == "mouse":
            self.tell_of_mouse()
        app.do_soon(app.tried(self._keeper.keep(name, value)))

    def tell_of_mouse(self) -> None:
        """Ask the terminal for what the mouse does, or leave the mouse to the terminal."""
        switch = "h" if self._app.session.settings.mouse else "l"
        self._app.send_to_terminal(MOUSE.format(switch=switch))


def _seen_below(session: Session) -> tuple[object, ...]:
    """Return what of a session decides how the screens below its settings look."""
    return session.voice, session.theme, session.settings.pictures
