"""What Guilds, Lords and Locations are called: as signs ("¤4") or in words ("Military 4")."""

from collections.abc import Iterable, Mapping
from typing import Final

from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.i18n.language import context
from abyss_tui.i18n.message import Counted, Message
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, joined

SIGNS: Final[Mapping[Guild, str]] = dict(zip(GUILDS, "§¤@ψ∩", strict=True))
"""The sign of each Guild, one cell wide: that of its Race in the base game."""

ROLES: Final[Mapping[Guild, str]] = dict(
    zip(
        GUILDS,
        ("race.seahorse", "race.crab", "race.shellfish", "race.squid", "race.jellyfish"),
        strict=True,
    )
)
"""What a Guild is to a theme: it wears the colour of its Race in the base game."""

_ONE: Final = dict(
    zip(
        GUILDS,
        (
            context("a Lord of Conspiracy", "Farmer"),
            context("a Lord of Conspiracy", "Military"),
            context("a Lord of Conspiracy", "Merchant"),
            context("a Lord of Conspiracy", "Politician"),
            context("a Lord of Conspiracy", "Mage"),
        ),
        strict=True,
    )
)
_MANY: Final = dict(
    zip(
        GUILDS,
        (
            context("a Guild of Conspiracy", "Farmers"),
            context("a Guild of Conspiracy", "Military"),
            context("a Guild of Conspiracy", "Merchants"),
            context("a Guild of Conspiracy", "Politicians"),
            context("a Guild of Conspiracy", "Mages"),
        ),
        strict=True,
    )
)


_NARROW: Final = dict(
    zip(
        GUILDS,
        (
            context("a Lord of Conspiracy in ten cells", "Farmer"),
            context("a Lord of Conspiracy in ten cells", "Military"),
            context("a Lord of Conspiracy in ten cells", "Merchant"),
            context("a Lord of Conspiracy in ten cells", "Politician"),
            context("a Lord of Conspiracy in ten cells", "Mage"),
        ),
        strict=True,
    )
)


def guild(of: Guild) -> Message:
    """Return the name of a Guild: Farmers."""
    return Message(_MANY[of])


def guild_name(of: Guild, voice: Voice) -> str:
    """Return the name of a Guild: Farmers."""
    return voice.text(_MANY[of])


def lord_of(guild: Guild, voice: Voice) -> str:
    """Return what one Lord of a Guild is: Farmer."""
    return voice.text(_ONE[guild])


def guild_heads(voice: Voice, cells: int) -> Mapping[Guild, str]:
    """Return the name of each Guild in so many cells: that of one Lord where others are too long.

    All are written in the same way, so that they can be compared.
    """
    wordings = ({of: voice.text(names[of]) for of in GUILDS} for names in (_MANY, _ONE, _NARROW))
    *fitting, narrowest = wordings
    fits = (names for names in fitting if max(map(len, names.values())) <= cells)
    return next(fits, narrowest)


def lord_message(lord: Lord) -> Message:
    """Return a Lord in words, for a message: Farmer 3."""
    return Message("{guild} {number}", guild=Message(_ONE[lord.guild]), number=lord.points)


def lord_name(lord: Lord, voice: Voice) -> Span:
    """Return a Lord: ¤4, or in words, Military 4."""
    role = ROLES[lord.guild]
    if voice.tier == "words":
        return Span(voice.say(lord_message(lord)), role)
    return Span(f"{SIGNS[lord.guild]}{lord.points}", role)


def lord_names(lords: Iterable[Lord], voice: Voice) -> Sentence:
    """Return Lords as a list: ¤4, ∩1 and ∩1."""
    return voice.listed([lord_name(lord, voice) for lord in lords])


def lords_in_a_row(lords: Iterable[Lord], voice: Voice) -> Sentence:
    """Return Lords one behind the other: ¤4 ∩1 ∩1; in words, as a list."""
    if voice.tier == "words":
        return lord_names(lords, voice)
    return joined([(lord_name(lord, voice),) for lord in lords], " ")


def location_name(location: Location, voice: Voice) -> Span:
    """Return the name of a Location."""
    return Span(voice.wording(location.name), "location")


def location_names(locations: Iterable[Location], voice: Voice) -> Sentence:
    """Return Locations as a list."""
    parts: list[Part] = [location_name(each, voice) for each in locations]
    return voice.listed(parts)


def pearls(number: int) -> Counted:
    """Return so many Pearls."""
    return Counted("{number} Pearl", "{number} Pearls", number)


def counted_lords(number: int) -> Counted:
    """Return so many Lords."""
    return Counted("{number} Lord", "{number} Lords", number)


def to_spaces(first: int, lords: int, voice: Voice) -> str:
    """Return to which spaces of a chamber so many Lords come, one behind the other."""
    if lords == 1:
        return voice.text("to space {space}", space=first)
    last = first + lords - 1
    text = "to spaces {first} and {last}" if lords == 2 else "to spaces {first} to {last}"
    return voice.text(text, first=first, last=last)


def counted_locations(number: int) -> Counted:
    """Return so many Locations."""
    return Counted("{number} Location", "{number} Locations", number)
