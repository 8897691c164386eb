"""The keyboard of a table: what may be told to who sits there now, and how they are asked."""

from typing import Any

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.thinking import WayAsked
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.table.place import WaitingDecision


class ActiveSeat:
    """What commands need, and the questions of a game that are more than a list."""

    def __init__(self, sitting: Sitting, asking: Asking) -> None:
        self.sitting = sitting
        self.place = sitting.place
        self.asking = asking
        self.voice = asking.voice
        self.number = 0
        """The number of the decision that waited when the step was drawn."""
        self.way_asked: WayAsked | None = None
        """How who is asked may do what they have begun; None where one way is all."""
        self._reads_alone: int | None = None
        """Who reads at the keyboard what is for their eyes alone, and was asked to go on then."""

    @property
    def eyes(self) -> int | None:
        """Whose view may be told now; None for what everybody may know.

        Not only while the hand lies open (`Sitting.eyes`): a screen would show it unasked to those
        who look on, but lines tell of a hand only when its owner asks.
        """
        if self._reads_alone is not None:
            return self._reads_alone
        return None if self.sitting.all_asked else self.sitting.viewer

    @property
    def decision(self) -> WaitingDecision:
        """The decision that waits; there is one."""
        decision = self.place.decision
        assert decision is not None  # else nothing is asked
        return decision

    def view(self, *, with_options: bool = False) -> Any:
        """Return the table as it may be told now."""
        return self.place.view(self.eyes, with_options=with_options)

    def preview(self) -> Any:
        """Return what can be told beforehand, to whom it may be told now."""
        return self.place.preview(self.eyes)

    def seen(self, *, with_options: bool = False) -> Seen:
        """Return both."""
        return self.sitting.seen(self.eyes, with_options=with_options)

    async def has_read(self, seat: int | None) -> None:
        """Wait until a seat has read what is for their eyes alone; None for anybody."""
        self._reads_alone = seat
        try:
            await self.asking.enter()
        finally:
            self._reads_alone = None
