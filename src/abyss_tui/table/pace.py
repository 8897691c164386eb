"""The pace at which bots play, so that a person can follow them."""

import asyncio
from collections.abc import Mapping
from typing import Final

PAUSES: Final[Mapping[str, float]] = {"off": 0.0, "quick": 0.5, "normal": 1.2}
"""The seconds from one move in a bot's turn to the next, by the value of the setting."""


class Pace:
    """Lets bots wait between their moves, unless somebody hastens them."""

    def __init__(self, seconds: float = 0.0) -> None:
        """Let them wait so many seconds from one change at the table to the next move."""
        self.seconds = seconds
        self._hastened = asyncio.Event()

    def hasten(self) -> None:
        """Wait no more until a person is asked."""
        self._hastened.set()

    def slow_again(self) -> None:
        """Wait again: a person is asked."""
        self._hastened.clear()

    async def rest(self, since: float) -> None:
        """Wait until the table has stood still for long enough since this time of the loop."""
        left = since + self.seconds - asyncio.get_running_loop().time()
        if left > 0:
            try:
                await asyncio.wait_for(self._hastened.wait(), left)
            except TimeoutError:
                return
