"""Rows of a question of which the first lie on plates, each beside what follows from it."""

from typing import NamedTuple

from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas


class Plates(NamedTuple):
    """What is drawn above the rows that are left."""

    canvas: Canvas
    rows: tuple[Region, ...]
    """Where each of the first rows lies on it; the first cell is for the sign of the cursor."""


class PlatedChoices(ChoiceList):
    """The choices of a question; without plates they are a list as any other."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.plates: Plates | None = None
        """What the first rows lie on; None where all are rows of a list."""

    def lay_on(self, plates: Plates | None) -> None:
        """Lay the first rows on plates, or none."""
        self.plates = plates
        self.make_room()
        self.refresh(layout=True)

    def make_room(self) -> None:
        """Show as many rows as fit into the box; with plates it was seen to that all do."""
        if self.plates is None:
            super().make_room()
        else:
            self._most = 0
            self.styles.max_height = None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The plates, and the rows that are left."""
        rows = super().get_content_height(container, viewport, width)
        return rows if self.plates is None else rows + self._moved

    @property
    def _moved(self) -> int:
        """How many rows deeper than in a list those lie that are left."""
        assert self.plates is not None
        on_plates = self.options[: len(self.plates.rows)]
        return self.plates.canvas.height - sum(
            str(each.prompt).count("\n") + 1 for each in on_plates
        )

    def render_line(self, y: int) -> Strip:
        """Draw a row of the plates, or one of those below them."""
        if self.plates is None:
            return super().render_line(y)
        if y >= self.plates.canvas.height:
            return super().render_line(y - self._moved)
        ground = Style.from_color(bgcolor=self.background_colors[1].rich_color)
        strip = self._with_cursor().strip(y, ground)
        for place, row in enumerate(self.plates.rows):
            if row.y <= y < row.bottom:
                key = strip.crop(row.x, row.right).apply_meta({"option": place})
                strip = Strip.join([strip.crop(0, row.x), key, strip.crop(row.right)])
        return strip

    def _with_cursor(self) -> Canvas:
        """Return the plates with the sign of the cursor before the row that it is on."""
        assert self.plates is not None
        canvas, rows = self.plates
        if self.highlighted is None or self.highlighted >= len(rows):
            return canvas
        marked, (x, y, _, _), palette = canvas.copy(), rows[self.highlighted], self.look.palette
        marked.fill(rows[self.highlighted], palette.sel)
        marked.put(x, y, self.sign, palette.moon)
        return marked
