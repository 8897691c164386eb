"""A sheet of cells as large as its widget, of which only the rows that differ are painted."""

from textual.geometry import Offset
from textual.strip import Strip

from abyss_tui.frontends.tui.widgets.line_by_line import LineByLine
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target


class Sheet(LineByLine):
    """Shows a drawing, until it is given another one."""

    DEFAULT_CSS = """
    Sheet { width: 1fr; height: 1fr; }
    """

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (as Textual names it)
        super().__init__(id=id)
        self._drawing: Drawing | None = None
        self._strips: list[Strip] = []

    def show(self, drawing: Drawing) -> None:
        """Show another drawing, of the size of the widget."""
        before, self._strips = self._strips, [_row(drawing, y) for y in range(drawing.height)]
        self._drawing = drawing
        self.repaint(before, self._strips)

    def target_at(self, offset: Offset) -> Target | None:
        """Return what lies in a cell of the sheet."""
        spots = [] if self._drawing is None else self._drawing.spots
        return next((spot.target for spot in spots if spot.region.contains_point(offset)), None)

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        if y >= len(self._strips):
            return Strip.blank(self.size.width)
        return self._strips[y].adjust_cell_length(self.size.width)


def _row(drawing: Drawing, y: int) -> Strip:
    """Return a row on the water, which grows darker from the first one to the last."""
    return drawing.strip(y, drawing.look.palette.ground(y, drawing.height))
