"""What callers find behind the server: screens for a person, lines for a program."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from textual.app import App

from abyss_tui.games.registry import ABYSS
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.seat.lines import Lines
from abyss_tui.seat.visit import visit
from abyss_tui.settings.resolving import spoken
from abyss_tui.settings.settings import USUAL, Settings
from abyss_tui.tui.hosted.app import HostedApp
from abyss_tui.tui.session import Session
from abyss_tui.tui.theme.choosing import theme_for


class GameDoor:
    """The door to one lobby, as `host.door.Door` asks for it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.ssh_line = ""
        """What friends type to come to a table, with {table} for its name."""

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return the program of one person."""
        environment = {**terminal.environment, "TERM": terminal.kind}
        return self.program(caller.account, caller.wanted, new_session(environment))

    def program(self, account: str | None, wanted: str, session: Session) -> HostedApp:
        """Return the program of an account, or of a guest, in a session of theirs."""
        welcome = partial(self._lobby.welcome, account)
        return HostedApp(session, welcome, wanted, self.ssh_line)

    async def visit(self, caller: Caller, lines: Lines) -> None:
        """Talk to a program until it is over."""
        await visit(self._lobby, lines, account=caller.account, wanted=caller.wanted)

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        return await self._lobby.knows(account)

    async def admit(self, account: str) -> None:
        """Remember that it did. Raises BadSave."""
        await self._lobby.admit(account)


def new_session(environment: Mapping[str, str], settings: Settings = USUAL) -> Session:
    """Return what belongs to one person, whose terminal is what an environment says."""
    return Session(
        Voice(spoken(settings, environment)),
        theme_for(settings, environment),
        ABYSS,
        settings=settings,
        environment=environment,
    )
