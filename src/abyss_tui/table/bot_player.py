"""A bot at a table: it sits at a place like anybody else, and holds nothing but that."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final, Protocol, Self

from abyss_tui.errors import AbyssError, BadSave, IllegalAction
from abyss_tui.kernel.thinking import Level, Task, Thought
from abyss_tui.record.game_id import GameId
from abyss_tui.table.pace import Pace
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables

ASIDE: Final = 0.4
"""The seconds of thinking at most in somebody else's turn, who waits for the answer."""
TRIED_AGAIN_AFTER: Final = 3.0
"""Seconds until a move is tried again that could not be kept: nobody presses a key for a bot."""


class Thinker(Protocol):
    """Who thinks for bots without holding up whoever asks."""

    async def think(self, task: Task) -> Thought:
        """Return what the seat of this task would play. Cancelling ends the thinking."""
        ...


class BotPlayer:
    """A bot in a seat of its own.

    It thinks whenever its seat is asked. What it thought about a decision that waits no more, as
    after an undo, is dropped; and if it comes to nothing that is possible, it plays the least.
    """

    def __init__(
        self,
        level: Level,
        thinker: Thinker,
        pace: Pace,
        refused: Callable[[BadSave], None] = lambda _: None,
        *,
        passes: bool = False,
    ) -> None:
        """Nowhere before it `sits`; `refused` is told why a move could not be kept.

        `passes` tells that it does the least for somebody who is away.
        """
        self._place: Place
        self._seat = -1
        self._seated = False
        self._level = level
        self._thinker = thinker
        self._pace = pace
        self._refused = refused
        self._passes = passes
        self._thinks_about = 0
        """The number of the decision that it thinks about, or has answered last."""
        self._thinking: asyncio.Task[None] | None = None

    async def sit(self, tables: Tables, game: GameId, seat: int) -> Self:
        """Sit down, and play from now on. Raises as `Tables.sit`."""
        self._seat = seat
        self._place = await tables.sit(game, frozenset({seat}), self._hear)
        self._seated = True
        self._look()
        return self

    def leave(self) -> None:
        """Stand up, whatever it was thinking about."""
        self._stop()
        self._place.leave()

    def _hear(self, _: Change) -> None:
        if self._seated:  # else it looks as soon as it is
            self._look()

    def _look(self) -> None:
        """Think about what waits, if this seat is asked, and about nothing else any more."""
        waiting = self._place.decision
        if waiting is not None and waiting.seat not in self._place.bots:
            self._pace.slow_again()
        mine = waiting is not None and waiting.seat == self._seat
        if waiting is not None and mine and waiting.number == self._thinks_about:
            return
        self._stop()
        if waiting is not None and mine:
            self._thinks_about = waiting.number
            self._thinking = asyncio.create_task(self._decide(waiting))

    def _stop(self) -> None:
        """Think no more; a move that is being kept is made all the same."""
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.cancel()

    async def _decide(self, waiting: WaitingDecision) -> None:
        since = asyncio.get_running_loop().time()  # thinking counts as part of the rest
        action = await self._answer(waiting)
        if self._is_to_be_followed(action):
            await self._pace.rest(since)
        while not self._place.left:
            try:
                await self._place.play(
                    self._seat, action, decision=waiting.number, passed=self._passes
                )
            except BadSave as error:
                self._refused(error)
                await asyncio.sleep(TRIED_AGAIN_AFTER)
            except IllegalAction:  # a level of another package may answer what is not possible
                action = self._least()
            except AbyssError:
                return  # another decision waits by now
            else:
                return

    def _is_to_be_followed(self, action: Any) -> bool:
        """Whether a person wants to see what there was before this move.

        In a person's own turn nobody lets them wait; and in another bot's turn only what is more
        than the least changes anything, as a purchase does.
        """
        active = self._place.active
        if active == self._seat:
            return True
        return active in self._place.bots and action != self._least()

    async def _answer(self, waiting: WaitingDecision) -> Any:
        """Return what it has thought, or the least that is possible if that came to nothing."""
        try:
            thought = await self._thinker.think(self._task(waiting))
        except Exception as error:  # noqa: BLE001 - a bot that fails must not stop the game
            asyncio.get_running_loop().call_exception_handler(
                {"message": "A bot came to no thought", "exception": error}
            )
            return self._least()
        return thought.action

    def _task(self, waiting: WaitingDecision) -> Task:
        aside = self._place.active != self._seat
        return task_of(self._place, waiting, self._level, in_no_time=aside)

    def _least(self) -> Any:
        return self._place.kind.least(self._place.view(self._seat, with_options=True))


def task_of(
    place: Place, waiting: WaitingDecision, level: Level, *, in_no_time: bool = False
) -> Task:
    """Return what is to be thought about for the seat that is asked, as far as it may know it."""
    budget, seat = level.budget, waiting.seat
    if in_no_time and budget.seconds is not None:
        budget = replace(budget, seconds=min(budget.seconds, ASIDE))
    return Task(
        place.kind.slug,
        level.slug,
        seat,
        place.events(seat),
        place.view(seat, with_options=True),
        seed_of(place.names, seat, waiting.number),
        budget,
    )


def with_time(level: Level, seconds: float | None) -> Level:
    """Return a level whose bots have so many seconds where the usual ones have one."""
    budget = level.budget
    if seconds is None or budget.seconds is None:
        return level
    return replace(level, budget=replace(budget, seconds=budget.seconds * seconds))


def seed_of(names: Sequence[str], *what: object) -> int:
    """Return a seed for thinking about something; the game's own is a secret, and unknown here."""
    written = "|".join([*names, *map(str, what)])
    return int.from_bytes(sha256(written.encode()).digest()[:8], "big")
