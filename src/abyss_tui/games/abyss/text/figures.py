"""What the figures of a finished game and the rows of its scores are called."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.message import Message

FIGURES: Final[Mapping[str, Message]] = {
    "turns": Message("Turns"),
    "plots": Message("Lords plotted"),
    "piles": Message("Council piles"),
    "spent": Message("Pearls for Allies"),
    "sold": Message("Allies sold"),
    "monsters": Message("Monsters fought"),
    "locations": Message("Locations taken"),
    "from_lords": Message("IP of Lords"),
    "from_allies": Message("IP of Allies"),
    "from_locations": Message("IP of Locations"),
    "from_monsters": Message("IP of Monsters"),
    "points": Message("IP in all"),
}
"""By the name of the figure, in their order."""

ROWS: Final[Mapping[str, Message]] = {
    "from_locations": Message("Locations"),
    "from_lords": Message("Lords"),
    "from_allies": Message("Affiliated"),
    "from_monsters": Message("Monster tokens"),
    "points": Message("TOTAL"),
}
"""By the name of the row, in the order of the final score."""
