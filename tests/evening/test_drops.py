"""Lines that break by the hundred, at any moment: nobody else notices, and nothing is left over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

import asyncssh
import pytest

from abyss_tui.games import registry
from abyss_tui.host.access.admission import Open
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.ssh.server import Server
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.tables import Tables
from tests.evening.hosting import Program, gathered
from tests.host.callers import open_handles, person, until

AT_ONCE = 6
"""Connections that come, look and drop at the same time."""
UNNOTICED = 2.0
"""Seconds that a move may take while that happens, on a busy machine too."""


@dataclass
class Host:
    """A host in this process, which lets anybody in as often as they like."""

    server: Server
    port: int


@pytest.fixture
async def host(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Host]:
    store = FileStore(tmp_path)
    tables = Tables(store)
    registry = FileRegistry(tmp_path / "host")
    lobby = await Lobby.open(tables, store, registry, fixed_seeds=True)
    limits = Limits(
        arrivals_per_address=1_000_000,
        strangers_per_address=100,
        exchanges_a_second=10_000,
        exchanges_per_address=1_000_000,
        login_packets_per_address=1_000_000,
        login_bytes_per_address=1_000_000_000,
        keys_per_address=1_000_000,
    )
    key = asyncssh.generate_private_key("ssh-ed25519")
    server = Server(GameDoor(lobby), key, Open(), limits=limits)
    yield Host(server, await server.start("127.0.0.1", 0))
    await lobby.close(Message("Bye."))
    await server.stop(Message("Bye."))
    await tables.settled()
    assert (server.sessions, server.connections) == (0, 0)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def dropped_at_random(host: Host, name: str, lots: Random) -> None:
    """Come as a person or as a program, do something, and have the line cut."""
    with suppress(ConnectionError, asyncssh.ConnectionLost):  # it is cut
        if lots.random() < 0.5:
            screen = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
            await asyncio.sleep(lots.uniform(0, 0.2))
            for keys in (f"{name}\r", "\r", "\x1b[B\r", "?", "\x1b"):
                screen.type(keys)
                await asyncio.sleep(lots.uniform(0, 0.1))
                if lots.random() < 0.2:
                    break
            screen.drop()
        else:
            program = Program(name, lots)
            await program.come(host.port)
            for do, fields in (("hello", {"name": name}), ("watch", {}), ("say", {"text": "hi"})):
                if lots.random() < 0.2:
                    break
                await program.ask(do, **fields)
            program.go()


async def game_with_drops(host: Host, game: str, connections: int) -> None:
    """Play while others come and drop; their lines leave nothing behind."""
    lots = Random(connections)
    players = await gathered(host.port, "Ada", "Bo", game=game)
    before = open_handles()
    left = connections

    async def come_and_drop() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            await dropped_at_random(host, f"Eve {left}", lots)

    strangers = [asyncio.create_task(come_and_drop()) for _ in range(AT_ONCE)]
    slowest = 0.0
    while not all(task.done() for task in strangers):
        began = monotonic()
        await players[0].ask("tables")
        slowest = max(slowest, monotonic() - began)
        await asyncio.sleep(0.02)
    await asyncio.gather(*strangers)
    assert slowest < UNNOTICED
    await asyncio.gather(*(player.play() for player in players))
    assert players[0].over == players[1].over
    await until(lambda: host.server.sessions == len(players))
    await until(lambda: open_handles() <= before)


async def test_lines_that_break_leave_nothing_behind(host: Host) -> None:
    await game_with_drops(host, "abyss", 30)


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.slugs())
async def test_five_hundred_lines_break(host: Host, game: str) -> None:
    await game_with_drops(host, game, 500)
