"""A program at the host: who it is, in which room, and which game it follows."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Self

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.seat import telling
from abyss_tui.frontends.seat.following import Following, follow
from abyss_tui.frontends.seat.outbox import BROKEN, Outbox
from abyss_tui.frontends.seat.refusals import sentence
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.clients.welcome import Welcome
from abyss_tui.lobby.rooms.news import Began, Ended, Hear, Kicked, News, Notice, RoomChanged, Said
from abyss_tui.lobby.rooms.room_info import RoomInfo


class Presence:
    """A client of the lobby, and what is told to it. Everything is told in its order."""

    def __init__(self, welcome: Welcome, outbox: Outbox, wanted: str) -> None:
        """Not at the host before it has `come`."""
        self.client: LobbyClient
        self.wanted: Final = wanted
        """The table that is meant where none is named."""
        self.created: str | None = None
        """The table that was created last."""
        self.one_at_a_time: Final = asyncio.Lock()
        """Held while a request is worked out."""
        self._welcomed = welcome
        self._outbox = outbox
        self._sitting_down = asyncio.Lock()
        self._looks_on = False
        self._following: Following | None = None
        self._table: Json | None = None
        self._visits = 0
        self._sitting: set[asyncio.Task[None]] = set()

    # Who one is

    @classmethod
    async def come(cls, welcome: Welcome, outbox: Outbox, wanted: str) -> Self:
        """Come in, with the account of a key or as a new guest."""
        here = cls(welcome, outbox, wanted)
        here.client = await welcome(here._an_ear())
        return here

    async def become(self, ticket: str) -> None:
        """Become the guest of an older ticket. Raises Refused for one that is not known."""
        hear = self._an_ear()
        try:
            client = await self._welcomed(hear, ticket=ticket)
        except AbyssError:
            self._visits -= 1  # the one before still hears
            raise
        self._stand_up()
        self.client.close()
        self.client, self.created = client, None
        self._table, self._looks_on = None, False

    async def begin(self) -> None:
        """Tell the program who it is, and bring it back to its seat at the wanted table."""
        self._outbox.tell(self._welcome())
        wanted = self.found(self.wanted)
        if wanted is None or not wanted.mine:
            return
        try:
            await self.client.enter(wanted.name)
            await self.sit_down()
        except AbyssError as error:
            self._outbox.tell(telling.noted(sentence(error)))

    def _welcome(self) -> Json:
        """Return the first line; a guest gets the ticket that brings it back."""
        ticket = self.client.ticket
        return telling.welcome(self.client.account if ticket is None else None, ticket)

    def _an_ear(self) -> Hear:
        """Return an ear for what is told to a new client, and close that of the older one."""
        self._visits += 1
        visit = self._visits
        return lambda news: self._hear(news) if visit == self._visits else None

    # Where one is

    def found(self, name: str) -> RoomInfo | None:
        """Return the table of this name, if there is one."""
        return self.client.find(name)

    @contextmanager
    def entering(self, *, looks_on: bool) -> Iterator[None]:
        """Come to a table, so that all of it is told; nothing has changed if that is refused."""
        before = self._table, self._looks_on
        self._table, self._looks_on = None, looks_on
        try:
            yield
        except AbyssError:
            self._table, self._looks_on = before
            if self.client.room is None:  # one had gone out of the other room already
                self._stand_up()
            raise

    async def sit_down(self) -> None:
        """Follow the game of the room, if one runs there. Raises Refused, BadSave."""
        async with self._sitting_down:
            room = self.client.room
            if room is None or room.game_id is None:
                self._stand_up()
                return
            looks_on, client = self._looks_on, self.client
            following = await follow(client, self._outbox.tell, looks_on=looks_on)
            self._stand_up()  # only now: the game stays open meanwhile
            if client.room is None or client.room.game_id != room.game_id:
                following.leave()  # one has gone out meanwhile
                return
            self._following = following
            following.tell_on()

    async def leave(self) -> None:
        """Go out of the table. Raises Refused or BadSave."""
        await self.client.leave()
        self._stand_up()

    @property
    def following(self) -> Following | None:
        """The game that one follows."""
        return self._following

    def close(self) -> None:
        """The line is gone."""
        for task in self._sitting:
            task.cancel()
        self._stand_up()
        self.client.close()

    def _stand_up(self) -> None:
        following, self._following = self._following, None
        if following is not None:
            following.leave()

    # What one hears

    def _hear(self, news: News) -> None:
        match news:
            case RoomChanged():
                self._tell_table()
            case Began():
                self._sit_down_soon()
            case Said():
                self._outbox.tell(telling.said(news))
            case Notice():
                self._outbox.tell(telling.noted(str(news.message)))
            case Kicked():
                self._outbox.tell(telling.noted(str(news.message)))
                self._stand_up()
            case Ended():
                self._outbox.end(str(news.message))

    def _tell_table(self) -> None:
        room = self.client.room
        if room is None:
            return
        table = telling.table(room, looks_on=self._looks_on)
        if table != self._table:  # a room has more than a program is told of
            self._table = table
            self._outbox.tell(table)

    def _sit_down_soon(self) -> None:
        """Sit down at once, whatever is being worked out: the first decision waits already."""
        task = asyncio.create_task(self._sit_down_or_end())
        self._sitting.add(task)
        task.add_done_callback(self._sitting.discard)

    async def _sit_down_or_end(self) -> None:
        try:
            await self.sit_down()
        except AbyssError as error:
            self._outbox.end(sentence(error))
        except Exception:
            self._outbox.end(BROKEN)
            raise
