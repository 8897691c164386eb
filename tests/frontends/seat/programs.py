"""Programs at a host: a transport in memory, and what they say and are told over it."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from abyss_tui.frontends.seat.lines import LONGEST_LINE, LineTooLong
from abyss_tui.frontends.seat.visit import visit
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.lobby import Lobby

PATIENCE = 20.0
"""Seconds after which a test that waits for a line has failed."""


class Wire:
    """Two queues, one each way."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.reading = False
        """Whether a line was read, which is answered when the next one is asked for."""
        self.told: list[str] = []
        self.news = asyncio.Event()
        self.reads = asyncio.Event()
        """Cleared, the program does not read what it is told."""
        self.reads.set()

    async def read(self) -> bytes | None:
        """Return what the program sent next."""
        if self.reading:
            self.sent.task_done()
        self.reading = True
        line = await self.sent.get()
        if line is not None and len(line) > LONGEST_LINE:
            raise LineTooLong
        return line

    async def write(self, line: str) -> None:
        """Tell the program something."""
        await self.reads.wait()
        assert "\n" not in line
        assert len(line.encode()) <= LONGEST_LINE
        self.told.append(line)
        self.news.set()


HERE: "list[Program]" = []
"""All programs of a test, so that none is left over after it."""


class Program:
    """A program on a line to the host, with all that it was told."""

    def __init__(self, lobby: Lobby, key: str | None, wanted: str) -> None:
        self.wire = Wire()
        self.told: list[Json] = []
        """The lines that were looked at."""
        self.plays: list[tuple[int, Json]] = []
        """What was played, with the number of the decision."""
        self._ids = 0
        welcome = partial(lobby.welcome, key)
        self._visit = asyncio.create_task(visit(welcome, self.wire, wanted=wanted))
        HERE.append(self)

    def send(self, line: bytes | str) -> None:
        """Send a line as it is."""
        self.wire.sent.put_nowait(line.encode() if isinstance(line, str) else line)

    async def next(self) -> Json:
        """Return the next line that was told."""
        async with asyncio.timeout(PATIENCE):
            while len(self.told) == len(self.wire.told):
                self.wire.news.clear()
                await self.wire.news.wait()
        line: Json = json.loads(self.wire.told[len(self.told)])
        self.told.append(line)
        return line

    async def until(self, tell: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Return the next line of this kind, and look past all before it."""
        while True:
            line = await self.next()
            if line["tell"] == tell and fits(line):
                return line

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a request and return its answer."""
        self._ids += 1
        asked = self._ids
        self.send(json.dumps({"do": do, **fields, "id": asked}))
        while True:
            line = await self.next()
            if line.get("id") == asked:
                return line

    async def does(self, do: str, **fields: Any) -> Json:
        """Send a request that is done."""
        answer = await self.ask(do, **fields)
        assert answer["tell"] == "ok", answer
        return answer

    async def is_refused(self, do: str, **fields: Any) -> str:
        """Send a request that is refused, and return with which code."""
        answer = await self.ask(do, **fields)
        assert answer["tell"] == "refused", answer
        assert set(answer) == {"tell", "id", "code", "message"}
        assert answer["message"].strip()
        return str(answer["code"])

    async def plays_out(self, lots: Random) -> Json:
        """Play legal actions at random until the game is over; return how it ended.

        What was told of an earlier game is passed over.
        """
        seen = max(
            (at for at, line in enumerate(self.told, 1) if line["tell"] == "over"), default=0
        )
        while True:
            while seen < len(self.told):
                line, seen = self.told[seen], seen + 1
                if line["tell"] == "over":
                    return line
                if options := options_of(line):
                    await self.answers(line, lots.choice(options))
            await self.next()

    async def answers(self, decision: Json, action: Json) -> None:
        """Answer a decision."""
        await self.does("play", number=decision["number"], action=action)
        self.plays.append((decision["number"], action))

    def heard(self, tell: str) -> list[Json]:
        """Return the lines of one kind that were looked at."""
        return [line for line in self.told if line["tell"] == tell]

    async def quiet(self) -> list[Json]:
        """Wait until nothing more is told, and return what was told meanwhile."""
        before = len(self.told)
        for _ in range(5):
            await asyncio.sleep(0.01)
            while len(self.told) < len(self.wire.told):
                await self.next()
        return self.told[before:]

    async def is_read(self) -> None:
        """Wait until the host has read all that was sent, or has let this program go."""
        reading = asyncio.create_task(self.wire.sent.join())
        ends = {reading, self._visit}
        await asyncio.wait(ends, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        reading.cancel()

    async def goes(self) -> None:
        """Drop the line, and wait until the visit is over."""
        self.send_the_end()
        await self.ended()

    def send_the_end(self) -> None:
        """Drop the line."""
        self.wire.sent.put_nowait(None)

    async def ended(self) -> None:
        """Wait until the visit is over."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._visit)

    @property
    def is_over(self) -> bool:
        """Whether the visit is over."""
        return self._visit.done()


def options_of(line: Json) -> list[Json]:
    """Return what can be answered to a line; nothing if it asks nothing of its reader."""
    if line["tell"] != "decision":
        return []
    options: list[Json] = line["view"]["decision"].get("options", [])
    return options


async def comes(lobby: Lobby, name: str, *, wanted: str = "friday") -> Program:
    """Let a program come with the key that goes with its name."""
    program = Program(lobby, f"SHA256:{name}", wanted)
    await program.does("hello", name=name)
    return program


async def comes_again(lobby: Lobby, name: str, *, wanted: str = "friday") -> Program:
    """Let a program come again with the key that goes with its name."""
    program = Program(lobby, f"SHA256:{name}", wanted)
    assert (await program.next())["tell"] == "welcome"
    return program


async def seated(
    lobby: Lobby, *names: str, table: str = "friday", game: str = USUAL_GAME
) -> list[Program]:
    """Let programs come and sit down at a table of the first one."""
    programs = [await comes(lobby, name, wanted=table) for name in names]
    await programs[0].does("create", seats=len(names), game=game)
    for program in programs:
        await program.does("sit")
    return programs


async def playing(
    lobby: Lobby, *names: str, first: int = 0, seed: int = 1, game: str = USUAL_GAME
) -> list[Program]:
    """Let programs come, and begin a game; each has heard of the first decision."""
    programs = await seated(lobby, *names, game=game)
    await programs[0].does("start", first=first, seed=seed)
    for program in programs:
        await program.until("decision")
    return programs


async def play_out(programs: list[Program], seed: int = 1) -> list[Json]:
    """Let programs play to the end; return how it ended for each of them."""
    games = [each.plays_out(Random(seed + seat)) for seat, each in enumerate(programs)]
    return list(await asyncio.gather(*games))


def kept_in(folder: Path) -> str:
    """Return all that the host has kept of accounts and tables."""
    return "".join(file.read_text() for file in sorted((folder / "host").rglob("*.json")))
