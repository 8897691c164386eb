"""Words of Abyss, which no screen of another game says."""

import re
from typing import Final

FOREIGN: Final = re.compile(
    r"\b(Abyss|Lords?|Monsters?|Pearls?|Influence|IP|Court|Council|Locations?|Guilds?|Ally|Allies"
    r"|Races?|Threat|Explor\w+|recruit\w*|Jellyfish|Crabs?|Seahorse|Shellfish|Squid|crystal)\b"
)


def foreign(shown: str) -> list[str]:
    """Return the words of Abyss in what is shown."""
    return FOREIGN.findall(shown)
