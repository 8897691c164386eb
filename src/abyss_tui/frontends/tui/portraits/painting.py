"""Paints shapes as pixels, several to one, then makes these smaller: edges are smooth at any size.

This module and `encoding` alone know Pillow; they are imported when the first picture is painted.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from abyss_tui.frontends.tui.portraits.materials import (
    Materials,
    PictureColours,
    Tints,
    backdrop_of,
    materials_of,
)
from abyss_tui.frontends.tui.portraits.outlines import Outline
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.shapes import Finish, Shape
from abyss_tui.frontends.tui.theme.mixing import parts

Box: TypeAlias = tuple[int, int, int, int]

LARGE: Final = 76
"""A picture is first painted with so many pixels at least, on its shorter side …"""
FEWEST: Final = 3
"""… and with so many for each of its own in a row."""
FINE: Final = 120
"""From so many pixels on two for each of its own are enough."""
SMALL: Final = 48
"""Below so many pixels a picture is sharpened, and what is crisp takes whole pixels."""
_INK: Final = 0.034
_RIM: Final = 0.05
_SHADE: Final = 0.11
"""How wide the edge of ink, the rim of light and the shade are, in units of the picture."""
_DARK_EDGE: Final = 0.85
"""How dark the edge of ink is: 1 hides all."""
_rgb = lru_cache(maxsize=256)(parts)


def painted(shapes: Sequence[Shape], width: int, height: int, colours: PictureColours) -> Pixels:
    """Return shapes as pixels before the water of these colours.

    The square that they are drawn in is the largest that fits, in the middle and at the bottom.
    """
    return _Painter(width, height, colours).finished(shapes)


class _Painter:
    """Paints one picture."""

    def __init__(self, width: int, height: int, colours: PictureColours) -> None:
        self._width, self._height = width, height
        self._materials: Materials = materials_of(colours)
        shorter = min(width, height)
        self._finer = max(FEWEST - (shorter >= FINE), -(-LARGE // shorter))
        """So many pixels in a row become one."""
        self._size = (width * self._finer, height * self._finer)
        self._unit = shorter * self._finer / 2
        """Pixels from the middle of the square to its side."""
        self._small = shorter < SMALL
        self._image = _backdrop(self._size, colours)

    def finished(self, shapes: Sequence[Shape]) -> Pixels:
        """Return the picture of these shapes."""
        for shape in shapes:
            if not (shape.fine and self._small):
                self._paint(shape)
        image = self._image.reduce(self._finer)
        if self._small:
            image = image.filter(ImageFilter.UnsharpMask(radius=1, percent=60, threshold=0))
        return Pixels(self._width, self._height, image.tobytes())

    def _paint(self, shape: Shape) -> None:
        points = self._points(shape.outline)
        if shape.crisp and self._small:
            points = self._on_whole_pixels(points)
        margin = 2 + round(self._unit * _INK)
        area = self._area(points, margin)
        if area is None:
            return
        tints = self._materials[shape.material]
        if shape.finish is Finish.LIGHT:
            self._add_light(points, tints, shape.strength)
            return
        mask = _mask(points, area, shape.strength)
        if shape.within is not None:
            mask = ImageChops.multiply(mask, _mask(self._points(shape.within), area))
        if shape.finish is Finish.FLAT:
            self._image.paste(_rgb(tints.base), area, mask)
            return
        if shape.finish is Finish.FORM:
            edge = _edge(points, area, max(1, round(2 * self._unit * _INK)))
            self._image.paste(_rgb(self._materials["ink"].base), area, edge)
        self._image.paste(_shading(tints, area), area, mask)
        self._light_edges(tints, mask, area)

    def _light_edges(self, tints: Tints, mask: Image.Image, area: Box) -> None:
        """Lay a shade along the lower right of a body and a rim of light along its upper left."""
        shade, rim = round(self._unit * _SHADE), max(1, round(self._unit * _RIM))
        if min(area[2] - area[0], area[3] - area[1]) > 4 * shade:
            self._image.paste(_rgb(tints.shade), area, _side(mask, -shade * 2 // 3, -shade, 0.5))
        self._image.paste(_rgb(tints.rim), area, _side(mask, rim // 2, rim, 0.8))

    def _add_light(self, points: Outline, tints: Tints, strength: float) -> None:
        left, top, right, bottom = _bounds(points)
        size = (max(1, right - left), max(1, bottom - top))
        mask = _light(strength).resize(size, Image.Resampling.BILINEAR)
        self._image.paste(_rgb(tints.base), (left, top, left + size[0], top + size[1]), mask)

    def _points(self, outline: Outline) -> Outline:
        """Return an outline in pixels."""
        unit, (width, height) = self._unit, self._size
        middle, low = width / 2, height - unit
        return tuple((middle + x * unit, low + y * unit) for x, y in outline)

    def _on_whole_pixels(self, points: Outline) -> Outline:
        """Return an outline that covers whole pixels of the finished picture, one at least."""
        left, top, right, bottom = _bounds(points)
        across = self._whole(left, right)
        down = self._whole(top, bottom)
        wide, high = max(1, right - left), max(1, bottom - top)
        return tuple(
            (
                across[0] + (x - left) / wide * (across[1] - across[0]),
                down[0] + (y - top) / high * (down[1] - down[0]),
            )
            for x, y in points
        )

    def _whole(self, low: int, high: int) -> tuple[float, float]:
        finer = self._finer
        pixels = max(1, round((high - low) / finer))
        start = round(((low + high) / finer - pixels) / 2)
        return start * finer, (start + pixels) * finer - 1

    def _area(self, points: Outline, margin: int) -> Box | None:
        """Return the pixels around an outline inside of the picture; None if there are none."""
        left, top, right, bottom = _bounds(points)
        left, top = max(0, left - margin), max(0, top - margin)
        right, bottom = min(self._size[0], right + margin), min(self._size[1], bottom + margin)
        return (left, top, right, bottom) if left < right and top < bottom else None


def _bounds(points: Outline) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return int(min(across)), int(min(down)), int(max(across)) + 1, int(max(down)) + 1


@lru_cache(maxsize=16)
def _light(strength: float) -> Image.Image:
    """Return a light that is strongest in the middle, as a mask."""
    fading = [max(0, round(strength * (255 - 1.6 * each))) for each in range(256)]
    return Image.radial_gradient("L").point(fading)


def _mask(points: Outline, area: Box, strength: float = 1.0) -> Image.Image:
    """Return where an outline is full, in an area."""
    mask = Image.new("L", (area[2] - area[0], area[3] - area[1]))
    inside = [(x - area[0], y - area[1]) for x, y in points]
    ImageDraw.Draw(mask).polygon(inside, fill=round(255 * strength))
    return mask


def _edge(points: Outline, area: Box, width: int) -> Image.Image:
    """Return a line along an outline, in an area."""
    mask = Image.new("L", (area[2] - area[0], area[3] - area[1]))
    inside = [(x - area[0], y - area[1]) for x, y in (*points, *points[:2])]
    ImageDraw.Draw(mask).line(inside, fill=round(255 * _DARK_EDGE), width=width, joint="curve")
    return mask


def _side(mask: Image.Image, x: int, y: int, strength: float) -> Image.Image:
    """Return the part of a mask that is not covered when it is moved."""
    return ImageChops.subtract(mask, _shifted(mask, x, y), scale=1 / strength)


def _shifted(mask: Image.Image, x: int, y: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (x, y))
    return moved


def _shading(tints: Tints, area: Box) -> Image.Image:
    """Return the colours of a round body that light falls on from above, a little from the left."""
    rows = (
        (tints.light, tints.light, tints.base),
        (tints.light, tints.base, tints.base),
        (tints.base, tints.base, tints.shade),
    )
    return _spread(rows, (area[2] - area[0], area[3] - area[1]))


def _backdrop(size: tuple[int, int], colours: PictureColours) -> Image.Image:
    lit, above, beside, below = backdrop_of(colours)
    rows = (
        (beside, above, beside),
        (beside, lit, beside),
        (beside, beside, beside),
        (below, below, below),
    )
    return _spread(rows, size)


def _spread(rows: Sequence[Sequence[str]], size: tuple[int, int]) -> Image.Image:
    """Return colours in rows and columns as one smooth picture."""
    small = Image.new("RGB", (len(rows[0]), len(rows)))
    small.putdata([_rgb(colour) for row in rows for colour in row])
    return small.resize(size, Image.Resampling.BICUBIC)
