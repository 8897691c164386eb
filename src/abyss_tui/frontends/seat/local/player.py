"""A program in a seat: it is asked like a bot, and a bot plays where it does not answer."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Self

from abyss_tui.errors import IllegalAction, NotYours, StaleDecision
from abyss_tui.frontends.seat import telling
from abyss_tui.frontends.seat.following import Following
from abyss_tui.frontends.seat.local.guest import Guest
from abyss_tui.frontends.seat.outbox import written
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.rooms.news import Said
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.record.game_id import GameId
from abyss_tui.table import program_notices
from abyss_tui.table.bot_player import BotPlayer
from abyss_tui.table.bot_seats import Mind, Say
from abyss_tui.table.place import WaitingDecision
from abyss_tui.table.table import Change, stale
from abyss_tui.table.tables import Tables

MOST_MISSED: Final = 3
"""Decisions in a row that a bot had to make, after which the program is asked no more."""
HERE: Final = "here"
"""What the table is called where there is only one."""
_MISSED: Final = f"{MOST_MISSED} decisions in a row without an answer that is possible."


class PendingDecision:
    """A decision that the program is asked for."""

    def __init__(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        self.number: Final = number
        self.answer: Final[asyncio.Future[Any]] = loop.create_future()
        """The action that it has chosen; None where a bot is to choose."""
        self.made: Final[asyncio.Future[bool]] = loop.create_future()
        """Whether that was made; not so where somebody took back what had led to it."""

    def give_up(self) -> None:
        """Let a bot choose, unless the program has."""
        if not self.answer.done():
            self.answer.set_result(None)

    def is_over(self, *, made: bool) -> None:
        """Know what came of it."""
        if not self.made.done():
            self.made.set_result(made)


class ProgramPlayer(BotPlayer):
    """A program in a seat of its own, and the bot that plays where it fails."""

    def __init__(
        self,
        guest: Guest,
        mind: Mind,
        say: Say,
        limit: float,
        tell_all: Callable[[Json], None],
    ) -> None:
        """`mind` is that of the bot, `say` tells the people what it does for the program.

        `limit` are the seconds that the program has for a decision, `tell_all` tells all programs.
        """
        super().__init__(mind.level, mind.thinker, mind.pace, mind.refused)
        self._guest = guest
        self._limit = limit
        self._tell_all = tell_all
        self._say = say
        self._following: Following | None = None
        self._asked: PendingDecision | None = None
        self._missed = 0
        """How many decisions it has missed in a row."""

    async def sit(self, tables: Tables, game: GameId, seat: int) -> Self:
        """Sit down, tell the program all so far, and let it play. Raises as `Tables.sit`."""
        await super().sit(tables, game, seat)
        self._following = Following(self._place, self._guest.outbox.tell, looks_on=False)
        self._guest.outbox.tell(self._table())
        self._following.tell_on()
        self._guest.sit(self)
        return self

    def leave(self) -> None:
        """Stand up, and let the program go."""
        super().leave()
        if self._asked is not None:
            self._asked.is_over(made=False)
        self._guest.say_goodbye()

    # What the program asks for

    async def play(self, decision: int, action: Json) -> None:
        """Answer the decision of this number; return when it is made and kept.

        Raises StaleDecision, NotYours or IllegalAction; then nothing has changed.
        """
        chosen = self._chosen(decision, action)
        asked = self._about(decision)
        self._missed = 0
        asked.answer.set_result(chosen)
        if not await asked.made:
            raise StaleDecision(Message("What led to this decision was taken back."))

    def chat(self, line: str) -> None:
        """Say a line to everybody at the table."""
        name = self._place.names[self._seat]
        self._tell_all(telling.said(Said(self._seat, name, line)))
        self._say(program_notices.says(name, line))

    def lost(self) -> None:
        """Let the bot play from now on: the program has gone."""
        if self._asked is not None:
            self._asked.give_up()
        if self._place.left or self._place.over:
            return
        name = self._place.names[self._seat]
        if self._guest.left:
            self._say(program_notices.stood_up(name, self._level))
        else:
            self._say(program_notices.gone(name, self._level, self._guest.log.path))

    # What it is asked

    def _hear(self, change: Change) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            asked.is_over(made=change.by == self._seat and not change.undone)
        super()._hear(change)
        if self._following is None:
            return
        self._following.tell_change(change)
        if self._place.over:
            self._guest.outbox.tell(self._table())

    async def _answer(self, waiting: WaitingDecision) -> Any:
        """Return what the program wants to play, or what a bot does in its place."""
        chosen = None
        if not self._guest.gone:
            try:
                async with asyncio.timeout(self._limit):
                    chosen = await self._about(waiting.number).answer
            except TimeoutError:
                self._miss(waiting.number, f"no answer in {self._limit:g} s", self._late())
        return await super()._answer(waiting) if chosen is None else chosen

    def _about(self, decision: int) -> PendingDecision:
        """Return the decision of this number; whether it waits at all is not looked at."""
        if self._asked is None or self._asked.number != decision:
            self._asked = PendingDecision(decision)
        return self._asked

    def _chosen(self, decision: int, action: Json) -> Any:
        """Return the action that is written here; one that is not possible is left to the bot.

        Raises as `play`.
        """
        waiting = self._place.decision
        if waiting is None:
            raise IllegalAction(Message("The game is over."))
        if waiting.number != decision:
            raise stale()
        if waiting.seat != self._seat:
            raise NotYours(Message("This decision is another player's."))
        if self._about(decision).answer.done():
            raise StaleDecision(Message("This is answered already, by you or a bot."))
        try:
            return self._possible(decision, action)
        except IllegalAction as error:
            self._about(decision).give_up()
            self._miss(decision, f"{written(action)}: {error}", self._impossible())
            raise

    def _possible(self, decision: int, action: Json) -> Any:
        """Return the action that is written here. Raises IllegalAction."""
        assert self._following is not None
        _, chosen = self._following.read(decision, action)
        problem = self._place.problem(self._seat, chosen)
        if problem is not None:
            raise IllegalAction(problem)
        return chosen

    def _miss(self, decision: int, why: str, told: Message) -> None:
        """Say that a bot decides this time; after some times in a row, send the program away."""
        self._guest.log.note(f"decision {decision}: {why}")
        self._say(told)
        self._missed += 1
        if self._missed == MOST_MISSED:
            self._guest.outbox.end(_MISSED)

    def _late(self) -> Message:
        name, log = self._place.names[self._seat], self._guest.log.path
        return program_notices.late(name, self._limit, self._level, log)

    def _impossible(self) -> Message:
        name, log = self._place.names[self._seat], self._guest.log.path
        return program_notices.impossible(name, self._level, log)

    def _table(self) -> Json:
        """Return the table as it is told at a terminal: all seats are taken from the first on."""
        place = self._place
        kinds = ["bot" if seat in place.bots else "person" for seat in range(len(place.names))]
        return {
            "tell": "table",
            "table": HERE,
            "state": str(RoomState.OVER if place.over else RoomState.RUNNING),
            "owner": "",
            "game": place.kind.slug,
            "you": self._seat,
            "seats": [
                {"seat": seat, "name": name, "kind": kind, "here": True}
                for seat, (name, kind) in enumerate(zip(place.names, kinds, strict=True))
            ],
        }
