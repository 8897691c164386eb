"""Who may take how much of the event loop that all share: what somebody wants beyond that waits.

Work is counted in seconds of a processor: at first by what a thing costs at least, and by what it
really took as soon as that is known. What an account does within its own share is never held up,
whatever others do, unless very many of one address flood at once. What goes beyond is taken from
that of its address, then from what is left for all: there it waits in line. So a flood takes no
more than its shares, however many lines it comes on.
"""

from typing import Final
from weakref import WeakValueDictionary

from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.networks import network_of
from abyss_tui.rate_limiter import RateLimiter

OF_AN_ACCOUNT: Final = 0.08
"""Of a processor: sixteen keys a second without end, and on a slow machine five."""
OF_EACH_CONNECTION: Final = 0.01
"""Of a processor, for each connection that an address may have: what all accounts there may take
together as their own. It is enough for two keys a second of everybody."""
OF_AN_ADDRESS: Final = 0.05
OF_ALL: Final = 0.1
BURST: Final = 3.0
"""Seconds of a share that may be taken at once: four dozen keys of an account."""

KEY: Final = 0.005
"""Seconds of work that a key or a click makes at least, with all that is painted for it."""
MOST: Final = 0.1
"""Seconds that are counted of what a session did after an event: what others do is shown, too."""
CHARACTER: Final = 1e-6
"""Seconds that each character of a paste makes."""
CELL: Final = 1e-6
"""Seconds that each cell of a screen makes that is laid out in a new size."""
PACKETS_OF_EACH: Final = 0.002
"""Of a processor, for each connection that an address may have: to decrypt what comes from there
beyond what each connection may send."""
OF_SIZES: Final = 0.004
"""Of a processor that a session may always take for new sizes of its window."""
OF_SIZES_OF_AN_ADDRESS: Final = 0.02
SIZES_AT_ONCE: Final = 0.1
"""Seconds of it that may be taken at once: nobody else is served while a size is laid out."""


class _Bucket(RateLimiter):
    """A share, as long as anybody has it."""

    __slots__ = ("__weakref__",)

    def __init__(self, share: float, burst: float | None = None) -> None:
        super().__init__(share, share * BURST if burst is None else burst)


class Share:
    """What one session may take: with all of its account, of its address, of everybody."""

    def __init__(
        self,
        account: _Bucket,
        accounts: _Bucket,
        address: _Bucket,
        common: _Bucket,
        sizes: _Bucket,
    ) -> None:
        """`accounts` is what all of the address may take as their own, `address` what is beyond."""
        self._account = account
        self._accounts = accounts
        self._address = address
        self._common = common
        self._own_sizes = _Bucket(OF_SIZES, SIZES_AT_ONCE)
        self._sizes = sizes
        self._taken = 0.0
        """What was really taken when it was last asked."""
        self._paid = self._open = 0.0
        """What was counted since then in advance, and how much more may be counted."""

    def wait(self, work: float, most: float | None = None) -> float:
        """Take so many seconds of work; return the seconds until the next may be asked for.

        `most` are the seconds that may be counted in the end; else `MOST` for as much as a key.
        """
        self._paid += work
        self._open = min(MOST, self._open + (work * MOST / KEY if most is None else most))
        return self._take(work)

    def wait_for_size(self, cells: int) -> float:
        """Lay out a size of so many cells; return the seconds until the next may be laid out."""
        work = KEY + CELL * cells
        wait = 0.0 if self._own_sizes.allows(work) else self._sizes.charge(work)
        return max(wait, self.wait(work))

    def settle(self, taken: float) -> float:
        """Count what was really taken, since the session began; return the seconds to wait."""
        more, self._taken = taken - self._taken, taken
        self._paid, more = max(0.0, self._paid - more), min(self._open, more - self._paid)
        if more <= 0:
            return 0.0
        self._open -= more
        return self._take(more)

    def _take(self, work: float) -> float:
        if self._account.has(work) and self._accounts.allows(work):
            self._account.charge(work)
            return 0.0
        return 0.0 if self._address.allows(work) else self._common.charge(work)


class Shares:
    """The shares of all sessions of a host."""

    def __init__(self, limits: Limits) -> None:
        """Who lets more people in from one address, as in a school, gives them more together."""
        self._of_accounts = OF_EACH_CONNECTION * limits.connections_per_address
        self._of_packets = PACKETS_OF_EACH * limits.connections_per_address
        self._accounts: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._together: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._addresses: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._sizes: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._packets: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._common = _Bucket(OF_ALL)

    def of(self, account: str | None, address: str) -> Share:
        """Return the share of a session; guests without a key each count as an account."""
        own = _Bucket(OF_AN_ACCOUNT)
        if account is not None:
            own = self._accounts.setdefault(account, own)
        network = network_of(address)
        together = self._together.setdefault(network, _Bucket(self._of_accounts))
        near = self._addresses.setdefault(network, _Bucket(OF_AN_ADDRESS))
        sizes = self._sizes.setdefault(network, _Bucket(OF_SIZES_OF_AN_ADDRESS, SIZES_AT_ONCE))
        return Share(own, together, near, self._common, sizes)

    def packets_of(self, address: str) -> RateLimiter:
        """Return what the connections of an address may take together of what packets take."""
        packets = _Bucket(self._of_packets)
        return self._packets.setdefault(network_of(address), packets)
