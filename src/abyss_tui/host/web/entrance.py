"""A connection of a browser, from its first byte on: counted and limited as one of SSH is.

It stands before the library that reads HTTP, so nobody is decrypted or read who is one too many.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from functools import partial
from typing import Final

from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.refusals import MADE_WAY, Refusal
from abyss_tui.host.access.strangers import Stage, Stranger
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.host.web.web_plan import WebPlan

UNSENT: Final = 64 * 1024
"""Bytes that the system may hold for a browser that does not read."""
_TURNED_AWAY: Final = (
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
    "Content-Length: {length}\r\nConnection: close\r\n\r\n{said}"
)


class Entrance(asyncio.Protocol):
    """One connection; what it brings is passed on to what reads HTTP."""

    def __init__(
        self,
        context: ServerContext,
        plan: WebPlan,
        reader: asyncio.Protocol,
        encryption: ssl.SSLContext | None,
    ) -> None:
        """`reader` reads HTTP; with `encryption` it reads what that has decrypted."""
        self._context = context
        self._plan = plan
        self._reader = reader
        self._encryption = encryption
        self._transport: asyncio.Transport | None = None
        self._stranger: Stranger | None = None
        self._starting: asyncio.Task[None] | None = None
        self.address = "?"
        """Where it comes from: the proxy, where one is in between."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection, if there is room for it."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.address = (transport.get_extra_info("peername") or ("?",))[0]
        if not self._may_come():
            return
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        self._context.connections[self._close] = False
        if self._encryption is None:
            self._reader.connection_made(transport)
        else:
            transport.pause_reading()
            starting = self._encrypt(transport, self._encryption)
            self._starting = asyncio.get_running_loop().create_task(starting)

    def _may_come(self) -> bool:
        """Count this connection, or turn it away; a proxy's are those of many people."""
        limiter = self._context.limiter
        source = "" if self._plan.is_proxy(self.address) else self.address
        if source and (refusal := limiter.why_refused(source)):
            self._turn_away(refusal, told=limiter.may_be_told(source))
            return False
        self._stranger = Stranger(source or self.address, partial(self._turn_away, MADE_WAY))
        limiter.opened(self._stranger)
        if not source:
            limiter.identified(self._stranger)
        return True

    async def _encrypt(self, transport: asyncio.Transport, encryption: ssl.SSLContext) -> None:
        loop, limits = asyncio.get_running_loop(), self._context.limits
        try:
            decrypted = await loop.start_tls(
                transport,
                self,
                encryption,
                server_side=True,
                ssl_handshake_timeout=limits.handshake_seconds,
            )
        except (OSError, TimeoutError):  # an error of TLS is an OSError
            transport.abort()
            self.connection_lost(None)
            return
        if decrypted is None:
            return
        self._transport = decrypted
        self._reader.connection_made(decrypted)

    def _turn_away(self, refusal: Refusal, *, told: bool = True) -> None:
        """End the connection, with a word where it can be read."""
        context, transport = self._context, self._transport
        if self._stranger is not None:
            context.limiter.identified(self._stranger)
        if transport is None:
            return
        if told:
            context.audit.note(AuditEvent.REFUSED, self.address, note=refusal.note)
            if self._encryption is None:
                said = f"{refusal.said.say(context.language)}\n"
                page = _TURNED_AWAY.format(length=len(said.encode()), said=said)
                transport.write(page.encode())
                transport.close()
                return
        transport.abort()

    # What the pages know of it.

    def asked(self) -> None:
        """A request has come: a browser is there, and perhaps a person."""
        if self._stranger is not None:
            self._stranger.stage = Stage.ASKED

    def answered(self) -> None:
        """The request is answered: until the next one this connection can make way for others."""
        if self._stranger is not None:
            self._stranger.stage = Stage.SILENT

    def known(self) -> None:
        """It is known whose connection this is."""
        if self._stranger is not None:
            self._context.limiter.identified(self._stranger)

    def carries_visit(self) -> Callable[[], None]:
        """Know that somebody plays over it; return what breaks it."""
        self._context.connections[self._close] = True
        return self._close

    def _close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # What is passed on.

    def data_received(self, data: bytes) -> None:
        """Take bytes."""
        self._reader.data_received(data)

    def eof_received(self) -> bool | None:
        """Nothing more comes."""
        return self._reader.eof_received()

    def pause_writing(self) -> None:
        """The browser takes nothing more for now."""
        self._reader.pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        self._reader.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        stranger, self._stranger = self._stranger, None
        if stranger is None:
            return
        del self._context.connections[self._close]
        self._context.limiter.closed(stranger)
        if self._transport is not None:
            self._reader.connection_lost(exc)
        self._transport = None
