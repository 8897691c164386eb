"""Who may exchange keys now: each exchange takes time of those who play, unpaid for.

Where more come than may, the networks take turns: one that comes with many connections waits for
itself.
"""

import asyncio
from collections import deque
from typing import Final, TypeAlias

from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.networks import RateByNetwork, network_of
from abyss_tui.rate_limiter import RateLimiter

AT_ONCE: Final = 2
"""Exchanges without a pause between them, in all: who plays beside them waits for as many."""
AT_ONCE_PER_ADDRESS: Final = 16
"""As many as one address may have connections."""
AGAIN: Final = 0.02
"""Seconds after which it is looked again whether somebody may."""

Turn: TypeAlias = "asyncio.Future[None]"
"""Is done when it is somebody's turn; who does not want it any more cancels it."""


class ExchangeQueue:
    """Gives turns."""

    def __init__(self, limits: Limits) -> None:
        self._in_all = RateLimiter(limits.exchanges_a_second, AT_ONCE)
        self._by_network = RateByNetwork(
            limits.exchanges_per_address, min(AT_ONCE_PER_ADDRESS, limits.exchanges_per_address)
        )
        self._waiting: dict[str, deque[Turn]] = {}
        """By network, the one whose turn is next first."""
        self._timer: asyncio.TimerHandle | None = None

    def turn(self, source: str) -> Turn:
        """Return the turn of a connection."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network_of(source), deque()).append(turn)
        if self._timer is None:
            self._give()
        return turn

    def _give(self) -> None:
        """Give all turns that can be given, and look again later if some are left."""
        self._timer = None
        while self._in_all.has() and self._give_one():
            self._in_all.charge()
        if self._waiting:
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._give)

    def _give_one(self) -> bool:
        """Give a turn to the next network that may have one; return whether there was one."""
        for network, turns in list(self._waiting.items()):
            while turns and turns[0].done():  # it has gone meanwhile
                turns.popleft()
            if turns and not self._by_network.of(network).allows():
                continue
            del self._waiting[network]
            if turns:
                turns.popleft().set_result(None)
                if turns:
                    self._waiting[network] = turns  # behind all others
                return True
        return False
