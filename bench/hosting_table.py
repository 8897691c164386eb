"""A table of four for `bench.hosting`: how long a move takes until all of them see it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pyte

from bench.hosting_clients import Client
from bench.hosting_servers import NAMES, TABLE
from tests.evening.person import READING, what_to_press
from tests.host.callers import NOT_FOR_PYTE

SEEN = 1.0
"""Seconds after which who has seen nothing will see nothing of a key: it only opened a prompt."""
PATIENCE = 10.0
"""Seconds in which somebody must be able to go on, else the game is over."""
SIZE = (120, 40)


class Sitter(Client):
    """A player at the table, who reads the screen to know what to press."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ""
        """Whose screen this is."""
        self.told = 0.0
        """When the first byte came since somebody pressed a key; 0 before."""
        self._screen = pyte.Screen(*SIZE)
        self._stream = pyte.ByteStream(self._screen)
        self._written = bytearray()
        self._shown = ("", 0.0)
        """What is on the screen, and since when."""

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.told = self.told or time.perf_counter()
        self._written += data
        super().data_received(data, datatype)

    def key(self) -> str | None:
        """Return what to press; None to wait for the others, or until this screen was read."""
        self._stream.feed(NOT_FOR_PYTE.sub(b"", bytes(self._written)))
        self._written.clear()
        shown, now = "\n".join(self._screen.display), time.perf_counter()
        if shown != self._shown[0]:
            self._shown = (shown, now)
        return what_to_press(shown, self.name) if now >= self._shown[1] + READING else None


async def moves_of_all(port: int, folder: Path, most: int) -> list[float]:
    """Play a game, at most so many moves of it.

    Return for each move the seconds until the last of the four began to see it.
    """
    sitters = [await Sitter.come(port, TABLE, folder / f"{name}.key") for name in NAMES]
    for sitter, name in zip(sitters, NAMES, strict=True):
        sitter.name = name
    taken: list[float] = []
    while len(taken) < most and (pressed := await who_can_press(sitters)):
        seconds = await press(*pressed, sitters)
        if seconds is not None:
            taken.append(seconds)
    for each in sitters:
        each.leave()
    return taken


async def who_can_press(sitters: list[Sitter]) -> tuple[Sitter, str] | None:
    """Return who can do something and with which key; None when nobody can for a while."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        for each in sitters:
            if (key := each.key()) is not None:
                return each, key
        await asyncio.sleep(0.05)
    return None


async def press(sitter: Sitter, key: str, sitters: list[Sitter]) -> float | None:
    """Press a key; return the seconds until all have seen it, None for what one sees alone."""
    for each in sitters:
        each.told = 0.0
    begun = time.perf_counter()
    sitter.channel.write(key.encode())
    while not all(each.told for each in sitters) and time.perf_counter() - begun < SEEN:  # noqa: ASYNC110 (each of four tells)
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0.1)
    told = [each.told for each in sitters]
    return max(told) - begun if all(told) else None
