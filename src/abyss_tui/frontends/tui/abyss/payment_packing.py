"""Where the cards of a hand lie that may pay: in the columns of their Races, side by side."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.widgets.grid import Column
from abyss_tui.records import record

GAP: Final = 1
"""The cells between two columns."""
HEAD: Final = 1
"""The rows of the heads of the columns."""


@record
class Packing:
    """The columns of a hand, and where each card of them lies."""

    columns: tuple[Column, ...]
    tile: int
    """The cells of a tile."""
    pitch: int
    """The cells from one tile to the next."""
    lines: int
    """How many tiles lie below each other in a column at most."""

    def tile_at(self, column: int, place: int, high: int) -> Region:
        """Return where a card lies below the heads when each line of tiles takes so many rows."""
        x, cells = self.columns[column]
        line, across = divmod(place, (cells + self.pitch - self.tile) // self.pitch)
        return Region(x + across * self.pitch, HEAD + line * high, self.tile, high)


@lru_cache(maxsize=64)
def packed(
    counts: tuple[int, ...],
    heads: tuple[int, ...],
    cells: int,
    tiles: tuple[tuple[int, int], ...],
) -> Packing:
    """Return how so many cards of each Race lie in so many cells, in as few lines as possible.

    `heads` are the cells that the heads of the columns ask for. `tiles` are those that a tile can
    have, and those from one to the next, the best first. There is a blank before the first column:
    the cursor has its sign before a narrow tile.
    A column is wider only where its cards need that: else all are as wide as each other.
    """
    room = cells - GAP * len(counts)
    least = [min(head, room // len(heads)) for head in heads]
    for lines, (tile, pitch) in product(range(1, max(1, *counts) + 1), tiles):
        across = [-(-count // lines) for count in counts]
        both = zip(across, least, strict=True)
        needs = [max(head, each * pitch - pitch + tile) for each, head in both]
        if sum(needs) <= room:
            break
    return Packing(tuple(_side_by_side(_widened(needs, room))), tile, pitch, lines)


def _widened(needs: Sequence[int], room: int) -> list[int]:
    """Return the widths of columns that need at least so much: what is left goes to the least."""
    widths = [*needs]
    for _ in range(room - sum(needs)):
        widths[widths.index(min(widths))] += 1
    return widths


def _side_by_side(widths: Sequence[int]) -> list[Column]:
    """Return columns of these widths, each behind a blank."""
    return [Column(sum(widths[:at]) + GAP * (at + 1), each) for at, each in enumerate(widths)]
