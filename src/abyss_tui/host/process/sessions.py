"""The sessions that run in this process: how each is ended, and how many came and went."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from abyss_tui.i18n.message import Message

EndSession: TypeAlias = Callable[[Message | None], None]
"""Ends a session, with a line for whoever is there."""


class Sessions:
    """All sessions of one host."""

    def __init__(self) -> None:
        self.running: dict[asyncio.Task[None], EndSession] = {}
        self.began = 0
        """How many began so far."""
        self.ended = 0
        """How many ended."""
        self.heard = 0.0
        """When somebody last typed or sent something, in the time of the event loop."""

    def add(self, task: "asyncio.Task[None]", end: EndSession) -> None:
        """Count a session that begins."""
        self.began += 1
        self.running[task] = end

    def remove(self, task: "asyncio.Task[None]") -> None:
        """Count a session that has ended."""
        self.ended += 1
        del self.running[task]
