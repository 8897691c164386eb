"""A host with a real lobby behind its port, and those who run it with a key of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncssh

from abyss_tui.host.access.admission import Admission, ByKeys, Open
from abyss_tui.host.access.audit import Audit, AuditEntry, AuditFile
from abyss_tui.host.access.networks import network_of
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.service.noting import note_lobby
from abyss_tui.host.ssh.server import Server
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.tables import Tables
from tests.host.callers import Reader, hang_up, reader
from tests.host.conftest import CLOSED, HOST_KEY

EVE = asyncssh.generate_private_key("ssh-ed25519")
"""The key of who runs the host."""
MALLORY = asyncssh.generate_private_key("ssh-ed25519")


@dataclass
class Served:
    """A host that listens."""

    lobby: Lobby
    port: int
    entries: list[AuditEntry]
    log: Path

    def notes(self) -> list[tuple[str, str, str, str]]:
        """Return what was noted: what, who, about whom, and which."""
        return [(each.what.value, each.name, each.wanted, each.note) for each in self.entries]


@asynccontextmanager
async def served(
    folder: Path, admission: Admission | None = None, *, limits: TableLimits | None = None
) -> AsyncIterator[Served]:
    """Serve a lobby until the test is over."""
    admins = folder / "admins"
    admins.write_bytes(EVE.export_public_key())
    store = FileStore(folder)
    registry = FileRegistry(folder / "host")
    lobby = await Lobby.open(
        Tables(store), store, registry, limits=limits or TableLimits(), network_of=network_of
    )
    entries, path = list[AuditEntry](), folder / "host" / "audit.jsonl"
    file = AuditFile(path)
    audit = Audit(entries.append, file)
    note_lobby(audit, lobby)
    server = Server(
        GameDoor(lobby),
        HOST_KEY,
        admission or Open(),
        audit=audit,
        wrong_passwords=WrongPasswords(first_delay=0),
        admins=ByKeys(admins),
    )
    port = await server.start("127.0.0.1", 0)
    try:
        yield Served(lobby, port, entries, path)
    finally:
        await lobby.close(CLOSED)
        await server.stop(CLOSED)
        file.close()
        await hang_up()


async def in_lines(host: Served, name: str, key: asyncssh.SSHKey | None) -> Reader:
    """Let somebody come in plain lines and say a name, until they are in the lobby."""
    reads = await reader(host.port, "lobby", term=None, key=key)
    await reads.reads("Type your name")
    reads.type(name)
    await reads.reads(f"you are {name}")
    return reads
