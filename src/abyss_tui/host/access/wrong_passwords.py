"""Wrong passwords: each makes the next one slower, and too many shut an address out for a while."""

from time import monotonic
from typing import Final

from abyss_tui.host.access.networks import ByNetwork

FIRST_DELAY: Final = 0.25
"""Seconds that the answer to a first wrong password takes; twice as long for each further one.

Whoever mistypes does not notice it; a list of words takes days.
"""
LONGEST_DELAY: Final = 8.0
"""Seconds at most: meanwhile the connection takes one of the few places for strangers."""
TOO_MANY: Final = 20
"""Wrong passwords of one address until it is shut out."""
SHUT_OUT: Final = 600.0
"""Seconds for which it is; a wrong password is forgotten after as long."""


class WrongPasswords:
    """Counts the wrong passwords of each address.

    This is no rate: each try costs twice as much as the one before, and only a long silence or the
    right password makes up for them.
    """

    def __init__(self, first_delay: float = FIRST_DELAY) -> None:
        self._first_delay = first_delay
        self._counted = ByNetwork[tuple[int, float]]()
        """How many came from there, and when the last one did."""

    def shut_out(self, address: str) -> bool:
        """Whether nobody from there may try any more; the right password would not help."""
        return self._count(address) >= TOO_MANY

    def wrong(self, address: str) -> float:
        """Count a wrong password; return how many seconds its answer has to wait."""
        count = self._count(address) + 1
        self._counted.keep(address, (count, monotonic()))
        return min(self._first_delay * 2.0 ** (count - 1), LONGEST_DELAY)

    def right(self, address: str) -> None:
        """Forget the wrong passwords of an address from which the right one came."""
        self._counted.forget(address)

    def _count(self, address: str) -> int:
        count, last = self._counted.get(address) or (0, 0.0)
        return count if monotonic() - last < SHUT_OUT else 0
