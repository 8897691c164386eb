"""A room: a named table at a host, with its seats, its owner and who is in it."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused, reason
from abyss_tui.lobby.registry.records import Registry, RoomRecord
from abyss_tui.lobby.rooms.news import Began, News, Notice, RoomChanged, Said, SaidBefore
from abyss_tui.lobby.rooms.owner_watch import OwnerWatch
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.seating import (
    back,
    beginning,
    missed_from,
    noted,
    passed_on,
    passing,
    seats_of,
)
from abyss_tui.lobby.rooms.spoken import Spoken
from abyss_tui.lobby.rooms.watched_game import WatchedGame
from abyss_tui.lobby.throttle import Throttle
from abyss_tui.record.entries import Bots
from abyss_tui.record.game_id import GameId
from abyss_tui.record.serial_queue import SerialQueue
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables

Dealt: TypeAlias = Callable[[Collection[str]], Awaitable[None]]
"""Keeps of these accounts that a game is dealt to them. Raises BadSave."""
_WRITTEN_ANEW: Final = (
    "Somebody deleted or changed the file of this game at the host. The whole game was written into"
    " a new one; nothing was lost."
)
_TRIES_A_MINUTE: Final = 30
"""Wrong passwords for one room, whoever tries."""


class Occupant(Protocol):
    """Who is in a room."""

    @property
    def account(self) -> str:
        """Return whose account it is."""
        ...

    @property
    def name(self) -> str:
        """Return how they are called."""
        ...

    @property
    def of_the_host(self) -> bool:
        """Return whether they run this host."""
        ...

    def hear(self, news: News) -> None:
        """Be told of something; it must not take long."""
        ...


class Room:
    """A room as it is kept, and who is in it. Every change is kept before it is told."""

    def __init__(
        self,
        record: RoomRecord,
        tables: Tables,
        registry: Registry,
        changed: Callable[[], None],
        thinker: Thinker | None,
        *,
        dealt: Dealt,
        owner_away_seconds: float,
    ) -> None:
        """`changed` is called after every change that somebody outside can see.

        `thinker` thinks for bots, at a host that has any. An owner who is away for so many seconds
        gives their rights to somebody who is there.
        """
        self.record = record
        self.closed = False
        """Whether it is no room of the host any more; some may have found it before."""
        self.thinker = thinker
        self.tables = tables
        self.wrong_passwords = Throttle(_TRIES_A_MINUTE, 60)
        self.occupants: list[Occupant] = []
        self.ready: set[str] = set()
        """The accounts that are ready for the game."""
        self.agreed: set[str] = set()
        """The accounts that want another game."""
        self.notes: dict[str, dict[str, Any]] = {}
        """What each account's screens keep for themselves in this game, whatever that is."""
        self.missed: dict[str, int] = {}
        """From which event on others decided for an account, until that account was told."""
        self._spoken = Spoken()
        self._registry = registry
        self._changed = changed
        self._dealt = dealt
        self._owner_watch = OwnerWatch(owner_away_seconds, self._pass_on)
        self._changing = SerialQueue()
        self._game = self._watched_game()

    def _watched_game(self) -> WatchedGame:
        return WatchedGame(
            self.tables,
            played=self._played_by_bots,
            thinker=self.thinker,
            over=self._over,
            refused=lambda message: self.tell(Notice(message)),
        )

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
        return not self.occupants

    def seats_of(self, account: str) -> frozenset[int]:
        """Return the seats of an account."""
        return seats_of(self.record, account)

    def here(self, account: str | None) -> bool:
        """Return whether somebody is in the room."""
        return any(occupant.account == account for occupant in self.occupants)

    # Who comes and goes

    async def come(self, occupant: Occupant, stays: Callable[[], bool]) -> None:
        """Come in: to one's seats, or to look on. Raises BadSave when its game cannot be opened.

        `stays` says whether they have not gone again when all that is done.
        """
        await self._changing.run(lambda: self._come(occupant, stays))

    async def _come(self, occupant: Occupant, stays: Callable[[], bool]) -> None:
        self._must_be_open()
        comes = occupant not in self.occupants
        if comes:
            self.occupants.append(occupant)
        try:
            if self.record.game_id is not None:
                await self._game.take_up(self.record.game_id)
            await self._be_back(occupant.account)
        except AbyssError:
            self.go(occupant)
            raise
        if stays():
            if comes and (lines := self._spoken.to(occupant.account)):
                occupant.hear(SaidBefore(lines))
            self.tell(RoomChanged())
            self._game.look()
        else:
            self.go(occupant)

    async def _be_back(self, account: str) -> None:
        """Let nobody decide any more for who is back, and note from where on others did."""
        before = noted(self.record, self._game.told)
        if (present := back(before, account)) != self.record:
            await self._keep(present)
        if (missed := missed_from(before, account)) is not None:
            self.missed[account] = missed

    def go(self, occupant: Occupant) -> None:
        """Go out; one's seats stay one's own."""
        if occupant in self.occupants:
            self.occupants.remove(occupant)
        if not self.here(occupant.account):
            self.ready.discard(occupant.account)
            self.agreed.discard(occupant.account)
        if self.empty:
            self._game.look_away()
        self.tell(RoomChanged())

    def tell(self, news: News) -> None:
        """Tell everybody who is here, and those who look at all tables if it can be seen there."""
        for occupant in list(self.occupants):
            occupant.hear(news)
        if isinstance(news, Said):
            seated = {seat.account for seat in self.record.seats if seat.account is not None}
            self._spoken.add(news, seated | {each.account for each in self.occupants})
        if isinstance(news, RoomChanged):
            away = self._heir() is not None
            self._owner_watch.look(away=away)
            self._changed()

    def kick(self, chosen: Callable[[Occupant], bool], news: News) -> None:
        """Send those away who are chosen, with a word."""
        for occupant in [each for each in self.occupants if chosen(each)]:
            self.go(occupant)
            occupant.hear(news)

    def close(self, news: News) -> None:
        """Send everybody away, with a word: it is no room of the host any more."""
        self.closed = True
        self.kick(lambda _: True, news)
        self._owner_watch.look(away=False)

    def _must_be_open(self) -> None:
        if self.closed:
            said = Message("There is no table {name} here.", name=self.record.name)
            raise Refused(Code.UNKNOWN_TABLE, said)

    # Whose it is

    def _heir(self) -> Occupant | None:
        """Return who gets the rights of an owner who is away: who is here longest in a seat.

        Who looks on gets them only where all seats are those of people who are away, before a game
        or after it: nobody else could ever free one.
        """
        if self.record.owner is None or self.here(self.record.owner) or self.closed:
            return None
        for occupant in self.occupants:
            if self.seats_of(occupant.account):
                return occupant
        full = all(seat.taken for seat in self.record.seats)
        stuck = full and self.state is not RoomState.RUNNING
        return next(iter(self.occupants), None) if stuck else None

    async def _pass_on(self) -> None:
        """Give the rights of an owner who is still away to somebody who is here."""

        async def do() -> None:
            heir, before = self._heir(), self.record.owner_name
            if heir is not None:
                await self._keep(passed_on(self.record, heir.account, heir.name))
                text = "{before} is away for long: the table is {name}'s now."
                self.tell(Notice(Message(text, before=before, name=heir.name)))
                self.tell(RoomChanged())

        await self._changing.run(do)

    # What changes

    async def change(self, change: Callable[[RoomRecord], RoomRecord]) -> None:
        """Change what is kept of the room, then tell everybody.

        Raises BadSave, or what `change` raises; then nothing has changed.
        """

        async def do() -> None:
            self._must_be_open()
            await self._keep(change(self.record))
            self.tell(RoomChanged())

        await self._changing.run(do)

    def be_ready(self, account: str, *, ready: bool) -> None:
        """Say whether somebody is ready for the game."""
        (self.ready.add if ready else self.ready.discard)(account)
        self.tell(RoomChanged())

    async def deal(self, first: int | None, seed: int) -> None:
        """Deal a game to those who sit here. Raises Refused, AbyssError or BadSave.

        `first` begins; None leaves it to the owner's choice, or to the seed.
        """
        await self._changing.run(lambda: self._deal(first, seed))

    async def agree(self, account: str, seed: int) -> None:
        """Agree to another game; it is dealt when all do.

        The next seat begins it, unless the owner has chosen one. Raises as `deal`.
        """
        await self._changing.run(lambda: self._agree(account, seed))

    async def _agree(self, account: str, seed: int) -> None:
        if self.state is not RoomState.OVER:
            raise Refused(Code.BAD_REQUEST, Message("The game is not over."))
        self.agreed.add(account)
        held = {seat.account for seat in self.record.seats if seat.account is not None}
        if held <= self.agreed and self._game.first is not None:
            following = (self._game.first + 1) % len(self.record.seats)
            chosen = self.record.first
            await self._deal(following if chosen is None else chosen, seed)
        else:
            self.tell(RoomChanged())

    async def _deal(self, first: int | None, seed: int) -> None:
        record = self.record
        self._must_be_open()
        if self.state is RoomState.RUNNING:
            raise Refused(Code.CLOSED, Message("The game has begun already."))
        if not all(seat.taken for seat in record.seats):
            raise Refused(Code.NO_SEAT, Message("There are free seats: wait until all are taken."))
        names = tuple(seat.name for seat in record.seats)
        first = record.first if first is None else first
        start = NewGame(names, seed, record.game, first, bots=_bots_of(record))
        await self._dealt({seat.account for seat in record.seats if seat.account is not None})
        place = await self._game.deal(start)
        try:
            dealt = replace(beginning(record, None), game_id=place.game_id, over=False)
            await self._keep(dealt)
        except AbyssError:
            place.leave()
            raise
        self._game.watch(place)
        self.ready.clear()
        self.agreed.clear()
        self.notes.clear()
        self.missed.clear()
        self.tell(RoomChanged())
        self.tell(Began())
        self._game.look()
        if self.empty:
            self._game.look_away()

    async def _keep(self, record: RoomRecord) -> None:
        await self._registry.keep_room(record)
        self.record = record

    async def let_pass(self, seat: int, *, passes: bool, level: str = "") -> None:
        """Let a seat pass while its person is away, or a bot of this level play, or wait again.

        Raises Refused or BadSave.
        """
        told = self._game.told
        await self.change(partial(passing, seat=seat, passes=passes, level=level, since=told))
        self._game.look()

    def _played_by_bots(self) -> Mapping[int, str]:
        """Return the seats of bots, and those of people who are away, without a level to pass."""
        away = {
            seat: held.bot
            for seat, held in enumerate(self.record.seats)
            if held.passing and not self.here(held.account)
        }
        return {**_bots_of(self.record), **away}

    async def moved(self, before: GameId, now: GameId) -> None:
        """Keep under which name the game goes on, and say why: its file was gone."""

        def named(record: RoomRecord) -> RoomRecord:
            return replace(record, game_id=now) if record.game_id == before else record

        try:
            await self.change(named)
        except AbyssError as error:  # it goes on all the same, until this host ends
            self.tell(Notice(reason(error)))
        self.tell(Notice(Message(_WRITTEN_ANEW)))

    async def _over(self) -> None:
        """Keep that the game has ended."""
        if not self.record.over:
            await self.change(lambda record: replace(record, over=True))


def _bots_of(record: RoomRecord) -> Bots:
    """Return the seats that belong to bots, each with its level."""
    return {
        seat: held.bot
        for seat, held in enumerate(record.seats)
        if held.account is None and held.bot
    }
