"""A program with a worker in the middle of a long thought: says the worker's number, then waits."""

import asyncio
import sys

from abyss_tui.bots.workers import Workers
from abyss_tui.games import registry
from abyss_tui.kernel.thinking import Budget
from tests.bots.test_workers import a_task
from tests.toy_game.entry import RACE

LONG = Budget(seconds=60)


async def main() -> None:
    workers = Workers(most=1)
    await workers.warm()
    (worker,) = workers._alive
    thinking = asyncio.create_task(workers.think(a_task(budget=LONG)))
    await asyncio.sleep(0.3)  # it has the task by now
    sys.stdout.write(f"{worker.pid}\n")
    sys.stdout.flush()
    await thinking


if __name__ == "__main__":
    registry.entries[RACE.slug] = RACE
    asyncio.run(main())
