"""The board behind a prompt: darker, but for what the prompt is about."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from abyss_tui.tui.theme.mixing import mixed

SHADE: Final = 0.55
"""How much of the water is mixed into what lies in the shade."""


def shaded(rows: Sequence[Strip], lit: Iterable[Region], water: str) -> list[Strip]:
    """Return rows of the screen in the shade, but for these regions."""
    regions = list(lit)
    return [_row(row, y, regions, water) for y, row in enumerate(rows)]


def _row(row: Strip, y: int, lit: Sequence[Region], water: str) -> Strip:
    parts, at = [], 0
    for region in sorted(each for each in lit if each.y <= y < each.bottom):
        if region.x > at:
            parts.append(_dark(row.crop(at, region.x), water))
        parts.append(row.crop(max(at, region.x), region.right))
        at = max(at, region.right)
    if at < row.cell_length:
        parts.append(_dark(row.crop(at, row.cell_length), water))
    return Strip.join(parts)


def _dark(row: Strip, water: str) -> Strip:
    segments = (Segment(text, style and _mixed(style, water)) for text, style, _ in row)
    return Strip(segments, row.cell_length)


@lru_cache(maxsize=4096)
def _mixed(style: Style, water: str) -> Style:
    """Return a style with much water in its colours; meta data of clicks is lost, as it should."""
    return Style(
        color=_colour(style.color, water),
        bgcolor=_colour(style.bgcolor, water),
        bold=style.bold,
        reverse=style.reverse,
    )


def _colour(colour: Color | None, water: str) -> Color | None:
    if colour is None or colour.is_default:
        return colour
    return Color.parse(mixed(colour.get_truecolor().hex, water, SHADE))
