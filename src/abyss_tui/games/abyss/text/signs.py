"""The signs of the pieces, each one cell wide, and what Races and Guilds are called.

The signs are of the old WGL4 set, which every monospaced font of a terminal has.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.cards.names import GUILDS, RACE_OF_GUILD, RACES, Guild, Race
from abyss_tui.i18n.language import context
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Span, Tier, Voice, joined
from abyss_tui.records import record


@record
class Signs:
    """The signs of one tier."""

    races: Mapping[Race, str]
    ambassador: str
    pearl: str
    key: str
    monster: str
    any_race: str

    def race(self, race: Race | None) -> str:
        """Return the sign of a Race; of an ambassador's, when there is none."""
        return self.ambassador if race is None else self.races[race]

    def guild(self, guild: Guild) -> str:
        """Return the sign of a Guild: that of its Race."""
        return self.race(RACE_OF_GUILD.get(guild))


_WGL4: Final = Signs(
    races=dict(zip(RACES, "∩¤§@ψ", strict=True)),
    ambassador="*",
    pearl="○",
    key="K",
    monster="M",
    any_race="?",
)

SIGNS: Final[Mapping[Tier, Signs]] = {"signs": _WGL4, "words": _WGL4}
"""The signs of each tier. In words, only what is drawn (a panel, a frame) still needs them."""

_NAMES: Final = dict(
    zip(RACES, ("Jellyfish", "Crab", "Seahorse", "Shellfish", "Squid"), strict=True)
)
_NOUNS: Final = dict(
    zip(RACES, ("jellyfish", "crab", "seahorse", "shellfish", "squid"), strict=True)
)
_ONE: Final = dict(
    zip(RACES, ("a jellyfish", "a crab", "a seahorse", "a shellfish", "a squid"), strict=True)
)
_SHORT: Final = dict(zip(RACES, ("Jelly.", "Crab", "Seah.", "Shell.", "Squid"), strict=True))
_GUILDS: Final = dict(
    zip(
        GUILDS,
        ("Mage", "Military", "Farmer", "Merchant", "Politician", "Ambassador"),
        strict=True,
    )
)
_NARROW_GUILDS: Final = dict(
    zip(
        GUILDS,
        (
            context("narrow", "Mage"),
            context("narrow", "Military"),
            context("narrow", "Farmer"),
            context("narrow", "Merchant"),
            context("narrow", "Politician"),
            context("narrow", "Ambassador"),
        ),
        strict=True,
    )
)


def race_name(race: Race, voice: Voice) -> str:
    """Return what a Race is called, as a title: Crab."""
    return voice.text(_NAMES[race])


def short_race_name(race: Race, voice: Voice) -> str:
    """Return the same noun in six cells, with a point where it is cut: Seah."""
    return voice.text(_SHORT[race])


def race_noun(race: Race) -> Message:
    """Return what a Race is called inside a sentence: crab."""
    return Message(_NOUNS[race])


def one_of_race(race: Race) -> Message:
    """Return one Ally of a Race inside a sentence: a crab."""
    return Message(_ONE[race])


def guild_name(guild: Guild, voice: Voice) -> str:
    """Return what a Guild is called, as a title: Mage."""
    return voice.text(_GUILDS[guild])


def narrow_guild_name(guild: Guild, voice: Voice) -> str:
    """Return the same in ten cells, for a card."""
    return voice.text(_NARROW_GUILDS[guild])


def race_role(race: Race | None) -> str:
    """Return the role of what is said of a Race; of an ambassador's, when there is none."""
    return f"race.{race or 'none'}"


def race_sign(race: Race | None, voice: Voice) -> Span:
    """Return the sign of a Race in any tier."""
    return Span(SIGNS[voice.tier].race(race), race_role(race))


def sample(voice: Voice) -> Sentence:
    """Return every Race with its sign, and the signs of Pearl, Key and Monster."""
    races = [(race_sign(race, voice), Span(f" {race_name(race, voice)}")) for race in RACES]
    signs = SIGNS[voice.tier]
    others = (
        (Span(signs.pearl, "pearl"),),
        (Span(signs.key, "key"),),
        (Span(signs.monster, "monster"),),
    )
    return joined((*races, *others), "  ")
