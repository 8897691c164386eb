"""Guilds and Keys: the words by which cards, actions, positions and screens name them."""

from enum import StrEnum
from typing import Final


class Guild(StrEnum):
    """One of the five Guilds of Lords, in the order of every list of this game."""

    FARMER = "farmer"
    MILITARY = "military"
    MERCHANT = "merchant"
    POLITICIAN = "politician"
    MAGE = "mage"


class Key(StrEnum):
    """One of the two kinds of Keys that Lords carry."""

    SILVER = "silver"
    GOLD = "gold"


GUILDS: Final = tuple(Guild)
