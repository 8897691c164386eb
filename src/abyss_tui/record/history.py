"""The history of a game: how it stands, and the moves that led there from the deal.

A move costs the same however long the game has lasted: nothing here goes through all moves or
all events again, but for `take_back` where no copy of the position is left.
"""

from collections.abc import Sequence
from typing import Any

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event, TurnStarted
from abyss_tui.kernel.game_kind import Game, GameKind, Score
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.record.entries import Header
from abyss_tui.records import record


@record
class PlayedMove:
    """A move that stands."""

    number: int
    """The number of the move in the journal."""
    at: str
    seat: int
    """Who decided."""
    action: Any
    turn_of: int
    """Whose turn it was."""
    events_before: int
    """How many events had been told."""
    revealed: Message | None
    """What it showed that was hidden before, as a clause; None when it showed nothing."""
    passed: bool = False
    """Whether the least was played for somebody who was away."""


@record
class Outcome:
    """What an action would lead to, while the game still stands before it."""

    action: Any
    game: Game
    """The game after it."""
    events: Sequence[Event]
    """What happens on the way there."""
    turns: int
    """How many turns have begun then."""


class History:
    """A game from its deal on; moves that were taken back belong to it no more.

    Copies of past positions are kept back to the last move that could not be taken back, or
    from the deal on with `keep_all`, for whoever looks at the game again.
    """

    def __init__(self, kind: GameKind, header: Header, *, keep_all: bool = False) -> None:
        self.kind = kind
        self.header = header
        self.game: Game = kind.new_game(header.names, header.seed, header.first, header.options)
        self.moves: list[PlayedMove] = []
        self.last = 0
        """The number of the last move in the journal, even if it was taken back."""
        self.changes = 0
        """How many moves and undos have been made; it never falls."""
        self.answered = 0
        """How many of the moves that stand can no longer be undone, because another person has
        moved after them; that move counts even if it was taken back itself. Bots answer nothing:
        they move again."""
        self.answered_by: int | None = None
        """The seat that moved after them; None before the first such move."""
        self._keep_all = keep_all
        self._copies: list[Game] = []
        """The positions before the latest moves, in their order; these games collect no events."""
        assert self.game.decision is not None  # runs the game up to it
        self.turns = _turns(self.events)
        """How many turns have begun."""

    @property
    def events(self) -> list[Event]:
        """Everything that has been told."""
        assert self.game.events is not None  # the game of a history always tells
        return self.game.events

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.decision is None

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last; None before any has."""
        bots = self.header.bots
        return next((each.seat for each in reversed(self.moves) if each.seat not in bots), None)

    @property
    def scores(self) -> list[Score]:
        """The score of every seat, as if the game ended now."""
        return self.kind.scores(self.game)

    @property
    def points(self) -> tuple[int, ...]:
        """The total of every seat, as if the game ended now."""
        return tuple(score.total for score in self.scores)

    def kept_whole(self) -> "History":
        """Return the same game as it stands, apart from this one and with every position kept."""
        twin = History(self.kind, self.header, keep_all=True)
        for move in tuple(self.moves):
            twin.play(move.action, move.number, move.at, passed=move.passed)
        return twin

    def outcome(self, action: Any) -> Outcome:
        """Return what a move that is known to be legal leads to; nothing changes yet."""
        game = self.game.copy()
        # A list of its own: the events of the game grow when the move is made, and not before.
        events: list[Event] = []
        game.events = events
        assert game.decision is not None  # runs the game up to it
        game.apply(action)
        return Outcome(action, game, events, self.turns + _turns(events))

    def make(self, outcome: Outcome, number: int, at: str, *, passed: bool = False) -> None:
        """Make the move that leads there; the game must still stand where it was asked for.

        `passed` tells that it was the least, played for somebody who was away.
        """
        before, events = self.game, self.events
        assert before.decision is not None  # else there would be no outcome
        by = before.decision.seat
        if by not in self.header.bots and self.last_person not in (None, by):
            self.answered, self.answered_by = len(self.moves), by
        revealed = self._revealed(outcome.events, by)
        turn_of, told = before.seat, len(events)
        move = PlayedMove(number, at, by, outcome.action, turn_of, told, revealed, passed)
        # One list goes from position to position: a copy for each would make a move dearer the
        # longer the game lasts. A position that is kept lets go of it, or it would grow with it.
        before.events = None
        events += outcome.events
        self.game, self.game.events = outcome.game, events
        self.turns = outcome.turns
        self.moves.append(move)
        self.last = number
        self.changes += 1
        self._keep(before, move)

    def play(self, action: Any, number: int, at: str, *, passed: bool = False) -> None:
        """Make a move that is known to be legal."""
        self.make(self.outcome(action), number, at, passed=passed)

    def take_back(self) -> None:
        """Take the last move back.

        Journals of older programs may take back what this one would not: then there is no copy
        of the position, and the game is played again from its deal.
        """
        events, move = self.events, self.moves[-1]
        before = self.at(len(self.moves) - 1)
        del self.moves[-1]
        del self._copies[-1:]
        self.turns = self.turns_before(move)
        del events[move.events_before :]
        self.game, self.game.events = before, events
        self.changes += 1

    def turns_beginning(self) -> tuple[int, int]:
        """Return the place at which the turn that runs began, and how many events were told then.

        The last place at which it could be seen to begin: what is not decided comes before.
        """
        events = self.events
        began = max(at for at, each in enumerate(events) if isinstance(each, TurnStarted))
        moves = self.moves
        place = len(moves)
        while place and moves[place - 1].events_before > began:
            place -= 1
        return place, began + 1

    def turns_passed(self) -> frozenset[tuple[int, int]]:
        """Return the turns in which the least was played for who was away.

        Each is a seat and the number of the turn.
        """
        passed = [each for each in self.moves if each.passed and each.turn_of == each.seat]
        return frozenset((each.seat, self._turn_of(each)) for each in passed)

    def _turn_of(self, move: PlayedMove) -> int:
        """Return the number of the turn in which a move was made."""
        begun = _turns(self.events[: move.events_before])
        return turn_number(begun, len(self.header.names))

    def turns_before(self, move: PlayedMove) -> int:
        """Return how many turns had begun before the last move."""
        return self.turns - _turns(self.events[move.events_before :])

    def at(self, place: int) -> Game:
        """Return the game before move `place`, counted from 0 among those that stand.

        The last place is that of the game as it stands. It is not to be played on.
        """
        left = len(self.moves) - place
        if left == 0:
            return self.game
        if left <= len(self._copies):
            return self._copies[-left]
        return self._played_again(place)

    def _played_again(self, place: int) -> Game:
        header = self.header
        game: Game = self.kind.new_game(header.names, header.seed, header.first, header.options)
        for move in self.moves[:place]:
            assert game.decision is not None  # runs the game up to it
            game.apply(move.action)
        game.events = None
        return game

    def _revealed(self, events: Sequence[Event], by: int) -> Message | None:
        for event in events:
            shown = self.kind.revealed(event, by, self.header.names)
            if shown is not None:
                return shown
        return None

    def _keep(self, before: Game, move: PlayedMove) -> None:
        """Keep the position before a move, if the move may still be taken back."""
        answer = self.answered == len(self.moves) - 1 and self.answered_by == move.seat
        if not self._keep_all and (answer or move.revealed is not None):
            self._copies.clear()
        if self._keep_all or move.revealed is None:
            self._copies.append(before)


def _turns(events: Sequence[Event]) -> int:
    return sum(isinstance(event, TurnStarted) for event in events)
