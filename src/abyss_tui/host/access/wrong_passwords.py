"""Wrong passwords: each makes the next one slower, and too many shut an address out for a while."""

from time import monotonic
from typing import Final

from abyss_tui.host.access.connection_limiter import REMEMBERED, network_of

FIRST_DELAY: Final = 0.25
"""Seconds that the answer to a first wrong password takes; twice as long for each further one."""
LONGEST_DELAY: Final = 8.0
TOO_MANY: Final = 20
"""Wrong passwords of one address until it is shut out."""
SHUT_OUT: Final = 600.0
"""Seconds for which it is; a wrong password is forgotten after as long."""


class WrongPasswords:
    """Counts the wrong passwords of each address."""

    def __init__(self, first_delay: float = FIRST_DELAY) -> None:
        self._first_delay = first_delay
        self._wrong: dict[str, tuple[int, float]] = {}

    def shut_out(self, address: str) -> bool:
        """Whether nobody from there may try any more; the right password would not help."""
        return self._count(network_of(address)) >= TOO_MANY

    def wrong(self, address: str) -> float:
        """Count a wrong password; return how many seconds its answer has to wait."""
        network = network_of(address)
        count = self._count(network) + 1
        self._wrong.pop(network, None)
        self._wrong[network] = (count, monotonic())
        if len(self._wrong) > REMEMBERED:
            del self._wrong[next(iter(self._wrong))]
        return min(self._first_delay * 2.0 ** (count - 1), LONGEST_DELAY)

    def right(self, address: str) -> None:
        """Forget the wrong passwords of an address from which the right one came."""
        self._wrong.pop(network_of(address), None)

    def _count(self, network: str) -> int:
        count, last = self._wrong.get(network, (0, 0.0))
        return count if monotonic() - last < SHUT_OUT else 0
