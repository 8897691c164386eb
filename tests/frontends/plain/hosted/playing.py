"""People who play at a host in lines, at random: each answers when the table asks them."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from unittest.mock import patch

import abyss_tui.lobby.clients.owner_actions
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables
from tests.frontends.plain.hosted.visiting import Reader, seated
from tests.frontends.plain.session import answer, rows
from tests.lobby.visiting import until
from tests.table.memory_store import MemoryStore


class Game:
    """A game between people in lines, and the place of one who sees all of it."""

    def __init__(self, readers: Mapping[int, Reader], place: Place, lot: Random) -> None:
        """`readers` are the people, by seat."""
        self.readers = readers
        self.place = place
        self.lot = lot

    @classmethod
    async def begun(
        cls, folder: Path, *names: str, seed: int, friend: str = "", hints: bool = False
    ) -> "Game":
        """Let people come, sit down and begin; a friend shares the keyboard of the first one."""
        store = MemoryStore()
        tables = Tables(store)
        lobby = await Lobby.open(tables, store, FileRegistry(folder))
        readers = await seated(lobby, *names, seats=len(names) + bool(friend), hints=hints)
        if friend:
            await readers[0].type("friend", "Type your friend's name")
            await readers[0].type(friend, f"{friend}, beside you")
        await readers[0].type("start", "Start anyway")
        with patch.object(abyss_tui.lobby.clients.owner_actions, "fresh_seed", lambda: seed):
            readers[0].put("y")
            await until(lambda: all("the game runs" in reader.told for reader in readers))
        game_id = lobby.rooms()[0].game_id
        assert game_id is not None
        place = await tables.sit(game_id, None, lambda _: None)
        whose = dict(zip(names, readers, strict=True))
        by_seat = {seat: whose.get(name, readers[0]) for seat, name in enumerate(place.names)}
        return cls(by_seat, place, Random(seed))

    async def play(
        self, moves: int | None = None, look: Callable[[int], None] = lambda _: None
    ) -> None:
        """Play on, so many lines if it is said, or to the end; `look` is told who is asked."""
        while (decision := self.place.decision) is not None and moves != 0:
            number, reader = decision.number, self.readers[decision.seat]
            await until(lambda reader=reader, number=number: self._asked(reader, number))  # type: ignore[misc]
            if self.place.decision is not None and self.place.decision.number == number:
                look(decision.seat)
                reader.put(answer(reader.new, self.lot))
                moves = None if moves is None else moves - 1

    def _asked(self, reader: Reader, number: int) -> bool:
        """Whether somebody waits for an answer, or the table has gone on."""
        decision = self.place.decision
        if decision is None or decision.number != number:
            return True
        asked = reader.new.rpartition("Waiting for ")[2]
        return reader.waits and (bool(rows(asked)) or "ress Enter" in asked)

    async def leave(self) -> None:
        """Leave, all of them."""
        self.place.leave()
        for reader in self.readers.values():
            reader.visit.cancel()
        await asyncio.gather(
            *(each.visit for each in self.readers.values()), return_exceptions=True
        )
