"""The grid of the table: six columns, which all zones of its left side share."""

from typing import Final, NamedTuple

COLUMNS: Final = 6
"""Six Lords; a deck and five spaces, or five piles; six steps of Threat; a label and five Races."""


class Column(NamedTuple):
    """Where something of one or more columns lies: its first cell, and its cells."""

    x: int
    cells: int

    @property
    def end(self) -> int:
        """The cell behind it."""
        return self.x + self.cells


def pitch(width: int) -> int:
    """Return the cells from one column to the next on a panel of this width."""
    return width // COLUMNS


def column(width: int, place: int, span: int = 1) -> Column:
    """Return where a column lies, 0 to 5, or several side by side; a cell is left before each."""
    step = pitch(width)
    return Column(1 + place * step, max(0, span * step - 1))
