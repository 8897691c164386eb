"""Races and Guilds: the words by which cards, actions, positions and screens name them."""

from enum import StrEnum
from typing import Final


class Race(StrEnum):
    """One of the five Races of Allies, in the order of every list of this game."""

    JELLYFISH = "jellyfish"
    CRAB = "crab"
    SEAHORSE = "seahorse"
    SHELLFISH = "shellfish"
    SQUID = "squid"


class Guild(StrEnum):
    """One of the six Guilds of Lords: one for each Race, in their order, and the ambassadors."""

    MAGE = "mage"
    MILITARY = "military"
    FARMER = "farmer"
    MERCHANT = "merchant"
    POLITICIAN = "politician"
    AMBASSADOR = "ambassador"


RACES: Final = tuple(Race)
GUILDS: Final = tuple(Guild)

RACE_OF_GUILD: Final[dict[Guild, Race]] = {
    Guild.MAGE: Race.JELLYFISH,
    Guild.MILITARY: Race.CRAB,
    Guild.FARMER: Race.SEAHORSE,
    Guild.MERCHANT: Race.SHELLFISH,
    Guild.POLITICIAN: Race.SQUID,
}
"""The Race that a Guild's Lords always ask for; ambassadors have none of their own."""

GUILD_OF_RACE: Final[dict[Race, Guild]] = {race: guild for guild, race in RACE_OF_GUILD.items()}
"""The Guild whose Lords wear the colour of a Race."""
