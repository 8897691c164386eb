"""Names and signs for the few cells of a screen: what a Location is called there, and what it says.

A sign has two cells, a short name eight at most, seven without its blank: drawings rest on that.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.text.names import SIGNS, location_name
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Voice, plain

COALITION: Final = "■"
LOCATION: Final = "⌂"
PEARL: Final = "○"
MASTER: Final = "●"
"""The Pearls of the Pearl Master."""
EXCHANGE: Final = "↔"
KEY: Final = "K"
USED_KEY: Final = "k"

_SIGNS: Final[Mapping[str, str]] = {
    "seven": "7 ",
    "pearl-1": "○1",
    "pearl-2": "○2",
    "pearl-3": "○3",
    "silver-keys": "#1",
    "gold-keys": "#2",
    "pearl-pairs": "½○",
    "per-location": "2⌂",
    "force-one": "E1",
    "force-two": "E2",
    "recycle-lords": "R*",
    "recycle-locations": "R⌂",
    "any-two-keys": "2K",
    "search-deck": "?⌂",
    **{f"best-{guild}": f"↑{SIGNS[guild]}" for guild in GUILDS},
    **{f"count-{guild}": f"+{SIGNS[guild]}" for guild in GUILDS},
}

"""The sign of each Location. § would mean Farmers alone: * stands for the Lords of all Guilds."""

_SHORT: Final[Mapping[str, str]] = {
    "seven": context("a Location in eight cells", "Seven"),
    "pearl-1": context("a Location in eight cells", "Pearl 1"),
    "pearl-2": context("a Location in eight cells", "Pearl 2"),
    "pearl-3": context("a Location in eight cells", "Pearl 3"),
    "silver-keys": context("a Location in eight cells", "Silver"),
    "gold-keys": context("a Location in eight cells", "Golden"),
    "pearl-pairs": context("a Location in eight cells", "Pairs"),
    "per-location": context("a Location in eight cells", "Domain"),
    "force-one": context("a Location in eight cells", "Edict 1"),
    "force-two": context("a Location in eight cells", "Edict 2"),
    "recycle-lords": context("a Location in eight cells", "Recall *"),
    "recycle-locations": context("a Location in eight cells", "Recall ⌂"),
    "any-two-keys": context("a Location in eight cells", "Master K"),
    "search-deck": context("a Location in eight cells", "Archive"),
}
_FIRST: Final = context("a Location in eight cells", "First {guild}")
_LEAGUE: Final = context("a Location in eight cells", "League {guild}")

_BRIEF: Final[Mapping[str, str]] = {
    "seven": "7",
    "pearl-1": "5, 1○ now",
    "pearl-2": "4, 2○ now",
    "pearl-3": "3, 3○ now",
    "silver-keys": "1 a Lord of 1",
    "gold-keys": "2 a Lord of 2",
    "pearl-pairs": "1 for 2○",
    "per-location": "2 a ⌂",
    "force-one": "3, others: 1",
    "force-two": "3, others: 2",
    "recycle-lords": "3, piles to deck",
    "recycle-locations": "3, ⌂ to deck",
    "any-two-keys": "3, any 2 Keys",
    "search-deck": "3, search deck",
}


def location_sign(location: Location) -> str:
    """Return the sign of a Location, two cells."""
    return _SIGNS[location.slug]


def short_name(location: Location, voice: Voice) -> str:
    """Return the name of a Location in eight cells: League ψ."""
    guild = location.scoring.guild
    if guild is None:
        return voice.text(_SHORT[location.slug])
    first = location.scoring.counts == "best-of-guild"
    return voice.text(_FIRST if first else _LEAGUE, guild=SIGNS[guild])


def name_in_cells(location: Location, cells: int, voice: Voice) -> str:
    """Return the short name of a Location, without its blank where that does not fit: Leagueψ."""
    name = short_name(location, voice)
    return name if len(name) <= cells else name.replace(" ", "")


def name_within(location: Location, cells: int, voice: Voice) -> str:
    """Return the name of a Location, or the short one where that does not fit."""
    name = plain((location_name(location, voice),))
    return name if len(name) <= cells else short_name(location, voice)


def points_in_brief(location: Location, voice: Voice) -> str:
    """Return what a Location is worth and does in few cells: 3, ⌂ to deck."""
    guild = location.scoring.guild
    if guild is None:
        return voice.text(_BRIEF[location.slug])
    if location.scoring.counts == "best-of-guild":
        return voice.text("best {guild}", guild=SIGNS[guild])
    return voice.text("1 + each {guild}", guild=SIGNS[guild])
