"""A table: one running game and its journal, and what every seat may see and do."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from abyss_tui.errors import AbyssError, BadSave, IllegalAction
from abyss_tui.games.abyss import previews, views
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.events import GameStarted, TurnStarted
from abyss_tui.games.abyss.previews import PaymentPreview, Preview
from abyss_tui.games.abyss.problems import Problem
from abyss_tui.games.abyss.rules import legality, scoring
from abyss_tui.kernel.agenda import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.record.entries import End, Header, Move, Undo, now
from abyss_tui.record.files import folders, reading, repair
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.files.reading import Recording
from abyss_tui.record.history import History, digest
from abyss_tui.record.statistics import Figures, figures_of
from abyss_tui.table import undo
from abyss_tui.table.start import NewGame, why_not_started

MOVES_A_DIGEST: Final = 20
NOBODY: Final = -1
"""The seat of somebody who only looks on."""


class Table:
    """One running game. It is on the disk at every moment: closing it loses nothing."""

    def __init__(self, history: History, journal: Journal, last: int, notice: str | None) -> None:
        self._history = history
        self._journal = journal
        self._last = last
        self.notice = notice
        """What its players should be told when a game is taken up again, or None."""

    @classmethod
    def new(cls, start: NewGame, folder: Path) -> Self:
        """Deal a game and begin its journal. Raises BadSave when it could not be kept."""
        reason = why_not_started(start.names)
        if reason is not None:
            raise AbyssError(reason)
        header = Header(start.names, start.seed, start.first, now())
        history = History(header)
        return cls(history, Journal.create(folders.ready(folder), header), 0, None)

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Take a game up again where its journal ends. Raises BadSave when that is not possible."""
        journal, recording = Journal.open(path)
        try:
            history = reading.replay(recording)
            if repair.is_old(recording):
                journal = repair.renewed(journal, recording)
        except BaseException:
            journal.close()
            raise
        return cls(history, journal, _last_number(recording), _notice(recording))

    def close(self) -> None:
        """Let go of the journal; the game can be taken up again by anybody."""
        self._journal.close()

    def __enter__(self) -> Self:
        """Sit down at the table."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the table."""
        self.close()

    # What stands

    @property
    def path(self) -> Path:
        """The journal of this game."""
        return self._journal.path

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._history.header.names

    @property
    def first(self) -> int:
        """The seat that began."""
        return next(each.seat for each in self._history.events if isinstance(each, GameStarted))

    @property
    def decision(self) -> Decision[Action] | None:
        """What must be decided now and by whom; None when the game is over."""
        return self._history.game.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._history.over

    @property
    def seat(self) -> int:
        """Whose turn it is; who must decide may be another one."""
        return self._history.game.seat

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return self._history.turn_number

    @property
    def seed(self) -> int:
        """The seed of the game. Raises AbyssError before its end: all cards follow from it."""
        if not self.over:
            raise AbyssError("The seed is told when the game is over.")
        return self._history.header.seed

    @property
    def scores(self) -> list[scoring.Score]:
        """The score of every seat, as if the game ended now; true once it is over."""
        return scoring.scores(self._history.game)

    @property
    def figures(self) -> tuple[Figures, ...]:
        """What every seat did, in figures. Raises BadSave before the end."""
        return figures_of(self._history)

    @property
    def winners(self) -> list[int]:
        """The seats that win with these scores."""
        return scoring.winners(self.scores)

    # What a seat may know

    def view(self, seat: int | None, *, with_options: bool = False) -> views.View:
        """Return what this seat may know; None for what everybody may know."""
        return views.view_for(self._history.game, seat, with_options=with_options)

    def preview(self, seat: int | None) -> Preview:
        """Return what this seat could do if it had to choose its action now."""
        return previews.preview(self._history.game, seat)

    def suggested_payments(self, lord: Lord) -> list[tuple[Ally, ...]]:
        """Return up to three good ways for the active player to pay for this Lord."""
        return previews.suggested_payments(self._history.game, self.seat, lord)

    def payment(self, lord: Lord, allies: tuple[Ally, ...]) -> PaymentPreview:
        """Return what the active player would do with these Allies for this Lord."""
        return previews.payment_preview(self._history.game, lord, allies)

    @property
    def events_count(self) -> int:
        """How many events have been told."""
        return len(self._history.events)

    def events(self, seat: int | None, start: int = 0) -> list[Event]:
        """Return what happened, from an event on, as this seat may know it."""
        viewer = NOBODY if seat is None else seat
        return [event.seen_by(viewer) for event in self._history.events[start:]]

    def since_last_turn(self, seat: int) -> list[Event]:
        """Return what happened since the previous turn of this seat ended, as it may know it."""
        turns = [
            (place, event.seat)
            for place, event in enumerate(self._history.events)
            if isinstance(event, TurnStarted)
        ]
        own = [number for number, (_, whose) in enumerate(turns[:-1]) if whose == seat]
        return self.events(seat, turns[own[-1] + 1][0] if own else 0)

    # What is played

    def problem(self, action: Action) -> Problem | None:
        """Return why this is no answer to the decision, None when it is one."""
        return legality.problem(self._history.game, action)

    def play(self, action: Action) -> None:
        """Answer the decision: the journal first, then the game.

        Raises IllegalAction, or BadSave when it could not be written; the game is unchanged.
        """
        reason = self.problem(action)
        if reason is not None:
            raise IllegalAction(reason.sentence())
        decision = self.decision
        assert decision is not None  # else there would have been a reason
        number = self._last + 1
        due = number > 1 and number % MOVES_A_DIGEST == 1
        stamp = digest(self._history.game) if due else None
        move = Move(number, now(), decision.seat, action, stamp)
        self._write(move)
        self._last = number
        self._history.play(action, number, move.at)
        if self.over:
            self._close_journal(number)

    def why_not_undo(self) -> str | None:
        """Return what stands against taking the last move back, as a clause, or None."""
        return undo.why_not(self._history)

    @property
    def undo_seat(self) -> int | None:
        """Whose move would be taken back, None before the first."""
        moments = self._history.moments
        return moments[-1].seat if moments else None

    def undo(self) -> None:
        """Take the last move back: the game stands at that decision again.

        Raises IllegalAction with what stands against it, or BadSave; the game is unchanged.
        """
        reason = self.why_not_undo()
        if reason is not None:
            raise IllegalAction(f"This cannot be undone: {reason}.")
        self._write(Undo(self._history.moments[-1].number, now()))
        self._history.take_back()

    def _write(self, entry: Move | Undo) -> None:
        try:
            self._journal.write(entry)
        except BadSave as error:
            raise BadSave(
                f"{error} Nothing was lost: the game is safe up to move {self._last}."
                " Then press the key again."
            ) from error

    def _close_journal(self, number: int) -> None:
        """Write down how the game ended. It can be missing: the moves alone say it too."""
        with contextlib.suppress(BadSave):
            history = self._history
            end = End(number, now(), digest(history.game), history.turn_number, history.points)
            self._journal.write(end)


def _last_number(recording: Recording) -> int:
    numbers: Sequence[int] = [
        entry.number for entry in recording.entries if isinstance(entry, Move)
    ]
    return max(numbers, default=0)


def _notice(recording: Recording) -> str | None:
    if not recording.torn:
        return None
    return (
        "The program was stopped while it wrote the last line of this game. That line was"
        f" dropped; the game goes on after move {_last_number(recording)}."
    )
