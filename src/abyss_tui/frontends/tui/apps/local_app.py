"""The app of somebody at their own terminal, as far as their settings are kept there."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.frontends.tui.apps.company_app import CompanyApp
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.settings_texts import Kept
from abyss_tui.games import registry
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.prompts.reading import Reading


class LocalApp(CompanyApp):
    """Keeps what this person has chosen, and who played last, in their settings file."""

    @property
    def kept(self) -> Kept:
        """Where a change of the settings is kept."""
        return "now" if self.session.file is None else self.session.file.path

    async def keep_setting(self, name: str, value: Value) -> None:
        """Keep a change in the settings file. Raises BadSave."""
        if self.session.file is not None:
            await self.session.file.keep({name: value})

    async def keep_players(self, names: Sequence[str], game: str) -> None:
        """Keep who plays, and which of several games.

        That it could not be kept spoils no game, and is not said.
        """
        settings = replace(self.session.settings, names=tuple(names))
        self.session = replace(self.session, settings=settings).with_setting("game", game)
        kept = {"names": names, "game": game} if registry.several() else {"names": names}
        if self.session.file is not None:
            with suppress(BadSave):
                await self.session.file.keep(kept)

    async def show_menu(self) -> None:
        """Show the menu over nothing else."""
        raise NotImplementedError

    async def begin_with_menu(self) -> None:
        """Show the menu, and over it what is wrong with the settings."""
        await self.show_menu()
        if self.session.problems:
            await self.push_screen(self.wrong_settings())

    async def mark_likeliest(self) -> None:
        """Let the cursor of the menu rest elsewhere if no kept game waits to be continued."""
        menu, rights = next(reversed(self.screen_stack), None), self.session.rights
        if not (isinstance(menu, Menu) and menu.kept and rights.deal and rights.open_kept):
            return
        with suppress(AbyssError):  # the list of kept games says it
            games = await self.session.games.store.saved_games()
            waits = any(not game.over and game.problem is None for game in games)
            if not (waits or menu.going):
                menu.nothing_waits()

    async def show_anew(self) -> None:
        """Show everything in the language and the colours that have just been chosen."""
        if any(isinstance(screen, Menu) for screen in self.screen_stack):
            await self.show_menu()
        else:
            await super().show_anew()

    def wrong_settings(self) -> "Reading":
        """Return what somebody wrote into their settings that cannot be meant, to be read."""
        from abyss_tui.frontends.tui.prompts.reading import Reading

        voice = self.session.voice
        problems = "\n\n".join(map(voice.say, self.session.problems))
        said = voice.text("The game starts without it:\n\n{problems}", problems=problems)
        return Reading(voice.text("YOUR SETTINGS"), said)
