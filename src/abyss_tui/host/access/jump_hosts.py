"""Machines through which many people come: their address says nothing about who calls."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Final

_PORT: Final = " port "


class JumpHosts:
    """The jump hosts that a host was told of."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        """Raises ValueError if one is no address."""
        self._addresses = frozenset(map(_canonical, addresses))

    def source(self, address: str, port: int) -> str:
        """Return whom the limits count for a connection: its address.

        Of a jump host each connection counts for itself, so its port is added: one person's wrong
        passwords are not another's. What all together may take limits them as it does everybody.
        """
        try:
            known = _canonical(address) in self._addresses
        except ValueError:  # not every transport has an address
            return address
        return f"{address}{_PORT}{port}" if known else address


def behind_jump_host(source: str) -> bool:
    """Whether a source is one connection of a jump host."""
    return _PORT in source


def _canonical(address: str) -> str:
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed)
