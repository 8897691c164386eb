"""Ends a connection so that its client can read why.

A socket that is closed while something of its client is unread breaks the connection, and the last
words can be lost on the way. So it stays open until the client has closed it, or a moment has
passed; what still comes is thrown away.
"""

import asyncio
import unicodedata
from typing import Final

import asyncssh

from abyss_tui.host.ssh.asyncssh_private import replace_transport, transport_of

LINGER: Final = 2.0
"""Seconds for which the client may read."""
MOST: Final = 64
"""Connections that are ended like this at the same time; more are broken without a word."""
UNREAD: Final = 64 * 1024
"""Bytes that are thrown away until the connection is broken."""
_APOSTROPHES: Final = str.maketrans("’‘“”", "''\"\"")

_lingering: set["_Farewell"] = set()


def part(connection: asyncssh.SSHServerConnection, code: int, words: str) -> None:
    """End a connection; the client shows the words, as far as it shows any."""
    transport = transport_of(connection)
    if transport is None or transport.is_closing():
        return
    if len(_lingering) >= MOST:
        connection.abort()
        return
    replace_transport(connection, _Farewell(transport))  # from here on nothing more is read of it
    connection.disconnect(code, plain_letters(words))


def plain_letters(words: str) -> str:
    """Return words in ASCII: OpenSSH shows every other byte of a server's reason as a number."""
    decomposed = unicodedata.normalize("NFKD", words.translate(_APOSTROPHES))
    return decomposed.encode("ascii", "ignore").decode()


class _Farewell(asyncio.Protocol):
    """What is left of a connection: what a `SSHConnection` needs of a transport to end."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._thrown_away = 0
        self._end = asyncio.get_running_loop().call_later(LINGER, self._over)
        _lingering.add(self)
        transport.set_protocol(self)
        transport.resume_reading()

    def write(self, data: bytes) -> None:
        """Send the last words."""
        self._transport.write(data)

    def is_closing(self) -> bool:
        """Say that nothing is to be begun any more."""
        return True

    def abort(self) -> None:
        """Go on waiting for the client to close the connection."""

    def data_received(self, data: bytes) -> None:
        """Throw it away."""
        self._thrown_away += len(data)
        if self._thrown_away > UNREAD:
            self._transport.abort()

    def _over(self) -> None:
        _lingering.discard(self)
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has read, or never will."""
        _lingering.discard(self)
        self._end.cancel()
