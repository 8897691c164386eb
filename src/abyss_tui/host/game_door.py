"""What callers find behind the server: screens for a person, lines for a program."""

from functools import partial
from typing import Any

from textual.app import App

from abyss_tui.games.registry import ABYSS
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.languages import wished
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.seat.lines import Lines
from abyss_tui.seat.visit import visit
from abyss_tui.tui.hosted.app import HostedApp
from abyss_tui.tui.session import Session
from abyss_tui.tui.theme.choosing import theme_for
from abyss_tui.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.tui.theme.palette import Theme


class GameDoor:
    """The door to one lobby, as `host.door.Door` asks for it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.ssh_line = ""
        """What friends type to come to a table, with {table} for its name."""

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return the program of one person."""
        theme = theme_for(terminal.environment, terminal.kind)
        return self.program(caller.account, caller.wanted, wished(terminal.environment), theme)

    def program(
        self,
        account: str | None,
        wanted: str,
        language: Language = ENGLISH,
        theme: Theme = DEEP_SEA,
    ) -> HostedApp:
        """Return the program of an account, or of a guest, in a language and a theme."""
        welcome = partial(self._lobby.welcome, account)
        return HostedApp(new_session(language, theme), welcome, wanted, self.ssh_line)

    async def visit(self, caller: Caller, lines: Lines) -> None:
        """Talk to a program until it is over."""
        await visit(self._lobby, lines, account=caller.account, wanted=caller.wanted)

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        return await self._lobby.knows(account)

    async def admit(self, account: str) -> None:
        """Remember that it did. Raises BadSave."""
        await self._lobby.admit(account)


def new_session(language: Language = ENGLISH, theme: Theme = DEEP_SEA) -> Session:
    """Return what belongs to one person."""
    return Session(Voice(language), theme, ABYSS)
