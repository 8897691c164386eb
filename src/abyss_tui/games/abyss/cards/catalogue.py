"""All Lords and Locations, as the card files have them.

Reading and checking the files takes as long as a third of a start. So the cards are kept in a
compiled form as well, which says from which texts it was made: it is taken for exactly these
texts, and for all others the files are read.
"""

import copyreg
from pathlib import Path
from typing import Final

from abyss_tui.games.abyss.cards import compiled
from abyss_tui.games.abyss.cards.pieces import Location, Lord


def _card_file(name: str) -> Path:
    """A card file: in the installed package, or else at the top of the checkout."""
    places = [folder / "data" / name for folder in Path(__file__).parents[3:]]
    return next((path for path in places if path.is_file()), places[0])


LORDS_FILE: Final = _card_file("lords.yaml")
LOCATIONS_FILE: Final = _card_file("locations.yaml")


def _cards() -> compiled.Cards:
    known = compiled.cards_of(LORDS_FILE, LOCATIONS_FILE)
    if known is not None:
        return known
    from abyss_tui.games.abyss.cards.reading import load_locations, load_lords

    return load_lords(LORDS_FILE), load_locations(LOCATIONS_FILE)


_LORDS, _LOCATIONS = _cards()

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
