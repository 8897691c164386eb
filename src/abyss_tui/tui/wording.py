"""The words of cards, piles and tracks as prompts and notices say them (English)."""

from collections.abc import Iterable
from typing import Final

from abyss_tui.games.abyss.actions import Fight
from abyss_tui.games.abyss.cards import Ally, ExplorationCard, Location, Lord, Monster
from abyss_tui.games.abyss.names import Guild, Race
