"""Portraits that are painted behind the screens, and kept for all of them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from textual.widget import Widget

from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.portraits import Painting, ToPaint, painted

KEPT: Final = 256
"""How many are kept, of some 45 kB each: every Lord, lit and at rest, in three sizes or themes."""


class PortraitCache:
    """What was painted: one after the other in a thread, so that no key waits for any of it."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: dict[ToPaint, Painting] = {}
        """The latest last."""
        self._coming: dict[ToPaint, Future[Painting]] = {}
        self._painter = ThreadPoolExecutor(1, "portraits")

    def painting(self, of: ToPaint) -> Painting | None:
        """Return a painting; None while there is none."""
        coming = self._coming.get(of)
        if coming is not None and coming.done():
            self._kept[of] = self._coming.pop(of).result()
        found = self._kept.pop(of, None)
        if found is not None:
            self._kept[of] = found
            for oldest in [*self._kept][: -self._most]:
                del self._kept[oldest]
        return found

    async def paint(self, of: ToPaint) -> None:
        """Wait until there is a painting."""
        coming = self._coming.get(of)
        if coming is None:
            coming = self._coming[of] = self._painter.submit(painted, of)
        await asyncio.wait([asyncio.wrap_future(coming)])


FOR_ALL: Final = PortraitCache()
"""Those of this process."""


class PortraitsOf:
    """The portraits that a widget shows; it is drawn anew when those are painted that it lacked."""

    def __init__(self, widget: Widget, draw_anew: Callable[[], None]) -> None:
        self._widget = widget
        self._draw_anew = draw_anew
        self._lacking: list[ToPaint] = []

    def painting(self, of: ToPaint) -> Painting | None:
        """Return a painting; None if it is still to be painted, which begins now.

        For a widget that lies on no screen nothing is painted.
        """
        found = FOR_ALL.painting(of)
        if found is None and of not in self._lacking and self._widget.is_attached:
            self._lacking.append(of)
            if len(self._lacking) == 1:
                self._widget.run_worker(self._wait())
        return found

    def lay(self, of: ToPaint, canvas: Canvas, x: int, y: int) -> None:
        """Lay a painting on a canvas; one that is still to be painted leaves its room free."""
        found = self.painting(of)
        if found is not None:
            found.lay(canvas, x, y)

    async def _wait(self) -> None:
        """Wait until nothing is lacking, and show all of it at once."""
        while self._lacking:
            await FOR_ALL.paint(self._lacking[0])
            del self._lacking[0]
        self._draw_anew()
