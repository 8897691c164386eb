"""Who may take how much of the event loop that all share: what somebody wants beyond that waits.

Work is counted in seconds of a processor, by what a thing is known to cost. What an account does
within its own share is never held up, whatever others do, from its address or any other. What goes
beyond is taken from that of its address, then from what is left for all: there it waits in line.
So a flood takes no more than its shares, however many lines it comes on.
"""

from typing import Final
from weakref import WeakValueDictionary

from abyss_tui.host.access.networks import network_of
from abyss_tui.rate_limiter import RateLimiter

OF_AN_ACCOUNT: Final = 0.04
"""Of a processor: eight keys a second without end."""
OF_AN_ADDRESS: Final = 0.1
OF_ALL: Final = 0.15
BURST: Final = 3.0
"""Seconds of a share that may be taken at once: two dozen keys of an account."""

KEY: Final = 0.005
"""Seconds of work that a key or a click makes, with all that is painted for it."""
CHARACTER: Final = 1e-6
"""Seconds that each character of a paste makes."""
CELL: Final = 1e-6
"""Seconds that each cell of a screen makes that is laid out in a new size."""


class _Bucket(RateLimiter):
    """A share, as long as anybody has it."""

    __slots__ = ("__weakref__",)

    def __init__(self, share: float) -> None:
        super().__init__(share, share * BURST)


class Share:
    """What one session may take: with all of its account, of its address, of everybody."""

    def __init__(self, account: _Bucket, address: _Bucket, common: _Bucket) -> None:
        self._account = account
        self._address = address
        self._common = common

    def wait(self, work: float) -> float:
        """Take so many seconds of work; return the seconds until the next may be asked for."""
        if self._account.allows(work) or self._address.allows(work):
            return 0.0
        return self._common.charge(work)


class Shares:
    """The shares of all sessions of a host."""

    def __init__(self) -> None:
        self._accounts: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._addresses: WeakValueDictionary[str, _Bucket] = WeakValueDictionary()
        self._common = _Bucket(OF_ALL)

    def of(self, account: str | None, address: str) -> Share:
        """Return the share of a session; guests without a key each count as an account."""
        own = _Bucket(OF_AN_ACCOUNT)
        if account is not None:
            own = self._accounts.setdefault(account, own)
        near = self._addresses.setdefault(network_of(address), _Bucket(OF_AN_ADDRESS))
        return Share(own, near, self._common)
