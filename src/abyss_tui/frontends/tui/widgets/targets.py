"""Things on the table that can be pointed at: what they are, where they lie, which is nearest."""

from collections.abc import Hashable
from typing import Final, Literal, TypeAlias

from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.records import record

Thing: TypeAlias = Hashable
"""What a game has to point at: a card, a seat, the name of an action."""
Direction: TypeAlias = Literal["left", "right", "up", "down"]


@record
class Target:
    """Something on the table that can be pointed at: of which kind, and which one."""

    kind: str
    thing: Thing = None
    place: int = 0
    """What tells equal things apart."""


@record
class Spot:
    """Where a target lies on its panel; `mark` is the cell where the cursor sign goes."""

    target: Target
    region: Region
    mark: Offset | None = None
    plate: bool = False
    """Whether it has an edge, which the cursor lights."""


class Drawing(Canvas):
    """A canvas with spots."""

    __slots__ = ("_whole", "rows", "spots")

    def __init__(self, width: int, height: int, look: Look) -> None:
        super().__init__(width, height, look)
        self.spots: list[Spot] = []
        self._whole: Drawing | None = None
        """The part that was laid over all of it."""
        self.rows: tuple[list[Style], list[Strip]] | None = None
        """What is behind each row, and the rows as a terminal draws them; None before it does."""

    @property
    def drawn_once(self) -> "Drawing":
        """The drawing that it shows without a change, which others may show as well."""
        same = self._whole is not None and len(self.lent) == self.height
        return self._whole if same and self._whole is not None else self

    def lay_part(self, part: "Drawing", x: int, y: int) -> None:
        """Copy a drawing with its spots so that its first cell lies here."""
        if (x, y, part.size) == (0, 0, self.size):
            self.borrow(part)
            self.lost += part.lost
            self._whole = part
        else:
            self.lay_cells(part, x, y)
        at = Offset(x, y)
        for spot in part.spots:
            mark = None if spot.mark is None else spot.mark + at
            self.spots.append(Spot(spot.target, spot.region.translate(at), mark, spot.plate))

    def spot(
        self,
        target: Target,
        region: tuple[int, int, int, int],
        mark: tuple[int, int] | None = None,
        *,
        plate: bool = False,
    ) -> None:
        """Say that a target lies in this region: column, row, width, height."""
        self.spots.append(Spot(target, Region(*region), Offset(*mark) if mark else None, plate))


_SIDEWAYS: Final = 3
"""One row counts as so many cells when distances are compared: cells are taller than wide."""


def distance(here: Region, there: Region, direction: Direction) -> int | None:
    """Return how far it is from one region to another in a direction, None if not that way."""
    across = there.x - here.x
    down = there.y - here.y
    match direction:
        case "right" if across > 0 and _overlap(here, there):
            return across
        case "left" if across < 0 and _overlap(here, there):
            return -across
        case "down" if down > 0:
            return _SIDEWAYS * down * 10 + abs(across)
        case "up" if down < 0:
            return -_SIDEWAYS * down * 10 + abs(across)
    return None


def aside(region: Region, column: int) -> int:
    """Return how far a region is aside of a column."""
    return max(region.x - column, column - region.right + 1, 0)


def _overlap(here: Region, there: Region) -> bool:
    return here.y < there.bottom and there.y < here.bottom
