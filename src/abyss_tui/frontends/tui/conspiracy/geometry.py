"""Where chambers and their spaces lie on a screen: pure numbers.

Every player has a column of water as wide as those of the others. A space has a pitch, which is
even, so that the rows of a chamber can shift by half of it as bricks do.
"""

from functools import lru_cache
from typing import Final

from textual.geometry import Region, Size

from abyss_tui.games.conspiracy.cards.board import PLACES, ROWS, SPACES
from abyss_tui.records import record

WIDE: Final = Size(120, 40)
FULL: Final = Size(160, 50)
TALL: Final = 34
"""From so many rows on Lords are four rows high, whatever the width."""
WIDEST: Final = 16
"""The largest pitch."""
NAMES: Final = 1
"""The row of names above a chamber."""
COATS: Final = 1
"""The row of the coats of arms below it."""
PORTRAIT: Final = Size(8, 4)
"""The cells of a portrait on a Lord that has so many rows and …"""
BESIDE_PORTRAIT: Final = 7
"""… so many cells for words beside it."""
LOG: Final = 20
"""The columns of the log beside three chambers in the narrowest window."""
WITH_LOG: Final = 96
"""From so many columns on three chambers take all of them."""


@record
class Grid:
    """How the chambers of a table are laid out."""

    players: int
    column: int
    """The cells that each player has."""
    pitch: int
    """The cells from one space to the next: a Lord and a gap of one cell."""
    high: int
    """The rows of a space; from three on the last of them is half a row of mortar."""

    @property
    def wide(self) -> int:
        """The cells of a Lord."""
        return self.pitch - 1

    @property
    def body(self) -> int:
        """The rows of a Lord but for the mortar."""
        return self.high - self.has_foot

    @property
    def has_foot(self) -> bool:
        """Whether the last row of a space is half a row of mortar."""
        return self.high > 2

    @property
    def has_portraits(self) -> bool:
        """Whether there is room for portraits on Lords."""
        return self.wide >= PORTRAIT.width + BESIDE_PORTRAIT and self.body >= PORTRAIT.height

    @property
    def margin(self) -> int:
        """The cells left of a chamber."""
        return (self.column - len(ROWS) * self.pitch) // 2

    @property
    def left(self) -> int:
        """The first cell of a chamber, where figures begin."""
        return self.margin

    @property
    def right(self) -> int:
        """The cell behind a chamber, where figures end."""
        return self.margin + len(ROWS) * self.pitch - 1

    @property
    def height(self) -> int:
        """The rows of a player: the name, the chamber, the coats of arms."""
        return NAMES + len(ROWS) * self.high + COATS

    @property
    def width(self) -> int:
        """The cells of all players."""
        return self.players * self.column

    @property
    def coats(self) -> int:
        """The row of the coats of arms."""
        return NAMES + len(ROWS) * self.high

    def row(self, row: int) -> int:
        """Return the first row of a row of spaces, from 0 on."""
        return NAMES + row * self.high

    def space(self, space: int) -> Region:
        """Return where a space, 1 to 15, lies in the column of its player, with its mortar."""
        row, column = PLACES[space - 1]
        x = self.margin + column * self.pitch + row * self.pitch // 2
        return Region(x, self.row(row), self.wide, self.high)

    def beside(self, row: int) -> int:
        """Return how many cells are free at each side of a row of spaces, from 0 on."""
        return row * self.pitch // 2


@lru_cache(maxsize=64)
def grid_of(size: Size, players: int) -> Grid:
    """Return the layout of so many chambers on a screen of this size: the largest that fits."""
    log = LOG if players == 3 and size.width < WITH_LOG else 0
    high = 5 if _reaches(size, FULL) else 4 if size.height >= TALL else 2
    return _grid(players, (size.width - log) // players, high)


def grid_within(room: Size, players: int) -> Grid:
    """Return the layout of so many chambers that take exactly this room."""
    return _grid(players, room.width // players, (room.height - NAMES - COATS) // len(ROWS))


def _grid(players: int, column: int, high: int) -> Grid:
    return Grid(players, column, min(WIDEST, column // len(ROWS) // 2 * 2), high)


def _reaches(size: Size, least: Size) -> bool:
    return size.width >= least.width and size.height >= least.height


def is_wide(size: Size) -> bool:
    """Whether there is room for a log beside the market, and for cards in it."""
    return _reaches(size, WIDE)


def is_full(size: Size) -> bool:
    """Whether there is room for pictures in the market."""
    return _reaches(size, FULL)


def spaces_from(first: int, lords: int) -> range:
    """Return the spaces that so many Lords come to, the first of them on this one."""
    return range(first, min(first + lords, SPACES + 1))
