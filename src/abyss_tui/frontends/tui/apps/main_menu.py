"""How the menu is shown: with what is known of the games that are kept, and of the settings."""

from contextlib import suppress
from typing import TYPE_CHECKING

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.tui.apps.local_session import LocalSession
from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.games import registry
from abyss_tui.settings.hints import LEARNED
from abyss_tui.sitting.games import has_lessons

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.prompts.reading import Reading


class MainMenu:
    """Shows the menu of the program at one's own terminal."""

    def __init__(self, app: PersonApp[LocalSession]) -> None:
        self._app = app

    @property
    def shown(self) -> bool:
        """Whether the menu is there, on top or below something."""
        return any(isinstance(screen, Menu) for screen in self._app.screen_stack)

    async def show(self) -> None:
        """Show the menu over nothing else."""
        app, session = self._app, self._app.session
        rights, kept = session.rights, False
        if rights.open_kept:
            try:
                kept = await session.games.any()
            except AbyssError as error:
                app.refuse(error)
        lessons = has_lessons(session.game)
        learned = app.hints is None or LEARNED in app.hints.seen()
        alone = session.settings.alone
        game = registry.entry(session.game)
        menu = Menu(
            rights,
            game.motto or game.name,
            kept=kept,
            lessons=lessons,
            learned=learned,
            alone=alone,
        )
        app.show_only(menu)

    async def mark_likeliest(self) -> None:
        """Let the cursor rest elsewhere if no kept game waits to be continued."""
        session = self._app.session
        menu, rights = next(reversed(self._app.screen_stack), None), session.rights
        if not (isinstance(menu, Menu) and menu.kept and rights.deal and rights.open_kept):
            return
        with suppress(AbyssError):  # the list of kept games says it
            games = await session.games.store.saved_games()
            waits = any(not game.over and game.problem is None for game in games)
            if not (waits or menu.closing):
                menu.nothing_waits()

    def wrong_settings(self) -> "Reading | None":
        """Return what somebody wrote into their settings that cannot be meant, to be read.

        None where all of it can be meant.
        """
        session = self._app.session
        if not session.problems:
            return None
        from abyss_tui.frontends.tui.prompts.reading import Reading

        voice = session.voice
        problems = "\n\n".join(map(voice.say, session.problems))
        said = voice.text("The game starts without it:\n\n{problems}", problems=problems)
        return Reading(voice.text("YOUR SETTINGS"), said)
