"""The portraits of the Lords of Conspiracy: its figure says the Guild, what it wears the rank."""

from functools import partial

from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.portraits.shapes import Shapes
from abyss_tui.games.conspiracy.cards.pieces import Lord

_ROLES = {
    "farmer": "race.seahorse",
    "military": "race.crab",
    "merchant": "race.shellfish",
    "politician": "race.squid",
    "mage": "race.jellyfish",
}


def portrait_of(lord: Lord) -> Portrait:
    """Return the portrait of a Lord, with the Key that it carries."""
    return Portrait(f"conspiracy/lord/{lord.slug}", _ROLES[lord.guild], partial(_lord, lord))


def _lord(lord: Lord) -> Shapes:
    from abyss_tui.frontends.tui.conspiracy.ranks import sitter
    from abyss_tui.frontends.tui.portraits.sitter import shapes_of

    return shapes_of(sitter(lord.guild, lord.points), () if lord.key is None else (lord.key,))
