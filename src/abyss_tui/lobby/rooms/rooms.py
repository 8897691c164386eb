"""The rooms of a host."""

from asyncio import to_thread
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Self, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import Registry, RoomRecord
from abyss_tui.lobby.rooms import passwords
from abyss_tui.lobby.rooms.news import Kicked
from abyss_tui.lobby.rooms.room import Dealt, Room
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.seating import emptied
from abyss_tui.record.game_id import GameId
from abyss_tui.record.serial_queue import SerialQueue
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.tables import Tables

RoomListener: TypeAlias = Callable[[], None]
"""What is called when a room has changed; it must not take long."""

USUAL: Final = TableLimits()


class Rooms:
    """All rooms, by name."""

    def __init__(
        self,
        tables: Tables,
        registry: Registry,
        kept: list[RoomRecord],
        thinker: Thinker | None = None,
        *,
        limits: TableLimits = USUAL,
        dealt: Dealt,
    ) -> None:
        self._tables = tables
        self._limits = limits
        self._dealt = dealt
        self.is_here: Callable[[str | None], bool] = lambda _: False
        """Whether an account has a line to this host now."""
        self.thinker = thinker
        """Who thinks for bots; None at a host without any."""
        self._registry = registry
        self._listeners: set[RoomListener] = set()
        self._creating = SerialQueue()
        self._rooms = {record.name: self._room(record) for record in kept}
        tables.when_moved(self._moved)

    async def _moved(self, before: GameId, now: GameId) -> None:
        """Know a game by its new name: its file was gone, and it was written anew."""
        for room in self.all():
            if room.record.game_id == before:
                await room.moved(before, now)

    @classmethod
    async def read(
        cls,
        tables: Tables,
        registry: Registry,
        thinker: Thinker | None = None,
        *,
        limits: TableLimits = USUAL,
        dealt: Dealt,
    ) -> Self:
        """Read the rooms that are kept. Raises BadSave."""
        return cls(tables, registry, await registry.rooms(), thinker, limits=limits, dealt=dealt)

    def _room(self, record: RoomRecord) -> Room:
        return Room(
            record,
            self._tables,
            self._registry,
            self._tell_listeners,
            self.thinker,
            dealt=self._dealt,
            owner_away_seconds=self._limits.owner_away_seconds,
        )

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
        await self._must_have_room_for(record)
        if there is not None:
            await self.tidy(there)
        if password:  # only now: it is dear to work out
            record = replace(record, password=await to_thread(passwords.kept, password))
        await self._registry.keep_room(record)
        self._rooms[record.name] = self._room(record)
        self._tell_listeners()

    async def _must_have_room_for(self, record: RoomRecord) -> None:
        """Raise Refused for a table too many, when those that nobody is at are closed."""
        owner, origin = record.owner, record.origin
        if owner is not None:
            most = self._limits.tables_per_account
            said = Message("You have {most} tables already: close one first.", most=most)
            await self._must_be_less(most, lambda kept: kept.owner == owner, said)
        if origin:
            most = self._limits.tables_per_address
            said = Message("{most} tables were opened from your address already.", most=most)
            await self._must_be_less(most, lambda kept: kept.origin == origin, said)
        said = Message("This host has no room for another table.")
        await self._must_be_less(self._limits.tables, lambda _: True, said)

    async def _must_be_less(
        self, most: int, counts: Callable[[RoomRecord], bool], said: Message
    ) -> None:
        """Raise Refused with what is said if there are so many rooms that count."""
        counted = [room for room in self.all() if counts(room.record)]
        if len(counted) < most:
            return
        for room in counted:
            if _abandoned(room) and not self.is_here(room.record.owner):
                await self.close(room, said)
                return
        raise Refused(Code.BAD_REQUEST, said)

    async def tidy(self, room: Room) -> None:
        """Close a room that nobody needs. Raises BadSave."""
        if _forgotten(room) and self._rooms.get(room.record.name) is room:
            await self.close(room, Message("This table was closed."))

    async def tidy_all(self) -> None:
        """Close all rooms that nobody needs, and whose owner has gone. Raises BadSave."""
        for room in self.all():
            if not self.is_here(room.record.owner):
                await self.tidy(room)

    async def close(self, room: Room, said: Message) -> None:
        """Close a room, whoever is there; a table of the host is empty then. Raises BadSave."""
        record = room.record
        room.closed = True  # first: nobody may change it meanwhile, which would keep it again
        try:
            if record.lasting:
                await self._registry.keep_room(emptied(record))
            else:
                await self._registry.drop_room(record.name)
        except BaseException:
            room.closed = False
            raise
        if record.lasting:
            self._rooms[record.name] = self._room(emptied(record))
        else:
            self._rooms.pop(record.name, None)
        room.close(Kicked(said))
        self._tell_listeners()


def _forgotten(room: Room) -> bool:
    """Return whether nobody is or has a seat there, and it is no table of the host."""
    free = all(seat.account is None for seat in room.record.seats)
    return room.empty and free and not room.record.lasting and room.state is not RoomState.RUNNING


def _abandoned(room: Room) -> bool:
    """Return whether nobody is there, whoever has seats: it goes before others are refused one."""
    return room.empty and not room.record.lasting and room.state is not RoomState.RUNNING
