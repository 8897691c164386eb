"""Hundreds of lines that drop at random moments of play."""

import asyncio
import gc
import random

import asyncssh
import pytest

from abyss_tui.host.access.limits import Limits
from tests.host import callers
from tests.host.callers import Caller, Reader, hang_up, open_handles, person, program, reader, until
from tests.host.conftest import Running, Start

ANYHOW = Limits(
    arrivals_per_address=100_000,
    strangers_per_address=100,
    strangers=100,
    exchanges_a_second=10_000,
    exchanges_per_address=1_000_000,
    login_packets_per_address=1_000_000,
    login_bytes_per_address=1_000_000_000,
    keys_per_address=1_000_000,
)
KEYS = ("x", "n", "\x1b", "\x1b[120u", "c", "\r", "t", "q", "\x1b[<0;3;2M", "\x1b[200~abc")


async def in_a_pipe(port: int) -> Reader:
    return await reader(port, term=None)


async def visit(host: Running, dice: random.Random) -> None:
    """Come, do something or not, and drop off at some moment."""
    try:
        async with asyncio.timeout(dice.random() * 0.4):
            comes = dice.choice((program, person, person, reader, in_a_pipe))
            caller: Caller = await comes(host.port)
            while True:
                caller.channel.write(dice.choice(KEYS).encode())
                await asyncio.sleep(dice.random() * 0.05)
    except (TimeoutError, asyncssh.Error, OSError):
        await hang_up()


@pytest.mark.parametrize("visits", [40, pytest.param(500, marks=pytest.mark.slow)])
async def test_lines_that_drop_at_any_moment_leave_nothing(start: Start, visits: int) -> None:
    host = await start(limits=ANYHOW)
    ada = await person(host.port, "ada")
    await ada.shows("Welcome")
    callers.connected.remove(stays := ada.connection)
    handles = open_handles()
    dice = random.Random(visits)
    for n in range(visits // 4):
        await asyncio.gather(*(visit(host, dice) for _ in range(4)))
        if n % 10 == 9:
            ada.type("x")
            await ada.shows(f"count {n // 10 + 1}")
    await hang_up()
    await until(lambda: host.server.sessions == host.server.connections == 1)
    gc.collect()
    assert open_handles() <= handles
    assert len(asyncio.all_tasks()) < 40
    stays.abort()
