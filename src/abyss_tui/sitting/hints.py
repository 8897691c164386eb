"""Hints: what somebody meets for the first time is explained before they decide."""

import asyncio
from collections.abc import Callable
from typing import Any

from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.steps import Ask, AskAll, Over, Step, Tell
from abyss_tui.table.place import Place

HINT = "hint"
"""The topic of what it tells."""


class Hints(Companion):
    """Tells at most one hint before each decision."""

    def __init__(self, known: SeenHints, wanted: Callable[[], bool] = lambda: True) -> None:
        """`wanted` says whether who sits there wants hints; asked each time."""
        self._known = known
        self._wanted = wanted
        self._before: int | None = None
        """The number of the decision before which a hint was read last."""
        self._noting: set[asyncio.Task[None]] = set()

    def first(self, sitting: Seated, step: Ask | AskAll | Over) -> Step | None:
        """Tell a hint, if one fits that was not read yet."""
        if isinstance(step, Over) or not self._wanted() or step.decision.number == self._before:
            return None
        name = sitting.game.hint(sitting.seen(sitting.eyes), self._known.seen())
        return None if name is None else Tell(HINT, name)

    def closed(self, sitting: Seated, step: Step, wish: Any) -> None:
        """A hint was read: it does not come again."""
        decision = sitting.place.decision
        self._before = None if decision is None else decision.number
        if isinstance(step, Tell):
            # Kept in the background: nobody waits for it, and it outlives the screen.
            noting = asyncio.create_task(self._known.note(step.name))
            self._noting.add(noting)
            noting.add_done_callback(self._noting.discard)

    async def settled(self) -> None:
        """Wait until what was read is kept."""
        await asyncio.gather(*self._noting)


def known_at(place: Place, own: SeenHints | None) -> SeenHints | None:
    """Return what was seen by who sits there, or by who had this place before a line broke."""
    known: SeenHints | None = place.notes.get("hints")
    if known is None and own is not None:
        known = place.notes["hints"] = own
    return known
