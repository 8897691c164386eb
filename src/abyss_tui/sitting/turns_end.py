"""The look at what a turn has brought, before the keyboard is passed."""

from collections.abc import Callable
from typing import Any

from abyss_tui.kernel.sitting import Seen
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import PassKeyboard, SeenTurn, Step, TurnOver
from abyss_tui.table.place import Place


class TurnsEnd(Companion):
    """Keeps how the table was when a turn began, also one that was left and is gone on with.

    The same seat may have two turns in a row: then it goes on with the second one.
    """

    def __init__(self, wanted: Callable[[], bool] = lambda: True) -> None:
        """`wanted` says whether who shares a screen wants to look; asked each time."""
        self._wanted = wanted
        self._turn: SeenTurn | None = None
        self._told = False
        """Whether it has been said what the turn brought."""

    def looked(self, sitting: Seated) -> None:
        """Keep how the table was when the turn of who sits here began."""
        place, seat, noted = sitting.place, sitting.place.active, self._turn
        if place.over or self._ended(place) or seat != sitting.viewer:
            return
        if noted is not None and noted.number == place.turn:
            self._told = False  # its end may have been taken back
            return
        own, public = place.turns_beginning(seat), place.turns_beginning(None)
        self._turn = SeenTurn(seat, place.turn, Seen(*own), Seen(*public), place.events_before_turn)
        self._told = False

    def before_passing(self, sitting: Seated, step: PassKeyboard) -> Step | None:
        """Show its player what the turn brought.

        Whoever else sits there now, because others had to answer in that turn, is shown nothing.
        """
        turn, place = self._turn, sitting.place
        if turn is None or not self._ended(place) or sitting.viewer != turn.seat:
            return None
        if not (self._wanted() and sitting.game.tells_turns):
            return None
        may_undo = place.why_not_undo(turn.seat) is None
        return TurnOver(turn, place.active, may_undo)

    def closed(self, sitting: Seated, step: Step, wish: Any) -> None:
        """The turn was looked at: it is not shown again."""
        self._told = True

    def take_ended(self, place: Place) -> SeenTurn | None:
        """Return the turn that is over and was not told of yet, once.

        For a seat with a screen to itself: nobody waits for it, so it is told in passing.
        """
        if not self._ended(place):
            return None
        self._told = True
        return self._turn

    def _ended(self, place: Place) -> bool:
        turn = self._turn
        if turn is None or self._told:
            return False
        return place.turn == turn.number + 1 and place.active != turn.seat


def turns_end_of(sitting: Sitting) -> TurnsEnd | None:
    """Return the look at a turn's end of a sitting, None if it has none."""
    return next((each for each in sitting.companions if isinstance(each, TurnsEnd)), None)
