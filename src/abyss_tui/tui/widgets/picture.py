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
        """The board without marks."""
        self._water = Style.null()
        """The background of the widget."""
        self._unmarked: list[Strip] = []
        self._marked: list[Strip] | None = None

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Write the board on the drawing, which has the size of the panel."""
        raise NotImplementedError

    def mark(self, drawing: Drawing) -> None:
        """Mark on a finished drawing what is to stand out; it is drawn once for many marks."""

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
        """Return the board as drawn for the present size, without marks."""
        if self._drawn is None or (self._drawn.width, self._drawn.height) != self.size:
            self._drawn = Drawing(*self.size, board.look)
            if self.size.area:
                self.draw(board, self._drawn)
            self._water = Style.from_color(bgcolor=self.background_colors[1].rich_color)
            self._unmarked = [self._strip(self._drawn, y) for y in range(self.size.height)]
            self._marked = None
        return self._drawn

    def _strip(self, drawing: Drawing, y: int) -> Strip:
        return drawing.strip(y).apply_style(self._water)

    def _strips(self, board: Board[Any, Any]) -> list[Strip]:
        """Return the rows with their marks."""
        drawn = self.drawing(board)
        if self._marked is None:
            marked = drawn.copy()
            self.mark(marked)
            self._marked = [
                self._strip(marked, y) if marked.differs(drawn, y) else strip
                for y, strip in enumerate(self._unmarked)
            ]
        return self._marked

    def render(self) -> Text:
        """Nothing: the lines are all there is."""
        return Text()

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        strips = [] if self.board is None else self._strips(self.board)
        return strips[y] if y < len(strips) else Strip.blank(self.size.width)

    def notify_style_update(self) -> None:
        """Draw anew on another background."""
        super().notify_style_update()
        self._drawn = None

    def redraw(self) -> None:
        """Draw anew, repainting only the lines that differ."""
        self._drawn = None
        self.mark_anew()

    def mark_anew(self) -> None:
        """Mark the same drawing anew, repainting only the lines that differ."""
        before, self._marked = self._marked or [], None
        strips = [] if self.board is None else self._strips(self.board)
        if len(before) != len(strips):
            self.refresh()
            return
        changed = [y for y, strip in enumerate(strips) if strip != before[y]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))
