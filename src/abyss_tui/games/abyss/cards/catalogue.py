"""All Lords and Locations, as the card files have them."""

import copyreg
from typing import Final

from abyss_tui.games.abyss.cards.card_set import CARDS
from abyss_tui.games.abyss.cards.pieces import Location, Lord

_LORDS, _LOCATIONS = CARDS.cards()

LORDS: Final = _LORDS
"""The Lords by slug, in printed order."""

LOCATIONS: Final = _LOCATIONS
"""The Locations by slug, in printed order."""


def lord(slug: str) -> Lord:
    """The Lord of this slug; KeyError if there is none."""
    return LORDS[slug]


def location(slug: str) -> Location:
    """The Location of this slug; KeyError if there is none."""
    return LOCATIONS[slug]


# A pickled card is its slug: unpickled it is the card of this catalogue, and still the only one.
copyreg.pickle(Lord, lambda card: (lord, (card.slug,)))
copyreg.pickle(Location, lambda tile: (location, (tile.slug,)))
