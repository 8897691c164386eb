"""The history of a game: how it stands, and every moment it went through on the way there."""

import json
from dataclasses import dataclass
from hashlib import sha256

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.events import TurnStarted
from abyss_tui.games.abyss.formats.position import position_of
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.kernel.event import Event
from abyss_tui.record.entries import Header


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that was made: the game as it stood then, and what was decided."""

    number: int
    """The number of the move in the journal."""
    at: str
    seat: int
    action: Action
    game: Game
    """The game at this decision; it tells nobody, and is not to be played on."""
    events: int
    """How many events had been told."""


class History:
    """A game from its deal on; moves that were taken back belong to it no more."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = new_game(header.names, header.seed, header.first)
        self.moments: list[Moment] = []
        self.answered = 0
        """So many moves were followed by another seat's, even by one that was taken back."""
        self.answered_by: int | None = None
        """Whose move that was."""
        assert self.game.decision is not None  # runs the game up to it

    @property
    def events(self) -> list[Event]:
        """Everything that has been told."""
        assert self.game.told is not None  # the game of a history always tells
        return self.game.told

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return sum(isinstance(event, TurnStarted) for event in self.events)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.decision is None

    @property
    def points(self) -> tuple[int, ...]:
        """The Influence Points of every seat, as if the game ended now."""
        return tuple(score.total for score in scores(self.game))

    def play(self, action: Action, number: int, at: str) -> None:
        """Make a move that is known to be legal."""
        decision = self.game.decision
        assert decision is not None
        before = self.game.copy()
        moment = Moment(number, at, decision.seat, action, before, len(self.events))
        if self.moments and self.moments[-1].seat != decision.seat:
            self.answered, self.answered_by = len(self.moments), decision.seat
        self.game.apply(action)
        self.moments.append(moment)

    def take_back(self) -> None:
        """Take the last move back."""
        moment = self.moments.pop()
        told = self.events[: moment.events]
        self.game = moment.game
        self.game.told = told


def digest(game: Game) -> str:
    """Return what tells this position from others, in 16 letters and figures.

    Only the table and who decides what count, not how the engine writes what is pending: that
    may change without a game coming out otherwise.
    """
    position = position_of(game)
    del position["pending"]
    decision = game.decision
    position["decision"] = None if decision is None else [decision.seat, decision.kind]
    text = json.dumps(position, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]
