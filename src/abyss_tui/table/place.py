"""A place at a table: all that a screen, a session or a bot ever holds of a running game.

It knows its seats: one for somebody at a screen of their own, several for people who share a
keyboard, none for somebody who looks on. It shows what these may know, answers for them alone,
and leaves without closing the game for others. Nothing public on it leads to the game, the
journal or another seat's cards.
"""

from asyncio import to_thread
from collections.abc import Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any

from abyss_tui.errors import AbyssError, NotYours
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import ONLOOKER, Event, GameStarted, TurnStarted
from abyss_tui.kernel.game_kind import GameKind, Score
from abyss_tui.record.course import AfterTurn, course
from abyss_tui.record.entries import Bots
from abyss_tui.record.game_id import NOT_KEPT, GameId
from abyss_tui.records import record
from abyss_tui.table import undo
from abyss_tui.table.replay import Replay
from abyss_tui.table.table import Listener, Table


@record
class WaitingDecision:
    """The decision that waits, as everybody may know it; its options are in the seat's view."""

    number: int
    """Rises by one a decision and is never used twice, not after an undo or a restart either."""
    seat: int
    kind: str
    about: Mapping[str, Any]


class Place:
    """Some seats of a game, or none to look on."""

    def __init__(self, table: Table, seats: frozenset[int] | None, changed: Listener) -> None:
        """Sit down, in all seats that no bot has if none are named.

        `changed` is called after every change until this place is left: in the thread of the
        event loop, so that it must not take long. It may leave.
        """
        names = table.history.header.names
        there = frozenset(range(len(names)))
        self.bots: Bots = table.history.header.bots
        """The seats that bots play, each with the slug of its level."""
        seats = there - self.bots.keys() if seats is None else seats
        missing = sorted(seats - there)
        if missing:
            raise AbyssError(Message("There is no seat {seat} in this game.", seat=missing[0]))
        self._table = table
        self.left = False
        """Whether one has stood up."""
        self._seats = seats
        self.names = names
        """The players, by seat."""
        self.kind: GameKind = table.history.kind
        self.kept = table.game_id != NOT_KEPT
        """Whether the game can be gone on with later; one to learn with cannot."""
        self.first = next(
            event.seat for event in table.history.events if isinstance(event, GameStarted)
        )
        """The seat that began."""
        self.notice = table.notice
        """What the players should be told because the game was taken up again, or None."""
        self.notes: dict[str, Any] = {}
        """What the screen of these seats keeps for itself; no other place has it.

        Whoever gives out places can give a later place of the same person the same notes.
        """
        self.missed_from: int | None = None
        """From which event on others decided for who sits here and was away; None if nobody did.

        Whoever gives out places says so, to the first place after that.
        """
        table.join(self, changed)

    @property
    def game_id(self) -> GameId:
        """What the game is called; otherwise, once it was written anew because its file is gone."""
        return self._table.game_id

    @property
    def seats(self) -> frozenset[int]:
        """One's seats; none for an onlooker."""
        return self._seats

    def leave(self) -> None:
        """Stand up: nothing is told or answered here any more. The last one closes the journal."""
        if not self.left:
            self.left = True
            self._table.leave(self)

    async def check(self) -> None:
        """Look whether all that was played is still kept. Raises JournalGone."""
        await self._table.check()

    async def keep_anew(self) -> None:
        """Keep the game under another name, if what was kept of it is gone. Raises BadSave."""
        await self._table.keep_anew()

    @property
    def parting(self) -> Message | None:
        """What is to be told of where the game is kept, now that all have left; None mostly."""
        return self._table.parting

    @property
    def lost(self) -> bool:
        """Whether the game could not be kept when the last one left."""
        return self._table.lost

    # What everybody may know

    @property
    def decision(self) -> WaitingDecision | None:
        """What must be decided now and by whom; None when the game is over."""
        asked = self._table.history.game.decision
        if asked is None:
            return None
        # Not the mapping of the rules: what is given out here must change nothing there.
        about = MappingProxyType(dict(asked.about))
        return WaitingDecision(self._table.number, asked.seat, asked.kind, about)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.history.over

    @property
    def active(self) -> int:
        """The seat whose turn it is; who must decide may be another one."""
        return self._table.history.game.seat

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._table.history.turns

    @property
    def turned_up(self) -> bool:
        """Whether the last move has shown what was hidden before."""
        moves = self._table.history.moves
        return bool(moves) and moves[-1].revealed is not None

    async def look_back(self) -> Replay:
        """Return the game to be looked at again: what everybody saw, all of it once it is over."""
        # In a thread: all moves are played again, while others at the host wait for their keys.
        return Replay(await to_thread(self._table.history.kept_whole))

    def turns_passed(self) -> frozenset[tuple[int, int]]:
        """Return the turns in which the least was played for somebody who was away.

        Each is a seat and the number of the turn.
        """
        return self._table.history.turns_passed()

    @property
    def events_before_turn(self) -> int:
        """How many events had been told when the turn that runs began."""
        return self._table.history.turns_beginning()[1]

    # What is told at the end: before, all of it follows from secrets or gives them away

    @property
    def scores(self) -> list[Score]:
        """The score of every seat. Raises AbyssError before the end."""
        _must_be_over(self._table)
        return self._table.history.scores

    @property
    def figures(self) -> list[Mapping[str, int]]:
        """What every seat did, in figures. Raises AbyssError before the end."""
        _must_be_over(self._table)
        history = self._table.history
        return history.kind.figures(history.events, history.game)

    @property
    def course(self) -> list[AfterTurn]:
        """The points of every seat after each turn. Raises AbyssError before the end."""
        _must_be_over(self._table)
        return course(self._table.history)

    @property
    def seed(self) -> int:
        """The seed, from which all cards follow. Raises AbyssError before the end."""
        _must_be_over(self._table)
        return self._table.history.header.seed

    # What a seat may know; each raises NotYours for a seat of somebody else's

    def view(self, seat: int | None, *, with_options: bool = False) -> Any:
        """Return the game as this seat sees it; None for what everybody may know."""
        self._must_be_mine(seat)
        return self.kind.view(self._table.history.game, seat, with_options=with_options)

    def preview(self, seat: int | None) -> Any:
        """Return what this seat can be told beforehand; None for what everybody may know."""
        self._must_be_mine(seat)
        return self.kind.preview(self._table.history.game, seat)

    def turns_beginning(self, seat: int | None) -> tuple[Any, Any]:
        """Return the view and the preview that this seat had when the turn that runs began."""
        self._must_be_mine(seat)
        history = self._table.history
        game = history.at(history.turns_beginning()[0])
        view = self.kind.view(game, seat, with_options=False)
        return view, self.kind.preview(game, seat)

    def events(self, seat: int | None, start: int = 0) -> list[Event]:
        """Return what happened, from an event on, as this seat may know it."""
        self._must_be_mine(seat)
        viewer = ONLOOKER if seat is None else seat
        return [event.seen_by(viewer) for event in self._table.history.events[start:]]

    def events_since_move(self, seat: int) -> list[Event]:
        """Return what happened since the last move of this seat and all that came of it.

        As this seat may know it; nothing before its first move.
        """
        self._must_be_mine(seat)
        moves = self._table.history.moves
        later = takewhile(lambda move: move.seat != seat, reversed(moves))
        others = list(later)
        if not others or len(others) == len(moves):
            return []
        return self.events(seat, others[-1].events_before)

    def events_since_turn(self, seat: int) -> list[Event]:
        """Return what happened since the latest turn of this seat began, as it may know it."""
        events = self._table.history.events
        began = (isinstance(each, TurnStarted) and each.seat == seat for each in reversed(events))
        later = takewhile(lambda its_turn: not its_turn, began)
        return self.events(seat, len(events) - sum(1 for _ in later))

    # What is played

    def problem(self, seat: int, action: Any) -> Message | None:
        """Return why this seat cannot answer so now, as a sentence, or None."""
        self._must_be_mine(seat)
        refusal = self._table.why_not(seat, action, self._table.number)
        return None if refusal is None else refusal.message

    async def play(self, seat: int, action: Any, *, decision: int, passed: bool = False) -> None:
        """Answer the decision of this number for one of one's seats.

        `passed` tells that it is the least, played for somebody who is away.
        When it returns, the move is kept and everybody has been told. Raises NotYours,
        StaleDecision when the table asks something else by now, IllegalAction with the reason,
        or BadSave when it could not be kept: then nothing has changed, and it can be tried again;
        after JournalGone, once the game was kept anew.
        """
        self._must_be_mine(seat)
        await self._table.play(seat, action, decision, passed=passed)

    @property
    def last_person(self) -> int | None:
        """The seat of the person, here or elsewhere, who has played last; None before any has."""
        return undo.last_person(self._table.history)

    def why_not_undo(self, seat: int) -> Message | None:
        """Return what keeps this seat from taking the last move back, as a clause, or None."""
        self._must_be_mine(seat)
        return undo.why_not(self._table.history, seat)

    async def undo(self, seat: int, *, decision: int) -> None:
        """Take back the last move that no bot made, which this seat made, and what bots did since.

        `decision` is the number of the one that waits now.

        Raises as `play`.
        """
        self._must_be_mine(seat)
        await self._table.undo(seat, decision)

    def _must_be_mine(self, seat: int | None) -> None:
        if seat is None:
            return
        if self.left:
            raise NotYours(Message("You have left this table."))
        if seat not in self._seats:
            raise NotYours(Message("Seat {seat} is not yours.", seat=seat))


def _must_be_over(table: Table) -> None:
    if not table.history.over:
        raise AbyssError(Message("That is told when the game is over."))
