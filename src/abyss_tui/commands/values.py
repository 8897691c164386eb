"""What the values of options must be: each reads one, or raises BadUsage with the reason."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message

LONGEST_THOUGHT: Final = 60
"""The seconds that a bot can be given for a decision at most."""
LAST_PORT: Final = 65_535
Read: TypeAlias = Callable[[str], object]
"""Reads a value. Raises BadUsage for what cannot be meant."""


def seconds(text: str) -> float:
    """Read a time in seconds: 0 lets a bot think no further than rules of thumb."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= LONGEST_THOUGHT:
        said = "{value} is no number of seconds from 0 to {most}"
        raise BadUsage(Message(said, value=text, most=LONGEST_THOUGHT))
    return found


def whole_number(text: str) -> int:
    """Read a whole number, which may be below 0."""
    try:
        return int(text)
    except ValueError:
        raise BadUsage(Message("{value} is no whole number", value=text)) from None


def number_of_games(text: str) -> int:
    """Read how many games: a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise BadUsage(Message("{value} is no number of games", value=text))
    return int(text)


def number_of_processes(text: str) -> int:
    """Read how many processes: a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise BadUsage(Message("{value} is no number of processes", value=text))
    return int(text)


def port(text: str) -> int:
    """Read the number of a port; 0 is any free one."""
    if not text.isdecimal() or int(text) > LAST_PORT:
        said = "{value} is no port: it is a number from 0 to {last}"
        raise BadUsage(Message(said, value=text, last=LAST_PORT))
    return int(text)


def web_port(text: str) -> tuple[str, int]:
    """Read where browsers are served: a port of this machine itself, or an address before it."""
    address, _, number = text.rpartition(":")
    return ip_address(address.strip("[]")) if address else "127.0.0.1", port(number)


def ip_address(text: str) -> str:
    """Read an address, without looking up any name."""
    import ipaddress

    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        said = "{value} is no address such as 192.0.2.7"
        raise BadUsage(Message(said, value=text)) from None


def scheduler(text: str) -> str:
    """Read where the scheduler of a cluster is: a host and a port, also after tcp:// or tls://."""
    host, _, number = text.rpartition(":")
    if not host or not number.isdecimal():
        said = "{value} is no address such as tcp://10.0.0.5:8786"
        raise BadUsage(Message(said, value=text))
    return text


READERS: Final[Mapping[str, Read]] = {
    read.__name__: read
    for read in (
        seconds,
        whole_number,
        number_of_games,
        number_of_processes,
        port,
        web_port,
        ip_address,
        scheduler,
    )
}
"""By the names that options call them by."""
