"""Coming to a host: what every test of the lobby needs."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.rooms.news import News
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.rooms import USUAL
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables
from tests.table.sitting import answer, asked

PATIENCE: Final = 5.0
"""Seconds after which a test that waits for something has failed."""


async def a_lobby(
    folder: Path, thinker: Thinker | None = None, limits: TableLimits = USUAL
) -> Lobby:
    """Open the lobby of a host that keeps its games here, with bots if somebody thinks for them."""
    store = FileStore(folder)
    registry = FileRegistry(folder / "host")
    return await Lobby.open(
        Tables(store), store, registry, fixed_seeds=True, thinker=thinker, limits=limits
    )


class Guest:
    """Somebody at a host, with all that they were told."""

    def __init__(self) -> None:
        self.told: list[News] = []
        self.client: LobbyClient
        self.place: Place

    @property
    def room(self) -> RoomInfo:
        """The room where they are."""
        assert self.client.room is not None
        return self.client.room

    def heard(self, kind: type[News]) -> list[News]:
        """Return what was told of one kind."""
        return [news for news in self.told if isinstance(news, kind)]

    async def sit_down(self) -> None:
        """Sit down at the game of the room."""
        self.place = await self.client.table.place(lambda _: None)


async def comes(lobby: Lobby, name: str, *, key: str | None = None) -> Guest:
    """Let somebody come, with the key that goes with the name."""
    guest = Guest()
    guest.client = await lobby.welcome(key or f"SHA256:{name}", guest.told.append)
    await guest.client.call_yourself(name)
    return guest


async def seated(lobby: Lobby, *names: str, room: str = "friday") -> list[Guest]:
    """Let some people come and sit down in a room of the first one."""
    guests = [await comes(lobby, name) for name in names]
    await guests[0].client.create(room, len(names), "abyss")
    for guest in guests:
        await guest.client.sit(room)
    return guests


async def playing(lobby: Lobby, *names: str, first: int = 0, seed: int = 1) -> list[Guest]:
    """Let some people come, and begin a game."""
    guests = await seated(lobby, *names)
    await guests[0].client.owner.start(first, seed)
    for guest in guests:
        await guest.sit_down()
    return guests


async def move(*guests: Guest, lots: Random | None = None) -> None:
    """Let whoever is asked answer."""
    await answer(*(guest.place for guest in guests), lots=lots)


async def move_until_asked(seat: int, *guests: Guest) -> None:
    """Let these guests answer until this seat is asked."""
    while asked(guests[0].place).seat != seat:
        await move(*guests)


async def play_out(*guests: Guest, seed: int = 1) -> None:
    """Play a game to its end, at random."""
    lots = Random(seed)
    while not guests[0].place.over:
        await move(*guests, lots=lots)


async def refused(code: Code, doing: Awaitable[object]) -> None:
    """Do what is refused with this code."""
    with pytest.raises(Refused) as caught:
        async with asyncio.timeout(PATIENCE):
            await doing
    assert caught.value.code is code


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that nobody tells of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 (as said)
            await asyncio.sleep(0.002)
