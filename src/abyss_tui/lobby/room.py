"""A room: a named table at a host, with its seats, its owner and who is in it."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.news import Began, Hear, News, Noted, RoomChanged
from abyss_tui.lobby.records import Registry, RoomRecord, SeatRecord
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.room_info import RoomInfo, RoomState, SeatInfo
from abyss_tui.lobby.stand_in import pass_once
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.record.in_order import OneAtATime
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

_TRIES_A_MINUTE: Final = 30
"""Wrong passwords for one room, whoever tries."""


NOBODY: Final[frozenset[int]] = frozenset()
"""The seats of one who looks on."""


class Occupant(Protocol):
    """Who is in a room."""

    @property
    def account(self) -> str:
        """Return whose line it is."""
        ...

    @property
    def name(self) -> str:
        """Return how they are called."""
        ...

    def hear(self, news: News) -> None:
        """Be told of something; it must not take long."""
        ...


class Room:
    """A room as it is kept, and who is in it. Every change is kept before it is told."""

    def __init__(self, record: RoomRecord, tables: Tables, registry: Registry) -> None:
        self.record = record
        self.tables = tables
        self.wrong_passwords = Throttle(_TRIES_A_MINUTE, 60)
        self._registry = registry
        self._changing = OneAtATime()
        self._occupants: list[Occupant] = []
        self._ready: set[str] = set()
        self._rematch: set[str] = set()
        self._watching: Place | None = None
        self._passing = False
        self._tasks: set[asyncio.Task[None]] = set()

    # What it is

    @property
    def state(self) -> RoomState:
        """How far it is."""
        if self.record.game_id is None:
            return RoomState.OPEN
        return RoomState.OVER if self.record.over else RoomState.RUNNING

    @property
    def empty(self) -> bool:
        """Whether nobody is in it."""
        return not self._occupants

    def seats_of(self, account: str) -> frozenset[int]:
        """Return the seats of an account."""
        return frozenset(
            seat for seat, held in enumerate(self.record.seats) if held.account == account
        )

    def here(self, account: str | None) -> bool:
        """Return whether somebody is in the room."""
        return any(occupant.account == account for occupant in self._occupants)

    def seen_by(self, account: str) -> RoomInfo:
        """Return the room as one account may know it."""
        return RoomInfo(
            name=self.record.name,
            game=self.record.game,
            state=self.state,
            owner=self.record.owner_name,
            owned=self.record.owner == account,
            locked=self.record.password is not None,
            seats=tuple(self._seat_info(held, account) for held in self.record.seats),
            watchers=tuple(
                occupant.name for occupant in self._occupants if not self.seats_of(occupant.account)
            ),
            game_id=self.record.game_id,
        )

    def _seat_info(self, held: SeatRecord, account: str) -> SeatInfo:
        return SeatInfo(
            name=held.name,
            taken=held.account is not None,
            here=held.account is not None and self.here(held.account),
            ready=held.account in self._ready,
            passing=held.passing,
            yours=held.account == account,
            rematch=held.account in self._rematch,
        )

    # Who comes and goes

    async def come(self, occupant: Occupant) -> None:
        """Come in: to one's seats, or to look on. Raises BadSave when its game cannot be opened."""
        await self._changing.do(lambda: self._come(occupant))

    async def _come(self, occupant: Occupant) -> None:
        if occupant not in self._occupants:
            self._occupants.append(occupant)
        try:
            await self._watch()
            await self._back(occupant.account)
        except AbyssError:
            self.go(occupant)
            raise
        self.tell(RoomChanged())

    async def _back(self, account: str) -> None:
        """Nobody passes who is here."""
        if any(held.passing and held.account == account for held in self.record.seats):
            seats = tuple(
                replace(held, passing=held.passing and held.account != account)
                for held in self.record.seats
            )
            await self._keep(replace(self.record, seats=seats))

    def go(self, occupant: Occupant) -> None:
        """Go out; one's seats stay one's own."""
        if occupant in self._occupants:
            self._occupants.remove(occupant)
        if not self.here(occupant.account):
            self._ready.discard(occupant.account)
            self._rematch.discard(occupant.account)
        if self.empty:
            self._look_away()
        self.tell(RoomChanged())

    def tell(self, news: News) -> None:
        """Tell everybody who is here."""
        for occupant in list(self._occupants):
            occupant.hear(news)

    def put_out(self, chosen: Callable[[Occupant], bool], news: News) -> None:
        """Send those away who are chosen, with a word."""
        for occupant in [each for each in self._occupants if chosen(each)]:
            self.go(occupant)
            occupant.hear(news)

    # What changes

    async def change(self, change: Callable[[RoomRecord], RoomRecord]) -> None:
        """Change what is kept of the room, then tell everybody.

        Raises BadSave, or what `change` raises; then nothing has changed.
        """

        async def do() -> None:
            await self._keep(change(self.record))
            self.tell(RoomChanged())

        await self._changing.do(do)

    def be_ready(self, account: str, *, ready: bool) -> None:
        """Say whether somebody is ready for the game."""
        (self._ready.add if ready else self._ready.discard)(account)
        self.tell(RoomChanged())

    async def deal(self, first: int | None, seed: int) -> None:
        """Deal a game to those who sit here. Raises Refused, AbyssError or BadSave."""
        await self._changing.do(lambda: self._deal(first, seed))

    async def agree(self, account: str, seed: int) -> None:
        """Agree to another game; it is dealt when all do, and the next seat begins.

        Raises as `deal`.
        """
        await self._changing.do(lambda: self._agree(account, seed))

    async def _agree(self, account: str, seed: int) -> None:
        if self.state is not RoomState.OVER:
            raise Refused(Code.BAD_REQUEST, Message("The game is not over."))
        self._rematch.add(account)
        held = {seat.account for seat in self.record.seats}
        if held <= self._rematch and self._watching is not None:
            following = (self._watching.first + 1) % len(self.record.seats)
            await self._deal(following, seed)
        else:
            self.tell(RoomChanged())

    async def _deal(self, first: int | None, seed: int) -> None:
        record = self.record
        if self.state is RoomState.RUNNING:
            raise Refused(Code.CLOSED, Message("The game has begun already."))
        if any(seat.account is None for seat in record.seats):
            raise Refused(Code.NO_SEAT, Message("There are free seats: wait until all are taken."))
        names = tuple(seat.name for seat in record.seats)
        start = NewGame(names, seed, first, record.game)
        place = await self.tables.deal(start, NOBODY, self._on_change)
        try:
            await self._keep(replace(record, game_id=place.game_id, over=False))
        except AbyssError:
            place.leave()
            raise
        self._look_away()
        self._watching = place
        self._ready.clear()
        self._rematch.clear()
        self.tell(RoomChanged())
        self.tell(Began())
        if self.empty:
            self._look_away()

    async def _keep(self, record: RoomRecord) -> None:
        await self._registry.keep_room(record)
        self.record = record

    # The running game

    async def _watch(self) -> None:
        """Have the game of the room on a table as long as somebody is here."""
        if self._watching is None and self.record.game_id is not None:
            self._watching = await self.tables.sit(self.record.game_id, NOBODY, self._on_change)
            self._on_change(None)

    def _look_away(self) -> None:
        if self._watching is not None:
            self._watching.leave()
            self._watching = None

    def _on_change(self, _: Change | None) -> None:
        if self._watching is None:
            return
        if self._watching.over and not self.record.over:
            self._do_soon(self.change(lambda record: replace(record, over=True)))
        elif self._who_passes() is not None:
            self._do_soon(self._pass_on())

    def let_pass(self) -> None:
        """Pass for those who are away, where that was asked."""
        self._on_change(None)

    def _who_passes(self) -> tuple[int, int] | None:
        """Return the absent seat that is asked and passes, and the number of its decision."""
        waiting = None if self._watching is None else self._watching.decision
        if waiting is None:
            return None
        held = self.record.seats[waiting.seat]
        absent = held.passing and not self.here(held.account)
        return (waiting.seat, waiting.number) if absent else None

    async def _pass_on(self) -> None:
        """Pass as long as somebody is asked who is away."""
        if self._passing:
            return
        self._passing = True
        try:
            while (asked := self._who_passes()) is not None:
                assert self._watching is not None  # it says who is asked
                await pass_once(self.tables, self._watching.game_id, *asked)
        finally:
            self._passing = False

    def _do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_said_if_refused(work, self.tell))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _said_if_refused(work: Coroutine[Any, Any, None], tell: Hear) -> None:
    try:
        await work
    except AbyssError as error:
        tell(Noted(error.message))
