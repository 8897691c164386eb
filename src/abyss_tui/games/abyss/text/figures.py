"""What the figures of a finished game and the rows of its scores are called."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Voice

_FIGURES: Final = {
    "turns": "Turns",
    "plots": "Lords plotted",
    "piles": "Council piles",
    "spent": "Pearls for Allies",
    "sold": "Allies sold",
    "monsters": "Monsters fought",
    "locations": "Locations taken",
    "from_lords": "IP of Lords",
    "from_allies": "IP of Allies",
    "from_locations": "IP of Locations",
    "from_monsters": "IP of Monsters",
    "points": "IP in all",
}

_ROWS: Final = {
    "from_locations": "Locations",
    "from_lords": "Lords",
    "from_allies": "Affiliated",
    "from_monsters": "Monster tokens",
    "points": "TOTAL",
}


def figures(voice: Voice) -> Mapping[str, str]:
    """Return what each figure of a game is called, by name, in their order."""
    return {name: voice.text(label) for name, label in _FIGURES.items()}


def rows(voice: Voice) -> Mapping[str, str]:
    """Return what each row of a score is called, by name, in the order of the final score."""
    return {name: voice.text(label) for name, label in _ROWS.items()}
