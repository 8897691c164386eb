"""The wire of a visit from a browser: its WebSocket, as far as a visit needs it."""

import asyncio
from contextlib import suppress
from typing import Any, Final, Protocol

from aiohttp import web

QUEUED: Final = 64 * 1024
"""Bytes that may wait for a browser until nothing more is painted."""
OVER: Final = 4000
"""The code with which a line ends that need not be called again."""


class Stall(Protocol):
    """Takes whether the other side takes nothing more for now."""

    def __call__(self, *, stalled: bool) -> None: ...


def _not_told(*, stalled: bool) -> None:
    """Tell nobody: there is no visit yet."""


class SocketWire:
    """Collects what is written and sends it as fast as the browser takes it."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._waiting = bytearray()
        self._told: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._stalled = False
        self.over = False
        """Whether the host ends this line, once everything is sent."""
        self.stall: Stall = _not_told
        """Is told when the browser takes nothing more for now, and when it does again."""
        self.reading = asyncio.Event()
        """Set while what comes is wanted."""
        self.reading.set()

    def write(self, data: bytes) -> None:
        """Send bytes; they are passed over once the browser has gone."""
        if self.over:
            return
        self._waiting += data
        self._news.set()
        if len(self._waiting) > QUEUED and not self._stalled:
            self._stalled = True
            self.stall(stalled=True)

    def tell(self, **told: Any) -> None:
        """Tell the page something, behind what was written before."""
        self._told.append(told)
        self._news.set()

    def tell_turn(self, *, decides: bool) -> None:
        """Tell the page whether somebody there must decide."""
        self.tell(turn=decides)

    def pause_reading(self) -> None:
        """Let what comes wait in the network."""
        self.reading.clear()

    def resume_reading(self) -> None:
        """Go on receiving."""
        self.reading.set()

    def finish(self, **told: Any) -> None:
        """Send what waits, tell the page why its line ends, and end it."""
        if not self.over:
            self.tell(**told)
            self.over = True

    async def run(self) -> None:
        """Send what waits, until it is over or the browser has gone."""
        with suppress(ConnectionError):
            while not self.over:
                await self._news.wait()
                self._news.clear()
                await self._send()
            await self._send()
            await self._socket.close(code=OVER)

    async def _send(self) -> None:
        while self._waiting:
            data, self._waiting = bytes(self._waiting), bytearray()
            await self._socket.send_bytes(data)
        told, self._told = self._told, []
        for each in told:
            await self._socket.send_json(each)
        if self._stalled and len(self._waiting) < QUEUED // 2:
            self._stalled = False
            self.stall(stalled=False)
