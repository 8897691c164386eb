"""Looking at a game again, from its journal: forward and back, with anybody's eyes.

A place is a decision: place 0 is the first one, place *n* the one after the *n*-th move that
stands. Of a game that is not over only what everybody saw can be looked at.
"""

from dataclasses import replace
from pathlib import Path
from typing import Self

from abyss_tui.errors import AbyssError
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.events import TurnStarted
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import Preview, preview
from abyss_tui.games.abyss.rules.scoring import Score, scores
from abyss_tui.games.abyss.views import View, view_for
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event
from abyss_tui.record.files.reading import read, replay
from abyss_tui.record.history import History, Moment

_NOBODY = -1


class Replay:
    """A game that is looked at; it is not held, and may be played on meanwhile."""

    def __init__(self, history: History) -> None:
        self._history = history

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a game. Raises BadSave."""
        return cls(replay(read(path)))

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
        return len(self._history.moments)

    @property
    def turns(self) -> list[int]:
        """The place at which each turn begins."""
        told = [moment.events for moment in self._history.moments] + [len(self._history.events)]
        starts = [
            number
            for number, event in enumerate(self._history.events)
            if isinstance(event, TurnStarted)
        ]
        return [next(place for place, known in enumerate(told) if known > at) for at in starts]

    def view(self, place: int, seat: int | None) -> View:
        """Return the table as a seat saw it there; None for what everybody saw.

        Raises AbyssError for a seat's eyes before the game is over.
        """
        if seat is not None:
            self._must_be_over()
        return view_for(self._game(place), seat, with_options=False)

    def open_view(self, place: int) -> View:
        """Return the table there with all hands and tokens open. Raises AbyssError, as `view`."""
        self._must_be_over()
        game = self._game(place)
        seats = range(len(self.names))
        own = tuple(view_for(game, seat, with_options=False).players[seat] for seat in seats)
        return replace(view_for(game, None, with_options=False), players=own)

    def events(self, place: int, seat: int | None) -> list[Event]:
        """Return what the move that led to this place brought about, as a seat was told it.

        At place 0 that is the deal. Raises AbyssError, as `view`.
        """
        if seat is not None:
            self._must_be_over()
        start = self._history.moments[place - 1].events if place else 0
        return self._told(start, place, seat)

    def story(self, place: int, seat: int | None) -> list[Event]:
        """Return all that had happened up to this place. Raises AbyssError, as `view`."""
        if seat is not None:
            self._must_be_over()
        return self._told(0, place, seat)

    def _told(self, start: int, place: int, seat: int | None) -> list[Event]:
        moments = self._history.moments
        end = moments[place].events if place < len(moments) else len(self._history.events)
        viewer = _NOBODY if seat is None else seat
        return [event.seen_by(viewer) for event in self._history.events[start:end]]

    def preview(self, place: int, seat: int | None) -> Preview:
        """Return what the table could have told a seat there. Raises AbyssError, as `view`."""
        if seat is not None:
            self._must_be_over()
        return preview(self._game(place), seat)

    def action(self, place: int) -> tuple[int, Action]:
        """Return who left this place and with which action. Raises AbyssError, as `view`."""
        self._must_be_over()
        moment = self._history.moments[place]
        return moment.seat, moment.action

    def time(self, place: int) -> str:
        """Return when this place was reached, UTC."""
        moments: list[Moment] = self._history.moments
        return moments[place - 1].at if place else self._history.header.created

    def scores(self, place: int) -> list[Score]:
        """Return the scores as if the game had ended there. Raises AbyssError, as `view`."""
        self._must_be_over()
        return scores(self._game(place))

    def _game(self, place: int) -> Game:
        moments = self._history.moments
        return moments[place].game if place < len(moments) else self._history.game

    def _must_be_over(self) -> None:
        if not self.over:
            raise AbyssError(
                Message("This game is not over: only what everybody sees can be shown.")
            )
