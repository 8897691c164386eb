"""Older journals are read as if they had been written today: one step a version.

A step takes all lines of its version and returns them as the next version writes them, as
many as before, so that a line keeps its number. The file itself is left alone.
"""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.kernel.game_kind import GameKind, Lines
from abyss_tui.record.entries import VERSION


def migrate_format(version: int, says: Lines) -> Lines:
    """Return what a journal of this version of the format says as the newest one says it."""
    for older in range(version, VERSION):
        says = _STEPS[older](says)
    return says


def migrate_rules(rules: int, says: Lines, kind: GameKind) -> Lines:
    """Return what a journal by this version of the rules says as today's rules need it."""
    for older in range(rules, kind.rules):
        says = kind.migrations[older](says)
    return [{**says[0], "rules": kind.rules}, *says[1:]]


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


def _name_game(says: Lines) -> Lines:
    """Version 1 knew one game, of the first rules and without options.

    Where the game stands after each line is not added: only a replay could tell.
    """
    return [{**says[0], "game": USUAL_GAME, "rules": 1, "options": {}}, *says[1:]] if says else []


_STEPS: Final[Mapping[int, Callable[[Lines], Lines]]] = {0: _number_moves, 1: _name_game}
"""What brings a journal from each older version to the next."""
