"""How many colours a terminal shows, and what is written for one that shows fewer.

Every app draws in full colour. Textual and rich keep drawn strips in caches of the process that do
not know of terminals, so one terminal would get the colours of another. What is written for a
lesser terminal is changed on its way out. The palettes for such a terminal hold exactly its
colours, so nothing of the table is left to chance; only what Textual mixes becomes the nearest.
"""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Final

FULL_COLOUR_TERMS: Final = (
    *("alacritty", "contour", "direct", "foot", "ghostty", "iterm2", "kitty", "konsole"),
    *("mintty", "st-256color", "tmux", "wezterm"),
)
"""Parts of names of terminals that show all colours without saying so in COLORTERM.

tmux takes all colours, and shows those that the terminal around it has.
"""
COLOURLESS_TERMS: Final = ("dumb", "vt100", "vt220")
KNOWN_TERMS: Final = ("linux", "cons25", "vt1", "vt2", "vt3", "vt4", "vt5")
"""Beginnings of names of terminals that have no more colours than their name says."""

_CHOICE = re.compile(r"\x1b\[([\d;:]*)m")
_COLOUR = re.compile(r"([34])8;2;(\d+);(\d+);(\d+)")
_ANY_COLOUR = re.compile(r"[34](?:[0-79]|8[;:].*)|9[0-7]|10[0-7]")

_STEPS: Final = (0, 95, 135, 175, 215, 255)
_CUBE: Final = tuple((red, green, blue) for red in _STEPS for green in _STEPS for blue in _STEPS)
_GREYS: Final = tuple((grey, grey, grey) for grey in range(8, 239, 10))
_OF_256: Final = (*_CUBE, *_GREYS)
"""What a terminal with 256 colours shows for the numbers from 16 on."""
_BEFORE: Final = 16
_OF_16: Final = (
    *((0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0)),
    *((0, 0, 170), (170, 0, 170), (0, 170, 170), (170, 170, 170)),
    *((85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85)),
    *((85, 85, 255), (255, 85, 255), (85, 255, 255), (255, 255, 255)),
)
"""What the first terminals with 16 colours showed for them; today's are set by who uses them."""
_BLACK: Final = 0
_BRIGHT: Final = 8
"""The first of the second eight."""


class Colours(StrEnum):
    """How many colours a terminal shows."""

    FULL = "true"
    MANY = "256"
    FEW = "16"
    NONE = "none"


def colours_of(environment: Mapping[str, str]) -> Colours:
    """Return what a terminal can show: COLORTERM says it, else the name of its kind, in TERM."""
    if environment.get("NO_COLOR"):
        return Colours.NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return Colours.FULL
    kind = environment.get("TERM", "").lower()
    if any(name in kind for name in FULL_COLOUR_TERMS):
        return Colours.FULL
    if "256color" in kind:
        return Colours.MANY
    return Colours.NONE if kind in COLOURLESS_TERMS else Colours.FEW


def may_have_more(environment: Mapping[str, str]) -> bool:
    """Return whether a terminal may show more colours than `colours_of` returns."""
    kind = environment.get("TERM", "").lower()
    few = colours_of(environment) in (Colours.MANY, Colours.FEW)
    return few and bool(kind) and not kind.startswith(KNOWN_TERMS)


def with_answer(environment: Mapping[str, str], colours: Colours | None) -> Mapping[str, str]:
    """Return what a terminal says of itself, with what it has answered; it only ever adds."""
    if not may_have_more(environment):
        return environment
    if colours is Colours.FULL:
        return {**environment, "COLORTERM": "truecolor"}
    if colours is Colours.MANY and colours_of(environment) is Colours.FEW:
        return {**environment, "TERM": f"{environment['TERM']}-256color"}
    return environment


def of_256(number: int) -> str:
    """Return one of the 256 colours, from 16 on, as "#RRGGBB"."""
    return "#{:02X}{:02X}{:02X}".format(*_OF_256[number - _BEFORE])


def of_16(number: int) -> str:
    """Return one of the 16 colours as "#RRGGBB"."""
    return "#{:02X}{:02X}{:02X}".format(*_OF_16[number])


def shown_in(colours: Colours, text: str) -> str:
    """Return what is written, in the colours that there are."""
    match colours:
        case Colours.FULL:
            return text
        case Colours.MANY:
            return _COLOUR.sub(lambda found: _in_256(*found.groups()), text)
        case Colours.FEW:
            return _COLOUR.sub(lambda found: _in_16(*found.groups()), text)
        case Colours.NONE:
            return _CHOICE.sub(lambda found: _without_colour(found[1]), text)


@lru_cache(maxsize=8192)
def _in_256(ground: str, red: str, green: str, blue: str) -> str:
    return f"{ground}8;5;{_BEFORE + _nearest(_OF_256, red, green, blue)}"


@lru_cache(maxsize=8192)
def _in_16(ground: str, red: str, green: str, blue: str) -> str:
    """Return a colour of the 16; black as a ground is whatever the terminal has."""
    number = _nearest(_OF_16, red, green, blue)
    if ground == "4" and number == _BLACK:
        return "49"
    bright = 60 if number >= _BRIGHT else 0
    return str(int(ground) * 10 + number % _BRIGHT + bright)


def _nearest(colours: tuple[tuple[int, ...], ...], *wanted: str) -> int:
    """Return the place of the colour that looks most alike; eyes see green best."""
    red, green, blue = map(int, wanted)

    def distance(place: int) -> int:
        one, two, three = colours[place]
        return 2 * (one - red) ** 2 + 4 * (two - green) ** 2 + 3 * (three - blue) ** 2

    return min(range(len(colours)), key=distance)


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
