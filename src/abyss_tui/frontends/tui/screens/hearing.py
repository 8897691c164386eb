"""In which order the screens of a table hear of a change: who is asked comes after who only looks.

All screens of a host share one event loop. For whoever is asked a prompt is made as well, which
takes longer than a board, and nobody else need wait for it.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from abyss_tui.table.place import Place
from abyss_tui.table.table import Change

TURNS: Final = 3
"""Turns of the event loop after which all others have been shown a change, who made it as well:
they go on when it is known to be kept."""


class Hearing:
    """Passes changes on to the screen of a place, in their order."""

    def __init__(self, place: Place, pass_on: Callable[[Change], object]) -> None:
        self._place = place
        self._pass_on = pass_on
        self._waiting: list[Change] = []
        """What was not passed on yet, the oldest first."""

    def hear(self, change: Change) -> None:
        """Pass a change on: at once, or after the other screens where it leads to a question here.

        Who made the change themselves waits for nobody.
        """
        self._waiting.append(change)
        place, decision = self._place, self._place.decision
        asked = decision is not None and decision.seat in place.seats
        self._go_on(TURNS if asked and change.by not in place.seats else 0)

    def _go_on(self, turns: int) -> None:
        if turns:
            asyncio.get_running_loop().call_soon(self._go_on, turns - 1)
            return
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            self._pass_on(change)
