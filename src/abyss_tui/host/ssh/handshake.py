"""What a client may do until it is known who it is: exchange keys once, and little else.

All of it runs in the event loop of those who play, and nobody has paid for it yet.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import asyncssh

from abyss_tui.host.access.connection_limiter import ConnectionLimiter
from abyss_tui.host.access.exchange_queue import Turn
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.refusals import REKEYED, REKEYS, SILENT, TOO_MUCH, TOO_SLOW, Refusal
from abyss_tui.host.access.strangers import Stage, Stranger
from abyss_tui.host.ssh.asyncssh_private import after_packet, before_exchange, before_received
from abyss_tui.rate_limiter import RateLimiter

SILENT_PACKETS: Final = 8
"""Packets before the keys are exchanged: two, and a client may have guessed or ignored some."""
REKEYS_AT_ONCE: Final = 6
LONGEST_PAUSE: Final = 60.0
"""Seconds that a client may have to wait for new keys; one that is owed more is turned away."""


class Handshake:
    """Watches one connection from its first byte to its login, and its later exchanges of keys."""

    def __init__(
        self,
        connection: asyncssh.SSHServerConnection,
        limits: Limits,
        limiter: ConnectionLimiter,
        stranger: Stranger,
        turn_away: Callable[[Refusal], None],
    ) -> None:
        """`turn_away` ends the connection."""
        self._connection = connection
        self._limits = limits
        self._limiter = limiter
        self._stranger = stranger
        self._turn_away = turn_away
        self._known = False
        self._gone = False
        self._exchanges = 0
        self._packets = 0
        self._bytes = 0
        self._turn: Turn | None = None
        self._rekeys = RateLimiter(limits.rekeys_a_minute / 60, REKEYS_AT_ONCE)
        self._loop = asyncio.get_running_loop()
        self._timer = self._after(limits.handshake_seconds, SILENT)
        before_received(connection, self._received)
        before_exchange(connection, self._may_exchange)
        after_packet(connection, self._took)

    def asked(self) -> None:
        """Know that the client says who it is: a person may be typing a password."""
        self._stranger.stage = Stage.ASKED

    def done(self) -> None:
        """Know who it is: from now on the keys alone are watched."""
        self._known = True
        self._timer.cancel()

    def lost(self) -> None:
        """Wait for nothing any more."""
        self._gone = True
        self._timer.cancel()
        if self._turn is not None:
            self._turn.cancel()

    def _after(self, seconds: float, refusal: Refusal) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, partial(self._end, refusal))

    def _end(self, refusal: Refusal) -> None:
        if not self._gone:
            self.lost()
            self._turn_away(refusal)

    def _received(self, data: bytes) -> None:
        """Count bytes, before anything is done with them."""
        if self._known or self._gone:
            return
        self._bytes += len(data)
        most = self._limits.login_bytes
        if self._bytes > most or not self._limiter.may_send(self._stranger.source, len(data)):
            self._end(TOO_MUCH)

    def _took(self) -> bool:
        """Count a packet; return whether the next one is to be read."""
        if self._known:
            return True
        if self._stranger.stage is Stage.SILENT and self._has_keys:
            self._stranger.stage = Stage.EXCHANGED
            self._timer.cancel()
            self._timer = self._after(self._limits.login_seconds, TOO_SLOW)
        self._packets += 1
        silent = self._stranger.stage is Stage.SILENT
        most = SILENT_PACKETS if silent else self._limits.login_packets
        if self._packets > most or not self._limiter.may_send_packet(self._stranger.source):
            self._end(TOO_MUCH)
        return not self._gone

    @property
    def _has_keys(self) -> bool:
        """Whether this side has given its part of the key exchange, which is all its work.

        The client may still take its time: its person is asked whether they know the host.
        """
        return self._connection.get_extra_info("send_cipher") is not None

    async def _may_exchange(self) -> None:
        """Wait until the keys may be exchanged."""
        if self._known:
            owed = self._rekeys.charge()
            if owed > LONGEST_PAUSE:
                self._end(REKEYS)
            else:
                await asyncio.sleep(owed)
            return
        self._exchanges += 1
        if self._exchanges > 1:
            self._end(REKEYED)
            return
        self._timer.cancel()  # from here on the client waits for the host
        self._turn = self._limiter.exchanges.turn(self._stranger.source)
        await asyncio.wait((self._turn,))
        if not self._gone:
            self._timer = self._after(self._limits.handshake_seconds, SILENT)
