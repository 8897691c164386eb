"""A table: one running game and its journal, changed by one sitter at a time.

It holds every secret of the game, so no screen, session or bot is ever given one: they are given
a `Place`.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Self, TypeAlias, TypeVar

from abyss_tui.errors import (
    AbyssError,
    BadSave,
    IllegalAction,
    JournalGone,
    NotYours,
    StaleDecision,
)
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import End, Header, Move, Standing, Undo, now, standing_of
from abyss_tui.record.game_id import GameId
from abyss_tui.record.history import History
from abyss_tui.record.recording import Recording
from abyss_tui.record.replaying import digest, replay
from abyss_tui.record.serial_queue import SerialQueue
from abyss_tui.record.store import Journal, Store
from abyss_tui.records import record
from abyss_tui.table import undo
from abyss_tui.table.start import NewGame, why_not_started

MOVES_A_DIGEST: Final = 20


@record
class Change:
    """What a sitter is told: a seat has made a move, or has taken its last one back."""

    by: int
    undone: bool
    events: int
    """How many events of those before still stand; what a move brought about comes after them."""


T = TypeVar("T")
Listener: TypeAlias = Callable[[Change], None]


class Table:
    """One running game. It is kept in the store at every moment: closing it loses nothing.

    Every change is judged, written, made and told before the next one is looked at.
    """

    def __init__(self, history: History, journal: Journal, notice: Message | None = None) -> None:
        self.history = history
        self.notice = notice
        """What its players should be told when a game is taken up again, or None."""
        self.asks_first = False
        """Whether its players are asked before a game whose file is gone is written anew."""
        self.parting: Message | None = None
        """What is to be told of where the game is kept once it was closed, if anything is."""
        self.lost = False
        """Whether the game is not kept, now that it was closed."""
        self._journal = journal
        self._changing = SerialQueue()
        self._listeners: dict[object, Listener] = {}
        self._closing: asyncio.Task[None] | None = None
        self._when_closed: Callable[[Table], None] = lambda _: None
        self._when_moved: Callable[[Table, GameId], None] = lambda *_: None

    @classmethod
    async def deal(cls, start: NewGame, store: Store) -> Self:
        """Deal a game and begin its journal. Raises AbyssError or BadSave."""
        reason = why_not_started(start.names, start.game)
        if reason is not None:
            raise AbyssError(reason)
        kind = game_kind(start.game)
        header = Header(
            start.names,
            start.seed,
            start.first,
            now(),
            game=kind.slug,
            rules=kind.rules,
            options=start.options,
            bots=start.bots,
        )
        history = History(kind, header)
        dealt = replace(header, standing=standing_of(history.turns, history.game))
        return cls(history, await store.create(dealt))

    @classmethod
    async def resume(cls, game: GameId, store: Store) -> Self:
        """Take a game up again where its journal ends. Raises BadSave when that is not possible."""
        journal, recording = await store.open(game)
        try:
            history = await asyncio.to_thread(replay, recording)
        except BaseException:  # a cancellation too: else nobody could open the game any more
            await journal.close()
            raise
        return cls(history, journal, _notice(recording, history))

    @property
    def game_id(self) -> GameId:
        """What the game is called in its store."""
        return self._journal.game

    @property
    def number(self) -> int:
        """The number of the decision that waits, counted from 1.

        It rises with every move and every undo, so that none is used twice; it follows from the
        journal, so that it stays the same when the game is taken up again.
        """
        return self.history.changes + 1

    # Who sits here

    def join(self, sitter: object, listener: Listener) -> None:
        """Sit down: `listener` is called after every change, in the thread of the event loop."""
        assert not self.deserted, "the table is closed"
        self._listeners[sitter] = listener

    def leave(self, sitter: object) -> None:
        """Stand up; when nobody is left, the journal is closed."""
        del self._listeners[sitter]
        self.close_if_empty()

    def close_if_empty(self) -> None:
        """Close the journal, after what is being written, unless somebody sits here."""
        if not self._listeners and self._closing is None:
            self._closing = asyncio.create_task(self._changing.run(self._close))
            self._closing.add_done_callback(lambda _: self._when_closed(self))

    def when_closed(self, tell: Callable[["Table"], None]) -> None:
        """Have it told when the journal of this table is closed."""
        self._when_closed = tell

    def when_moved(self, tell: Callable[["Table", GameId], None]) -> None:
        """Have it told when the game is kept under another name; it is given the old one."""
        self._when_moved = tell

    @property
    def deserted(self) -> bool:
        """Whether the last one has left; nobody can sit down here any more."""
        return self._closing is not None

    async def closed(self) -> None:
        """Wait until the journal of a deserted table is closed."""
        if self._closing is not None:
            await asyncio.shield(self._closing)

    # Where it is kept

    async def check(self) -> None:
        """Look whether all that was played is still kept. Raises JournalGone."""
        await self._changing.run(self._journal.check)

    async def keep_anew(self) -> None:
        """Keep the whole game under another name, if what was kept of it is gone.

        Raises BadSave where that is not possible either.
        """
        await self._changing.run(self._keep_anew)

    async def _keep_anew(self) -> None:
        try:
            await self._journal.check()
        except JournalGone:
            await self._begin_anew()

    async def _begin_anew(self) -> None:
        before = self.game_id
        await self._journal.begin_anew()
        self._when_moved(self, before)

    async def _close(self) -> None:
        """Close the journal; where it is gone, nobody is there any more who could be asked."""
        before = self.game_id
        try:
            await self._keep_anew()
        except BadSave as error:
            self.lost = True
            text = "{error} So the game {game}, whose file is gone, could not be kept."
            self.parting = Message(text, error=error.message, game=before)
        if self.game_id != before:
            text = (
                "The file of the game {before} was deleted, moved or changed while it was played."
                " The whole game was written into a new file: {now}."
            )
            self.parting = Message(text, before=before, now=self.game_id)
        await self._journal.close()

    # What is played

    def why_not(self, seat: int, action: Any, decision: int) -> AbyssError | None:
        """Return what refuses this answer of a seat to the decision of this number, or None.

        An action is judged for the seat that decides and for nobody else: the reason may tell
        what it has in hand.
        """
        refusal = self._why_not_asked(seat, decision)
        if refusal is not None:
            return refusal
        reason = self.history.kind.problem(self.history.game, action)
        return None if reason is None else IllegalAction(reason)

    async def play(self, seat: int, action: Any, decision: int, *, passed: bool = False) -> None:
        """Answer the decision of this number: the journal first, then the game.

        `passed` tells that it is the least, played for somebody who is away.
        Raises IllegalAction, StaleDecision, NotYours, or BadSave when it could not be written;
        then nothing has changed. A caller that is cancelled has either not played yet, or the
        move is written and made without it.
        """
        await self._changing.run(lambda: self._play(seat, action, decision, passed=passed))

    async def undo(self, seat: int, decision: int) -> None:
        """Take the last move of a person back, and what bots did after it.

        The game stands at that decision again. `decision` is the number of the one that waits.
        Raises IllegalAction with what stands against it, StaleDecision or BadSave; then nothing
        has changed, unless a bot's move was taken back already.
        """
        await self._changing.run(lambda: self._undo(seat, decision))

    async def _play(self, seat: int, action: Any, decision: int, *, passed: bool) -> None:
        refusal = self.why_not(seat, action, decision)
        if refusal is not None:
            raise refusal
        history = self.history
        number = history.last + 1
        due = number > 1 and number % MOVES_A_DIGEST == 1
        stamp = digest(history.kind, history.game) if due else None
        # Played on a copy first: the line says where the game stands after the move, and should the
        # disk refuse it, nothing has happened.
        outcome = history.outcome(action)
        standing = standing_of(outcome.turns, outcome.game)
        move = Move(number, now(), seat, action, stamp, standing, passed)
        stood = len(history.events)
        await self._write(move)
        history.make(outcome, number, move.at, passed=passed)
        self._tell(Change(seat, undone=False, events=stood))
        if history.over:
            await self._write_end()

    async def _undo(self, seat: int, decision: int) -> None:
        if decision != self.number:
            raise stale()
        history = self.history
        reason = undo.why_not(history, seat)
        if reason is not None:
            raise IllegalAction(Message("This cannot be undone: {reason}.", reason=reason))
        # A line for each: whoever reads the journal takes back one move at a time.
        for _ in range(undo.taken_back(history)):
            last = history.moves[-1]
            standing = Standing(history.turns_before(last), last.seat)
            await self._write(Undo(last.number, now(), standing))
            history.take_back()
            self._tell(Change(seat, undone=True, events=last.events_before))

    def _why_not_asked(self, seat: int, decision: int) -> AbyssError | None:
        asked = self.history.game.decision
        if asked is None:
            return IllegalAction(Message("The game is over."))
        if decision != self.number:
            return stale()
        if seat != asked.seat:
            name = self.history.header.names[asked.seat]
            return NotYours(Message("It is {name} who decides now.", name=name))
        return None

    async def _write(self, entry: Move | Undo) -> None:
        try:
            await self._append(entry)
        except JournalGone as error:
            text = (
                "{error} This program still has the whole game, and can write it into a new file."
            )
            raise JournalGone(Message(text, error=error.message)) from error
        except BadSave as error:
            raise BadSave(
                Message(
                    "{error} Nothing was lost: the game is safe up to move {number}."
                    " Then press the key again.",
                    error=error.message,
                    number=self.history.last,
                )
            ) from error

    async def _append(self, entry: Move | Undo | End) -> None:
        """Append an entry, to a new journal where the old one is gone and nobody is asked.

        Raises BadSave.
        """
        try:
            await self._journal.append(entry)
        except JournalGone:
            if self.asks_first:
                raise
            await self._begin_anew()
            await self._journal.append(entry)

    async def _write_end(self) -> None:
        """Write down how the game ended. It can be missing: the moves alone say it too."""
        history = self.history
        stamp = digest(history.kind, history.game)
        end = End(history.last, now(), stamp, history.turns, history.points)
        with contextlib.suppress(BadSave):
            await self._append(end)

    def _tell(self, change: Change) -> None:
        for sitter, listener in list(self._listeners.items()):
            if sitter in self._listeners:  # one may leave when another is told
                tell_one(listener, change)


def tell_one(listener: Callable[[T], object], news: T) -> None:
    """Tell somebody something; a mistake of theirs is reported, and not that of who tells it."""
    try:
        listener(news)
    except Exception as error:  # noqa: BLE001 - one sitter's mistake is not the others'
        asyncio.get_running_loop().call_exception_handler(
            {"message": "A sitter failed when it was told of a change", "exception": error}
        )


def stale() -> StaleDecision:
    """Return what refuses an answer to a decision that waits no more."""
    return StaleDecision(
        Message("The game has gone on since that was asked: look at the table and decide again.")
    )


def _notice(recording: Recording, history: History) -> Message | None:
    if not recording.torn:
        return None
    return Message(
        "The program was stopped while it wrote the last line of this game. That line was"
        " dropped; the game goes on after move {number}.",
        number=history.last,
    )
