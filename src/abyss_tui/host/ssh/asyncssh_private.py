"""The private parts of asyncssh that the host uses, and nothing else of it uses any.

All of them hold limits on what strangers may take. So none can be done without: a host where one is
gone does not start.
"""

import asyncio
from collections.abc import Callable
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
        "asyncssh.channel",
        "SSHServerChannel._env",
        "a client that sends variables without end fills no memory",
        set_by="__init__",
    ),
)

Received: TypeAlias = Callable[[bytes, Any], None]
"""Takes bytes from the network, and what kind of data they are."""


def transport_of(connection: "asyncssh.SSHServerConnection") -> asyncio.Transport:
    """Return what carries a connection that has just been made, below its encryption."""
    transport = connection._transport
    assert transport is not None
    return transport


def before_received(
    connection: "asyncssh.SSHServerConnection", look: Callable[[bytes], None]
) -> None:
    """Call this with all bytes from the network, before asyncssh decrypts them."""
    take: Received = connection.data_received

    def received(data: bytes, datatype: Any = None) -> None:
        look(data)
        take(data, datatype)

    connection.data_received = received  # type: ignore[method-assign]


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
