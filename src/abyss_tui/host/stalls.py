"""A watch on the event loop that all players share: whatever holds it up is written down."""

import asyncio
import logging
from typing import Final

log = logging.getLogger(__name__)

TICK: Final = 0.025
"""Seconds between two looks."""
TOO_LONG: Final = 0.05
"""Seconds for which everybody may have to wait."""


class Stalls:
    """Measures how long the event loop was held up."""

    def __init__(self) -> None:
        self.longest = 0.0
        """Seconds of the longest stall so far."""
        self.count = 0
        """How many were too long."""

    async def watch(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            late = loop.time() - due
            self.longest = max(self.longest, late)
            if late > TOO_LONG:
                self.count += 1
                log.warning("The event loop was held up for %.0f ms", late * 1000)
