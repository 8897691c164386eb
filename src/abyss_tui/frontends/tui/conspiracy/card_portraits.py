"""The portraits of the cards of Conspiracy: a figure says the Guild, what it wears the rank."""

from functools import partial

from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.portraits.shapes import Shapes
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord

_ROLES = {
    "farmer": "race.seahorse",
    "military": "race.crab",
    "merchant": "race.shellfish",
    "politician": "race.squid",
    "mage": "race.jellyfish",
}


def portrait_of(card: Lord | Location) -> Portrait:
    """Return the portrait of a Lord, with the Key that it carries, or of a Location."""
    if isinstance(card, Lord):
        return Portrait(f"conspiracy/lord/{card.slug}", _ROLES[card.guild], partial(_lord, card))
    guild = card.scoring.guild
    role = "race.none" if guild is None else _ROLES[guild]
    return Portrait(f"conspiracy/location/{card.slug}", role, partial(_location, card))


def _lord(lord: Lord) -> Shapes:
    from abyss_tui.frontends.tui.conspiracy.ranks import sitter
    from abyss_tui.frontends.tui.portraits.sitter import shapes_of

    return shapes_of(sitter(lord.guild, lord.points), () if lord.key is None else (lord.key,))


def _location(location: Location) -> Shapes:
    from abyss_tui.frontends.tui.conspiracy.places import LOCATIONS
    from abyss_tui.frontends.tui.portraits.scene import scene_of

    return scene_of(LOCATIONS[location.slug])
