"""Addresses as limits count them: by network, and never more of them than can be remembered."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, Generic, TypeVar

from abyss_tui.rate_limiter import RateLimiter

REMEMBERED: Final = 10_000
"""Networks that are remembered at the same time: a stranger with many must not fill the memory."""
T = TypeVar("T")


@lru_cache(maxsize=REMEMBERED)
def network_of(address: str) -> str:
    """Return what counts as one address: of IPv6 the network, anybody has billions in there."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class ByNetwork(Generic[T]):
    """Something for each network; the one that was kept longest ago is forgotten first."""

    def __init__(self) -> None:
        self._kept: dict[str, T] = {}

    def get(self, address: str) -> T | None:
        """Return what is kept for the network of an address, None if nothing is."""
        return self._kept.get(network_of(address))

    def keep(self, address: str, value: T) -> None:
        """Keep something for the network of an address, instead of what was kept."""
        network = network_of(address)
        self._kept.pop(network, None)  # so that it stands last among those to be forgotten
        self._kept[network] = value
        if len(self._kept) > REMEMBERED:
            del self._kept[next(iter(self._kept))]

    def forget(self, address: str) -> None:
        """Keep nothing for the network of an address."""
        self._kept.pop(network_of(address), None)


class RateByNetwork:
    """How often something may happen for each network."""

    def __init__(self, a_minute: float, burst: float | None = None) -> None:
        """Without a burst of its own, all of a minute may happen at once."""
        self._a_minute = a_minute
        self._burst = a_minute if burst is None else burst
        self._kept = ByNetwork[RateLimiter]()

    def of(self, address: str) -> RateLimiter:
        """Return how often it may happen for the network of an address."""
        rate = self._kept.get(address) or RateLimiter(self._a_minute / 60, self._burst)
        self._kept.keep(address, rate)
        return rate
