"""The open tables of one process: a game is opened once, however many sit down at it."""

from asyncio import Task, create_task, gather
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.record.game_id import GameId
from abyss_tui.record.serial_queue import SerialQueue, whole
from abyss_tui.record.store import Store
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Listener, Table


class Tables:
    """Opens games of one store and finds them again for whoever else wants to sit down."""

    def __init__(self, store: Store, *, ask_first: bool = False) -> None:
        """A game whose file is gone is written anew; with `ask_first` its players are asked."""
        self._store = store
        self._ask_first = ask_first
        self._now_called: dict[GameId, GameId] = {}
        """The games that were written anew, by the names that somebody may still know them by."""
        self._when_moved: Callable[[GameId, GameId], Coroutine[Any, Any, None]] | None = None
        self._telling: set[Task[None]] = set()
        self._not_kept: list[Message] = []
        self._tables: dict[GameId, Table] = {}
        # A queue a game, so that it is opened once when two sit down at the same time. It is gone
        # as soon as nobody waits in it.
        self._opening: WeakValueDictionary[GameId, SerialQueue] = WeakValueDictionary()

    async def deal(self, start: NewGame, seats: frozenset[int] | None, changed: Listener) -> Place:
        """Deal a game and sit down, in all seats if none are named.

        Raises AbyssError for players or seats that cannot be, BadSave when it cannot be kept.
        """
        return await whole(self._deal(start, seats, changed), Place.leave)

    async def sit(self, game: GameId, seats: frozenset[int] | None, changed: Listener) -> Place:
        """Sit down at a game: at its open table, or at one that is opened for it.

        Raises BadSave when it cannot be opened, AbyssError for a seat that is not there.
        """
        opening = self._opening.setdefault(game, SerialQueue())
        return await whole(opening.run(lambda: self._sit(game, seats, changed)), Place.leave)

    @property
    def not_kept(self) -> tuple[Message, ...]:
        """Why games could not be kept that were closed; none where all are kept."""
        return tuple(self._not_kept)

    @property
    def open_games(self) -> list[GameId]:
        """The games that are on a table."""
        return list({table.game_id: table for table in self._open()})

    async def settled(self) -> None:
        """Wait until every table that was left by all is closed."""
        await gather(*(table.closed() for table in self._tables.values()))
        await gather(*self._telling)

    def when_moved(self, tell: Callable[[GameId, GameId], Coroutine[Any, Any, None]]) -> None:
        """Have it told when a game was written anew: its old name, and its new one."""
        self._when_moved = tell

    def _open(self) -> list[Table]:
        return [table for table in self._tables.values() if not table.deserted]

    async def _deal(self, start: NewGame, seats: frozenset[int] | None, changed: Listener) -> Place:
        table = await Table.deal(start, self._store)
        self._add(table.game_id, table)
        return self._seated(table, seats, changed)

    async def _sit(self, game: GameId, seats: frozenset[int] | None, changed: Listener) -> Place:
        table = self._tables.get(self._now_called.get(game, game))
        if table is not None and table.deserted:
            await table.closed()  # before that, its journal could not be opened again
            table = None
        game = self._now_called.get(game, game)  # it may have been written anew just then
        if table is None:
            table = await Table.resume(game, self._store)
            # The journal of an older version goes on under another name; both are known here.
            self._add(game, table)
        return self._seated(table, seats, changed)

    def _add(self, game: GameId, table: Table) -> None:
        self._tables[game] = self._tables[table.game_id] = table
        table.asks_first = self._ask_first
        table.when_closed(self._forget)
        table.when_moved(self._moved)

    def _moved(self, table: Table, before: GameId) -> None:
        """Find a table under the new name of its game from now on."""
        now = table.game_id
        self._tables = {name: each for name, each in self._tables.items() if each is not table}
        self._tables[now] = table
        if self._when_moved is not None:  # until whoever is told has noted the new name
            known = [name for name, called in self._now_called.items() if called == before]
            self._now_called |= dict.fromkeys((before, *known), now)
            telling = create_task(self._when_moved(before, now))
            self._telling.add(telling)  # the event loop alone would forget it
            telling.add_done_callback(self._telling.discard)

    def _forget(self, closed: Table) -> None:
        if closed.lost and closed.parting is not None:
            self._not_kept.append(closed.parting)
        self._tables = {game: table for game, table in self._tables.items() if table is not closed}

    def _seated(self, table: Table, seats: frozenset[int] | None, changed: Listener) -> Place:
        try:
            return Place(table, seats, changed)
        except AbyssError:
            table.close_if_empty()
            raise
