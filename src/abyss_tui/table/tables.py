"""The open tables of one process: a game is opened once, however many sit down at it."""

from asyncio import gather
from weakref import WeakValueDictionary

from abyss_tui.errors import AbyssError
from abyss_tui.record.game_id import GameId
from abyss_tui.record.serial_queue import SerialQueue, whole
from abyss_tui.record.store import Store
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Listener, Table


class Tables:
    """Opens games of one store and finds them again for whoever else wants to sit down."""

    def __init__(self, store: Store) -> None:
        self._store = store
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
    def open_games(self) -> list[GameId]:
        """The games that are on a table."""
        return list({table.game_id: table for table in self._open()})

    async def settled(self) -> None:
        """Wait until every table that was left by all is closed."""
        await gather(*(table.closed() for table in self._tables.values()))

    def _open(self) -> list[Table]:
        return [table for table in self._tables.values() if not table.deserted]

    async def _deal(self, start: NewGame, seats: frozenset[int] | None, changed: Listener) -> Place:
        table = await Table.deal(start, self._store)
        self._add(table.game_id, table)
        return self._seated(table, seats, changed)

    async def _sit(self, game: GameId, seats: frozenset[int] | None, changed: Listener) -> Place:
        table = self._tables.get(game)
        if table is not None and table.deserted:
            await table.closed()  # before that, its journal could not be opened again
            table = None
        if table is None:
            table = await Table.resume(game, self._store)
            # The journal of an older version goes on under another name; both are known here.
            self._add(game, table)
        return self._seated(table, seats, changed)

    def _add(self, game: GameId, table: Table) -> None:
        self._tables[game] = self._tables[table.game_id] = table
        table.when_closed(self._forget)

    def _forget(self, closed: Table) -> None:
        self._tables = {game: table for game, table in self._tables.items() if table is not closed}

    def _seated(self, table: Table, seats: frozenset[int] | None, changed: Listener) -> Place:
        try:
            return Place(table, seats, changed)
        except AbyssError:
            table.close_if_empty()
            raise
