"""Wrong passwords: each makes the next one slower, and too many shut an address out for a while.

Out of passwords, that is: keys may always try.
"""

from time import monotonic
from typing import Final

from abyss_tui.host.access.jump_hosts import behind_jump_host
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.networks import ByNetwork

FIRST_DELAY: Final = 0.25
"""Seconds that the answer to a first wrong password takes; twice as long for each further one.

Whoever mistypes does not notice it; a list of words takes days.
"""
LONGEST_DELAY: Final = 8.0
"""Seconds at most: meanwhile the connection takes one of the few places for strangers."""
_BEHIND: Final = "all jump hosts"


class WrongPasswords:
    """Counts the wrong passwords of each address, or connection of a jump host.

    This is no rate: each try costs twice as much as the one before, and only a long silence or the
    right password makes up for them.
    """

    def __init__(self, limits: Limits | None = None, first_delay: float = FIRST_DELAY) -> None:
        """Of the `limits` it keeps those of wrong passwords."""
        self._limits = limits or Limits()
        self._first_delay = first_delay
        self._counted = ByNetwork[tuple[int, float]]()
        """How many came from there, and when the last one did."""

    def shut_out(self, address: str) -> bool:
        """Whether nobody from there may try any more; the right password would not help."""
        most, most_behind = self._limits.wrong_passwords, self._limits.wrong_passwords_behind
        behind = behind_jump_host(address) and self._count(_BEHIND) >= most_behind
        return behind or self._count(address) >= most

    def wrong(self, address: str) -> float:
        """Count a wrong password; return how many seconds its answer has to wait."""
        count = self._count(address) + 1
        self._counted.keep(address, (count, monotonic()))
        if behind_jump_host(address):
            self._counted.keep(_BEHIND, (self._count(_BEHIND) + 1, monotonic()))
        return min(self._first_delay * 2.0 ** (count - 1), LONGEST_DELAY)

    def right(self, address: str) -> None:
        """Forget the wrong passwords of an address from which the right one came."""
        self._counted.forget(address)

    def _count(self, address: str) -> int:
        count, last = self._counted.get(address) or (0, 0.0)
        return count if monotonic() - last < self._limits.shut_out_seconds else 0
