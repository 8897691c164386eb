"""What was said in a room, for those who come back to it; it is kept in memory alone."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from abyss_tui.lobby.rooms.news import Said

KEPT: Final = 100
"""So many lines are kept."""


class Spoken:
    """The last lines of chat, each with the accounts that it was said to."""

    def __init__(self) -> None:
        self._lines: deque[tuple[Said, frozenset[str]]] = deque(maxlen=KEPT)

    def add(self, line: Said, to: Iterable[str]) -> None:
        """Keep a line that was said to these accounts."""
        self._lines.append((line, frozenset(to)))

    def to(self, account: str) -> tuple[Said, ...]:
        """Return the lines that were said to an account: nobody learns what was said before."""
        return tuple(line for line, accounts in self._lines if account in accounts)
