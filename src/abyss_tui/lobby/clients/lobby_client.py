"""All that a screen or a program holds of the lobby: one account, at one screen or on one wire."""

from asyncio import to_thread
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.owner_actions import OwnerActions
from abyss_tui.lobby.clients.room_member import RoomMember
from abyss_tui.lobby.clients.table_actions import TableActions
from abyss_tui.lobby.names import player_name, room_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.accounts import Accounts
from abyss_tui.lobby.registry.records import RoomRecord
from abyss_tui.lobby.rooms import passwords
from abyss_tui.lobby.rooms.news import Ended, Hear
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.lobby.rooms.rooms import RoomListener, Rooms
from abyss_tui.lobby.rooms.seating import free_seats, moved, seated, without
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.record.store import Store

_TRIES: Final = 5
"""Wrong passwords of tables in a minute: enough for who mistypes, useless with a list of words."""


class LobbyClient:
    """Somebody at this host, and the room where they are. Whatever is refused changes nothing.

    What they may do in that room is in its own two parts: `table` for everybody who is there, and
    `owner` for whom the table belongs to.
    """

    def __init__(
        self,
        account: str,
        hear: Hear,
        accounts: Accounts,
        rooms: Rooms,
        store: Store,
        *,
        ticket: str | None,
        fixed_seeds: bool,
    ) -> None:
        self.account = account
        self.ticket = ticket
        """What brings a guest back; a secret. None for the account of a key."""
        self._accounts = accounts
        self._rooms = rooms
        self._member = RoomMember(account, accounts.of_key(account).name, hear)
        self.table = TableActions(self._member, store)
        self.owner = OwnerActions(self._member, fixed_seeds=fixed_seeds)
        self._listeners: set[RoomListener] = set()
        self._tried = Throttle(_TRIES, 60)

    @property
    def name(self) -> str:
        """How they are called; nothing until they have said it."""
        return self._member.name

    @property
    def gone(self) -> bool:
        """Whether this client is closed: a newer one of its account counts, or the host ends."""
        return self._member.gone

    @property
    def room(self) -> RoomInfo | None:
        """The room where one is, as it is now."""
        room = self._member.room
        return None if room is None else seen_by(room, self.account)

    def close(self) -> None:
        """Go; the seats wait."""
        self._member.go()
        for listener in list(self._listeners):
            self.unlisten(listener)
        self._member.gone = True

    def end(self, message: Message) -> None:
        """Be told that it must end, and hear no more."""
        self._member.hear(Ended(message))
        self.close()

    # Oneself, and the tables of the host

    async def call_yourself(self, name: str) -> None:
        """Say how one is called. Raises Refused or BadSave."""
        name = player_name(name)
        await self._accounts.call(self.account, name)
        self._member.name = name

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

    def listen(self, listener: RoomListener) -> None:
        """Have it called after every change of any table, until the client closes or unlistens."""
        self._listeners.add(listener)
        self._rooms.listen(listener)

    def unlisten(self, listener: RoomListener) -> None:
        """Have it called no more."""
        self._listeners.discard(listener)
        self._rooms.unlisten(listener)

    # Coming to a table and leaving it

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

    async def leave(self) -> None:
        """Go out: seats get free before and after the game, and wait in it. Raises BadSave."""
        room = self._member.where()
        if room.state is not RoomState.RUNNING:
            await room.change(lambda kept: without(kept, self.account))
        self._member.go()
        await self._rooms.tidy(room)

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
        if held is None or known or room is self._member.room:
            return room
        if password is None:
            raise Refused(Code.WRONG_PASSWORD, Message("This table asks for a password."))
        # Both before the password is looked at, which takes the time of 20 ms of a core: one client
        # cannot guess fast, and many together cannot either.
        self._tried.count()
        room.wrong_passwords.count()
        if not await to_thread(passwords.fits, password, held):
            raise Refused(Code.WRONG_PASSWORD, Message("That is not the password of this table."))
        return room

    async def _come(self, room: Room) -> None:
        if self._member.room is not None and self._member.room is not room:
            await self.leave()
        await self._member.come(room)
