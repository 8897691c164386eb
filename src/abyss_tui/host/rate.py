"""How often something may happen: a bucket that fills by itself and is emptied by use."""

from time import monotonic


class Rate:
    """So much a second in the long run, and a burst of some of it at once."""

    __slots__ = ("_at", "_full", "_left", "a_second")

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second = a_second
        self._full = burst
        self._left = burst
        self._at = monotonic()

    def take(self, amount: float = 1) -> float:
        """Take some; return how many seconds it takes until it is made up for, 0 if it was there.

        What was not there is owed.
        """
        now = monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self.a_second) - amount
        self._at = now
        return 0.0 if self._left >= 0 else -self._left / self.a_second
