"""Insiders who flood a host, and what a neighbour notices, for `bench.hosting --flood`.

Eight guests of one address sit at tables of their own and send without end. A neighbour, from
another address, presses a cursor key four times a second: first with nobody else there, then beside
the flood. The flood comes from a process of its own, so that what it reads slows down no measuring.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from bench.hosting_clients import Client, load, spread

FLOODERS: Final = 8
EACH: Final = 0.25
"""Seconds between two keys of the neighbour."""
AT_FIRST: Final = 3.0
"""Seconds of a flood until it is measured: what may be had at once is used up by then."""
GOAL: Final = 3.0
"""How many times the quiet p95 a neighbour may wait at p95."""
ELSEWHERE: Final = "127.0.0.2"

Flood = Callable[[Client, int], None]


def _write(data: bytes) -> Flood:
    return lambda client, _: client.channel.write(data)


def _resize(client: Client, turn: int) -> None:
    client.channel.change_terminal_size(*((400, 150), (399, 149))[turn % 2])


def _send_packets(client: Client, _: int) -> None:
    for _packet in range(8):
        client.channel.write(b"\x1b[27u")


FLOODS: Final[Mapping[str, Flood]] = {
    "escape": _write(b"\x1b[27u" * 32),
    "paste": _write(b"\x1b[200~" + b"x" * 2000 + b"\x1b[201~"),
    "resize": _resize,
    "prompt": _write(b"i\x1b[27u" * 16),
    "packet": _send_packets,
}
"""What each does in a turn."""
TURN: Final = 0.02


async def beside(port: int, pid: int, kind: str, seconds: float) -> dict[str, Any]:
    """Measure a neighbour without a flood and beside it: median, p95 and most, in ms."""
    neighbour = await Client.come(port, address=ELSEWHERE)
    await neighbour.sit_down()
    quiet = await _answers(neighbour, seconds)
    async with _flooded(port, kind):
        await asyncio.sleep(AT_FIRST)
        busy = asyncio.ensure_future(load(pid, seconds))
        flooded = await _answers(neighbour, seconds)
    neighbour.leave()
    before, after = (spread([1000 * each for each in some]) for some in (quiet, flooded))
    return {
        "quiet ms (median, p95, most)": before,
        "flooded ms (median, p95, most)": after,
        "p95 ratio": round(after[1] / before[1], 1),
        "busy % of a core": round(100 * await busy),
    }


async def _answers(neighbour: Client, seconds: float) -> list[float]:
    """Press cursor keys for so long; return the seconds until the screen showed each."""
    taken, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        taken.append(await neighbour.answer(neighbour.cursor()))
        await asyncio.sleep(max(0.0, EACH - taken[-1]))
    return taken


@asynccontextmanager
async def _flooded(port: int, kind: str) -> AsyncIterator[None]:
    """Let those who flood come, and leave."""
    command = (sys.executable, "-m", "bench.hosting_floods", str(port), kind)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        await process.stdout.readline()  # all of them are there
        yield
    finally:
        process.kill()
        await process.wait()


async def _flood(port: int, kind: str) -> None:
    """Come, sit down, and flood until killed."""
    players = [await Client.come(port) for _ in range(FLOODERS)]
    await asyncio.gather(*(each.sit_down() for each in players))
    print("there", flush=True)  # noqa: T201 (whoever started this reads it)
    turn = 0
    while True:
        turn += 1
        for each in players:
            if each.channel.get_write_buffer_size() == 0:
                FLOODS[kind](each, turn)
        await asyncio.sleep(TURN)


if __name__ == "__main__":
    os.nice(5)  # the host comes first
    asyncio.run(_flood(int(sys.argv[1]), sys.argv[2]))
