"""Who thinks for the bots of tests: at once, never, wrongly, or whatever a test says."""

import asyncio
from dataclasses import replace
from typing import Any

from abyss_tui.bots.thinking import AT_ONCE, think
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.i18n.message import Message
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


class Odd(Quick):
    """Would pay for the first Lord that can be paid, and not as people are used to."""

    action: Any

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        ways = [each for each in task.view.decision.options if isinstance(each, Recruit)]
        self.action = [each for each in ways if each.lord is ways[0].lord][-1]
        return Thought(self.action, None)


class Stern(Quick):
    """Would always play the first possible action, and is sure that any other loses.

    The later it is in the game, the less is lost.
    """

    def __init__(self, most: float = 0.3) -> None:
        """`most` is what a move at the very beginning would lose of the chance to win."""
        super().__init__()
        self.most = most

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        best, *others = task.only or task.view.decision.options
        lost = self.most / (1 + len(task.events) / 50)
        worse = (Worth(each, 0.6 - lost, 1.0, 100, lost, 0.01) for each in others)
        return Thought(best, Message("It is simple."), (Worth(best, 0.6, 5.0, 100), *worse))
