"""Sitting down at a place, with the companions that its people want."""

from collections.abc import Callable

from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.beforehand import Beforehand, set_at
from abyss_tui.sitting.companion import Companion
from abyss_tui.sitting.games import game_sitting
from abyss_tui.sitting.hints import Hints, known_at
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.turns_end import TurnsEnd
from abyss_tui.table.place import Place


def sit_down(
    place: Place,
    known: SeenHints | None = None,
    *,
    hints: Callable[[], bool] = lambda: True,
    turns_end: Callable[[], bool] = lambda: True,
    beforehand: bool = False,
) -> Sitting:
    """Return the sitting of a place at a game.

    `known` are the hints that were seen, None tells none; `hints` and `turns_end` say whether
    these are wanted now. `beforehand` lets a seat with a screen to itself set answers beforehand.
    """
    game = game_sitting(place.kind.slug)
    companions: list[Companion] = [TurnsEnd(turns_end)]
    fresh = game.answers_set() if beforehand and len(place.seats) == 1 else None
    if fresh is not None:
        companions.append(Beforehand(set_at(place, fresh)))
    seen = known_at(place, known)
    if seen is not None:
        companions.append(Hints(seen, hints))
    return Sitting(place, game, companions)
