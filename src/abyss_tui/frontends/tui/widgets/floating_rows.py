"""Rows to choose from that lie on a scene: what is behind them is seen between their words."""

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.frontends.tui.widgets.scene import Scene
from abyss_tui.i18n.marks import Marks


class FloatingRows(Rows):
    """Rows without a ground of their own, but for the one that is marked."""

    DEFAULT_CSS = """
    FloatingRows { max-height: 100%; }
    FloatingRows > .option-list--option { text-style: bold; }
    """

    def __init__(self, *rows: Option, marks: Marks, scene: Scene, **options: Any) -> None:
        super().__init__(*rows, marks=marks, **options)
        self._scene = scene

    def render_line(self, y: int) -> Strip:
        """Return a row with the scene behind it; a row without words is the scene alone."""
        strip = super().render_line(y)
        row = self.region.y + y
        if row >= self._scene.size.height:
            return strip
        blank = not strip.text.strip()
        return Strip(list(self._floating(strip, row, blank=blank)), strip.cell_length)

    def _floating(self, strip: Strip, row: int, *, blank: bool) -> Iterator[Segment]:
        x, water = self.region.x, self.background_colors[1].rich_color
        for text, style, _ in strip:
            if style is None or not (blank or style.bgcolor == water):
                yield Segment(text, style and self._raised(style))
                x += cell_len(text)
                continue
            for sign in text:
                behind = self._scene.ground(min(x, self._scene.size.width - 1), row)
                yield Segment(sign, style + Style(bgcolor=behind.bgcolor))
                x += cell_len(sign)

    def _raised(self, style: Style) -> Style:
        """Return how something looks in the marked row: what is dim is lighter there."""
        palette = self._scene.look.palette
        if style.color != palette.dim.color:
            return style
        return style + Style(color=palette.on(palette.dim, palette.sel).color)
