"""Hosts for `bench.hosting`: that of this program, and one that starts a process a player."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import signal
import struct
import sys
import tempfile
import termios
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncssh

from abyss_tui.frontends.plain.lines import Lines
from abyss_tui.frontends.seat.lines import ProgramConnection
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import LocalSession, local_session
from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.frontends.tui.loading import load_ui
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.host.access.admission import Open
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.ssh.server import Server
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables

SEED = 42
NAMES = ("Ada", "Bo", "Cy", "Di")
TABLE = "friday"
WIDE_OPEN = Limits(
    connections=1000,
    connections_per_address=1000,
    strangers=1000,
    strangers_per_address=1000,
    arrivals_per_address=100_000,
    exchanges_a_second=10_000,
    exchanges_per_address=1_000_000,
    login_packets_per_address=1_000_000,
    login_bytes_per_address=1_000_000_000,
    keys_per_address=1_000_000,
)


class AtHost(LocalApp):
    """The table as a host shows it, without a tint behind prompts."""

    CSS = HostedApp.CSS


class Alone:
    """A door behind which everybody finds a table of their own."""

    def __init__(self, session: LocalSession) -> None:
        self._session = session

    def app(self, caller: Caller, terminal: Terminal) -> LocalApp:
        return AtHost(self._session, NewGame(NAMES, SEED, "abyss", 0))

    async def in_lines(
        self, caller: Caller, terminal: Terminal, lines: Lines, notice: Message | None
    ) -> str:
        """Nobody plays in lines."""
        return ""

    async def visit(self, caller: Caller, lines: ProgramConnection) -> None:
        """No program comes."""

    def why_not_let_in(self, caller: Caller) -> None:
        """Nobody is kept out."""

    async def knows(self, account: str) -> bool:
        return True

    async def admit(self, account: str) -> None:
        """Nobody is asked."""


async def flooded(folder: Path) -> None:
    """Serve all, and hold each address to what it usually may take."""
    usual = Limits().connections_per_address
    await shared(folder, replace(WIDE_OPEN, connections_per_address=usual))


async def shared(folder: Path, limits: Limits = WIDE_OPEN) -> None:
    """Serve all from this process."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    load_ui(USUAL_GAME)  # as a host does before the first caller
    server = Server(Alone(local_session(folder, USUAL_GAME)), key, Open(), limits=limits)
    announce(await server.start("127.0.0.1", 0))
    await terminated()
    await server.stop(Message("Over."))
    print(f"longest stall {1000 * server.watchdog.longest:.0f} ms", file=sys.stderr)  # noqa: T201 (for who measures)


async def table(folder: Path) -> None:
    """Serve one table, at which everybody of NAMES sits; their keys are in the folder."""
    store = FileStore(folder)
    lobby = await Lobby.open(Tables(store), store, FileRegistry(folder / "host"), fixed_seeds=True)
    players = [await sits_down(lobby, folder, name) for name in NAMES]
    await players[0].owner.start(0, SEED)
    for player in players:
        player.close()
    key = asyncssh.generate_private_key("ssh-ed25519")
    server = Server(GameDoor(lobby), key, Open(), limits=WIDE_OPEN)
    load_ui(USUAL_GAME)
    announce(await server.start("127.0.0.1", 0), folder)
    await terminated()
    await server.stop(Message("Over."))
    print(f"longest stall {1000 * server.watchdog.longest:.0f} ms", file=sys.stderr)  # noqa: T201 (as above)


async def sits_down(lobby: Lobby, folder: Path, name: str) -> LobbyClient:
    """Let somebody come with a new key, and take a seat."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    key.write_private_key(folder / f"{name}.key")
    client = await lobby.welcome(key.get_fingerprint(), lambda _: None)
    await client.call_yourself(name)
    if name == NAMES[0]:
        await client.create(TABLE, len(NAMES), "abyss")
    await client.sit(TABLE)
    return client


async def separate(folder: Path) -> None:
    """Start the program anew for each who comes."""

    class Anybody(asyncssh.SSHServer):
        def begin_auth(self, username: str) -> bool:
            return False

    async def serve(process: asyncssh.SSHServerProcess[bytes]) -> None:
        await one(process, folder)

    acceptor = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_factory=Anybody,
        process_factory=serve,
        encoding=None,
        line_editor=False,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        compression_algs=None,
    )
    announce(acceptor.get_port())
    await terminated()


async def one(process: asyncssh.SSHServerProcess[bytes], folder: Path) -> None:
    """Run the program in a terminal of its own."""
    ours, theirs = pty.openpty()
    columns, rows, *_ = process.term_size
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    program = ["-m", "abyss_tui", "--saves", str(folder), "play", "--seed", str(SEED)]
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        "--players",
        ",".join(NAMES),
        "--first",
        NAMES[0],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"},
        start_new_session=True,
    )
    os.close(theirs)
    await process.redirect(stdin=os.dup(ours), stdout=os.dup(ours), recv_eof=False, send_eof=False)
    gone: asyncio.Task[Any] = asyncio.create_task(process.channel.wait_closed())
    ended: asyncio.Task[Any] = asyncio.create_task(child.wait())
    await asyncio.wait({gone, ended}, return_when=asyncio.FIRST_COMPLETED)
    if child.returncode is None:
        os.killpg(child.pid, signal.SIGTERM)
        await child.wait()
    os.close(ours)


def announce(port: int, folder: Path | str = "") -> None:
    """Say where it listens, and where the keys of its players are."""
    print(port, folder, flush=True)  # noqa: T201 (whoever started this reads it)


async def terminated() -> None:
    """Wait for the end."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as kept:
        hosts = {"shared": shared, "flooded": flooded, "separate": separate, "table": table}
        asyncio.run(hosts[sys.argv[1]](Path(kept)))
