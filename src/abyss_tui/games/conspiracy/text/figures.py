"""What the figures of a finished game and the rows of its scores are called."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.message import Message

FIGURES: Final[Mapping[str, Message]] = {
    "turns": Message("Turns"),
    "reveals": Message("Lords from the deck"),
    "piles": Message("Piles taken"),
    "lords": Message("Lords placed"),
    "exchanges": Message("Exchanges"),
    "locations": Message("Locations taken"),
    "pearls": Message("Pearls"),  # none is ever spent: as many as stand on the score
    "from_lords": Message("IP of Lords"),
    "from_locations": Message("IP of Locations"),
    "from_coalition": Message("IP of the Coalition"),
    "from_pearl_master": Message("IP of the Pearl Master"),
    "points": Message("IP in all"),
}
"""By the name of the figure, in their order."""

ROWS: Final[Mapping[str, Message]] = {
    "from_lords": Message("Lords"),
    "from_locations": Message("Locations"),
    "from_coalition": Message("Coalition"),
    "from_pearl_master": Message("Pearl Master"),
    "points": Message("TOTAL"),
}
"""By the name of the row, in the order of the final score."""
