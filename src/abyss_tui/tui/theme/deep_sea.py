"""The deep sea: light signs on dark water.

All but the water are colours of the 256 cube, so that 256 and true colour look alike. Races that
look alike as greys differ by weight.
"""

from typing import Final

from rich.style import Style
from textual.theme import Theme as TextualTheme

from abyss_tui.tui.theme.palette import Palette, Theme

_WATER: Final = "#0B1622"

DEEP_SEA: Final = Theme(
    Palette(
        water=_WATER,
        text=Style(color="#C6D0DA"),
        bright=Style(color="#FFFFFF", bold=True),
        dim=Style(color="#7C8FA3"),
        title=Style(color="#87D7D7", bold=True),
        line=Style(color="#2F5470"),
        frame=Style(color="#5FD7D7"),
        possible=Style(color="#FFFFFF", bold=True),
        impossible=Style(color="#7C8FA3"),
        letter=Style(color="#87D7D7", bold=True),
        alarm=Style(color="#FFD75F", bold=True),
        cursor=Style(color="#E4FFFF", bgcolor=_WATER, bold=True, reverse=True),
        around=Style(bgcolor="#1F3B52"),
        ink="#000000",
        pieces={
            "race.jellyfish": Style(color="#D7AFD7", bold=False),
            "race.crab": Style(color="#FF5F00", bold=True),
            "race.seahorse": Style(color="#FFFF00", bold=False),
            "race.shellfish": Style(color="#AFD7AF", bold=True),
            "race.squid": Style(color="#0087FF", bold=False),
            "race.none": Style(color="#8A8A8A", bold=False),
            "pearl": Style(color="#EEEEEE", bold=True),
            "key": Style(color="#FFD700", bold=True),
            "monster": Style(color="#FF5F5F", bold=True),
        },
    ),
    TextualTheme(
        name="deep-sea",
        primary="#2F5470",
        secondary="#5FD7D7",
        accent="#5FD7D7",
        foreground="#C6D0DA",
        background=_WATER,
        surface="#0F1E2E",
        panel="#132538",
        boost="#1F3B52",
        warning="#FFD75F",
        error="#FF5F5F",
        success="#AFD7AF",
        dark=True,
    ),
)
