"""Players for `bench.hosting`: real SSH clients that measure how long an answer takes."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import asyncssh

WHOLE = 8000
"""Bytes of a screen that is new from top to bottom, at least."""
CURSOR = (b"\x1b[C", b"\x1b[D")
PROMPT = (b"i", b"\x1b[27u")
QUIET = 0.15
"""Seconds without output, after which a screen is done."""
NOTHING = 3.0
"""Seconds after which nothing will change any more."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Client(asyncssh.SSHClientSession[bytes]):
    """A player."""

    def __init__(self) -> None:
        self.connection: asyncssh.SSHClientConnection
        self.channel: asyncssh.SSHClientChannel[bytes]
        self.received = 0
        self.pressed = 0
        self.first_frame = 0.0
        self._news = asyncio.Event()

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.received += len(data)
        self._news.set()

    @classmethod
    async def come(
        cls, port: int, wanted: str = "bench", key: Path | None = None, address: str = "127.0.0.1"
    ) -> Self:
        """Connect, from an address, and see the first screen: the curtain before a table, or it."""
        client, begun = cls(), time.perf_counter()
        client.connection = await asyncssh.connect(
            "127.0.0.1",
            port,
            username=wanted,
            password="",
            client_keys=None if key is None else [str(key)],
            known_hosts=None,
            config=None,
            agent_path=None,
            compression_algs=None,
            local_addr=(address, 0),
        )
        await client.connection.create_session(
            lambda: client,
            term_type="xterm-256color",
            term_size=(120, 40),
            encoding=None,
            env={b"COLORTERM": b"truecolor"},
        )
        await client._receive(WHOLE)
        client.first_frame = time.perf_counter() - begun
        await client._settle()
        return client

    async def sit_down(self) -> None:
        """Open the curtain: it wants two presses, slower than a key repeats."""
        for _ in range(2):
            self.channel.write(b"\r")
            await asyncio.sleep(1)
        await self._settle()

    async def _receive(self, total: int) -> None:
        """Wait until so many bytes have come."""
        while self.received < total:
            assert await self._more(30), "the host shows nothing"

    async def _more(self, seconds: float) -> bool:
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _settle(self) -> None:
        while await self._more(QUIET):
            pass

    async def press(self) -> int:
        """Press a cursor key and wait for the whole answer; return its bytes."""
        before = self.received
        self.channel.write(self.cursor())
        await self._more(1)
        await self._more(0.02)
        return self.received - before

    def cursor(self) -> bytes:
        """Return the key that moves the cursor there or back."""
        self.pressed += 1
        return CURSOR[self.pressed % 2 - 1]

    async def answer(self, key: bytes) -> float:
        """Press a key; return the seconds until the screen begins to change.

        A key that comes before a prompt is there may change nothing: it counts as `NOTHING`.
        """
        begun = time.perf_counter()
        self.channel.write(key)
        return time.perf_counter() - begun if await self._more(NOTHING) else NOTHING

    async def play(self, seconds: float, delay: float, turn: int) -> list[float]:
        """Press a key a second, from a turn on; return how long each answer took."""
        await asyncio.sleep(delay)
        taken, end, opened = [], time.perf_counter() + seconds, False
        while (begun := time.perf_counter()) < end:
            turn += 1
            if opened or turn % 20 == 0:
                taken.append(await self.answer(PROMPT[opened]))
                opened = not opened
            else:
                taken.append(await self.answer(self.cursor()))
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun)))
        return taken

    def leave(self) -> None:
        self.connection.abort()


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured with some sessions."""

    answers: list[float]
    first_frames: list[float]
    memory: float
    """MB a session."""
    busy: float
    """Share of a core while keys were pressed."""
    idle: float
    """Share of a core while none was."""
    bytes_a_key: float

    def as_json(self) -> dict[str, Any]:
        """Return it in milliseconds and per cent, rounded."""
        return {
            "key to screen ms (median, p95, most)": spread([1000 * each for each in self.answers]),
            "first frame ms (median, p95, most)": spread([1000 * x for x in self.first_frames]),
            "MB a session": round(self.memory, 2),
            "busy % of a core": round(100 * self.busy, 1),
            "idle %": round(100 * self.idle, 2),
            "bytes a key": round(self.bytes_a_key),
        }


async def measured(port: int, pid: int, sessions: int, seconds: float) -> Figures:
    """Let some players come and play, each at a table of their own."""
    warm = await Client.come(port)
    await warm.sit_down()
    before = memory(pid)
    players = [await Client.come(port) for _ in range(sessions)]
    await asyncio.gather(*(each.sit_down() for each in players))
    await asyncio.sleep(4)
    idle = await load(pid, 5)
    sent = sum(each.received for each in players)
    working = asyncio.gather(
        *(each.play(seconds, n / sessions, n) for n, each in enumerate(players))
    )
    busy = await load(pid, seconds)
    answers = [each for taken in await working for each in taken]
    sent = sum(each.received for each in players) - sent
    taken = (memory(pid) - before) / sessions
    for each in (warm, *players):
        each.leave()
    frames = [each.first_frame for each in players]
    return Figures(answers, frames, taken, busy, idle, sent / len(answers))


def spread(numbers: list[Any]) -> tuple[float, float, float]:
    """Return median, 95th percentile and greatest."""
    ordered = sorted(numbers)
    return (
        round(ordered[len(ordered) // 2], 1),
        round(ordered[int(len(ordered) * 0.95)], 1),
        round(ordered[-1], 1),
    )


def family(pid: int) -> list[int]:
    """Return a process and all that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> float:
    """Return the MB of a process and all that it started, shared ones counted once (PSS)."""
    total = 0
    for each in family(pid):
        lines = Path(f"/proc/{each}/smaps_rollup").read_text(encoding="ascii").splitlines()
        total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


async def load(pid: int, seconds: float) -> float:
    """Return the share of a core that a process and all it started take for some seconds."""
    before = ticks(pid)
    await asyncio.sleep(seconds)
    return (ticks(pid) - before) / TICKS / seconds


def ticks(pid: int) -> int:
    """Return the CPU time of a process and all that it started."""
    stats = [Path(f"/proc/{each}/stat").read_text(encoding="ascii") for each in family(pid)]
    fields = [each.rpartition(")")[2].split() for each in stats]
    return sum(int(each[11]) + int(each[12]) for each in fields)
