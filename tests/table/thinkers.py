"""Who thinks for the bots of tests: at once, never, wrongly, or whatever a test says."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from abyss_tui.bots.thinking import AT_ONCE, think
from abyss_tui.kernel.thinking import Task, Thought, Worth


class Quick:
    """Thinks at once, by rules of thumb; keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Task] = []

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        return think(task)


class Hasty(Quick):
    """Thinks by rules of thumb alone, however much time there is."""

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        return think(replace(task, budget=AT_ONCE))


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


class Stern(Hasty):
    """Thinks by rules of thumb, and is sure that any other move loses: the later, the less."""

    async def think(self, task: Task) -> Thought:
        thought = await super().think(task)
        lost = 0.02 + 0.3 / len(task.events)
        chances = (Worth(thought.action, 0.6, 5.0, 100), *self._others(task, thought.action, lost))
        return Thought(thought.action, thought.why, chances)

    def _others(self, task: Task, best: Any, lost: float) -> Iterator[Worth]:
        for action in task.only or task.view.decision.options:
            if action != best:
                yield Worth(action, 0.6 - lost, 1.0, 100, lost, 0.01)
