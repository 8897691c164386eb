"""Who thinks for the bots of tests: at once, never, wrongly, or whatever a test says."""

import asyncio
from typing import Any

from abyss_tui.bots.thinking import think
from abyss_tui.kernel.thinking import Task, Thought


class Quick:
    """Thinks at once, by rules of thumb; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Task] = []

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        return think(task)


class Slow(Quick):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.cancelled = 0

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return think(task)


class Failing(Quick):
    """Comes to no thought."""

    async def think(self, task: Task) -> Thought:
        raise RuntimeError("no thought")


class Wrong(Quick):
    """Comes to something that cannot be done."""

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.action = action

    async def think(self, task: Task) -> Thought:
        return Thought(self.action, None)
