"""What shapes are made of, and the colours that it has in a theme."""

from collections.abc import Mapping
from functools import lru_cache

from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.records import record


@record
class PictureColours:
    """What a picture asks of a theme; each as "#RRGGBB"."""

    race: str
    """The pure colour of the Race or the Guild."""
    tone: str
    """The ground of what belongs to it."""
    others: tuple[str, ...]
    """The pure colours of the five Races, for what has them all."""
    ink: str
    """The darkest colour: edges, pupils."""
    water: str
    """The deepest water: black where the theme is dark, pale where it is light."""
    gold: str
    crimson: str
    glow: str
    dark: bool
    """Whether light things stand on dark ground."""


@record
class Tints:
    """The colours of a material, from where light falls to where it does not."""

    rim: str
    light: str
    base: str
    shade: str


Materials = Mapping[str, Tints]


@lru_cache(maxsize=64)
def materials_of(colours: PictureColours) -> Materials:
    """Return the tints of every material in these colours."""
    race, ink = colours.race, colours.ink
    named = {
        "body": _tints(race, ink, 0.16),
        "pale": _tints(mixed(race, "#FFFFFF", 0.52), mixed(ink, race, 0.25), 0.08),
        "deep": _tints(mixed(race, ink, 0.52), ink, 0.0),
        "robe": _tints(mixed(mixed(race, ink, 0.72), colours.tone, 0.25), ink, 0.0),
        "gold": Tints("#FFF3C4", "#FFD873", colours.gold, mixed(colours.gold, ink, 0.55)),
        "steel": Tints("#FFFFFF", "#E9F2F6", "#A9BCC8", "#566B7A"),
        "iron": Tints("#9DB2C0", "#6C8190", "#465866", "#222E38"),
        "bone": Tints("#FFFFFF", "#FFF6DC", "#E2D3AB", "#97855F"),
        "paper": Tints("#FFFFFF", "#FFF6DC", "#EADBB2", "#B39F72"),
        "wood": Tints("#D3A063", "#A8713A", "#7C4E26", "#432712"),
        "leather": Tints("#C58A5A", "#8E5A35", "#653D24", "#382013"),
        "cloth": Tints("#FFFFFF", "#F1F6F8", "#C6D3DB", "#7F93A0"),
        "stone": Tints("#C9D6DC", "#93A6B0", "#64777F", "#34434B"),
        "grey": Tints("#FFFFFF", "#C8D2D6", "#8F9CA3", "#4B585F"),
        "silver": Tints("#FFFFFF", "#DCE6EC", "#A7B6C1", "#5C6C78"),
        "pearl": Tints("#FFFFFF", "#FFFFFF", "#E6EEF6", "#9FB4CC"),
        "glow": Tints("#FFFFFF", mixed(colours.glow, "#FFFFFF", 0.45), colours.glow, "#0B7F98"),
        "ember": Tints("#FFF3C4", "#FFC65C", "#F0802A", "#8E2A12"),
        "crimson": _tints(colours.crimson, ink, 0.22),
        "weed": Tints("#C9F09A", "#7DBB58", "#3F8047", "#173D2A"),
        "coral": Tints("#FFD2C2", "#FF9C86", "#E2604F", "#86282F"),
        "white": _plain("#FFFFFF"),
        "ink": _plain(ink),
        "night": _plain(mixed(ink, race, 0.12)),
        "water": _plain(colours.water),
        "shine": _plain(mixed(race, "#FFFFFF", 0.55)),
        "race": _plain(race),
        "tone": _plain(colours.tone),
    }
    named |= {f"race {place}": _tints(each, ink, 0.2) for place, each in enumerate(colours.others)}
    return named


def backdrop_of(colours: PictureColours) -> tuple[str, str, str, str]:
    """Return the water behind a figure: around its head, above, beside and below it."""
    if colours.dark:
        lit = mixed(mixed(colours.tone, colours.race, 0.16), colours.water, 0.18)
        far = mixed(colours.tone, colours.water, 0.72)
        return lit, mixed(lit, far, 0.35), far, mixed(far, colours.water, 0.6)
    lit = mixed(colours.water, colours.race, 0.1)
    far = mixed(colours.tone, colours.water, 0.35)
    return lit, mixed(lit, far, 0.3), far, mixed(far, colours.ink, 0.12)


def _tints(colour: str, ink: str, lighter: float) -> Tints:
    return Tints(
        mixed(colour, "#FFFFFF", 0.72),
        mixed(colour, "#FFFFFF", 0.22 + lighter),
        mixed(colour, ink, 0.1),
        mixed(colour, ink, 0.62),
    )


def _plain(colour: str) -> Tints:
    return Tints(colour, colour, colour, colour)
