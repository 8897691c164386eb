"""What floats in the water of a scene: snow that sinks, bubbles that rise, fish in a shoal.

All of it is a function of the frame: the same frame shows the same, and frame 0 is what a scene
shows that stands still. Each thing rests for several frames in its cell, so that few cells change
from one frame to the next.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from rich.style import Style
from textual.geometry import Offset, Region, Size

from abyss_tui.frontends.tui.theme.look import Look

Cell: TypeAlias = tuple[str, Style]
Floating: TypeAlias = Mapping[Offset, Cell]
"""The sign and the style of each cell in which something floats."""

SNOW: Final = "···°"
BUBBLES: Final = "°○"
APART: Final = 64
"""Cells of water for each flake of snow."""
FLAKES_TO_A_BUBBLE: Final = 7
SLOWEST: Final = 13
QUICKEST: Final = 6
"""Frames that a flake rests in its cell; a bubble half of that."""
FISH: Final = (".##.#", "####.", ".##.#")
"""In pixels, where there are half blocks."""
FISH_OF_SIGNS: Final = "<><"
SHOAL: Final = 5
"""Fish of a shoal."""
FISH_APART: Final = 8
"""Columns from one to the next."""
FRAMES_A_STROKE: Final = 4
"""Frames until a shoal has swum a cell further."""


class _Flake(NamedTuple):
    """Something that sinks, or rises."""

    at: Offset
    """Where it is in frame 0."""
    rests: int
    """So many frames it stays in a cell."""
    by: int
    """1 sinks, -1 rises."""
    sign: str
    style: Style


class Drift:
    """What floats in water of one size."""

    def __init__(self, size: Size, look: Look, seed: int, shoal: Region | None = None) -> None:
        """`shoal` is where fish swim through, none if there are no fish."""
        self._size = size
        self._look = look
        self._shoal = shoal
        chance = Random(seed)  # noqa: S311 (nothing secret is drawn)
        self._flakes = [self._flake(chance, each) for each in range(size.area // APART)]
        self._fish = [] if shoal is None else list(_fish_in(shoal, chance))
        self._fish_cells = list(_cells_of_fish(look))

    def _flake(self, chance: Random, number: int) -> _Flake:
        palette = self._look.palette
        rises = number % FLAKES_TO_A_BUBBLE == 0
        at = Offset(chance.randrange(self._size.width), chance.randrange(self._size.height))
        rests = chance.randint(QUICKEST, SLOWEST)
        if rises:
            return _Flake(at, rests // 2, -1, chance.choice(BUBBLES), palette.edge)
        return _Flake(
            at, rests, 1, chance.choice(SNOW), chance.choice((palette.line, palette.edge))
        )

    def floating(self, frame: int, free: Callable[[Offset], bool]) -> Floating:
        """Return what floats in a frame, where the water is free for it."""
        everything = (*self._snow(frame), *self._swimming(frame))
        return {at: cell for at, cell in everything if free(at)}

    def _snow(self, frame: int) -> Iterator[tuple[Offset, Cell]]:
        wide, high = self._size
        for number, each in enumerate(self._flakes):
            gone = (frame + number) // each.rests - number // each.rests
            y = (each.at.y + each.by * gone) % high
            sway = (y // 3) % 2
            yield Offset((each.at.x + sway) % wide, y), (each.sign, each.style)

    def _swimming(self, frame: int) -> Iterator[tuple[Offset, Cell]]:
        if self._shoal is None:
            return
        x, y, wide, _ = self._shoal
        style = self._look.palette.edge
        for fish in self._fish:
            head = (fish.x - frame // FRAMES_A_STROKE) % wide
            for part, sign in self._fish_cells:
                if head + part.x < wide:
                    yield Offset(x + head, y + fish.y) + part, (sign, style)


def _fish_in(water: Region, chance: Random) -> Iterator[Offset]:
    """Yield where fish begin: one behind the other, none in the wake of the one before."""
    y = 0
    for number in range(SHOAL):
        y = (y + chance.randint(2, water.height - 3)) % (water.height - 1)
        yield Offset(FISH_APART * number + chance.randrange(3), y)


def _cells_of_fish(look: Look) -> Iterator[tuple[Offset, str]]:
    """Yield the signs of a fish that swims to the left, by where they are from its mouth."""
    if not look.palette.blocks:
        yield from ((Offset(x, 0), sign) for x, sign in enumerate(FISH_OF_SIGNS))
        return
    marks = look.marks
    signs = {"##": marks.full, "#.": marks.upper_half, ".#": marks.lower_half}
    rows = [*FISH, "." * len(FISH[0])]
    for y in range(0, len(rows), 2):
        for x, pixels in enumerate(map("".join, zip(rows[y], rows[y + 1], strict=True))):
            if pixels in signs:
                yield Offset(x, y // 2), signs[pixels]
