"""What callers find behind the server: screens or lines for a person, lines for a program."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from textual.app import App

from abyss_tui.frontends.plain.hosted.visit import visit as visit_in_lines
from abyss_tui.frontends.plain.lines import Lines
from abyss_tui.frontends.seat.lines import ProgramConnection
from abyss_tui.frontends.seat.visit import visit
from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.frontends.tui.person.session import Session, chosen_theme
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.service.account_hints import AccountHints
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.settings.hints import SeenHints
from abyss_tui.settings.resolving import spoken
from abyss_tui.settings.settings import USUAL, Settings
from abyss_tui.sitting.ways_in import WaysIn

NOTHING_SAID: Final[Mapping[str, str]] = MappingProxyType({})
"""The environment of a terminal of which nothing is known."""


class GameDoor:
    """The door to one lobby, as `host.door.Door` asks for it."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._hints: dict[str, SeenHints] = {}
        """The hints that were seen, by account: all terminals of one share them."""
        self.lines_for_friends: tuple[str, ...] = ()
        """What they type, or open, to come to a table, with {table} for its name."""
        self.link_for: Callable[[str], str] | None = None
        """Makes the address by which a browser becomes that of an account; None without any."""

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return the program of one person."""
        return self.program(caller, terminal.said, graphics=terminal.graphics)

    def program(
        self,
        caller: Caller,
        environment: Mapping[str, str] = NOTHING_SAID,
        settings: Settings = USUAL,
        graphics: Graphics | None = None,
    ) -> HostedApp:
        """Return the program of somebody at a terminal that says this of itself.

        What the account wished at this host before comes before the settings.
        """
        account, wanted = caller.account, caller.wanted
        welcome = self._welcome(caller)
        settings = settings.wished(self._lobby.wishes_of(account))
        session = new_session(environment, settings, self._hints_of(account))
        session = replace(session, thinker=self._lobby.thinker, graphics=graphics)
        return HostedApp(session, welcome, wanted, self._ways_in(caller))

    async def in_lines(
        self, caller: Caller, terminal: Terminal, lines: Lines, notice: Message | None
    ) -> str:
        """Let a person play in plain lines until they leave; return the last words to them."""
        settings = USUAL.wished(self._lobby.wishes_of(caller.account))
        voice = Voice(spoken(settings, terminal.environment), "words")
        if notice is not None:
            lines.write(voice.say(notice))
        return await self.play_in_lines(caller, voice, lines, settings=settings)

    async def play_in_lines(
        self, caller: Caller, voice: Voice, lines: Lines, *, settings: Settings
    ) -> str:
        """Let somebody play in plain lines; return the last words to them."""
        return await visit_in_lines(
            self._welcome(caller),
            lines,
            voice,
            settings.game,
            wanted=caller.wanted,
            ways_in=self._ways_in(caller),
            hints=self._hints_of(caller.account) if settings.hints else None,
            thinker=self._lobby.thinker,
        )

    def _ways_in(self, caller: Caller) -> WaysIn:
        account, link_for = caller.account, self.link_for
        if account is None or link_for is None:
            return WaysIn(self.lines_for_friends)
        return WaysIn(self.lines_for_friends, partial(link_for, account))

    def _welcome(self, caller: Caller) -> Welcome:
        return partial(
            self._lobby.welcome,
            caller.account,
            address=caller.address,
            of_the_host=caller.of_the_host,
        )

    def _hints_of(self, account: str | None) -> SeenHints:
        """Return the hints that an account has seen at this host; a guest has seen none."""
        if account is None:
            return SeenHints()
        return self._hints.setdefault(account, AccountHints(account, self._lobby))

    async def visit(self, caller: Caller, lines: ProgramConnection) -> None:
        """Talk to a program until it is over."""
        await visit(self._welcome(caller), lines, wanted=caller.wanted)

    def why_not_let_in(self, caller: Caller) -> Message | None:
        """Return why somebody is not let in, None if they are: those who run the host always."""
        if caller.of_the_host:
            return None
        return self._lobby.why_not_let_in(caller.account, caller.address)

    async def knows(self, account: str) -> bool:
        """Return whether this account gave the host's password before."""
        return await self._lobby.knows(account)

    async def admit(self, account: str) -> None:
        """Remember that it did. Raises BadSave."""
        await self._lobby.admit(account)


def new_session(
    environment: Mapping[str, str] = NOTHING_SAID,
    settings: Settings = USUAL,
    hints: SeenHints | None = None,
) -> Session:
    """Return what belongs to one person, at a terminal that says this of itself.

    `hints` are those that they have seen; without, none are said.
    """
    return Session(
        Voice(spoken(settings, environment)),
        chosen_theme(settings, environment),
        settings.game,
        settings=settings,
        environment=environment,
        hints=hints,
    )
