"""The moments of a game as a row: where one is, and where something happened that stands out."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.events import MouseDown, MouseMove
from textual.message import Message
from textual.strip import Strip

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.line_by_line import LineByLine
from abyss_tui.kernel.event import Milestone
from abyss_tui.records import record

ASIDE: Final = 1
"""The blanks at either end."""
COSTLY: Final = "!"
"""Where a move was decided that lost much."""


@record
class Moments:
    """The places of a replay that can be gone to, and one's own among them."""

    first: int
    last: int
    here: int
    milestones: Mapping[int, tuple[int, Milestone]]
    """By place: whose it was, and how much it stands out."""
    costly: Collection[int]
    """The places at which a move was decided that lost much."""

    @property
    def marks(self) -> list[int]:
        """The places that are marked, in their order."""
        marked = {*self.milestones, *self.costly}
        return sorted(each for each in marked if self.first <= each <= self.last)

    def counted(self) -> str:
        """Return how many moves lie before this moment, of all there are."""
        return f"{self.here - self.first}/{self.last - self.first}"


class Timeline(LineByLine):
    """One row; a click on it, and the mouse drawn along it, go to that moment."""

    class Sought(Message):
        """The mouse asks for a moment."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(id=id)
        self._moments: Moments | None = None
        self._look: Look | None = None

    def show(self, moments: Moments, look: Look) -> None:
        """Show other moments, or oneself at another of them."""
        if (moments, look) != (self._moments, self._look):
            self._moments, self._look = moments, look
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return the row."""
        if y or self._moments is None or self._look is None:
            return Strip.blank(self.size.width)
        below = Style(bgcolor=self.background_colors[1].rich_color)
        row = row_of(self._moments, self._look, self.size.width)
        return Strip([Segment(text, below + style) for text, style in row])

    def on_mouse_down(self, event: MouseDown) -> None:
        """Go where it was clicked."""
        self._seek(event.x)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Go along with a mouse whose button is held."""
        if event.button:
            self._seek(event.x)

    def _seek(self, x: int) -> None:
        """Ask for the moment that is nearest to a column; of several for one that is marked."""
        moments, wide = self._moments, self.size.width
        if moments is None:
            return

        def far(place: int) -> tuple[int, bool]:
            return abs(column_of(moments, place, wide) - x), place not in marked

        marked = frozenset(moments.marks)
        self.post_message(self.Sought(min(range(moments.first, moments.last + 1), key=far)))


def row_of(moments: Moments, look: Look, wide: int) -> list[tuple[str, Style]]:
    """Return the row, so many cells wide."""
    places = defaultdict[int, list[int]](list)
    for place in range(moments.first, moments.last + 1):
        places[column_of(moments, place, wide)].append(place)
    here = column_of(moments, moments.here, wide)
    begins = _begins(moments)
    columns = range(begins, wide - ASIDE)
    return [
        (f" {moments.counted()} ".ljust(begins), look.palette.hi),
        *(_sign(moments, look, places[column], gone=column <= here) for column in columns),
        (" " * ASIDE, look.palette.text),
    ]


def column_of(moments: Moments, place: int, wide: int) -> int:
    """Return the column of a moment in a row of so many cells."""
    begins, moves = _begins(moments), moments.last - moments.first
    last = wide - ASIDE - begins - 1
    return begins + (place - moments.first) * last // max(1, moves)


def _begins(moments: Moments) -> int:
    """Return the first column of the moments, the same whichever is shown."""
    moves = moments.last - moments.first
    return len(f" {moves}/{moves} ") + ASIDE


def _sign(
    moments: Moments, look: Look, places: Collection[int], *, gone: bool
) -> tuple[str, Style]:
    """Return what is seen in the column of these places, which mostly are few or none."""
    palette, marks = look.palette, look.marks
    line = palette.glow if gone else palette.line
    if moments.here in places:
        return marks.here, palette.hi
    if any(place in moments.costly for place in places):
        return COSTLY, palette.rose
    standing = [moments.milestones[place] for place in places if place in moments.milestones]
    signs = milestone_signs(look)
    large = next((seat for seat, size in standing if size == "large"), None)
    if large is not None:
        return signs["large"], palette.players[large % len(palette.players)]
    if standing:
        return signs["small"], line
    if palette.blocks:
        return marks.lower_half, line
    return marks.double_horizontal if gone else marks.horizontal, line


def milestone_signs(look: Look) -> Mapping[Milestone, str]:
    """Return what a moment that stands out is marked with."""
    marks = look.marks
    return {"large": marks.alarm, "small": marks.full if look.palette.blocks else marks.between}
