"""The door for browsers: it listens beside the one for SSH, and stops with it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

from aiohttp import web

from abyss_tui.errors import HostError
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.web.asking import Asking
from abyss_tui.host.web.browsers import Browsers
from abyss_tui.host.web.certificates import encryption
from abyss_tui.host.web.entrance import Entrance
from abyss_tui.host.web.guard import Guard
from abyss_tui.host.web.links import Links
from abyss_tui.host.web.page_files import PageFiles
from abyss_tui.host.web.pages import FORM, Pages
from abyss_tui.host.web.socket_visits import SocketVisits
from abyss_tui.host.web.web_plan import WebPlan
from abyss_tui.i18n.message import Message

KEPT_OPEN: Final = 15.0
"""Seconds that a connection may wait for a request, the first one as well."""
HEADER: Final = 4096
"""Bytes of a line of a request's head."""


class WebServer:
    """Serves browsers what `ServerContext` holds."""

    def __init__(self, context: ServerContext, plan: WebPlan, browsers: Browsers) -> None:
        """Raises HostError where what is asked for would not be safe, or not work."""
        plan.check()
        self._context = context
        self._plan = plan
        self._encryption = None if plan.certificate is None else encryption(plan.certificate)
        self._asking = Asking(plan, browsers)
        app = web.Application(
            middlewares=[Guard(context, self._asking).pass_through], client_max_size=FORM
        )
        self._links = Links()
        pages = Pages(context, self._asking, browsers, self._links, PageFiles())
        app.add_routes([*pages.routes(), *SocketVisits(context, self._asking).routes()])
        self._runner = web.AppRunner(
            app,
            access_log=None,
            handle_signals=False,
            keepalive_timeout=KEPT_OPEN,
            max_line_size=HEADER,
            max_field_size=HEADER,
            shutdown_timeout=context.limits.grace_seconds,
        )
        self._listener: asyncio.Server | None = None

    @classmethod
    def of(cls, context: ServerContext, plan: WebPlan, folder: Path) -> Self:
        """Return the door of a host that keeps its browsers in a folder.

        Raises HostError or BadSave.
        """
        return cls(context, plan, Browsers.read(folder / "browsers.json"))

    async def start(self) -> int:
        """Listen, on any free port if it is 0; return the port.

        Raises HostError where that is not possible.
        """
        await self._runner.setup()
        try:
            self._listener = await asyncio.get_running_loop().create_server(
                self._entrance, self._plan.address, self._plan.port
            )
        except OSError as error:
            await self._runner.cleanup()
            text = "Nothing can listen at {address}, port {port}: {reason}. Try another --web."
            reason = error.strerror or str(error)
            where = {"address": self._plan.address, "port": self._plan.port}
            raise HostError(Message(text, **where, reason=reason)) from error
        port = int(self._listener.sockets[0].getsockname()[1])
        self._plan = replace(self._plan, port=port)
        self._asking.hosts = self._plan.hosts()
        return port

    def _entrance(self) -> Entrance:
        reader = self._runner.server
        assert reader is not None
        return Entrance(self._context, self._plan, reader(), self._encryption)

    def link_for(self, account: str) -> str:
        """Return the address by which a browser becomes that of an account, once."""
        return self._plan.url_of(f"/l/{self._links.make(account)}")

    def close(self) -> None:
        """Let nobody else in; who is inside is sent home by whoever ends their sessions."""
        if self._listener is not None:
            self._listener.close()

    async def stop(self) -> None:
        """Give everything back, once all sessions have ended."""
        self.close()
        await self._runner.cleanup()
