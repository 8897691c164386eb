"""What shows a board line by line, and repaints only the lines that differ."""

from typing import Any

from rich.style import Style
from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.tui.board import Board
from abyss_tui.tui.widgets.targets import Drawing, Spot


class Picture(Widget):
    """A drawing of a board as large as the widget, with the spots that can be pointed at."""

    ALLOW_SELECT = False

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self.board: Board[Any, Any] | None = None
        self._drawn: Drawing | None = None
        self._strips: list[Strip] = []

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Write the board on the drawing, which has the size of the panel."""
        raise NotImplementedError

    def mark(self, drawing: Drawing) -> None:
        """Mark on a finished drawing what is to stand out."""

    def show(self, board: Board[Any, Any]) -> None:
        """Show another board, repainting only the lines that differ."""
        if board is not self.board:
            self.board = board
            self.redraw()

    @property
    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return [] if self.board is None else self.drawing(self.board).spots

    def drawing(self, board: Board[Any, Any]) -> Drawing:
        """Return the board as drawn for the present size."""
        if self._drawn is None or (self._drawn.width, self._drawn.height) != self.size:
            self._drawn = Drawing(*self.size, board.look)
            if self.size.area:
                self.draw(board, self._drawn)
            self.mark(self._drawn)
            water = Style.from_color(bgcolor=self.background_colors[1].rich_color)
            self._strips = [strip.apply_style(water) for strip in self._drawn.strips()]
        return self._drawn

    def render(self) -> Text:
        """Nothing: the lines are all there is."""
        return Text()

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        if self.board is not None:
            self.drawing(self.board)
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def notify_style_update(self) -> None:
        """Draw anew on another background."""
        super().notify_style_update()
        self._drawn = None

    def redraw(self) -> None:
        """Draw anew, repainting only the lines that differ."""
        before = self._strips
        self._drawn = None
        if self.board is not None:
            self.drawing(self.board)
        if len(before) != len(self._strips):
            self.refresh()
            return
        changed = [y for y, strip in enumerate(self._strips) if strip != before[y]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))
