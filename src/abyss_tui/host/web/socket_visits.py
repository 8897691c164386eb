"""The terminals of browsers: each WebSocket is a visit, as a channel of SSH is one."""

import asyncio
from typing import Final

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.limits import LONGEST_WORD, fitting
from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.visits.client_handler import ClientHandler
from abyss_tui.host.visits.line_handler import LineHandler
from abyss_tui.host.visits.screen_handler import ScreenHandler
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.visits.session_task import SessionTask
from abyss_tui.host.web.asking import Asking, entrance_of
from abyss_tui.host.web.hello import HELLO, LATER, Hello
from abyss_tui.host.web.socket_wire import SocketWire
from abyss_tui.host.web.visit_told import VisitTold
from abyss_tui.i18n.languages import wished
from abyss_tui.lobby.names import cleaned
from abyss_tui.rate_limiter import RateLimiter

LONGEST: Final = 8 * 1024
"""Bytes of one message: a paste comes in several."""
HEARTBEAT: Final = 15.0
"""Seconds of silence after which a browser is asked whether it is there."""
GREETING: Final = 10.0
"""Seconds in which a page says how large it is."""
RESIZES: Final = 3
"""Changes of size within a second: each is a screen drawn anew."""
MESSAGE: Final = 64
"""Bytes that a message counts for besides its own: many small ones cost more than a large one."""
MALFORMED: Final = 1002
"""The code with which a line ends that sends what no page of ours does."""


class SocketVisits:
    """Answers where a page opens its line."""

    def __init__(self, context: ServerContext, asking: Asking) -> None:
        self._context = context
        self._asking = asking

    def routes(self) -> list[web.AbstractRouteDef]:
        """Return what is answered where."""
        return [web.get("/ws", self._visit)]

    async def _visit(self, request: web.Request) -> web.StreamResponse:
        """Take the line of a page, and serve it until it ends."""
        if not self._asking.is_from_here(request):
            raise web.HTTPForbidden(text="This page is not of this host.\n")
        caller, entrance = self._asking.caller(request, ""), entrance_of(request)
        if caller.account is None or not await self._context.knows(caller):
            raise web.HTTPUnauthorized(text="Come in first.\n")
        if entrance is None:
            raise web.HTTPBadRequest
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=LONGEST, compress=True, timeout=GREETING
        )
        await socket.prepare(request)
        entrance.carries_visit()
        self._context.note(AuditEvent.CAME, caller)
        await _Line(self._context, caller, socket).serve()
        return socket


class _Line:
    """One WebSocket, from the first words of its page on."""

    def __init__(
        self, context: ServerContext, caller: Caller, socket: web.WebSocketResponse
    ) -> None:
        self._context = context
        self._caller = caller
        self._socket = socket
        self._wire = SocketWire(socket)
        limits = context.limits
        self._input = RateLimiter(limits.input_a_second, 4 * limits.input_a_second)
        self._resizes = RateLimiter(RESIZES, RESIZES)
        self._resizing: asyncio.TimerHandle | None = None
        self._size = (0, 0)

    async def serve(self) -> None:
        """Serve until the visit is over or the browser has gone."""
        try:
            async with asyncio.timeout(GREETING):
                hello = HELLO.validate_json(await self._socket.receive_str())
        except (TimeoutError, TypeError, ValidationError):
            await self._hang_up()
            return
        table = cleaned(hello.table)[:LONGEST_WORD]
        caller = Caller(self._caller.account, table, self._caller.address)
        told = self._person(hello, caller)
        self._wire.stall = told.stall
        visit = SessionTask(
            self._context,
            caller,
            told,
            lambda _: self._wire.finish(over=told.over, said=told.said),
        )
        sending = asyncio.create_task(self._wire.run())
        visit.begin(may_idle=False)
        try:
            await self._receive(visit, told)
        except ValidationError:
            await self._hang_up()
        finally:
            visit.lose()
            if self._wire.over:  # its last words are on their way
                await asyncio.wait((sending,), timeout=self._context.limits.grace_seconds)
            sending.cancel()

    def _person(self, hello: Hello, caller: Caller) -> VisitTold:
        """Return the visit of a person: at screens, or in lines."""
        said = {"COLORTERM": "truecolor", "LANG": hello.language}
        size = fitting(hello.columns, hello.rows)
        terminal = Terminal("xterm-256color", *size, said)
        if hello.lines:
            handler: ClientHandler = LineHandler(
                self._context, caller, terminal, self._wire, echoes=False, notice=None
            )
        else:
            handler = ScreenHandler(self._context, caller, terminal, self._wire)
        return VisitTold(handler, wished(said))

    async def _receive(self, visit: SessionTask, told: VisitTold) -> None:
        """Pass on what the page sends, no faster than a host can take it.

        Raises ValidationError where it says what no page of ours does.
        """
        async for message in self._socket:
            if message.type is WSMsgType.ERROR:  # too long, or no message at all
                return
            await self._wire.reading.wait()
            owed = self._input.charge(len(message.data) + MESSAGE)
            if owed > 0:
                await asyncio.sleep(min(owed, 1.0))
            if message.type is WSMsgType.BINARY:
                visit.receive(message.data)
            elif message.type is WSMsgType.TEXT:
                said = LATER.validate_json(message.data)
                if said.ping is not None:
                    self._wire.tell(pong=said.ping)
                if said.size is not None:
                    self._resize(told, *said.size)

    def _resize(self, told: VisitTold, columns: int, rows: int) -> None:
        """Take a new size, as far as it can be drawn; of many, the last."""
        self._size = fitting(columns, rows)
        if self._resizing is None:
            loop = asyncio.get_running_loop()

            def resize() -> None:
                self._resizing = None
                told.resize(*self._size)

            self._resizing = loop.call_later(self._resizes.charge(), resize)

    async def _hang_up(self) -> None:
        """End a line that sends what no page of ours does."""
        self._context.note(AuditEvent.REFUSED, self._caller, "a line that is no page's")
        await self._socket.close(code=MALFORMED)
