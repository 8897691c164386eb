"""The numbers of the board and of the rulebook that more than one chapter needs."""

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

COURT_SPACES: Final = 6

LAST_SPACE: Final = 5
"""The last space of the Exploration track (rules 5)."""

LAST_THREAT: Final = 6
"""The last space of the Threat track (rules 5)."""

KEYS_NEEDED: Final = 3
"""The Keys that a Location takes (R21)."""

MOST_DRAWN: Final = 4
"""The most Locations that are drawn at once (R22)."""

LORDS_TO_END: Final = 7
"""Who has so many Lords triggers the end (R32)."""
