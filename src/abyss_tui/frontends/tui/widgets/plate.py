"""The plate of a box, a form or a list: it lies on the sea, or on the table, below its title.

Where its ground cannot be told from the water, in high contrast and in few colours, it has a frame.
"""

from typing import Final, cast

from rich.segment import Segment
from textual.containers import Vertical
from textual.geometry import Region
from textual.strip import Strip

from abyss_tui.frontends.tui.person.services import AppServices

FRAMED: Final = "-framed"
"""The class of an app whose plates have frames."""
DANGER: Final = "-danger"
"""The class of a plate whose title warns."""
BREAKPOINTS: Final[list[tuple[int, str]]] = [(0, "-low"), (30, "-roomy")]
"""From so many rows on there is a blank row around what lies on a plate: for its screen."""


class Plate(Vertical):
    """Holds the edge with the title, then what is asked or listed, then the keys."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    Plate { height: auto; background: $panel; padding: 0 2; }
    Plate > #edge { height: 1; width: 100%; margin-bottom: 1; }
    .-roomy Plate { padding: 0 2 1 2; }
    .-framed Plate { border: solid $primary; border-top: none; padding: 0 1; }
    .-framed Prompt > #box { padding: 0 1; }
    """

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return rows; the first one of a frame is the line of the title, between its corners."""
        rows = super().render_lines(crop)
        if rows and crop.y == 0 and self.app.has_class(FRAMED):
            look = cast(AppServices, self.app).look
            palette, danger = look.palette, self.has_class(DANGER)
            corners, across = look.marks.corners, look.marks.horizontal
            if palette.blocks:
                corners, across = look.marks.lower_half * 2, look.marks.lower_half
            line = corners[0] + across * (self.outer_size.width - 2) + corners[1]
            style = palette.on(palette.crimson if danger else palette.glow, palette.card)
            rows[0] = Strip([Segment(line, style)]).crop(*crop.column_span)
        return rows
