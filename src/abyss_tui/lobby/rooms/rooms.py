"""The rooms of a host."""

from asyncio import to_thread
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Self, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import Registry, RoomRecord
from abyss_tui.lobby.rooms import passwords
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.record.game_id import GameId
from abyss_tui.record.serial_queue import SerialQueue
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.tables import Tables

RoomListener: TypeAlias = Callable[[], None]
"""What is called when a room has changed; it must not take long."""

MOST_ROOMS: Final = 500
MOST_OF_ONE: Final = 5
"""Rooms that one account may own at a time."""


class Rooms:
    """All rooms, by name."""

    def __init__(
        self,
        tables: Tables,
        registry: Registry,
        kept: list[RoomRecord],
        thinker: Thinker | None = None,
    ) -> None:
        self._tables = tables
        self.thinker = thinker
        """Who thinks for bots; None at a host without any."""
        self._registry = registry
        self._listeners: set[RoomListener] = set()
        self._creating = SerialQueue()
        self._rooms = {
            record.name: Room(record, tables, registry, self._tell_listeners, thinker)
            for record in kept
        }
        tables.when_moved(self._moved)

    async def _moved(self, before: GameId, now: GameId) -> None:
        """Know a game by its new name: its file was gone, and it was written anew."""
        for room in self.all():
            if room.record.game_id == before:
                await room.moved(before, now)

    @classmethod
    async def read(cls, tables: Tables, registry: Registry, thinker: Thinker | None = None) -> Self:
        """Read the rooms that are kept. Raises BadSave."""
        return cls(tables, registry, await registry.rooms(), thinker)

    def listen(self, listener: RoomListener) -> None:
        """Call somebody after every change of any room, until they unlisten."""
        self._listeners.add(listener)

    def unlisten(self, listener: RoomListener) -> None:
        """Call somebody no more."""
        self._listeners.discard(listener)

    def _tell_listeners(self) -> None:
        for listener in list(self._listeners):
            listener()

    def all(self) -> list[Room]:
        """Return all rooms, by name."""
        return [self._rooms[name] for name in sorted(self._rooms)]

    def find(self, name: str) -> Room | None:
        """Return the room of this name, if there is one."""
        return self._rooms.get(name.strip().lower())

    async def create(self, record: RoomRecord, password: str | None = None) -> None:
        """Open a room, which is known once it is kept. Raises Refused or BadSave.

        A caller that is cancelled has either not begun, or the room is opened without it.
        """
        await self._creating.run(lambda: self._create(record, password))

    async def _create(self, record: RoomRecord, password: str | None) -> None:
        there = self._rooms.get(record.name)
        if there is not None and not _forgotten(there):
            text = "There is a table {name} already: choose another name."
            raise Refused(Code.BAD_REQUEST, Message(text, name=record.name))
        self._must_have_room_for(record.owner)
        if there is not None:
            await self.tidy(there)
        if password:  # only now: it is dear to work out
            record = replace(record, password=await to_thread(passwords.kept, password))
        await self._registry.keep_room(record)
        self._rooms[record.name] = Room(
            record, self._tables, self._registry, self._tell_listeners, self.thinker
        )
        self._tell_listeners()

    def _must_have_room_for(self, owner: str | None) -> None:
        own = sum(room.record.owner == owner for room in self._rooms.values())
        if owner is not None and own >= MOST_OF_ONE:
            said = Message("You have {most} tables already: close one first.", most=MOST_OF_ONE)
            raise Refused(Code.BAD_REQUEST, said)
        if len(self._rooms) >= MOST_ROOMS:
            raise Refused(Code.BAD_REQUEST, Message("This host has no room for another table."))

    async def tidy(self, room: Room) -> None:
        """Close a room that nobody needs. Raises BadSave."""
        if _forgotten(room):
            self._rooms.pop(room.record.name, None)
            await self._registry.drop_room(room.record.name)
            self._tell_listeners()


def _forgotten(room: Room) -> bool:
    """Return whether nobody is or has a seat there, and it is no table of the host."""
    free = all(seat.account is None for seat in room.record.seats)
    return room.empty and free and not room.record.lasting and room.state is not RoomState.RUNNING
