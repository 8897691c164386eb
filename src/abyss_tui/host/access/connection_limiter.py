"""How many connections and sessions there are: in all, of one address, and of one account."""

import asyncio
from collections import Counter
from typing import Final

from abyss_tui.host.access.counting import one_less
from abyss_tui.host.access.exchange_queue import ExchangeQueue
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.networks import RateByNetwork, network_of
from abyss_tui.host.access.refusals import FULL, FULL_HERE, STRANGERS_HERE, TOO_OFTEN, Refusal
from abyss_tui.host.access.strangers import Stranger, Strangers

TOLD: Final = 30
"""Refused connections of an address within a minute that get a word; more are only closed."""


class ConnectionLimiter:
    """Counts connections and sessions, and says which one more would be too many.

    Addresses are sources, as `JumpHosts` has them.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: Counter[str] = Counter()
        self._strangers = Strangers()
        self._sessions: Counter[str] = Counter()
        self._arrivals = RateByNetwork(limits.arrivals_per_address)
        self._packets = RateByNetwork(limits.login_packets_per_address)
        self._bytes = RateByNetwork(limits.login_bytes_per_address)
        self._keys = RateByNetwork(limits.keys_per_address)
        self._told = RateByNetwork(TOLD)
        self.exchanges = ExchangeQueue(limits)
        self.empty = asyncio.Event()
        """Set when the last connection goes."""

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self._connections.total()

    def why_refused(self, address: str) -> Refusal | None:
        """Return why one more connection from an address cannot be taken, None if it can.

        Where it can be because a stranger makes way, that stranger has gone.
        """
        # Counting is cheap and comes first. Only who passes it is charged as an arrival: a full
        # host must not shut out, for minutes to come, those who try again.
        limits = self._limits
        if self._connections[network_of(address)] >= limits.connections_per_address:
            return FULL_HERE
        way = self._who_makes_way(address)
        if isinstance(way, Refusal):
            return way
        if self._arrivals.of(address).charge() > 0:  # what was refused is owed, too
            return TOO_OFTEN
        if way is not None:
            way.make_way()
        return None

    def _who_makes_way(self, address: str) -> Stranger | Refusal | None:
        """Return who has to go so that somebody can come, None if nobody; or why nobody can."""
        strangers, limits = self._strangers, self._limits
        if strangers.of_network(address) >= limits.strangers_per_address:
            return strangers.oldest_silent(address) or STRANGERS_HERE
        if self.connections >= limits.connections:
            return strangers.first_to_go() or FULL
        return strangers.first_to_go() if len(strangers) >= limits.strangers else None

    def opened(self, stranger: Stranger) -> None:
        """Count a new connection, of somebody who is not known yet."""
        self._connections[network_of(stranger.source)] += 1
        self._strangers.add(stranger)

    def identified(self, stranger: Stranger) -> None:
        """Count one stranger less: they said who they are, or they go."""
        self._strangers.remove(stranger)

    def closed(self, stranger: Stranger) -> None:
        """Count a connection less."""
        self._strangers.remove(stranger)
        one_less(self._connections, network_of(stranger.source))
        if not self._connections:
            self.empty.set()

    def may_be_told(self, address: str) -> bool:
        """Whether somebody who is refused is told why, and the audit log is told of it."""
        return self._told.of(address).allows()

    def may_send(self, address: str, size: int) -> bool:
        """Whether a stranger may send so many bytes more."""
        return self._bytes.of(address).allows(size)

    def may_send_packet(self, address: str) -> bool:
        """Whether a stranger may send a packet more."""
        return self._packets.of(address).allows()

    def may_offer_key(self, address: str) -> bool:
        """Whether a stranger may offer a key more."""
        return self._keys.of(address).allows()

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
            one_less(self._sessions, account)
