"""How fast a connection may send: what comes faster waits in the network.

Every packet costs time of the one event loop, whatever is in it and before anybody said who they
are: many small ones more than a few large ones of as many bytes. So bytes are counted, and the time
that they really took. A flood is slowed down where it comes in, and the others do not notice it.
"""

import asyncio
from time import perf_counter
from typing import Any, Final

import asyncssh

from abyss_tui.host.ssh.asyncssh_private import after_received, before_received
from abyss_tui.rate_limiter import RateLimiter

AT_ONCE: Final = 512
"""Bytes taken from the network in one turn of the event loop: eight packets of a key each."""
WORK: Final = 0.005
"""Of a processor, to decrypt and read what a connection sends: about what a held key takes.

What goes beyond is taken from the share of its address, so that many lines bring no more.
"""
WORK_AT_ONCE: Final = 0.1
"""Seconds of it, with the exchange of keys."""
UNSENT: Final = 64 * 1024
"""Bytes that the system may hold for a client that does not read, as far as it keeps to it."""


class InputThrottle:
    """Slows one connection down."""

    def __init__(
        self,
        connection: asyncssh.SSHServerConnection,
        transport: Any,
        a_second: int,
        together: RateLimiter,
    ) -> None:
        """`together` is what all connections of its address may take beyond their own."""
        self._transport = transport
        self._together = together
        self._limiter = RateLimiter(a_second, 4 * a_second)
        self._loop = asyncio.get_running_loop()
        self._work = RateLimiter(WORK, WORK_AT_ONCE)
        self._since = 0.0
        before_received(connection, self._count)
        after_received(connection, self._count_work)
        # asyncio reads up to 256 KiB at once, and nobody else is served until that is decrypted.
        # Its transports have no declared way to say less; one without `max_size` takes no notice.
        transport.max_size = AT_ONCE

    def _count(self, data: bytes) -> None:
        self._since = perf_counter()
        self._wait(self._limiter.charge(len(data)))

    def _count_work(self) -> None:
        work = perf_counter() - self._since
        if not self._work.allows(work):
            self._wait(self._together.charge(work))

    def _wait(self, owed: float) -> None:
        """Read nothing for so many seconds; who waits already waits no longer than for the most."""
        if owed > 0 and not self._transport.is_closing():
            self._transport.pause_reading()
            self._loop.call_later(min(owed, 1.0), self._go_on)

    def _go_on(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()
