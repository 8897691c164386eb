"""How often something may happen: a token bucket, which fills by itself and is emptied by use."""

from time import monotonic


class RateLimiter:
    """So much a second in the long run, and a burst of some of it at once.

    Two ways to use it. Who can be made to wait is charged (`charge`): what was not there is owed,
    and they wait until it is made up for. Who can only be refused asks (`allows`): a refusal costs
    nothing, so whoever comes again in time is let through.
    """

    __slots__ = ("_at", "_full", "_left", "a_second")

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second = a_second
        self._full = burst
        self._left = burst
        self._at = monotonic()

    def charge(self, amount: float = 1) -> float:
        """Use some; return the seconds until it is made up for, 0 if it was there."""
        self._fill()
        self._left -= amount
        return 0.0 if self._left >= 0 else -self._left / self.a_second

    def allows(self, amount: float = 1) -> bool:
        """Use some if it is there; return whether it was."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def has(self, amount: float = 1) -> bool:
        """Whether so much could be used now."""
        self._fill()
        return self._left >= amount

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self.a_second)
        self._at = now
