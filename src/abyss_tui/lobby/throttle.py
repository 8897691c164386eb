"""Refuses at a host what somebody does too often: chat, passwords of tables, requests."""

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.rate_limiter import RateLimiter


class Throttle:
    """So many times at once, and as many again in so many seconds."""

    def __init__(self, times: int, seconds: float) -> None:
        self._limiter = RateLimiter(times / seconds, times)

    def count(self) -> None:
        """Count one more. Raises Refused when that is too much; then it does not count."""
        if not self._limiter.allows():
            raise Refused(Code.TOO_FAST, Message("That is too fast: wait a moment."))
