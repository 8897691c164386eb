"""A watch on the event loop that all players share: whatever holds it up is written down."""

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

log = logging.getLogger(__name__)

TOO_LONG: Final = 0.05
"""Seconds for which everybody may have to wait."""


class LoopWatchdog:
    """Measures how long the event loop was busy between two looks at the network.

    It looks from inside, where the loop waits for the network: an idle host is not woken for it.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        """Seconds of the longest stall so far."""
        self.count = 0
        """How many were too long."""
        self._selector: Any = None
        self._select: Callable[[float | None], Any]
        self._busy_since = 0.0

    def begin(self) -> None:
        """Watch the event loop that runs, if it is one that can be watched."""
        loop = asyncio.get_running_loop()
        self._selector = getattr(loop, "_selector", None)
        if self._selector is not None:
            self._busy_since = perf_counter()
            self._select = self._selector.select
            self._selector.select = self._watched

    def end(self) -> None:
        """Watch it no longer."""
        selector, self._selector = self._selector, None
        if selector is not None:
            selector.select = self._select

    def _watched(self, timeout: float | None = None) -> Any:
        """Wait for the network, and note how long it was not looked at before."""
        busy = perf_counter() - self._busy_since
        self.longest = max(self.longest, busy)
        if busy > TOO_LONG:
            self.count += 1
            log.warning("The event loop was held up for %.0f ms", busy * 1000)
        try:
            return self._select(timeout)
        finally:
            self._busy_since = perf_counter()
