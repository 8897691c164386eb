"""How often something may be done."""

from collections import deque
from time import monotonic

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused


class Throttle:
    """So many times in so many seconds."""

    def __init__(self, times: int, seconds: float) -> None:
        self._times = times
        self._seconds = seconds
        self._when: deque[float] = deque()

    def count(self) -> None:
        """Count one more. Raises Refused when that is too much."""
        now = monotonic()
        while self._when and now - self._when[0] > self._seconds:
            self._when.popleft()
        if len(self._when) >= self._times:
            raise Refused(Code.TOO_FAST, Message("That is too fast: wait a moment."))
        self._when.append(now)
