"""The bots at the game of a room: in seats of their own, and in those of people who are away."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.errors import BadSave
from abyss_tui.games.registry import game_kind
from abyss_tui.kernel.thinking import Task, Thought
from abyss_tui.table.bot_player import BotPlayer, Thinker
from abyss_tui.table.bots import known_level
from abyss_tui.table.pace import Pace
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables

PAUSE: Final = 0.8
"""Seconds before one of them moves in its turn: the others should see that it was asked."""


class Least:
    """Always chooses the least that is possible: so a seat passes."""

    async def think(self, task: Task) -> Thought:
        """Return the least that the seat of this task can do."""
        return Thought(game_kind(task.game).least(task.view), None)


class StandInBots:
    """The bots at one table: each sits in its seat as long as it is wanted there."""

    def __init__(
        self, tables: Tables, thinker: Thinker | None, refused: Callable[[], None]
    ) -> None:
        """`thinker` thinks for bots, at a host that has any.

        `refused` is told when a move could not be kept.
        """
        self._tables = tables
        self._thinker = thinker
        self._refused = refused
        self._players: dict[int, BotPlayer] = {}
        self._levels: dict[int, str] = {}
        self._seating = asyncio.Lock()

    @property
    def levels(self) -> Mapping[int, str]:
        """Where they sit now, each with its level; a seat without one passes."""
        return self._levels

    async def sit(self, place: Place, wanted: Callable[[], Mapping[int, str]]) -> None:
        """Let them sit in these seats and in no others, each with its level or none to pass.

        `wanted` is asked when it is their turn to do so. Raises BadSave.
        """
        async with self._seating:
            levels = wanted()
            for seat, seated in list(self._levels.items()):
                if levels.get(seat) != seated:
                    self._stand_up(seat)
            for seat in levels.keys() - self._levels.keys():
                level = known_level(levels[seat], place.kind.slug)
                bots = self._thinker if levels[seat] else None
                thinker = Least() if bots is None else bots
                player = BotPlayer(
                    level, thinker, Pace(PAUSE), self._could_not_keep, passes=bots is None
                )
                await player.sit(self._tables, place.game_id, seat)
                self._players[seat], self._levels[seat] = player, levels[seat]
                if wanted().get(seat) != levels[seat]:
                    self._stand_up(seat)  # the table was left meanwhile, or the person is back

    def leave(self) -> None:
        """Let all of them stand up."""
        for seat in list(self._players):
            self._stand_up(seat)

    def _stand_up(self, seat: int) -> None:
        del self._levels[seat]
        self._players.pop(seat).leave()

    def _could_not_keep(self, _: BadSave) -> None:
        self._refused()
