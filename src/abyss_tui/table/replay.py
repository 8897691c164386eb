"""Looking at a game again, from its journal: forward and back, with anybody's eyes.

A place is a decision: place 0 is the first one, place *n* the one after the *n*-th move that
stands. Of a game that is not over only what everybody saw can be looked at.
"""

from asyncio import to_thread
from itertools import pairwise
from typing import Any, Self

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import ONLOOKER, Event, Milestone, TurnStarted
from abyss_tui.kernel.game_kind import GameKind, Score
from abyss_tui.record.game_id import GameId
from abyss_tui.record.history import History
from abyss_tui.record.replaying import replay
from abyss_tui.record.store import Store


class Replay:
    """A game that is looked at again; its journal is not locked: it may be played on."""

    def __init__(self, history: History) -> None:
        """`history` should keep all positions, or each look plays the game again."""
        self._history = history
        self.persons = frozenset(range(len(self.names))) - history.header.bots.keys()
        """The seats that no bot has."""

    @classmethod
    async def open(cls, game: GameId, store: Store) -> Self:
        """Read a game. Raises BadSave."""
        recording = await store.read(game)
        return cls(await to_thread(replay, recording, keep_all=True))

    @property
    def kind(self) -> GameKind:
        """The kind of game."""
        return self._history.kind

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._history.header.names

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that everything may be seen."""
        return self._history.over

    @property
    def last(self) -> int:
        """The last place."""
        return len(self._history.moves)

    @property
    def turns(self) -> list[tuple[int, int]]:
        """The place at which each turn begins, and whose turn it is."""
        return [
            (place, event.seat)
            for place in range(self.last + 1)
            for event in self._history.events[self._start(place) : self._end(place)]
            if isinstance(event, TurnStarted)
        ]

    @property
    def milestones(self) -> dict[int, tuple[int, Milestone]]:
        """The places to which something led that stands out: whose it was, and how much it does."""
        found = dict[int, tuple[int, Milestone]]()
        for place in range(self.last + 1):
            for event in self._history.events[self._start(place) : self._end(place)]:
                known = found.get(place)
                if event.milestone is not None and (known is None or known[1] == "small"):
                    found[place] = getattr(event, "seat", 0), event.milestone
        return found

    def after_turn_of(self, seat: int) -> int:
        """Return the place at which the last turn of a seat that is over ended; else 0."""
        ended = (after for (_, whose), (after, _) in pairwise(self.turns) if whose == seat)
        return max(ended, default=0)

    def view(self, place: int, seat: int | None, *, with_options: bool = False) -> Any:
        """Return the table as a seat saw it there; None for what everybody saw.

        Raises AbyssError for a seat's eyes before the game is over.
        """
        self._must_be_seen_by(seat)
        return self.kind.view(self._history.at(place), seat, with_options=with_options)

    def open_view(self, place: int) -> Any:
        """Return the table there with all that lies hidden turned up. Raises AbyssError."""
        _must_be_over(self._history)
        return self.kind.open_view(self._history.at(place))

    def events(self, place: int, seat: int | None) -> list[Event]:
        """Return what the move that led to this place brought about, as a seat was told it.

        At place 0 that is the deal. Raises AbyssError, as `view`.
        """
        return self._told(self._start(place), place, seat)

    def story(self, place: int, seat: int | None) -> list[Event]:
        """Return all that had happened up to this place. Raises AbyssError, as `view`."""
        return self._told(0, place, seat)

    def preview(self, place: int, seat: int | None) -> Any:
        """Return what the table could have told a seat there. Raises AbyssError, as `view`."""
        self._must_be_seen_by(seat)
        return self.kind.preview(self._history.at(place), seat)

    def action(self, place: int) -> tuple[int, Any]:
        """Return who left this place and with which action. Raises AbyssError, as `view`."""
        _must_be_over(self._history)
        move = self._history.moves[place]
        return move.seat, move.action

    def time(self, place: int) -> str:
        """Return when this place was reached, UTC."""
        return self._history.moves[place - 1].at if place else self._history.header.created

    def scores(self, place: int) -> list[Score]:
        """Return the scores as if the game had ended there. Raises AbyssError, as `view`."""
        _must_be_over(self._history)
        return self.kind.scores(self._history.at(place))

    def _told(self, start: int, place: int, seat: int | None) -> list[Event]:
        self._must_be_seen_by(seat)
        viewer = ONLOOKER if seat is None else seat
        return [event.seen_by(viewer) for event in self._history.events[start : self._end(place)]]

    def _start(self, place: int) -> int:
        return self._history.moves[place - 1].events_before if place else 0

    def _end(self, place: int) -> int:
        moves = self._history.moves
        return moves[place].events_before if place < len(moves) else len(self._history.events)

    def _must_be_seen_by(self, seat: int | None) -> None:
        if seat is not None:
            _must_be_over(self._history)


def _must_be_over(history: History) -> None:
    if not history.over:
        raise AbyssError(Message("This game is not over: only what everybody sees can be shown."))
