"""The board behind a prompt: darker, but for what the prompt is about."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from abyss_tui.frontends.tui.terminal.pictures import PLACEHOLDER
from abyss_tui.frontends.tui.theme.mixing import parts

SHADE: Final = 0.55
"""How much of the water is mixed into what lies in the shade."""
KEPT: Final = 1024
"""How many shaded rows are cached: most of a table is the same when the next prompt opens."""
_FAR: Final = 10_000
"""A column behind the last one of any screen."""


def shaded(rows: Sequence[Strip], lit: Iterable[Region], water: str) -> list[Strip]:
    """Return rows of the screen in the shade, but for these regions."""
    regions = list(lit)
    return [_row(tuple(row), _columns(y, regions), water) for y, row in enumerate(rows)]


def _columns(y: int, lit: Sequence[Region]) -> tuple[tuple[int, int], ...]:
    """Return which columns of a row are lit: the first of each part, and the one behind it."""
    return tuple(sorted((each.x, each.right) for each in lit if each.y <= y < each.bottom))


@lru_cache(maxsize=KEPT)
def _row(row: tuple[Segment, ...], bounds: tuple[tuple[int, int], ...], water: str) -> Strip:
    """Return a row in the shade but for its lit columns, in one pass: strips are dear to make."""
    if not bounds:  # most rows
        return Strip([Segment(text, _shaded(text, style, water)) for text, style, _ in row])
    segments: list[Segment] = []
    at = 0
    for whole in row:
        rest: Segment | None = whole
        while rest is not None and rest.text:
            bright, until = _light(at, bounds)
            part, rest = _first(rest, until - at)
            at += part.cell_length
            text, style, _ = part
            segments.append(part if bright else Segment(text, _shaded(text, style, water)))
    return Strip(segments)


def _light(at: int, bounds: Sequence[tuple[int, int]]) -> tuple[bool, int]:
    """Return whether a column is lit, and up to which one it stays so."""
    for start, end in bounds:
        if at < start:
            return False, start
        if at < end:
            return True, end
    return False, _FAR


def _first(segment: Segment, cells: int) -> tuple[Segment, Segment | None]:
    """Return the first cells of a segment, and what is left of it."""
    if segment.cell_length <= cells:
        return segment, None
    return segment.split_cells(max(1, cells))


def _shaded(text: str, style: Style | None, water: str) -> Style | None:
    """Return a style in the shade; what the terminal paints in pixels keeps its light."""
    if style is None or PLACEHOLDER in text:
        return style
    return _mixed(style, water)


@lru_cache(maxsize=4096)
def _mixed(style: Style, water: str) -> Style:
    """Return a style with much water in its colours; meta data of clicks is lost, as it should."""
    return Style(
        color=_colour(style.color, water),
        bgcolor=_colour(style.bgcolor, water),
        bold=style.bold,
        reverse=style.reverse,
    )


@lru_cache(maxsize=4096)
def _colour(colour: Color | None, water: str) -> Color | None:
    """Return a colour with much water in it: neighbours on a portrait have many in common."""
    if colour is None or colour.is_default:
        return colour
    both = zip(colour.get_truecolor(), parts(water), strict=True)
    return Color.from_rgb(*(round(one + (other - one) * SHADE) for one, other in both))
