"""The water behind a screen that is no table: it grows darker, and bubbles rise in it."""

from random import Random

from rich.style import Style
from textual.strip import Strip

from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.line_by_line import LineByLine

BUBBLES = "··°·○·"
APART = 64
"""Cells of water for each bubble."""


class Scene(LineByLine):
    """Fills its screen. It is painted once for a size, then only the rows that change."""

    DEFAULT_CSS = """
    Scene { width: 100%; height: 100%; layer: scene; }
    """

    def __init__(self, look: Look, *, shaded: bool) -> None:
        """`shaded` says whether there are colours enough for light that fades."""
        super().__init__()
        self.look = look
        self.shaded = shaded
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []

    def paint(self, canvas: Canvas) -> None:
        """Paint what is to be seen in the water."""
        raise NotImplementedError

    @property
    def canvas(self) -> Canvas:
        """What is painted, for the present size."""
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != self.size:
            canvas = self._paint()
        return canvas

    def _paint(self) -> Canvas:
        self._canvas = canvas = Canvas(*self.size, self.look)
        self.paint(canvas)
        self._strips = [canvas.strip(y, self._water(y)) for y in range(canvas.height)]
        return canvas

    def paint_anew(self) -> None:
        """Paint what has changed."""
        before = self._strips
        self._paint()
        self.repaint(before, self._strips)

    def ground(self, x: int, y: int) -> Style:
        """Return the ground behind a cell."""
        return self.canvas.grounds[y][x] or self._water(y)

    def _water(self, y: int) -> Style:
        return self.look.palette.ground(y, self.size.height)

    def render_line(self, y: int) -> Strip:
        """Return a row."""
        return self._strips[y] if y < self.canvas.height else Strip.blank(self.size.width)


def bubbles(canvas: Canvas, seed: int) -> None:
    """Let bubbles rise where nothing is painted, the same ones every time."""
    chance, palette = Random(seed), canvas.look.palette  # noqa: S311 (nothing secret is drawn)
    for _ in range(canvas.width * canvas.height // APART):
        x, y = chance.randrange(2, canvas.width - 2), chance.randrange(1, canvas.height - 1)
        sign, style = chance.choice(BUBBLES), chance.choice((palette.line, palette.edge))
        if not "".join(canvas.signs[y][x - 2 : x + 3]).strip():
            canvas.put(x, y, sign, style)
