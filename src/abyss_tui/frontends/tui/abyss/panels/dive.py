"""How the Exploration track steps down into the dark while somebody explores."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.frontends.tui.widgets.grid import COLUMNS
from abyss_tui.frontends.tui.widgets.tiles import HalfRows

_DEEPEST: Final = COLUMNS - 1
"""The place of the last space; the deck is at 0."""


def at_rest(rows: int) -> Sequence[HalfRows]:
    """Return where the deck and the spaces lie in so many rows: side by side."""
    return [HalfRows(0, 2 * rows)] * COLUMNS


def stepping_down(rows: int, *, blocks: bool) -> Sequence[HalfRows]:
    """Return where they lie in so many rows, each deeper than the one before or beside it.

    They go down by half rows. Each has an odd number of these: then all have as many whole rows,
    wherever they begin. Without half blocks each is a row.
    """
    if not blocks:
        steps = [round(place * (rows - 1) / _DEEPEST) for place in range(COLUMNS)]
        return [HalfRows(2 * step, 2 * step + 2) for step in steps]
    high = rows if rows % 2 else rows - 1
    steps = [round(place * (2 * rows - high) / _DEEPEST) for place in range(COLUMNS)]
    return [HalfRows(step, step + high) for step in steps]


def free_columns(track: Sequence[HalfRows], rows: int) -> int:
    """Return of how many columns from the left the last of so many rows is free."""
    return next((at for at, each in enumerate(track) if each.bottom > 2 * rows - 2), COLUMNS)
