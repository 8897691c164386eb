"""The chamber: how its spaces touch each other, and which Lords hold together (rules 4).

A set of spaces is a whole number: bit 0 stands for space 1, bit 14 for space 15.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from abyss_tui.games.conspiracy.cards.board import SPACES, neighbours
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Lord

NEIGHBOURS: Final = tuple(
    [sum([1 << (other - 1) for other in neighbours(space)]) for space in range(1, SPACES + 1)]
)
"""The set of spaces that touch each one."""


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
