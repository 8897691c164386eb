"""The points of everybody by turn, as a chart: a line of steps for each player.

The lines are half blocks in the colours of the players, whose names stand at their ends. Where a
theme has no half blocks, each line is of the player's number.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.record.course import AfterTurn
from abyss_tui.records import record

LOWEST: Final = 8
"""The rows of cells that the lines have at least."""
STEEP: Final = 5
"""So many cells lie beside each other for one above, where the window is high enough."""
BELOW: Final = 4
"""The rows below the lines: turns, and the note."""
OF_MARK: Final = 2
"""The rows of what is said of a marked turn."""
MARGIN: Final = 8
"""The cells of a row in which a word may find no room."""
SCALE: Final = 5
"""The cells of the numbers at the left, and a blank."""
NARROWEST: Final = 24
"""The cells that the lines have at least: names are cut for them."""
MARKS: Final = 6
"""So many numbers stand at the left at most, apart from each other by the same points."""
EVEN: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
"""What two of them can be apart."""


@record
class Mark:
    """A turn that is marked on the chart."""

    place: int
    """Which of the turns of all, the first one 0."""
    ways: Sequence[Text]
    """What is said of it below the chart: in several ways, the longest first."""


@record
class Chart:
    """The points of everybody by turn, drawn in the width that there is."""

    stood: Sequence[AfterTurn]
    names: Sequence[str]
    first: int
    """The seat whose line is drawn over all others."""
    note: str
    """Said below it."""
    look: Look
    mark: Mark | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Yield the rows."""
        width = max(NARROWEST, options.max_width - SCALE - self._room_for_names(options.max_width))
        below = BELOW + cell_len(self.note) // options.max_width
        below += 0 if self.mark is None else OF_MARK
        high = max(LOWEST, min(options.max_width // STEEP, options.size.height * 3 // 4 - below))
        drawn = _Lines(self, width, high)
        yield from drawn.rows(options.max_width)
        yield drawn.marked()
        yield from drawn.turns()
        if self.mark is not None:
            sign = (f"{self.look.marks.alarm} ", self.look.palette.gold)
            room = OF_MARK * (options.max_width - MARGIN)
            ways = [Text.assemble(sign, each) for each in self.mark.ways]
            yield next((each for each in ways if each.cell_len <= room), ways[-1])
        if self.note:
            yield from (Text(), Text(self.note, "dim"))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return that it takes all the room there is."""
        return Measurement(min(NARROWEST + SCALE, options.max_width), options.max_width)

    def ends(self) -> list[tuple[int, str]]:
        """Return what stands at the end of each line, by seat: the points, and whose they are."""
        numbers = [f"{points}" for points in self.stood[-1].points]
        room = max(map(len, numbers))
        return [
            (seat, f"{number:>{room}} {self.sign(seat)}{name}")
            for seat, (number, name) in enumerate(zip(numbers, self.names, strict=True))
        ]

    def sign(self, seat: int) -> str:
        """Return the number of which a line is, where it is not of half blocks."""
        return "" if self.look.palette.blocks else f"{seat + 1} "

    def style(self, seat: int) -> Style:
        """Return the colour of a line."""
        colours = self.look.palette.players
        return colours[seat % len(colours)]

    def _room_for_names(self, cells: int) -> int:
        """Return the cells for what stands at the ends, with a blank before it."""
        widest = max(cell_len(end) for _, end in self.ends()) + 1
        return min(widest, max(0, cells - SCALE - NARROWEST))


class _Lines:
    """The lines of a chart, so many cells wide and high."""

    def __init__(self, chart: Chart, width: int, high: int) -> None:
        self._chart = chart
        self._look = chart.look
        self._width = width
        self._pixels_a_cell = 2 if chart.look.palette.blocks else 1
        self._rows = high
        self._high = high * self._pixels_a_cell
        points = [each for after in chart.stood for each in after.points]
        self._bottom, self._top = min(0, *points), max(10, *points)
        self._seats = self._drawn()

    def rows(self, cells: int) -> Iterator[Text]:
        """Yield the rows of the lines with the numbers before them and the names behind them."""
        at = {self._cell(points): points for points in _marks(self._bottom, self._top)}
        names = self._names()
        for row in range(self._rows):
            number = f"{at[row]:>{SCALE - 1}} " if row in at else " " * SCALE
            text = Text.assemble((number, "dim"))
            for x in range(self._width):
                text.append(*self._sign(x, row, dotted=row in at))
            if row in names:
                seat, end = names[row]
                room = cells - SCALE - self._width - 1
                bold = Style(bold=seat == self._chart.first)
                text.append(f" {self._look.cut(end, room)}", self._chart.style(seat) + bold)
            yield text

    def marked(self) -> Text:
        """Return the row below the lines, with the sign of the turn that is marked."""
        row, mark = Text(" " * SCALE), self._chart.mark
        if mark is not None:
            row.append(" " * self._column(mark.place))
            row.append(self._look.marks.alarm, self._look.palette.gold)
        return row

    def turns(self) -> Iterator[Text]:
        """Yield the row below the lines: where turns begin, by their numbers."""
        stood = self._chart.stood
        first_of = {after.turn: place for place, after in reversed(list(enumerate(stood)))}
        word = self._look.voice.text("turn")
        row, free = "", 0
        apart = next(each for each in EVEN if len(first_of) / each * 5 <= self._width)
        for turn, place in sorted(first_of.items()):
            x = min(self._column(place), self._width - len(str(turn)))
            if (turn - 1) % apart == 0 and x >= free:
                row = f"{row:<{x}}{turn}"
                free = len(row) + 2
        yield Text(f"{word:<{SCALE}.{SCALE - 1}}{row}", "dim")

    def _column(self, place: int) -> int:
        """Return where the step of a turn is."""
        return place * (self._width - 1) // max(1, len(self._chart.stood) - 1)

    def _pixel(self, points: int) -> int:
        """Return in which row of pixels these points lie, the highest first."""
        share = (points - self._bottom) / (self._top - self._bottom)
        return self._high - 1 - round(share * (self._high - 1))

    def _cell(self, points: int) -> int:
        return self._pixel(points) // self._pixels_a_cell

    def _drawn(self) -> dict[tuple[int, int], int]:
        """Return whose line is seen at each pixel, by column and row."""
        chart, seats = self._chart, {}
        for seat in sorted(range(len(chart.names)), key=lambda each: each == chart.first):
            heights = [self._pixel(after.points[seat]) for after in chart.stood]
            at = [self._column(place) for place in range(len(heights))]
            for (begin, end), (height, following) in zip(
                pairwise(at), pairwise(heights), strict=True
            ):
                seats.update({(x, height): seat for x in range(begin, end)})
                low, high = sorted((height, following))
                seats.update({(end, y): seat for y in range(low, high + 1)})
            seats[at[-1], heights[-1]] = seat
        return seats

    def _sign(self, x: int, row: int, *, dotted: bool) -> tuple[str, Style | str]:
        """Return what is seen in a cell."""
        marks, chart = self._look.marks, self._chart
        if self._pixels_a_cell == 1:
            seat = self._seats.get((x, row))
            if seat is not None:
                return str(seat + 1), chart.style(seat)
        else:
            above, below = (self._seats.get((x, 2 * row + half)) for half in (0, 1))
            if above is not None and above == below:
                return marks.full, chart.style(above)
            if above is not None and below is not None:
                under = Style(bgcolor=chart.style(below).color)
                return marks.upper_half, chart.style(above) + under
            if above is not None:
                return marks.upper_half, chart.style(above)
            if below is not None:
                return marks.lower_half, chart.style(below)
        if chart.mark is not None and x == self._column(chart.mark.place):
            return marks.vertical, self._look.palette.gold
        return (marks.nothing, "dim") if dotted and x % 2 else (" ", "")

    def _names(self) -> dict[int, tuple[int, str]]:
        """Return which name stands in which row: at the end of its line, or as near as can be."""
        last = self._chart.stood[-1].points
        ends = sorted(self._chart.ends(), key=lambda end: -last[end[0]])
        rows: dict[int, tuple[int, str]] = {}
        free = 0
        for place, end in enumerate(ends):
            latest = self._rows - (len(ends) - place)
            row = min(max(free, self._cell(last[end[0]])), latest)
            rows[row] = end
            free = row + 1
        return rows


def _marks(bottom: int, top: int) -> Sequence[int]:
    """Return the points whose numbers stand at the left."""
    apart = next(each for each in EVEN if (top - bottom) / each <= MARKS - 1)
    return range(-(-bottom // apart) * apart, top + 1, apart)
