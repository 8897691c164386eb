"""The numbers of the rulebook that more than one chapter needs."""

from typing import Final

SPACES: Final = 15
"""The spaces of a chamber: a player's n-th Lord goes to space n (rules 4)."""

ROWS: Final = (5, 4, 3, 2, 1)
"""How many of them each row has, from top to bottom."""
