"""What every piece of the game looks like in cells: its sign, its letters, its colour.

One place for all of it. The signs are of the old WGL4 set, which every monospaced font of a
terminal has, and each is one cell wide. A second tier of signs is a second `Glyphs`, a second
theme a second `Palette`; nothing else has to know.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.style import Style

from abyss_tui.games.abyss.cards.names import GUILDS, RACE_OF_GUILD, RACES, Guild, Race

RACE_NAMES: Final = {race: race.value.capitalize() for race in RACES}
"""Jellyfish, Crab, Seahorse, Shellfish, Squid."""

RACE_SHORT: Final = dict(zip(RACES, ("Jelly", "Crab", "Horse", "Shell", "Squid"), strict=True))
"""The same in five cells."""

GUILD_NAMES: Final = {guild: guild.value.capitalize() for guild in GUILDS}
"""Mage, Military, Farmer, Merchant, Politician, Ambassador."""

GUILD_CODES: Final = dict(zip(GUILDS, ("Je", "Cr", "Se", "Sh", "Sq", "Am"), strict=True))
"""Two letters for a Guild and its Race, for those who prefer letters to signs."""

RACE_CODES: Final = {race: GUILD_CODES[guild] for guild, race in RACE_OF_GUILD.items()}
"""Je, Cr, Se, Sh, Sq."""


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The signs of one tier, each one cell wide."""

    races: Mapping[Race, str]
    ambassador: str
    pearl: str
    key: str
    monster: str
    any_race: str
    possible: str
    impossible: str
    cursor: str
    here: str
    """Where a marker stands: on the Threat track, at the active player."""
    nothing: str
    """An empty space, an empty pile."""
    between: str
    """Between two things of a list."""
    cut: str
    """The end of a text that did not fit."""
    becomes: str
    back: str
    """The back of a card."""
    horizontal: str
    vertical: str
    corners: str
    """Top left, top right, bottom left, bottom right."""

    def race(self, race: Race | None) -> str:
        """Return the sign of a Race; of an ambassador's, when there is none."""
        return self.ambassador if race is None else self.races[race]

    def guild(self, guild: Guild) -> str:
        """Return the sign of a Guild: that of its Race."""
        return self.race(RACE_OF_GUILD.get(guild))


WGL4: Final = Glyphs(
    races=dict(zip(RACES, "∩¤§@ψ", strict=True)),
    ambassador="*",
    pearl="○",
    key="K",
    monster="M",
    any_race="?",
    possible="√",
    impossible="×",
    cursor="►",
    here="●",
    nothing="·",
    between="·",
    cut="…",
    becomes="→",
    back="▒",
    horizontal="─",
    vertical="│",
    corners="┌┐└┘",
)

GLYPHS: Final = WGL4
"""The signs that are drawn."""


# All but the water are colours of the 256 cube, so that 256 and true colour look alike.
_RACE_COLOURS: Final = dict(
    zip(RACES, ("#D7AFD7", "#FF5F00", "#FFFF00", "#AFD7AF", "#0087FF"), strict=True)
)
_WATER, _SHELF = "#0B1622", "#16293B"


@dataclass(frozen=True, slots=True)
class Palette:
    """The styles of one theme. A colour never says what no sign or word says."""

    race_colours: Mapping[Race, str]
    ambassador_colour: str
    water: str
    """The background of everything."""
    shelf: str
    """The background of what is chosen or lies on top."""
    text: Style
    bright: Style
    """What matters now."""
    dim: Style
    """What is not possible, or only explains."""
    title: Style
    line: Style
    """Frames and separators."""
    frame: Style
    """The frame of what is possible."""
    pearl: Style
    key: Style
    monster: Style
    possible: Style
    impossible: Style
    letter: Style
    """The key of the keyboard that acts."""
    alarm: Style
    """The game is about to end."""
    cursor: Style
    """Laid over what the cursor is on; reversed, so that it shows without any colour."""
    around: Style
    """Laid over the rest of a thing of several lines that the cursor is on."""

    def colour(self, race: Race | None) -> str:
        """Return the colour of a Race; grey for ambassadors."""
        return self.ambassador_colour if race is None else self.race_colours[race]

    def race(self, race: Race | None) -> Style:
        """Return the style of a Race's sign; those alike as greys differ by weight."""
        return Style(
            color=self.colour(race),
            bold=race in (Race.CRAB, Race.SHELLFISH),
        )

    def chip(self, race: Race | None) -> Style:
        """Return the style of a Lord's sign: dark on the colour of the Race."""
        return Style(color="#000000", bgcolor=self.colour(race), bold=True)


DEEP_SEA: Final = Palette(
    race_colours=_RACE_COLOURS,
    ambassador_colour="#8A8A8A",
    water=_WATER,
    shelf=_SHELF,
    text=Style(color="#C6D0DA"),
    bright=Style(color="#FFFFFF", bold=True),
    dim=Style(color="#7C8FA3"),
    title=Style(color="#87D7D7", bold=True),
    line=Style(color="#2F5470"),
    frame=Style(color="#5FD7D7"),
    pearl=Style(color="#EEEEEE", bold=True),
    key=Style(color="#FFD700", bold=True),
    monster=Style(color="#FF5F5F", bold=True),
    possible=Style(color="#FFFFFF", bold=True),
    impossible=Style(color="#7C8FA3"),
    letter=Style(color="#87D7D7", bold=True),
    alarm=Style(color="#FFD75F", bold=True),
    cursor=Style(color="#E4FFFF", bgcolor=_WATER, bold=True, reverse=True),
    around=Style(bgcolor="#1F3B52"),
)

PALETTE: Final = DEEP_SEA
"""The styles that are drawn in."""
