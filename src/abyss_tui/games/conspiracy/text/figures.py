"""What the figures of a finished game and the rows of its scores are called."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Voice

_FIGURES: Final = {
    "turns": "Turns",
    "reveals": "Lords turned up",
    "piles": "Piles taken",
    "lords": "Lords placed",
    "exchanges": "Lords exchanged",
    "locations": "Locations taken",
    "pearls": "Pearls gained",
    "from_lords": "IP of Lords",
    "from_locations": "IP of Locations",
    "from_coalition": "IP of Coalitions",
    "from_pearl_master": "IP of Pearl Masters",
    "points": "IP in all",
}

_ROWS: Final = {
    "from_lords": "Lords",
    "from_locations": "Locations",
    "from_coalition": "Coalition",
    "from_pearl_master": "Pearl Master",
    "points": "TOTAL",
}


def figures(voice: Voice) -> Mapping[str, str]:
    """Return what each figure of a game is called, by name, in their order."""
    return {name: voice.text(label) for name, label in _FIGURES.items()}


def rows(voice: Voice) -> Mapping[str, str]:
    """Return what each row of a score is called, by name, in the order of the final score."""
    return {name: voice.text(label) for name, label in _ROWS.items()}
