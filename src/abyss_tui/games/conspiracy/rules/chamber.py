"""The chamber: how its spaces touch each other, and which Lords hold together (rules 4).

A set of spaces is a whole number: bit 0 stands for space 1, bit 14 for space 15.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from abyss_tui.games.conspiracy.cards.board import ROWS, SPACES
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Lord

PLACES: Final = tuple((row, column) for row, size in enumerate(ROWS) for column in range(size))
"""Row and column of each space, in the order of filling, both from 0 on."""


def _touching(row: int, column: int) -> int:
    """Return the set of spaces that touch the one in this row and column (C8)."""
    around = (
        (row, column - 1), (row, column + 1),
        (row - 1, column), (row - 1, column + 1),
        (row + 1, column - 1), (row + 1, column),
    )  # fmt: skip
    return sum([1 << PLACES.index(place) for place in around if place in PLACES])


NEIGHBOURS: Final = tuple([_touching(row, column) for row, column in PLACES])
"""The set of spaces that touch each space, from that of space 1 on."""


def spaces(of: int) -> tuple[int, ...]:
    """Return the spaces of a set, ascending."""
    return tuple([space for space in range(1, SPACES + 1) if of >> (space - 1) & 1])


@cache
def groups(of: int) -> tuple[int, ...]:
    """Return the parts of a set of spaces that hold together, as sets, in the order of filling."""
    found: list[int] = []
    left = of
    while left:
        group, added = 0, left & -left
        while added:
            group |= added
            touched = 0
            for space in spaces(added):
                touched |= NEIGHBOURS[space - 1]
            added = touched & left & ~group
        found.append(group)
        left &= ~group
    return tuple(found)


def coalitions(chamber: Sequence[Lord]) -> tuple[int, ...]:
    """Return all Coalitions of a chamber as sets of spaces, by Guild (C31).

    Locations that lie on the Lords do not matter (C18).
    """
    by_guild = dict.fromkeys(GUILDS, 0)
    for place, lord in enumerate(chamber):
        by_guild[lord.guild] |= 1 << place
    return tuple([group for of in by_guild.values() for group in groups(of)])


def largest_coalition(chamber: Sequence[Lord]) -> int:
    """Return the largest Coalition, the first of several that are equally large; 0 for no Lord."""
    return max(coalitions(chamber), key=int.bit_count, default=0)
