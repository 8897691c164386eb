"""Workers think aside: the loop goes on, a limit holds, nothing that goes wrong is felt."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from time import perf_counter

import pytest

from abyss_tui.bots import workers as pool
from abyss_tui.bots.thinking import think
from abyss_tui.bots.workers import Workers
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.thinking import Budget, Task, Thought
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import Draw, Race
from tests.toy_game.kind import KIND

SHORT = Budget(seconds=0.05)
MANY = 200_000
SOON = 0.3


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is known, here and to the workers."""
    register_the_race(monkeypatch)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    async with Workers(most=1) as some:
        yield some


def a_task(level: str = "easy", budget: Budget = SHORT) -> Task:
    race = Race.deal(("Ada", "Bo"), 1, 0, 21)
    told: list[Event] = [each.seen_by(0) for each in race.events or []]
    return Task("race", level, 0, told, KIND.view(race, 0, with_options=True), 1, budget)


def tried(thought: Thought) -> int:
    return thought.worth[0].tried


async def test_a_worker_thinks_while_the_loop_goes_on(workers: Workers) -> None:
    await workers.warm()
    thinking = asyncio.create_task(workers.think(a_task(budget=Budget(simulations=MANY))))
    ticks = 0
    while not thinking.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert tried(thinking.result()) == MANY
    assert ticks > 1  # few on a busy machine, one where the loop was held up


async def test_a_worker_thinks_again(workers: Workers) -> None:
    await workers.think(a_task())
    (worker,) = workers._idle
    await workers.think(a_task())
    assert workers._idle == [worker]


async def test_the_same_simulations_give_the_same_thought_elsewhere(workers: Workers) -> None:
    task = a_task(budget=Budget(simulations=5))
    assert await workers.think(task) == think(task)
    assert tried(think(task)) == 5


async def test_who_is_cancelled_ends_the_worker(workers: Workers) -> None:
    await workers.warm()
    (worker,) = workers._idle
    thinking = asyncio.create_task(workers.think(a_task("stuck", Budget(seconds=60))))
    await asyncio.sleep(0.1)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert worker.returncode is not None
    assert (await workers.think(a_task())).action == Draw()


async def test_a_worker_that_is_late_is_replaced_by_rules_of_thumb(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "GRACE", SOON)
    await workers.warm()
    began = perf_counter()
    thought = await workers.think(a_task("stuck"))
    assert thought.action == Draw()
    assert tried(thought) == 0
    assert perf_counter() - began < 30  # or never, if nobody stopped it
    assert workers._idle == []


async def test_a_worker_that_breaks_down_is_replaced_by_rules_of_thumb(workers: Workers) -> None:
    assert tried(await workers.think(a_task("broken"))) == 0
    assert tried(await workers.think(a_task())) > 0


async def test_a_killed_worker_is_not_missed(workers: Workers) -> None:
    await workers.warm()
    (worker,) = workers._idle
    os.kill(worker.pid, signal.SIGKILL)
    assert (await workers.think(a_task())).action == Draw()
    assert (await workers.think(a_task())).action == Draw()


async def test_several_ask_at_once_and_wait_for_one_worker(workers: Workers) -> None:
    thoughts = await asyncio.gather(*(workers.think(a_task()) for _ in range(3)))
    assert [thought.action for thought in thoughts] == [Draw()] * 3
    assert len(workers._idle) == 1


def test_a_level_that_is_not_there_is_said() -> None:
    with pytest.raises(KeyError):
        think(a_task("godlike"))


@pytest.mark.parametrize("moment", [0.0, 0.05, SOON])
async def test_closing_waits_until_every_worker_is_gone(moment: float) -> None:
    """Also those that start, or that end because who waited for them was cancelled."""
    some = Workers(most=2)
    doing = [
        asyncio.create_task(some.warm()),
        asyncio.create_task(some.think(a_task(budget=Budget(simulations=MANY)))),
    ]
    await asyncio.sleep(moment)
    for each in doing:
        each.cancel()
    await some.close()
    assert not some._alive
    await asyncio.wait(doing)
