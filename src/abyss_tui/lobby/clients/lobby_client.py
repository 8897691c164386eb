"""All that a screen or a program holds of the lobby: one account, at one screen or on one wire."""

from asyncio import to_thread
from collections.abc import Callable
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.clients.administration import Administration
from abyss_tui.lobby.clients.lobby_state import LobbyState
from abyss_tui.lobby.clients.owner_actions import OwnerActions
from abyss_tui.lobby.clients.room_member import RoomMember
from abyss_tui.lobby.clients.table_actions import TableActions
from abyss_tui.lobby.names import is_cut, player_name, room_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import RoomRecord
from abyss_tui.lobby.rooms import passwords
from abyss_tui.lobby.rooms.news import Ended, Hear, News, Notice
from abyss_tui.lobby.rooms.room import Room
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.lobby.rooms.rooms import RoomListener
from abyss_tui.lobby.rooms.seating import free_seats, moved, seated, without
from abyss_tui.lobby.rooms.seen import seen_by
from abyss_tui.lobby.throttle import Throttle

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
        state: LobbyState,
        *,
        ticket: str | None,
        address: str = "",
        host: Administration | None = None,
        called: Callable[["LobbyClient"], object] = lambda _: None,
        left: Callable[[str], object] = lambda _: None,
    ) -> None:
        """`host` is what somebody can do who runs it.

        `called` is told when this client has said its name, `left` the account that has gone.
        """
        self.account = account
        self.ticket = ticket
        """What brings a guest back; a secret. None for the account of a key."""
        self.host = host
        """What those can do besides who run this host; None for everybody else."""
        self._called = called
        self._left = left
        self._accounts = state.accounts
        self._rooms = state.rooms
        name, runs = state.accounts.of_key(account).name, host is not None
        self._member = RoomMember(account, name, hear, address=address, of_the_host=runs)
        self.table = TableActions(self._member, state)
        self.owner = OwnerActions(self._member, fixed_seeds=state.fixed_seeds)
        self._listeners: set[RoomListener] = set()
        self._tried = Throttle(_TRIES, 60)

    @property
    def name(self) -> str:
        """How they are called; nothing until they have said it."""
        return self._member.name

    @property
    def runs_host(self) -> bool:
        """Whether they run this host."""
        return self._member.of_the_host

    @property
    def gone(self) -> bool:
        """Whether this client is closed: a newer one of its account counts, or the host ends."""
        return self._member.gone

    @property
    def room(self) -> RoomInfo | None:
        """The room this client is in, as it is now."""
        room = self._member.room
        return None if room is None else self._seen(room)

    @property
    def address(self) -> str:
        """From where they came, as limits count it."""
        return self._member.address

    def hear(self, news: News) -> None:
        """Be told of something, wherever they are."""
        self._member.hear(news)

    def close(self) -> None:
        """Go; the seats wait."""
        self._member.go()
        for listener in list(self._listeners):
            self.unlisten(listener)
        if not self._member.gone:
            self._member.gone = True
            self._left(self.account)

    def end(self, message: Message) -> None:
        """Be told that it must end, and hear no more."""
        self._member.hear(Ended(message))
        self.close()

    # Oneself, and the tables of the host

    async def call_yourself(self, name: str, *, or_like_it: bool = False) -> None:
        """Set the name of this client; they are told if it is not quite what they wrote.

        A name that is taken is refused with one that is free; `or_like_it` takes that one at once.
        Raises Refused or BadSave.
        """
        called = self._accounts.free_name(name, self.account) if or_like_it else player_name(name)
        await self._accounts.call(self.account, called)
        self._member.name = called
        self._called(self)
        if or_like_it and called != player_name(name):
            said = Message("That name is taken here: you are called {name}.", name=called)
            self.hear(Notice(said))
        elif is_cut(name):
            text = "You are called {name} here: what takes no room or two cells was left out."
            self.hear(Notice(Message(text, name=called)))

    async def wish(self, name: str, value: str | bool) -> None:  # noqa: FBT001 (a setting is a word or a switch)
        """Say how one wants one's screens, the next time as well. Raises BadSave."""
        await self._accounts.wish(self.account, name, value)

    def rooms(self) -> list[RoomInfo]:
        """Return all tables of the host."""
        return [self._seen(room) for room in self._rooms.all()]

    def find(self, room: str) -> RoomInfo | None:
        """Return the table of this name, if there is one."""
        found = self._rooms.find(room)
        return None if found is None else self._seen(found)

    def _seen(self, room: Room) -> RoomInfo:
        return seen_by(room, self.account, of_the_host=self._member.of_the_host)

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
        record = RoomRecord(
            room_name(room),
            game,
            free,
            owner=self.account,
            owner_name=self.name,
            origin=self.address,
        )
        await self._rooms.create(record, password)
        await self._accounts.settle(self.account)

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
            await self._accounts.settle(self.account)
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
        if self._member.of_the_host:
            return room
        if self.account in room.record.sent_away:
            said = Message("You were asked to leave this table: its owner can ask you back.")
            raise Refused(Code.CLOSED, said)
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
