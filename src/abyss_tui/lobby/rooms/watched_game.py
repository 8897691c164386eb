"""The game of a room: its journal is open as long as somebody is in the room."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.rooms.stand_in_bots import StandInBots
from abyss_tui.record.game_id import GameId
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

NOBODY: Final[frozenset[int]] = frozenset()
"""The seats of one who only looks on: none."""


class WatchedGame:
    """Looks on at a game, lets bots sit where they are wanted, and says when it is over."""

    def __init__(
        self,
        tables: Tables,
        *,
        played: Callable[[], Mapping[int, str]],
        thinker: Thinker | None,
        over: Callable[[], Coroutine[Any, Any, None]],
        refused: Callable[[Message], None],
    ) -> None:
        """`played` says which seats bots play now, and at which level, or none where one passes.

        `thinker` thinks for bots, at a host that has any; `over` is done at the end.
        `refused` is told what could not be done because it could not be kept.
        """
        self._tables = tables
        self._played = played
        self._stand_ins = StandInBots(tables, thinker, self._could_not_keep)
        self._over = over
        self._refused = refused
        self._place: Place | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def first(self) -> int | None:
        """The seat that began; None when no game is watched."""
        return None if self._place is None else self._place.first

    @property
    def told(self) -> int | None:
        """How many events have been told of it; None when no game is watched."""
        return None if self._place is None else len(self._place.events(None))

    async def deal(self, start: NewGame) -> Place:
        """Deal a game; it is watched once its place is given to `watch`.

        Raises AbyssError or BadSave.
        """
        return await self._tables.deal(start, NOBODY, self._changed)

    async def take_up(self, game: GameId) -> None:
        """Watch a game that there is. Raises BadSave when it cannot be opened."""
        if self._place is None:
            self._place = await self._tables.sit(game, NOBODY, self._changed)

    def watch(self, place: Place) -> None:
        """Watch this game from now on."""
        self.look_away()
        self._place = place

    def look_away(self) -> None:
        """Leave the table: when all have left, the journal is closed."""
        self._stand_ins.leave()
        place, self._place = self._place, None
        if place is not None:
            place.leave()

    def look(self) -> None:
        """See whether the game is over, or bots play other seats than they sit in."""
        place = self._place
        if place is None:
            return
        if place.over:
            self._do_soon(self._over())
        elif self._wanted() != self._stand_ins.levels:
            self._do_soon(self._stand_ins.sit(place, self._wanted))

    def _changed(self, _: Change) -> None:
        self.look()

    def _wanted(self) -> Mapping[int, str]:
        """Return which seats bots play: none when nobody watches the game any more."""
        return {} if self._place is None or self._place.over else self._played()

    def _could_not_keep(self) -> None:
        self._refused(Message("The host could not keep what was done last."))

    def _do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def do() -> None:
            try:
                await work
            except BadSave:  # its message names files of the host
                self._could_not_keep()
            except AbyssError as error:
                self._refused(error.message)

        task = asyncio.create_task(do())
        self._tasks.add(task)  # the event loop alone would forget it
        task.add_done_callback(self._tasks.discard)
