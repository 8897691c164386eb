"""Portraits as cells of a terminal: two pixels above each other in each."""

from functools import lru_cache
from typing import Final, TypeAlias

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

from abyss_tui.frontends.tui.portraits.materials import PictureColours
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.portrait import KEPT, Portrait, pixels_of
from abyss_tui.frontends.tui.theme.mixing import parts
from abyss_tui.frontends.tui.theme.palette import Palette

HALF: Final = "▀"
Cells: TypeAlias = tuple[tuple[Style, ...], ...]
"""The styles of `HALF` row by row: above its colour, below its ground."""
_MIDDLE: Final = 382
"""Red, green and blue of a colour between dark and light, together."""


def colours_of(palette: Palette, role: str) -> PictureColours:
    """Return what a picture of this Race asks of a theme."""
    others = (each for other, each in palette.races.items() if other != "race.none")
    return PictureColours(
        race=_ink(palette.races[role]),
        tone=_ground(palette.tones[role]),
        others=tuple(_ink(each) for each in others),
        ink=_ink(palette.chips[role]),
        water=palette.water,
        gold=_ground(palette.gold_chip),
        crimson=_ground(palette.crimson_chip),
        glow=_ground(palette.glow_chip),
        dark=sum(parts(palette.water)) < _MIDDLE,
    )


@lru_cache(maxsize=KEPT)
def cells_of(portrait: Portrait, width: int, height: int, colours: PictureColours) -> Cells:
    """Return a portrait in so many columns and rows of cells."""
    pixels = pixels_of(portrait, width, 2 * height, colours)
    return tuple(tuple(_style(pixels, x, 2 * row) for x in range(width)) for row in range(height))


@lru_cache(maxsize=KEPT)
def strips_of(
    portrait: Portrait, width: int, height: int, colours: PictureColours
) -> tuple[Strip, ...]:
    """Return a portrait as rows that a widget draws."""
    rows = cells_of(portrait, width, height, colours)
    return tuple(Strip([Segment(HALF, style) for style in row], width) for row in rows)


def portrait_text(portrait: Portrait, width: int, height: int, palette: Palette) -> Text:
    """Return a portrait as lines of text."""
    rows = cells_of(portrait, width, height, colours_of(palette, portrait.role))
    lines = (Text.assemble(*((HALF, style) for style in row)) for row in rows)
    return Text("\n").join(lines)


def _style(pixels: Pixels, x: int, y: int) -> Style:
    above, below = pixels.at(x, y), pixels.at(x, y + 1)
    return Style.from_color(Color.from_rgb(*above), Color.from_rgb(*below))


def _ink(style: Style) -> str:
    return _hex(style.color)


def _ground(style: Style) -> str:
    return _hex(style.bgcolor)


def _hex(colour: Color | None) -> str:
    assert colour is not None  # themes that have half blocks have all of these
    return colour.get_truecolor().hex.upper()
