"""A visitor: all that a screen or a program ever holds of the lobby, one line of one account."""

from asyncio import to_thread

from abyss_tui.i18n.message import Message
from abyss_tui.lobby import passwords
from abyss_tui.lobby.names import player_name, room_name
from abyss_tui.lobby.owners_line import OwnersLine
from abyss_tui.lobby.records import RoomRecord
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.room import Room
from abyss_tui.lobby.room_info import RoomInfo, RoomState
from abyss_tui.lobby.seating import (
    free_seats,
    freed,
    moved,
    seated,
    without,
)
from abyss_tui.lobby.seen import seen_by


class Visitor(OwnersLine):
    """Somebody at this host, with what they may do. Whatever is refused changes nothing."""

    # Coming and going

    async def call_yourself(self, name: str) -> None:
        """Say how one is called. Raises Refused or BadSave."""
        name = player_name(name)
        await self._accounts.call(self.account, name)
        self.name = name

    async def wish(self, name: str, value: str | bool) -> None:  # noqa: FBT001 (a setting is a word or a switch)
        """Say how one wants one's screens, the next time as well. Raises BadSave."""
        await self._accounts.wish(self.account, name, value)

    def rooms(self) -> list[RoomInfo]:
        """Return all tables of the host."""
        return [seen_by(room, self.account) for room in self._rooms.all()]

    def find(self, room: str) -> RoomInfo | None:
        """Return the table of this name, if there is one."""
        found = self._rooms.find(room)
        return None if found is None else seen_by(found, self.account)

    async def create(
        self, room: str, seats: int, game: str, *, password: str | None = None
    ) -> None:
        """Open a table of one's own, without going there. Raises Refused or BadSave."""
        self._must_have_a_name()
        free = free_seats(seats, game)
        name, owner = room_name(room), self.name
        record = RoomRecord(name, game, free, owner=self.account, owner_name=owner)
        await self._rooms.create(record, password)

    async def enter(self, room: str, password: str | None = None) -> None:
        """Come to a table: back to one's own seats, or to look on. Raises Refused or BadSave."""
        self._must_have_a_name()
        await self._come(await self._let_in(room, password))

    async def sit(self, room: str, seat: int | None = None, password: str | None = None) -> int:
        """Take a seat before the game, the first free one if none is named, and come there.

        Whoever has seats there already comes back to them, at any time. Raises Refused, BadSave.
        """
        self._must_have_a_name()
        found = await self._let_in(room, password)
        mine = found.seats_of(self.account)
        if not mine:
            await found.change(lambda kept: seated(kept, self.account, self.name, seat))
        elif seat is not None and seat not in mine:
            await found.change(lambda kept: moved(kept, self.account, self.name, seat))
        await self._come(found)
        mine = found.seats_of(self.account)
        if not mine:
            raise Refused(Code.NO_SEAT, Message("This seat was freed again just now."))
        return min(mine)

    async def sit_beside(self, name: str, seat: int | None = None) -> int:
        """Take one more seat, for a friend at the same terminal. Raises Refused or BadSave."""
        room, name = self._where(), player_name(name)
        before = room.seats_of(self.account)
        if not before:
            raise Refused(Code.NO_SEAT, Message("Take a seat yourself first."))
        await room.change(lambda kept: seated(kept, self.account, name, seat))
        return min(room.seats_of(self.account) - before)

    async def stand_up(self, seat: int) -> None:
        """Give one of one's seats up before the game. Raises Refused or BadSave."""
        room = self._where()
        if seat not in room.seats_of(self.account):
            raise Refused(Code.NOT_YOURS, Message("This seat is not yours."))
        await room.change(lambda kept: freed(kept, seat))

    async def leave(self) -> None:
        """Go out: seats get free before and after the game, and wait in it. Raises BadSave."""
        room = self._where()
        if room.state is not RoomState.RUNNING:
            await room.change(lambda kept: without(kept, self.account))
        self._go()
        await self._rooms.tidy(room)

    # What it rests on

    def _must_have_a_name(self) -> None:
        if not self.name:
            raise Refused(Code.BAD_REQUEST, Message("Say first how you are called."))

    async def _let_in(self, name: str, password: str | None) -> Room:
        """Return a room that one may go into."""
        room = self._rooms.find(name)
        if room is None:
            said = Message("There is no table {name} here.", name=name)
            raise Refused(Code.UNKNOWN_TABLE, said)
        held = room.record.password
        known = room.record.owner == self.account or room.seats_of(self.account)
        if held is None or known or room is self._room:
            return room
        if password is None:
            raise Refused(Code.WRONG_PASSWORD, Message("This table asks for a password."))
        self._tried.count()
        room.wrong_passwords.count()
        if not await to_thread(passwords.fits, password, held):
            raise Refused(Code.WRONG_PASSWORD, Message("That is not the password of this table."))
        return room

    async def _come(self, room: Room) -> None:
        if self._room is not None and self._room is not room:
            await self.leave()
        self._room = room
        try:
            await room.come(self, lambda: self._room is room)
        except BaseException:
            self._go()
            raise
