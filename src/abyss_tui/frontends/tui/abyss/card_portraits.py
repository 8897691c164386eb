"""The portraits of the cards of Abyss. What they show is read in when the first one is painted."""

from functools import partial

from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.portraits.shapes import Shapes
from abyss_tui.games.abyss.cards.names import RACE_OF_GUILD, Race
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.text.signs import race_role


def portrait_of(card: Lord | Location) -> Portrait:
    """Return the portrait of a Lord or a Location."""
    if isinstance(card, Lord):
        return Portrait(f"abyss/lord/{card.slug}", race_role(card.race), partial(_lord, card))
    scoring = card.scoring
    race = scoring.race or (RACE_OF_GUILD.get(scoring.guild) if scoring.guild else None)
    return Portrait(f"abyss/location/{card.slug}", race_role(race), partial(_location, card))


def portrait_of_race(race: Race) -> Portrait:
    """Return the portrait of an Ally of this Race."""
    return Portrait(f"abyss/ally/{race}", race_role(race), partial(_ally, race))


def portrait_of_monster(threat: int) -> Portrait:
    """Return the portrait of the Monster on a space of the Threat track, 1 to 6."""
    return Portrait(f"abyss/monster/{threat}", "race.crab", partial(_monster, threat))


def _lord(lord: Lord) -> Shapes:
    from abyss_tui.frontends.tui.abyss.portraits.lords import LORDS
    from abyss_tui.frontends.tui.portraits.sitter import shapes_of

    return shapes_of(LORDS[lord.slug], ("gold",) * lord.keys)


def _location(location: Location) -> Shapes:
    from abyss_tui.frontends.tui.abyss.portraits.locations import LOCATIONS
    from abyss_tui.frontends.tui.portraits.scene import scene_of

    return scene_of(LOCATIONS[location.slug])


def _ally(race: Race) -> Shapes:
    from abyss_tui.frontends.tui.abyss.portraits.allies import ALLIES
    from abyss_tui.frontends.tui.portraits.sitter import shapes_of

    return shapes_of(ALLIES[race], ())


def _monster(threat: int) -> Shapes:
    from abyss_tui.frontends.tui.portraits.monster import monster

    return monster(threat)
