"""How fast a connection may send: what comes faster waits in the network.

Every packet costs time of the one event loop, whatever is in it and before anybody said who they
are. So a flood is slowed down where it comes in, and the others do not notice it.
"""

import asyncio
from typing import Any, Final

import asyncssh

from abyss_tui.host.ssh.asyncssh_private import before_received
from abyss_tui.rate_limiter import RateLimiter

AT_ONCE: Final = 16 * 1024
"""Bytes taken from the network in one turn of the event loop."""
UNSENT: Final = 64 * 1024
"""Bytes that the system may hold for a client that does not read, as far as it keeps to it."""


class InputThrottle:
    """Slows one connection down."""

    def __init__(
        self, connection: asyncssh.SSHServerConnection, transport: Any, a_second: int
    ) -> None:
        self._transport = transport
        self._limiter = RateLimiter(a_second, 4 * a_second)
        self._loop = asyncio.get_running_loop()
        before_received(connection, self._count)
        # asyncio reads up to 256 KiB at once, and nobody else is served until that is decrypted.
        # Its transports have no declared way to say less; one without `max_size` takes no notice.
        transport.max_size = AT_ONCE

    def _count(self, data: bytes) -> None:
        owed = self._limiter.charge(len(data))
        if owed > 0:
            self._transport.pause_reading()
            self._loop.call_later(min(owed, 1.0), self._go_on)

    def _go_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
