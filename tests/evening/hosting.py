"""The host as a program of its own, and programs that sit down at it over real SSH."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import asyncssh

from abyss_tui.games.registry import USUAL_GAME
from tests.host.callers import OPTIONS, PATIENCE, until

Json = dict[str, Any]


class HostProgram:
    """A run of `abyss-tui host`, without a terminal."""

    def __init__(self, saves: Path, *arguments: str) -> None:
        self.saves = saves
        self.arguments = ("--open", "--fixed-seeds", *arguments)
        self.port = 0
        self.told: list[str] = []
        self._process: asyncio.subprocess.Process
        self._reading: asyncio.Task[None]

    async def start(self) -> None:
        """Start it, at the port where it was before."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "abyss_tui", "--saves", str(self.saves), "host", "--port", str(self.port)),
            *self.arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            stdin=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.told.clear()
        self._reading = asyncio.create_task(self._read())
        await until(lambda: "ssh -p" in "".join(self.told) or self._reading.done())
        found = re.search(r"ssh -p (\d+) ", "".join(self.told))
        assert found is not None, "\n".join(self.told)
        self.port = int(found[1])

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.told.append(line.decode().rstrip())

    def open_handles(self) -> int:
        """Return how many files and sockets it has open, 0 where nobody says."""
        handles = Path(f"/proc/{self._process.pid}/fd")
        return len(list(handles.iterdir())) if handles.exists() else 0

    async def stop_reading(self) -> None:
        """Close the pipe into which it prints."""
        self._process._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]
        await self._reading

    async def kill(self) -> None:
        """Kill it, as a power cut does."""
        self._process.kill()
        await self._process.wait()
        await self._reading

    async def stop(self) -> int:
        """Stop it, as systemd does; return its exit status."""
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            status = await self._process.wait()
        await self._reading
        return status


class Program:
    """A program in a seat: what it was told, and what it says."""

    def __init__(self, name: str, lots: Random) -> None:
        self.name = name
        self.key = asyncssh.generate_private_key("ssh-ed25519")
        self.lots = lots
        self.told: list[Json] = []
        """Everything since it came last."""
        self.ever: list[bytes] = []
        """Every line it was ever told."""
        self.seat: int | None = None
        self.table = "friday"
        self.over: Json | None = None
        self.waiting: Json | None = None
        """The decision that was told last and is not answered from here."""
        self._connection: asyncssh.SSHClientConnection
        self._process: asyncssh.SSHClientProcess[bytes]
        self._id = 0

    async def come(self, port: int) -> None:
        """Come to the table at a host."""
        self._connection = await asyncssh.connect(
            "127.0.0.1", port, username=self.table, client_keys=[self.key], **OPTIONS
        )
        self._process = await self._connection.create_process(subsystem="abyss-seat", encoding=None)
        self.told.clear()
        assert (await self.hear())["tell"] == "welcome"

    async def introduce(self) -> None:
        """Say its name."""
        assert (await self.ask("hello", name=self.name))["tell"] == "ok"

    async def sit(self) -> None:
        """Take the first free seat at its table."""
        sat = await self.ask("sit", table=self.table)
        assert sat["tell"] == "ok", sat
        self.seat = sat["seat"]

    async def hear(self) -> Json:
        """Return the next line."""
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError
        self.ever.append(line)
        told: Json = json.loads(line)
        self.told.append(told)
        if told["tell"] == "decision":
            self.waiting = told
        elif told["tell"] == "over":
            self.over = told
        return told

    async def ask(self, do: str, **fields: Any) -> Json:
        """Ask for something, and return the answer to it."""
        self._id += 1
        request = {"do": do, "id": self._id, **fields}
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        while (told := await self.hear()).get("id") != self._id:
            pass
        return told

    async def play(self) -> None:
        """Answer every decision at random, until the game is over."""
        while self.over is None:
            told, self.waiting = self.waiting, None
            if told is None:
                await self.hear()
            elif (action := self.answer_to(told)) is not None:
                answer = await self.ask("play", number=told["number"], action=action)
                assert answer["tell"] == "ok" or answer["code"] == "stale", answer

    def answer_to(self, told: Json) -> Json | None:
        """Return any legal answer to a decision; None when it is somebody else's."""
        asked = told["view"]["decision"]
        if asked["seat"] != self.seat:
            return None
        action: Json = self.lots.choice(asked["options"])
        return action

    def go(self) -> None:
        """Break the line."""
        self._connection.abort()


async def gathered(
    port: int, *names: str, seed: int = 7, game: str = USUAL_GAME
) -> Sequence[Program]:
    """Let programs come, sit down, and begin a game."""
    programs = [Program(name, Random(f"{seed} {name}")) for name in names]
    for program in programs:
        await program.come(port)
        await program.introduce()
    created = await programs[0].ask("create", table="friday", seats=len(names), game=game)
    assert created["tell"] == "ok", created
    for program in programs:
        await program.sit()
    assert (await programs[0].ask("start", first=0, seed=seed))["tell"] == "ok"
    return programs
