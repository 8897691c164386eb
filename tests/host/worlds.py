"""A host with a running game, and everything that was ever sent to one person at it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

import asyncssh
import pytest
from textual.app import App
from textual.pilot import Pilot

from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.games.abyss.game import Game
from abyss_tui.host.access.admission import Open
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.ssh.channel_wire import ChannelWire
from abyss_tui.host.ssh.server import Server
from abyss_tui.host.terminal.driver import RemoteDriver
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.history import History
from abyss_tui.settings.settings import Settings
from abyss_tui.table.table import Table
from abyss_tui.table.tables import Tables
from tests.frontends.tui.at_rest import drawn, idle, to_lay_out_below
from tests.host.callers import PATIENCE, Screen, hang_up, person, until
from tests.lobby.visiting import Guest, comes, playing
from tests.quick_pilots import wait_for_idle
from tests.table.memory_store import MemoryStore

NAMES: Final = ("Ada", "Bo", "Cy", "Dan")
ONLOOKER: Final = "Zoe"
TURNS: Final = 20
"""Turns of the event loop after which nothing follows any more from what was done."""
QUIET: Final = 1
"""How often nothing new is sent until nothing more is expected."""
KEY: Final = asyncssh.generate_private_key("ssh-ed25519")


STILL: Final = Settings(motion=False)
"""What moves depends on the clock, which no two worlds share."""
SENT: Final[WeakKeyDictionary[ChannelWire, int]] = WeakKeyDictionary()
"""How many bytes went over each wire; see `count_what_is_sent`."""


def count_what_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the bytes that are sent to everybody: the client may not have read all of them."""
    write = ChannelWire.write

    def counted(wire: ChannelWire, data: bytes) -> None:
        SENT[wire] = SENT.get(wire, 0) + len(data)
        write(wire, data)

    monkeypatch.setattr(ChannelWire, "write", counted)


class Door(GameDoor):
    """A door through which one person comes, with the key that goes with the name."""

    def __init__(self, lobby: Lobby, name: str) -> None:
        super().__init__(lobby)
        self.name = name
        self.opened: HostedApp | None = None

    def app(self, caller: Caller, terminal: Terminal) -> App[Any]:
        """Return the program of this person, and keep it to see when it has nothing to do.

        What scrolls does so at once: how often it is drawn on the way depends on the clock.
        """
        caller = replace(caller, account=f"SHA256:{self.name}")
        self.opened = self.program(caller, settings=STILL)
        self.opened.animation_level = "none"
        return self.opened


class World:
    """A host with one game, and one person who calls it with a real SSH client."""

    def __init__(self, lobby: Lobby, guests: list[Guest], name: str) -> None:
        self._door = Door(lobby, name)
        self._server = Server(self._door, KEY, Open(), limits=Limits(keys_a_second=1_000_000))
        self._screen: Screen
        self._seen = 0
        self.guests = guests
        self.table: Table = guests[0].place._table

    @classmethod
    async def open(cls, folder: Path, players: int, seed: int, viewer: int | None) -> "World":
        """Deal a game at a host; the viewer is not at their terminal yet."""
        store, registry = MemoryStore(), FileRegistry(folder)
        lobby = await Lobby.open(Tables(store), store, registry, fixed_seeds=True)
        guests = await playing(lobby, *NAMES[:players], seed=seed)
        if viewer is None:
            (await comes(lobby, ONLOOKER)).client.close()
        return cls(lobby, guests, ONLOOKER if viewer is None else NAMES[viewer])

    async def close(self) -> None:
        """Stop the host."""
        await self._server.stop(Message("The host has closed."))
        await hang_up()
        for guest in self.guests:
            guest.place.leave()
            guest.client.close()

    # The game, with all its secrets.

    @property
    def history(self) -> History:
        """The game and how it came there."""
        return self.table.history

    @property
    def game(self) -> Game:
        """How the game stands."""
        assert isinstance(self.history.game, Game)
        return self.history.game

    def become(self, game: Game) -> None:
        """Let the game stand so, with the same events behind it."""
        game.events = self.history.events
        self.history.game = game

    def be_dealt_by(self, seed: int) -> None:
        """Have another seed."""
        self.history.header = replace(self.history.header, seed=seed)

    async def play(self, action: Any) -> None:
        """Let whoever is asked decide so."""
        assert self.game.decision is not None
        await self.table.play(self.game.decision.seat, action, self.table.number)

    # The person at the terminal.

    async def come(self) -> None:
        """Call the host."""
        port = await self._server.start("127.0.0.1", 0)
        self._screen = await person(port, env={"COLORTERM": "truecolor"})
        await until(lambda: self._door.opened is not None and bool(self.program._screen_stack))
        async with asyncio.timeout(PATIENCE):
            while "COURT" not in self.shown:
                await self.settled()

    async def press(self, keys: bytes) -> None:
        """Press keys, and wait until all has come that comes of them."""
        context = self._server.context
        before = context.sessions.heard
        self._screen.type(keys)
        await until(lambda: context.sessions.heard != before)
        await self.settled()

    async def settled(self) -> None:
        """Wait until nothing is being done any more, and all is received that was sent."""
        app, quiet = self.program, 0
        async with asyncio.timeout(PATIENCE):
            while quiet < QUIET:
                before = self._sent
                await app.workers.wait_for_complete()
                with app._context():
                    await Pilot(app)._wait_for_screen()
                    await wait_for_idle(0)
                    if not await self._stays_idle():
                        continue
                    for below in to_lay_out_below(app):  # what was said there goes
                        below._on_timer_update()
                    app.screen._on_timer_update()
                same = len(self._screen.written) == self._sent == before
                quiet = quiet + 1 if same and idle(app) and drawn(app) else 0

    async def _stays_idle(self) -> bool:
        """Whether nothing is being done, nor follows from what was.

        What one part passes on to the next takes a turn of the event loop, in which neither has
        anything to do; were it drawn meanwhile, that frame would be in one world alone.
        """
        for _ in range(TURNS):
            if not idle(self.program):
                return False
            await asyncio.sleep(0)
        return True

    @property
    def program(self) -> HostedApp:
        """What runs for the person."""
        assert self._door.opened is not None
        return self._door.opened

    @property
    def _sent(self) -> int:
        """How many bytes were sent to the person."""
        driver = self.program._driver
        assert isinstance(driver, RemoteDriver)
        assert isinstance(driver._wire, ChannelWire)
        return SENT.get(driver._wire, 0)

    @property
    def shown(self) -> str:
        """What the terminal shows."""
        return self._screen.text()

    def received(self) -> bytes:
        """Return all bytes that came since this was last asked."""
        seen, self._seen = self._seen, len(self._screen.written)
        return bytes(self._screen.written[seen:])
