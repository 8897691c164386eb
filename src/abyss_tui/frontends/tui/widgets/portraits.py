"""Portraits as cells of a terminal, and what they are painted from."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final, TypeAlias

from rich.color import Color
from rich.style import Style
from rich.text import Text
from textual.geometry import Size

from abyss_tui.frontends.tui.portraits.half_blocks import HalfBlock, half_blocks
from abyss_tui.frontends.tui.portraits.materials import PictureColours
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.portrait import Portrait, pixels_of
from abyss_tui.frontends.tui.terminal.graphics import Graphics, GraphicsProtocol
from abyss_tui.frontends.tui.terminal.pictures import WIDEST, TerminalPicture
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.mixing import mixed, parts
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.records import record

Rows: TypeAlias = tuple[tuple[Piece, ...], ...]

AT_REST: Final = 0.3
"""How much of the ground is mixed into what cannot be picked up."""
MOST_PIXELS: Final = 400
"""How wide and high a picture in pixels is painted at most; in a larger room it is enlarged."""
MOST_SIXELS: Final = 720
"""How wide and high a picture in sixels is at most: of a larger one there are half blocks."""
_MIDDLE: Final = 382
"""Red, green and blue of a colour between dark and light, together."""


@record
class ToPaint:
    """All that the cells of a portrait follow from."""

    portrait: Portrait
    size: Size
    """In columns and rows."""
    colours: PictureColours
    ground: str = ""
    """What it rests on, "#RRGGBB", where it cannot be picked up; nothing where it gives light."""
    graphics: Graphics | None = None
    """How a terminal is sent it in pixels; None for half blocks."""


class Painting:
    """A portrait in cells, painted once for all screens: no other one equals it."""

    def __init__(self, rows: Rows, picture: TerminalPicture | None = None) -> None:
        """`picture` is what the cells stand for, if they do; it lives as long as this."""
        self.rows = rows
        self.picture = picture

    def lay(self, canvas: Canvas, x: int, y: int) -> None:
        """Lay it on a canvas, its first cell here."""
        for row, pieces in enumerate(self.rows, y):
            canvas.pieces(x, row, pieces)

    def text(self) -> Text:
        """Return it as lines of text."""
        return Text("\n").join(Text.assemble(*row) for row in self.rows)


def to_paint(
    portrait: Portrait, size: Size, look: Look, *, lit: bool = True, still: bool = False
) -> ToPaint:
    """Return what a portrait is painted from in a theme; not `lit`, it lies in the dark.

    `still` says that nothing lies over it and it never moves, as long as it is shown.
    """
    palette = look.palette
    ground = "" if lit else _ground(palette.card)
    graphics = look.graphics
    if graphics is not None and not _can_show(graphics, size, still=still):
        graphics = None
    return ToPaint(portrait, size, colours_of(palette, portrait.role), ground, graphics)


def _can_show(graphics: Graphics, size: Size, *, still: bool) -> bool:
    """Whether a terminal can show a picture of so many cells in pixels."""
    if graphics.protocol is GraphicsProtocol.KITTY:
        return max(size) <= WIDEST
    return still and max(_pixels(graphics, size)) <= MOST_SIXELS


def _pixels(graphics: Graphics, size: Size) -> tuple[int, int]:
    """Return how many pixels wide and high so many cells are."""
    return size.width * graphics.cell[0], size.height * graphics.cell[1]


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


def painted(of: ToPaint) -> Painting:
    """Return a portrait in cells, which takes some 30 milliseconds, in pixels some 100."""
    if of.graphics is not None:
        picture = _in_pixels(of, of.graphics)
        return Painting(tuple((row,) for row in picture.cells()), picture)
    rows = _half_blocks(of.portrait, of.size, of.colours)
    return Painting(tuple(tuple(_pieces(row, of.ground)) for row in rows))


def _in_pixels(of: ToPaint, graphics: Graphics) -> TerminalPicture:
    """Return a portrait as a terminal is sent it in pixels."""
    from abyss_tui.frontends.tui.portraits.encoding import as_png, as_sixels  # Pillow takes 40 ms
    from abyss_tui.frontends.tui.portraits.painting import painted as painted_pixels

    width, height = _pixels(graphics, of.size)
    smaller = min(1.0, MOST_PIXELS / max(width, height))
    pixels = painted_pixels(
        of.portrait.shapes(), round(width * smaller), round(height * smaller), of.colours
    )
    if of.ground:
        pixels = _at_rest(pixels, of.ground)
    if graphics.protocol is GraphicsProtocol.KITTY:
        sent = as_png(pixels, graphics.colours)
    else:
        sent = as_sixels(pixels, (width, height), graphics.colours)
    return TerminalPicture(graphics.protocol, *of.size, sent)


def _at_rest(pixels: Pixels, ground: str) -> Pixels:
    """Return a picture with some of the ground in it."""
    shown = [
        bytes(round(each + (part - each) * AT_REST) for each in range(256))
        for part in parts(ground)
    ]
    colours = bytearray(pixels.colours)
    for place, mixed_in in enumerate(shown):
        colours[place::3] = colours[place::3].translate(mixed_in)
    return Pixels(pixels.width, pixels.height, bytes(colours))


@lru_cache(maxsize=16)
def _half_blocks(portrait: Portrait, size: Size, colours: PictureColours) -> list[list[HalfBlock]]:
    """Return a portrait as it is where it gives light: at rest it has the same cells, darker."""
    return half_blocks(pixels_of(portrait, size.width, 2 * size.height, colours))


def _pieces(row: Sequence[HalfBlock], ground: str) -> Iterator[Piece]:
    """Yield a row of cells as pieces, neighbours in the same colours in one."""
    for colours, run in groupby(row, key=itemgetter(1, 2)):
        style = Style.from_color(*(_shown(each, ground) for each in colours))
        yield "".join(cell.sign for cell in run), style


@lru_cache(maxsize=4096)
def _shown(colour: tuple[int, int, int], ground: str) -> Color:
    """Return a colour with some of the ground in it, if there is one."""
    shown = "#{:02X}{:02X}{:02X}".format(*colour)
    return Color.parse(mixed(shown, ground, AT_REST) if ground else shown)


def _ink(style: Style) -> str:
    return _hex(style.color)


def _ground(style: Style) -> str:
    return _hex(style.bgcolor)


def _hex(colour: Color | None) -> str:
    assert colour is not None  # themes that have half blocks have all of these
    return colour.get_truecolor().hex.upper()
