"""All Lords and Locations, as the card files have them."""

import copyreg
from typing import Final

from abyss_tui.games.conspiracy.cards.card_set import CARDS
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord

_LORDS, _LOCATIONS = CARDS.cards()

LORDS: Final = _LORDS
"""The 30 different Lords by slug, by Guild and then by points."""

LOCATIONS: Final = _LOCATIONS
"""The Locations by slug, in printed order."""

ALL_LORDS: Final = tuple(lord for lord in LORDS.values() for _ in range(lord.copies))
"""The 60 Lords of the deck, unshuffled."""


def lord(slug: str) -> Lord:
    """The Lord of this slug; KeyError if there is none."""
    return LORDS[slug]


def location(slug: str) -> Location:
    """The Location of this slug; KeyError if there is none."""
    return LOCATIONS[slug]


# A pickled card is its slug: unpickled it is the card of this catalogue, and still the only one.
copyreg.pickle(Lord, lambda card: (lord, (card.slug,)))
copyreg.pickle(Location, lambda card: (location, (card.slug,)))
