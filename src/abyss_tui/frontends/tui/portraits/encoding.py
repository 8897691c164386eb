"""Painted pictures as terminals are sent them: PNG, and sixels.

With few colours, without dots that imitate others, they take a quarter of the bytes and look alike.
"""

import io
import re
from base64 import b64encode
from typing import Final

from PIL import Image

from abyss_tui.frontends.tui.portraits.pixels import Pixels

_HIGH: Final = 6
"""The rows of pixels that are written at once."""
_FIRST: Final = 63
"""The sign of a column of pixels none of which is set."""
_SIGNS: Final = bytes((_FIRST + bits) % 256 for bits in range(256))
_RUN: Final = re.compile(r"(.)\1{3,}")
"""A sign so often that it is shorter to say how often."""


def as_png(pixels: Pixels, colours: int) -> str:
    """Return a picture in at most so many colours as a PNG, in base64."""
    written = io.BytesIO()
    _in_few(_image(pixels), colours).save(written, "PNG", compress_level=9)
    return b64encode(written.getvalue()).decode("ascii")


def as_sixels(pixels: Pixels, size: tuple[int, int], colours: int) -> str:
    """Return a picture in at most so many colours as sixels, so many pixels wide and high."""
    image = _in_few(_image(pixels).resize(size, Image.Resampling.BICUBIC), colours)
    (width, height), dots = image.size, image.tobytes()
    rows = [dots[width * y : width * (y + 1)] for y in range(height)]
    bands = [_band(rows[top : top + _HIGH], width) for top in range(0, height, _HIGH)]
    return f'\x1bP0;1;0q"1;1;{width};{height}{_palette(image)}{"-".join(bands)}\x1b\\'


def _image(pixels: Pixels) -> Image.Image:
    return Image.frombytes("RGB", (pixels.width, pixels.height), pixels.colours)


def _in_few(image: Image.Image, colours: int) -> Image.Image:
    return image.quantize(colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _palette(image: Image.Image) -> str:
    """Return the colours of a picture by their numbers, in percent of red, green and blue."""
    parts = [round(each * 100 / 255) for each in image.getpalette() or ()]
    used = sorted(set(image.tobytes()))
    return "".join("#{};2;{};{};{}".format(each, *parts[3 * each : 3 * each + 3]) for each in used)


def _band(rows: list[bytes], width: int) -> str:
    """Return six rows of pixels or fewer: each of their colours goes over all of them."""
    used = sorted({colour for row in rows for colour in set(row)})
    return "$".join(f"#{colour}{_dots(rows, colour, width)}" for colour in used)


def _dots(rows: list[bytes], colour: int, width: int) -> str:
    """Return where rows have a colour: a sign for each column, a bit of it for each row."""
    bits = 0
    for place, row in enumerate(rows):
        lit = bytearray(256)
        lit[colour] = 1 << place
        bits |= int.from_bytes(row.translate(lit), "big")  # all columns at once
    signs = bits.to_bytes(width, "big").translate(_SIGNS).decode("ascii").rstrip("?")
    return _RUN.sub(lambda run: f"!{len(run[0])}{run[1]}", signs)
