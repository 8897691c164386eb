"""How many colours a terminal shows, and what is written for one that shows fewer.

Every app draws in full colour. Textual and rich keep drawn strips in caches of the process that do
not know of terminals, so one terminal would get the colours of another. What is written for a
lesser terminal is changed on its way out.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem

from abyss_tui.host.door import Terminal

FULL_COLOUR_TERMS: Final = ("kitty", "ghostty", "alacritty", "foot", "wezterm", "direct")
"""Parts of names of terminals that show all colours without saying so in COLORTERM."""

_CHOICE = re.compile(r"\x1b\[([\d;:]*)m")
_COLOUR = re.compile(r"([34])8;2;(\d+);(\d+);(\d+)")
_ANY_COLOUR = re.compile(r"[34](?:[0-79]|8[;:].*)|9[0-7]|10[0-7]")


class Colours(StrEnum):
    """How many colours a terminal shows."""

    FULL = "full"
    MANY = "256"
    FEW = "16"
    NONE = "none"


def colours_of(terminal: Terminal) -> Colours:
    """Return what this terminal can show: COLORTERM says it, else the name in TERM."""
    if terminal.environment.get("NO_COLOR"):
        return Colours.NONE
    if terminal.environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return Colours.FULL
    kind = terminal.kind.lower()
    if any(name in kind for name in FULL_COLOUR_TERMS):
        return Colours.FULL
    if "256color" in kind:
        return Colours.MANY
    return Colours.NONE if kind in ("dumb", "vt100", "vt220") else Colours.FEW


def shown_in(colours: Colours, text: str) -> str:
    """Return what is written, in the colours that there are."""
    match colours:
        case Colours.FULL:
            return text
        case Colours.MANY:
            return _COLOUR.sub(lambda found: _of_256(*found.groups()), text)
        case Colours.FEW:
            return _COLOUR.sub(lambda found: _of_16(*found.groups()), text)
        case Colours.NONE:
            return _CHOICE.sub(lambda found: _without_colour(found[1]), text)


@lru_cache(maxsize=8192)
def _of_256(ground: str, red: str, green: str, blue: str) -> str:
    colour = _mixed(red, green, blue).downgrade(ColorSystem.EIGHT_BIT)
    return f"{ground}8;5;{colour.number}"


@lru_cache(maxsize=8192)
def _of_16(ground: str, red: str, green: str, blue: str) -> str:
    colour = _mixed(red, green, blue).downgrade(ColorSystem.STANDARD)
    return ";".join(colour.get_ansi_codes(foreground=ground == "3"))


def _mixed(red: str, green: str, blue: str) -> Color:
    return Color.from_rgb(int(red), int(green), int(blue))


@lru_cache(maxsize=1024)
def _without_colour(codes: str) -> str:
    """Return a choice of style with bold, underlined and reversed alone."""
    kept = [code for code in codes_of(codes) if not _ANY_COLOUR.fullmatch(code)]
    return f"\x1b[{';'.join(kept)}m" if kept or not codes else ""


def codes_of(choice: str) -> Iterator[str]:
    """Split a choice of style up: a colour is three or five numbers, everything else one."""
    rest = choice.split(";") if choice else []
    while rest:
        length = 1
        if rest[0] in ("38", "48") and len(rest) > 1:
            length = 5 if rest[1] == "2" else 3
        yield ";".join(rest[:length])
        rest = rest[length:]
