"""A host that serves browsers, for a test."""

import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from abyss_tui.host.access.admission import Admission, Open
from abyss_tui.host.access.audit import Audit, AuditEntry
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.host.ssh.server import Server
from abyss_tui.host.web.browsers import Browsers
from abyss_tui.host.web.server import WebServer
from abyss_tui.host.web.web_plan import WebPlan
from tests.host.conftest import CLOSED, HOST_KEY
from tests.host.inn import Inn
from tests.host.web.browsing import WebHost

StartWeb = Callable[..., Awaitable[WebHost]]


@pytest.fixture
async def start_web(tmp_path: Path) -> AsyncIterator[StartWeb]:
    """Start a host for browsers alone; it is stopped after the test."""
    running: list[WebHost] = []

    async def begin(
        admission: Admission | None = None,
        limits: Limits | None = None,
        plan: WebPlan | None = None,
        encryption: ssl.SSLContext | None = None,
    ) -> WebHost:
        inn, entries = Inn(), list[AuditEntry]()
        server = Server(
            inn,
            HOST_KEY,
            admission or Open(),
            limits=limits,
            audit=Audit(entries.append),
            wrong_passwords=WrongPasswords(limits, first_delay=0),
        )
        browsers = Browsers.read(tmp_path / "browsers.json")
        web = WebServer(server.context, plan or WebPlan(0), browsers)
        server.begin()
        host = WebHost(
            await web.start(),
            encryption=encryption,
            server=server,
            web=web,
            inn=inn,
            browsers=browsers,
            entries=entries,
        )
        running.append(host)
        return host

    yield begin
    for host in running:
        host.web.close()
        await host.server.stop(CLOSED)
        await host.web.stop()
