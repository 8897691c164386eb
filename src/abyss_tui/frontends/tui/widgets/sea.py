"""The sea behind forms, lists and what is read, which lie on it as plates."""

from typing import Final

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.large_name import LargeName
from abyss_tui.frontends.tui.widgets.scene import Scene
from abyss_tui.frontends.tui.widgets.seabed import weeds

ROOMY: Final = 30
"""From so many rows on there is room for a name above what lies there."""
TOP: Final = 3
"""The row of that name."""


class Sea(Scene):
    """Water with weeds and snow that stands still, and maybe a large name in it."""

    SEED = 3

    def __init__(self, look: Look, *, shaded: bool, name: str = "") -> None:
        """`name` stands above in large letters, where there is room."""
        super().__init__(look, shaded=shaded)
        self._above = name

    def paint(self, canvas: Canvas) -> None:
        """Paint the weeds, and the name in the middle."""
        weeds(canvas, range(1, canvas.width - 2), self.SEED)
        if self._above and canvas.height >= ROOMY:
            name = LargeName(self._above, canvas, canvas.width - 4)
            name.paint((canvas.width - name.cells) // 2, TOP, shaded=self.shaded)
