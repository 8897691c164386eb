"""A widget that draws a board line by line, and repaints only the lines that differ."""

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from textual.strip import Strip

from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.line_by_line import LineByLine
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot


class Picture(LineByLine):
    """A drawing of a board as large as the widget, with the spots that can be pointed at."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self.board: Board[Any, Any] | None = None
        self._needed: Board[Any, Any] | None = None
        """What of the board is drawn."""
        self.passing: Any = None
        """What is on its way to the board, to be drawn for a moment; None when nothing moves."""
        self._passed: Any = None
        """What of it was drawn last."""
        self._drawn: Drawing | None = None
        """The board without marks."""
        self._outdated = True
        """Whether it must be drawn anew."""
        self._water: list[Style] = []
        """The background of each row."""
        self._depth: tuple[int, int] | None = None
        """How deep below the surface the first row lies, and how deep the water is."""
        self._unmarked: list[Strip] = []
        self._marked: list[Strip] | None = None

    def needed(self, board: Board[Any, Any]) -> Board[Any, Any]:
        """Return a board with no more in it than what is drawn of this one; at first all of it.

        It alone is drawn, and only where it differs from what was drawn before: most moves change
        little, and everybody at the table is shown each of them.
        """
        return board

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Write what is needed of a board on the drawing, which has the size of the panel."""
        raise NotImplementedError

    def frames(self, before: Board[Any, Any], after: Board[Any, Any]) -> Sequence[Frame]:
        """Return what is to be shown on the way from one board to the next; mostly nothing."""
        return ()

    def pass_on(self, passing: Any) -> None:
        """Show something else on the way to the board, or with None the board."""
        if passing != self.passing:
            self.passing = passing
            self.redraw()

    def marked(self, drawing: Drawing) -> Drawing:
        """Return a copy with what is to stand out, or the drawing itself when nothing is."""
        return drawing

    def show(self, board: Board[Any, Any]) -> None:
        """Show another board, repainting only the lines that differ.

        What was on its way to the one before may have ended with it: that is drawn anew as well.
        """
        if board is not self.board:
            self.board, before = board, self._needed
            self._needed = self.needed(board)
            if self._needed != before or self.passing != self._passed:
                self.redraw()

    def draw_anew(self) -> None:
        """Draw the board anew in any case: what else it is drawn from has changed."""
        if self.board is not None:
            self._needed = self.needed(self.board)
        self.redraw()

    def sink(self, row: int, rows: int) -> None:
        """Lie so many rows below the surface of water of so many rows, which grows darker."""
        if self._depth != (row, rows):
            self._depth = (row, rows)
            self._outdated = True

    @property
    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return [] if self._needed is None else self.drawing(self._needed).spots

    def drawing(self, board: Board[Any, Any]) -> Drawing:
        """Return what is needed of the board as drawn for the present size, without marks."""
        before, size = self._drawn, self.outer_size
        if before is not None and before.size == size and not self._outdated:
            return before
        self._outdated = False
        self._passed = self.passing
        self._drawn = drawn = Drawing(*size, board.look)
        if size.area:
            self.draw(board, drawn)
        self._take_rows(drawn, before)
        return drawn

    def _take_rows(self, drawn: Drawing, before: Drawing | None) -> None:
        """Make the rows of a drawing; those that are as they were before are kept.

        Of a drawing that is shown on another screen as well, the rows were made there.
        """
        water, drawn = self._water_of(drawn), drawn.drawn_once
        as_before = before is not None and water == self._water
        self._water = water
        if drawn.rows is None or drawn.rows[0] != water:
            same = drawn.rows_as_on(before) if before is not None and as_before else ()
            rows, kept = range(drawn.height), self._unmarked
            drawn.rows = water, [kept[y] if y in same else self._strip(drawn, y) for y in rows]
        self._unmarked = drawn.rows[1]
        self._marked = None

    def _water_of(self, drawn: Drawing) -> list[Style]:
        """Return the background of each row: that of the widget, or water by its depth."""
        palette, below = drawn.look.palette, self.background_colors[1]
        if self._depth is None or below.hex != palette.water:
            return [Style.from_color(bgcolor=below.rich_color)] * drawn.height
        top, rows = self._depth
        return [palette.ground(top + y, rows) for y in range(drawn.height)]

    def _strip(self, drawing: Drawing, y: int) -> Strip:
        return drawing.strip(y, self._water[y])

    def _strips(self, board: Board[Any, Any]) -> list[Strip]:
        """Return the rows with their marks."""
        drawn = self.drawing(board)
        if self._marked is None:
            marked = self.marked(drawn)
            same = range(drawn.height) if marked is drawn else marked.rows_as_on(drawn)
            rows = enumerate(self._unmarked)
            self._marked = [row if y in same else self._strip(marked, y) for y, row in rows]
        return self._marked

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        return self.rows_in(range(y, y + 1))[0]

    def rows_in(self, lines: range) -> list[Strip]:
        """Return some rows of the drawing."""
        strips = [] if self._needed is None else self._strips(self._needed)
        if lines.stop <= len(strips):
            return strips[lines.start : lines.stop]
        blank = Strip.blank(self.size.width)
        return [strips[y] if y < len(strips) else blank for y in lines]

    def notify_style_update(self) -> None:
        """Draw anew when the background has changed, but not for a change of focus alone."""
        super().notify_style_update()
        if self._drawn is None or self._water_of(self._drawn) != self._water:
            self._outdated = True

    def redraw(self) -> None:
        """Draw anew, repainting only the lines that differ."""
        self._outdated = True
        self.mark_anew()

    def mark_anew(self) -> None:
        """Mark the same drawing anew, repainting only the lines that differ."""
        before, self._marked = self._marked or [], None
        strips = [] if self._needed is None else self._strips(self._needed)
        self.repaint(before, strips)
