"""The numbers of the rulebook that more than one chapter needs."""

from typing import Final

SPACES: Final = 15
"""The spaces of a chamber: a player's n-th Lord goes to space n (rules 4)."""

ROWS: Final = (5, 4, 3, 2, 1)
"""How many of them each row has, from top to bottom."""

PLACES: Final = tuple((row, column) for row, size in enumerate(ROWS) for column in range(size))
"""Row and column of each space, in the order of filling, both from 0 on."""


def _touching(row: int, column: int) -> tuple[int, ...]:
    """Return the spaces that touch the one in this row and column, ascending (C8)."""
    around = (
        (row - 1, column), (row - 1, column + 1),
        (row, column - 1), (row, column + 1),
        (row + 1, column - 1), (row + 1, column),
    )  # fmt: skip
    return tuple([1 + PLACES.index(place) for place in around if place in PLACES])


_NEIGHBOURS: Final = tuple([_touching(row, column) for row, column in PLACES])


def neighbours(space: int) -> tuple[int, ...]:
    """Return the spaces that touch this one, ascending."""
    return _NEIGHBOURS[space - 1]
