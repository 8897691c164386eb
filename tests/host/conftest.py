"""A host that listens, for a test."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import asyncssh
import pytest

from abyss_tui.host.access.admission import Admission, Open
from abyss_tui.host.access.audit import Audit, AuditEntry
from abyss_tui.host.access.jump_hosts import JumpHosts
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.host.door import Door
from abyss_tui.host.ssh.server import Server
from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.message import Message
from tests.host.callers import hang_up
from tests.host.inn import Inn

HOST_KEY = asyncssh.generate_private_key("ssh-ed25519")
CLOSED = Message("The host has closed. The game is kept.")


@dataclass
class Running:
    """A host, with what it serves and what it noted."""

    server: Server
    port: int
    inn: Inn
    entries: list[AuditEntry] = field(default_factory=list)

    def noted(self) -> list[str]:
        return [each.what.value for each in self.entries]


Start = Callable[..., Awaitable[Running]]


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Start a host; it is stopped after the test."""
    running: list[Running] = []

    async def begin(
        admission: Admission | None = None,
        limits: Limits | None = None,
        language: Language = ENGLISH,
        door: Door | None = None,
        jump_hosts: tuple[str, ...] = (),
    ) -> Running:
        inn, entries = Inn(), list[AuditEntry]()
        server = Server(
            door or inn,
            HOST_KEY,
            admission or Open(),
            limits=limits,
            audit=Audit(entries.append),
            wrong_passwords=WrongPasswords(limits, first_delay=0),
            jump_hosts=JumpHosts(jump_hosts),
            language=language,
        )
        port = await server.start("127.0.0.1", 0)
        running.append(Running(server, port, inn, entries))
        return running[-1]

    yield begin
    for each in running:
        await each.server.stop(CLOSED)
    await hang_up()
