"""Older journals are read as if they had been written today: one step a version.

A step takes all lines of its version and returns them as the next version writes them, as
many as before, so that a line keeps its number. The file itself is left alone.
"""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.record.entries import VERSION
from abyss_tui.record.files.checked_lines import Json

Lines = list[Json]


def brought_up(version: int, says: Lines) -> Lines:
    """Return what a journal of this version says as the newest version says it."""
    for older in range(version, VERSION):
        says = _STEPS[older](says)
    return says


def _number_moves(says: Lines) -> Lines:
    """Version 0 neither numbered its moves nor timed them: they get the time of the deal."""
    at = says[0].get("created") if says else None
    numbered: Lines = says[:1]
    standing: list[int] = []
    last = 0
    for fields in says[1:]:
        if "undo" in fields:
            number = standing.pop() if standing else 0
            numbered.append({"undo": number, "at": at})
        else:
            last += 1
            standing.append(last)
            numbered.append({"move": last, "at": at, **fields})
    return numbered


_STEPS: Final[Mapping[int, Callable[[Lines], Lines]]] = {0: _number_moves}
"""What brings a journal from each older version to the next."""
