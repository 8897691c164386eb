"""The game of a room, on a table as long as somebody is in the room."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.stand_in import pass_once
from abyss_tui.record.game_id import GameId
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

NOBODY: Final[frozenset[int]] = frozenset()
"""The seats of one who looks on."""


class WatchedGame:
    """Looks on at a game: plays for the seats that pass, and tells when it is over."""

    def __init__(
        self,
        tables: Tables,
        *,
        passes: Callable[[int], bool],
        over: Callable[[], Coroutine[Any, Any, None]],
        refused: Callable[[Message], None],
    ) -> None:
        """`passes` says whether a seat is away and passes; `over` is done after the end.

        `refused` is told what could not be done because it could not be kept.
        """
        self._tables = tables
        self._passes = passes
        self._over = over
        self._refused = refused
        self._place: Place | None = None
        self._passing = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def first(self) -> int | None:
        """The seat that began; None when no game is watched."""
        return None if self._place is None else self._place.first

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
        place, self._place = self._place, None
        if place is not None:
            place.leave()

    def look(self) -> None:
        """See whether the game is over, or somebody is asked who is away."""
        if self._place is None:
            return
        if self._place.over:
            self._do_soon(self._over())
        elif self._who_passes() is not None and not self._passing:
            self._passing = True
            self._do_soon(self._pass_on())

    def _changed(self, _: Change) -> None:
        self.look()

    def _who_passes(self) -> tuple[GameId, int, int] | None:
        """Return the game, the absent seat that is asked, and the number of the decision."""
        waiting = None if self._place is None else self._place.decision
        if self._place is None or waiting is None or not self._passes(waiting.seat):
            return None
        return self._place.game_id, waiting.seat, waiting.number

    async def _pass_on(self) -> None:
        """Pass as long as somebody is asked who is away."""
        try:
            while (asked := self._who_passes()) is not None:
                await pass_once(self._tables, *asked)
        finally:
            self._passing = False

    def _do_soon(self, work: Coroutine[Any, Any, None]) -> None:
        async def do() -> None:
            try:
                await work
            except BadSave:  # its message names files of the host
                self._refused(Message("The host could not keep what was done last."))
            except AbyssError as error:
                self._refused(error.message)

        task = asyncio.create_task(do())
        self._tasks.add(task)  # the event loop alone would forget it
        task.add_done_callback(self._tasks.discard)
