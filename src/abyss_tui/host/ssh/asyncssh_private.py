"""The private parts of asyncssh that the host uses, and nothing else of it uses any.

All of them hold limits on what strangers may take. So none can be done without: a host where one is
gone does not start.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from abyss_tui.libraries import Requirement

if TYPE_CHECKING:
    import asyncssh

_CONNECTION: Final = "asyncssh.connection"
REQUIREMENTS: Final = (
    Requirement(
        _CONNECTION,
        "SSHConnection._transport",
        "a connection is refused with a sentence, and read no faster than its limit",
        set_by="connection_made",
    ),
    Requirement(
        _CONNECTION,
        "SSHConnection._recv_handler",
        "a client that sends too much is not read any more",
        set_by="__init__",
    ),
    Requirement(
        _CONNECTION,
        "SSHConnection.data_received",
        "what comes is counted before it is decrypted",
        takes=("self", "data", "datatype"),
    ),
    Requirement(
        _CONNECTION,
        "SSHConnection.pause_writing",
        "nothing is painted for one who does not read",
        takes=("self",),
    ),
    Requirement(_CONNECTION, "SSHConnection.resume_writing", "as above", takes=("self",)),
    Requirement(
        _CONNECTION,
        "SSHConnection.process_packet",
        "keys are exchanged only as often as those who play do not notice",
        takes=("self", "pkttype", "pktid", "packet"),
    ),
    Requirement(
        _CONNECTION,
        "SSHConnection._finish_recv_packet",
        "packets of strangers are counted",
        takes=("self", "pkttype", "seq", "_task", "is_async"),
    ),
    Requirement(
        "asyncssh.channel",
        "SSHServerChannel._env",
        "a client that sends variables without end fills no memory",
        set_by="__init__",
    ),
)

Received: TypeAlias = Callable[[bytes, Any], None]
"""Takes bytes from the network, and what kind of data they are."""
_KEXINIT: Final = 20
"""The number of the packet that begins an exchange of keys (RFC 4253, 12)."""


def transport_of(connection: "asyncssh.SSHServerConnection") -> asyncio.Transport | None:
    """Return what carries a connection, below its encryption; None once it ends."""
    return connection._transport


def before_received(
    connection: "asyncssh.SSHServerConnection", look: Callable[[bytes], None]
) -> None:
    """Call this with all bytes from the network, before asyncssh decrypts them."""
    take: Received = connection.data_received

    def received(data: bytes, datatype: Any = None) -> None:
        look(data)
        take(data, datatype)

    connection.data_received = received  # type: ignore[method-assign]


def after_received(connection: "asyncssh.SSHServerConnection", look: Callable[[], None]) -> None:
    """Call this when asyncssh has dealt with what came from the network."""
    take: Received = connection.data_received

    def received(data: bytes, datatype: Any = None) -> None:
        take(data, datatype)
        look()

    connection.data_received = received  # type: ignore[method-assign]


def before_exchange(
    connection: "asyncssh.SSHServerConnection", may_begin: Callable[[], Awaitable[None]]
) -> None:
    """Wait for this before each exchange of keys that the client begins or answers.

    What comes meanwhile is not looked at. It may raise a DisconnectError, which ends the connection
    with its reason.
    """
    process = connection.process_packet

    async def begun(pkttype: int, pktid: int, packet: Any) -> None:
        await may_begin()
        if connection._transport is None:  # it was closed meanwhile
            return
        result = process(pkttype, pktid, packet)
        if not isinstance(result, bool):
            await result

    def processed(pkttype: int, pktid: int, packet: Any) -> bool | Awaitable[None]:
        if pkttype == _KEXINIT:
            return begun(pkttype, pktid, packet)
        return process(pkttype, pktid, packet)

    connection.process_packet = processed  # type: ignore[method-assign]


def after_packet(connection: "asyncssh.SSHServerConnection", look: Callable[[], bool]) -> None:
    """Call this after each packet; where it returns false, nothing more of the client is read."""
    finish = connection._finish_recv_packet

    def finished(pkttype: int, seq: int, *task: Any, **how: Any) -> None:
        if look():
            finish(pkttype, seq, *task, **how)
        else:
            connection._recv_handler = lambda: False

    connection._finish_recv_packet = finished  # type: ignore[method-assign]


def replace_transport(connection: "asyncssh.SSHServerConnection", transport: Any) -> None:
    """Let a connection use something else to write to and to be closed."""
    connection._transport = transport


def on_unread(
    connection: "asyncssh.SSHServerConnection",
    full: Callable[[], None],
    empty: Callable[[], None],
) -> None:
    """Call these when the network takes nothing more, and when it does again.

    asyncssh does nothing at either: it goes on collecting what is written.
    """
    connection.pause_writing = full  # type: ignore[method-assign]
    connection.resume_writing = empty  # type: ignore[method-assign]


def keep_variables_in(
    channel: "asyncssh.SSHServerChannel[bytes]",
    limited: Callable[[dict[bytes, bytes]], dict[bytes, bytes]],
) -> None:
    """Let the channel keep the variables of its client in another dictionary, made of its own."""
    channel._env = limited(channel._env)
