"""Links of one use: whoever opens one makes a browser theirs, with the account that made it."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

LASTS: Final = 300.0
"""Seconds for which a link can be used."""
MOST: Final = 1000
"""Links that wait; one more, and the oldest is forgotten."""


class Links:
    """The links that were made and not used."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: dict[str, tuple[str, float]] = {}
        """Whose account it opens and until when, by the digest of its code."""

    def make(self, account: str) -> str:
        """Return the code of a new link to an account; one that it made before ends."""
        for digest in [each for each, (whose, _) in self._waiting.items() if whose == account]:
            del self._waiting[digest]
        if len(self._waiting) >= MOST:
            del self._waiting[next(iter(self._waiting))]
        code = secrets.token_urlsafe(16)
        self._waiting[_digest(code)] = account, self._clock() + LASTS
        return code

    def whose(self, code: str) -> str | None:
        """Return whose account a code would open; looking at it uses nothing."""
        account, until = self._waiting.get(_digest(code), (None, 0.0))
        return account if self._clock() <= until else None

    def use(self, code: str) -> str | None:
        """Return whose account a code opens, once; None for one that is unknown, used or late."""
        account, until = self._waiting.pop(_digest(code), (None, 0.0))
        return account if self._clock() <= until else None


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
