"""The water behind a screen that is no table: it grows darker, and something floats in it.

Where nothing forbids it that moves, slowly: a few cells a frame, some frames a second. It stands
still while somebody wants it so (`--calm`), while nobody looks, and while the terminal cannot keep
up. What it costs stands in docs/performance.md.
"""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from rich.style import Style
from textual.geometry import Offset, Region, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.motion import frames as timing
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.drift import Drift, Floating
from abyss_tui.frontends.tui.widgets.line_by_line import LineByLine

EVERY: Final = 0.4
"""Seconds between two frames."""


class Scene(LineByLine):
    """Fills its screen. It is painted once for a size, then only the cells that change."""

    DEFAULT_CSS = """
    Scene { width: 100%; height: 100%; layer: scene; }
    """
    SEED: ClassVar[int] = 1
    """Which flakes and bubbles there are."""

    def __init__(
        self, look: Look, *, shaded: bool, moves: Callable[[], bool] | None = None
    ) -> None:
        """`shaded` says whether there are colours enough for light that fades.

        `moves` says whether anything may move just now; without it nothing ever does.
        """
        super().__init__()
        self.look = look
        self.shaded = shaded
        self._painted: Canvas | None = None
        """What is painted, without what floats in it."""
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []
        self._drift: Drift | None = None
        self._floating: Floating = {}
        self._frame = 0
        self._moves = moves

    def paint(self, canvas: Canvas) -> None:
        """Paint what is to be seen in the water."""
        raise NotImplementedError

    def shoal(self, size: Size) -> Region | None:
        """Return where fish swim through; here, nowhere."""
        return None

    def glimmer(self, painted: Canvas, frame: int) -> Floating:
        """Return which painted cells look otherwise in a frame; here, none."""
        return {}

    @property
    def canvas(self) -> Canvas:
        """What is to be seen, for the present size."""
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != self.size:
            canvas = self._paint()
        return canvas

    def _paint(self) -> Canvas:
        painted = Canvas(*self.size, self.look)
        if self._painted is None or self._painted.size != painted.size:
            self._drift = Drift(painted.size, self.look, self.SEED, self.shoal(painted.size))
        self._painted = painted
        self.paint(painted)
        self._floating = self._next_floating(painted)
        self._canvas = canvas = self._with_floating(painted, self._floating)
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

    # What floats.

    def on_mount(self) -> None:
        """Let time pass, where anything may ever move."""
        if self._moves is not None and EVERY <= timing.LONGEST:
            self.set_interval(EVERY, self._float_on)

    def _float_on(self) -> None:
        """Show the next frame, if anybody sees it."""
        if self._painted is None or self._moves is None or not self._moves():
            return
        self._frame += 1
        before, self._floating = self._floating, self._next_floating(self._painted)
        after = self._floating
        self._show_cells({at for at in {*before, *after} if before.get(at) != after.get(at)})

    def _next_floating(self, painted: Canvas) -> Floating:
        """Return what floats now, where nothing is painted and no part of the screen lies."""
        if self._drift is None:
            return {}
        parts = [each.region for each in self.screen.children if each is not self and each.display]

        def free(at: Offset) -> bool:
            x, y = at
            if not (0 < x < painted.width - 1 and 0 <= y < painted.height):
                return False
            around = "".join(painted.signs[y][x - 1 : x + 2])
            return not around.strip() and not any(part.contains(x, y) for part in parts)

        floating = self._drift.floating(self._frame, free)
        return {**floating, **self.glimmer(painted, self._frame)}

    @staticmethod
    def _with_floating(painted: Canvas, floating: Floating) -> Canvas:
        canvas = painted.copy()
        for (x, y), (sign, style) in floating.items():
            canvas.put(x, y, sign, style)
        return canvas

    def _show_cells(self, changed: Iterable[Offset]) -> None:
        """Draw the rows of some cells anew, and paint these cells alone."""
        cells = list(changed)
        if self._painted is None or not cells:
            return
        self._canvas = canvas = self._with_floating(self._painted, self._floating)
        for y in {each.y for each in cells}:
            self._strips[y] = canvas.strip(y, self._water(y))
        self.refresh(*(Region(x, y, 1, 1) for x, y in cells))
