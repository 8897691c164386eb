"""A portrait of one card: what is painted, in which colours, and how it becomes pixels."""

from collections.abc import Callable
from dataclasses import field
from functools import lru_cache
from typing import Final

from abyss_tui.frontends.tui.portraits.materials import PictureColours
from abyss_tui.frontends.tui.portraits.pixels import Pixels
from abyss_tui.frontends.tui.portraits.shapes import Shapes
from abyss_tui.records import record

KEPT: Final = 256
"""How many pictures are kept: a table shows some thirty, and all sessions of a host share them."""


@record
class Portrait:
    """What is known of a picture before it is painted; equal if it has the same name."""

    name: str
    """Different for every picture of every game: "abyss/lord/assassin"."""
    role: str
    """The role of its Race in a theme: "race.crab"."""
    shapes: Callable[[], Shapes] = field(compare=False)
    """Returns its shapes, which takes some milliseconds."""


@lru_cache(maxsize=KEPT)
def pixels_of(portrait: Portrait, width: int, height: int, colours: PictureColours) -> Pixels:
    """Return a portrait in so many pixels, from 4 to 400 either way; it is painted once."""
    from abyss_tui.frontends.tui.portraits.painting import painted  # Pillow takes 40 ms

    return painted(portrait.shapes(), width, height, colours)
