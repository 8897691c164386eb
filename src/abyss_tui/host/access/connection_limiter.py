"""How many connections and sessions there are: in all, of one address, and of one account."""

import asyncio
from collections import Counter

from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.networks import ByNetwork, network_of
from abyss_tui.rate_limiter import RateLimiter


class ConnectionLimiter:
    """Counts connections and sessions, and says which one more would be too many."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: Counter[str] = Counter()
        self._strangers: Counter[str] = Counter()
        self._sessions: Counter[str] = Counter()
        self._arrivals = ByNetwork[RateLimiter]()
        self.empty = asyncio.Event()
        """Set when the last connection goes."""

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self._connections.total()

    def why_refused(self, address: str) -> str:
        """Return why one more connection from an address cannot be taken, "" if it can."""
        limits, network = self._limits, network_of(address)
        # Counting is cheap and comes first. Only who passes it is charged as an arrival: a full
        # host must not shut out, for minutes to come, those who try again.
        if self.connections >= limits.connections:
            return "too many connections"
        if self._connections[network] >= limits.connections_per_address:
            return "too many connections from this address"
        if self._strangers.total() >= limits.strangers:
            return "too many that have not said who they are"
        if self._strangers[network] >= limits.strangers_per_address:
            return "too many from this address that have not said who they are"
        if self._arrivals_from(address).charge() > 0:  # what was refused is owed, too
            return "too many connections within a minute from this address"
        return ""

    def _arrivals_from(self, address: str) -> RateLimiter:
        """Return how fast this address may come."""
        limit = self._limits.arrivals_per_address
        arrivals = self._arrivals.get(address) or RateLimiter(limit / 60, limit)
        self._arrivals.keep(address, arrivals)
        return arrivals

    def opened(self, address: str) -> None:
        """Count a new connection, of somebody who is not known yet."""
        self._connections[network_of(address)] += 1
        self._strangers[network_of(address)] += 1

    def identified(self, address: str) -> None:
        """Count one stranger less: they said who they are."""
        _one_less(self._strangers, network_of(address))

    def closed(self, address: str) -> None:
        """Count a connection less."""
        _one_less(self._connections, network_of(address))
        if not self._connections:
            self.empty.set()

    def begin_session(self, account: str | None) -> bool:
        """Count a session of an account; return whether it may have one more."""
        if account is None:
            return True
        if self._sessions[account] >= self._limits.sessions_per_account:
            return False
        self._sessions[account] += 1
        return True

    def end_session(self, account: str | None) -> None:
        """Count a session of an account less."""
        if account is not None:
            _one_less(self._sessions, account)


def _one_less(counted: Counter[str], what: str) -> None:
    counted[what] -= 1
    if counted[what] <= 0:
        del counted[what]
