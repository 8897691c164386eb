"""Pixels as half blocks, two above each other in a cell, that take few bytes to write.

A new colour takes some 15 bytes: with two in each cell, six portraits are as many bytes as all else
on a table. Where the colour that a terminal writes in already is much like the one that is wanted,
or the upper half is like the lower one, nothing is changed. That hardly shows, and saves half.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import nsmallest
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from abyss_tui.frontends.tui.portraits.pixels import Pixels

Colour: TypeAlias = tuple[int, int, int]

UPPER: Final = "▀"
LOWER: Final = "▄"
WHOLE: Final = " "
"""A cell in one colour."""
_BYTES: Final = {UPPER: 3, LOWER: 3, WHOLE: 1}
_CHANGE: Final = 3
"""The bytes around the colours of a change."""
_PER_ERROR: Final = 0.0013
"""How many bytes may be written to lessen an error of colours by one."""
_PATHS: Final = 3
"""So many ways to write the cells so far are followed: more save one byte in a hundred."""


class HalfBlock(NamedTuple):
    """A cell."""

    sign: str
    colour: Colour
    """Of the sign; a blank has that of the cell before it."""
    ground: Colour


class _Path(NamedTuple):
    """One way to write the cells so far."""

    cost: float
    cells: tuple["_Path", HalfBlock] | None
    """All of them: the way up to the last one, and that one; None before the first."""


def half_blocks(pixels: Pixels) -> list[list[HalfBlock]]:
    """Return a picture of an even height as rows of cells, in nearly its colours."""
    across = range(pixels.width)
    return [
        _row([(pixels.at(x, y), pixels.at(x, y + 1)) for x in across])
        for y in range(0, pixels.height, 2)
    ]


def _row(wanted: Sequence[tuple[Colour, Colour]]) -> list[HalfBlock]:
    """Return cells for these colours, above and below: those that cost least."""
    paths = {wanted[0]: _Path(0.0, None)}  # what a row begins in is not known
    for above, below in wanted:
        longer: dict[tuple[Colour, Colour], _Path] = {}
        for (colour, ground), path in paths.items():
            for cell in _cells(above, below, colour, ground):
                cost = path.cost + _cost(cell, above, below)
                cost += _change(cell.colour, colour) + _change(cell.ground, ground)
                pen = (cell.colour, cell.ground)
                known = longer.get(pen)
                if known is None or cost < known.cost:
                    longer[pen] = _Path(cost, (path, cell))
        paths = dict(nsmallest(_PATHS, longer.items(), key=lambda each: each[1].cost))
    best = min(paths.values(), key=attrgetter("cost"))
    return [*_back(best)][::-1]


def _cells(above: Colour, below: Colour, colour: Colour, ground: Colour) -> Iterator[HalfBlock]:
    """Yield the cells that may be written, by a pen that has these colours."""
    for sign, text, behind in ((UPPER, above, below), (LOWER, below, above)):
        yield HalfBlock(sign, text, behind)
        yield HalfBlock(sign, colour, behind)
        yield HalfBlock(sign, text, ground)
        yield HalfBlock(sign, colour, ground)
    yield HalfBlock(WHOLE, colour, above)
    yield HalfBlock(WHOLE, colour, below)
    yield HalfBlock(WHOLE, colour, ground)


def _cost(cell: HalfBlock, above: Colour, below: Colour) -> float:
    """Return the bytes of a cell without its colours, with what its errors are worth."""
    sign, colour, ground = cell
    upper, lower = (ground if sign is WHOLE else colour), ground
    if sign is LOWER:
        upper, lower = ground, colour
    return _BYTES[sign] + _PER_ERROR * (_error(upper, above) + _error(lower, below))


def _change(colour: Colour, before: Colour) -> int:
    """Return the bytes that it takes to change a colour."""
    return 0 if colour == before else _CHANGE + _length(colour)


@lru_cache(maxsize=4096)
def _length(colour: Colour) -> int:
    return len("38;2;{};{};{}".format(*colour))


@lru_cache(maxsize=4096)
def _error(shown: Colour, wanted: Colour) -> int:
    """Return how unlike two colours look; eyes see green best."""
    red, green, blue = (one - two for one, two in zip(shown, wanted, strict=True))
    return 2 * red * red + 4 * green * green + 3 * blue * blue


def _back(path: _Path) -> Iterator[HalfBlock]:
    """Yield the cells of a path, the last one first."""
    while path.cells is not None:
        path, cell = path.cells
        yield cell
