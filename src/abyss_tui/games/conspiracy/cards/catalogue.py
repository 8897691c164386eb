"""All Lords and Locations, as the card files have them.

They are kept in a compiled form as well, which says from which texts it was made: it is taken for
exactly these texts, and for all others the files are read (`kernel.cards.compiled`).
"""

import copyreg
from typing import Final

from abyss_tui.games.conspiracy.cards import compiled
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.kernel.cards.files import card_file

LORDS_FILE: Final = card_file("conspiracy/lords.yaml")
LOCATIONS_FILE: Final = card_file("conspiracy/locations.yaml")


def _cards() -> compiled.Cards:
    known = compiled.cards_of(LORDS_FILE, LOCATIONS_FILE)
    if known is not None:
        return known
    from abyss_tui.games.conspiracy.cards.reading import load_locations, load_lords

    return load_lords(LORDS_FILE), load_locations(LOCATIONS_FILE)


_LORDS, _LOCATIONS = _cards()

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
