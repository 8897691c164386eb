"""What pictures cost: the bytes that a terminal is sent, the time to paint them, and memory.

Run with `python -m bench.pixels`. Six Lords as at the Court of a window of 160x50, and the page of
a card as large as the screen, are shown in half blocks, by kitty's protocol and, where nothing
moves, in sixels: once, and again after something else was shown in between. Beside it, how long an
event loop waits for its turn while pictures are painted in the thread that is there for them.
"""

# ruff: noqa: T201 (a command line prints)

import argparse
import asyncio
import statistics
import sys
import time
import tracemalloc
from collections.abc import Sequence
from typing import Final

from rich.segment import Segment
from textual.geometry import Offset, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.portraits.portrait import pixels_of
from abyss_tui.frontends.tui.prompts.reading import LARGE_PORTRAIT
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.graphics import COLOURS, Graphics, GraphicsProtocol
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitCache
from abyss_tui.frontends.tui.widgets.portraits import Painting, ToPaint, painted, to_paint
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice

WINDOW: Final = Size(160, 50)
COURT: Final = Size(17, 9)
SPACES: Final = 6
CELL: Final = (10, 20)
WAYS: Final = {
    "half blocks": None,
    "kitty": Graphics(GraphicsProtocol.KITTY, CELL),
    "sixels": Graphics(GraphicsProtocol.SIXEL, CELL, COLOURS),
}
TURN: Final = 0.001
"""Seconds that the event loop sleeps between two turns, while it is measured how long it waits."""


def asked(graphics: Graphics | None, size: Size, number: int) -> list[ToPaint]:
    """Return so many Lords to paint."""
    look = Look(Voice(ENGLISH), DEEP_SEA.palette, graphics=graphics)
    portraits = [portrait_of(lord) for lord in LORDS.values()]
    return [to_paint(each, size, look, still=True) for each in portraits[:number]]


class Window:
    """A window that a terminal is sent."""

    def __init__(self, graphics: Graphics | None) -> None:
        self._painter = Painter(size=WINDOW)
        self._painter.show_in(Colours.FULL, signs=True, graphics=graphics)
        self.show(())

    def show(self, paintings: Sequence[Painting]) -> int:
        """Show these paintings side by side and nothing else; return the bytes that are sent."""
        pieces = [(y, 0, Strip.blank(WINDOW.width)) for y in range(WINDOW.height)]
        x = 0
        for painting in paintings:
            rows = [Strip([Segment(*piece) for piece in row]) for row in painting.rows]
            pieces += [(y, x, row) for y, row in enumerate(rows)]
            x += rows[0].cell_length
        self._painter.lay(pieces, Offset(0, 0))
        return len(self._painter.changes().encode())


def timed(of: ToPaint) -> tuple[Painting, float]:
    """Return a painting, and the milliseconds that it took."""
    pixels_of.cache_clear()
    started = time.perf_counter()
    painting = painted(of)
    return painting, (time.perf_counter() - started) * 1000


def memory(graphics: Graphics | None, paintings: Sequence[Painting]) -> int:
    """Return the bytes that a session keeps to show these paintings."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        window = Window(graphics)
        window.show(paintings)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return after - before


async def waits(wanted: Sequence[ToPaint]) -> list[float]:
    """Return for how many milliseconds each turn of the event loop came late meanwhile."""
    cache, late = PortraitCache(), list[float]()
    painting = asyncio.gather(*(cache.paint(each) for each in wanted))
    while not painting.done():
        started = time.perf_counter()
        await asyncio.sleep(TURN)
        late.append((time.perf_counter() - started - TURN) * 1000)
    return late


def main() -> None:
    """Print what was measured."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    for place, size, number in (("Court", COURT, SPACES), ("page", LARGE_PORTRAIT, 1)):
        for name, graphics in WAYS.items():
            if graphics is not None and not (graphics.stays or size is LARGE_PORTRAIT):
                continue
            wanted = asked(graphics, size, number)
            paintings, took = zip(*map(timed, wanted), strict=True)
            window = Window(graphics)
            first, _, again = (window.show(each) for each in (paintings, (), paintings))
            kept = sum(sys.getsizeof(each.picture.sent) for each in paintings if each.picture)
            late = sorted(asyncio.run(waits(wanted)))
            print(
                f"{place:6} {name:12} {first:7,} bytes, again {again:6,};"
                f" {statistics.median(took):4.0f} ms to paint one;"
                f" {kept:7,} bytes kept for all sessions,"
                f" {memory(graphics, paintings):7,} for each;"
                f" the event loop waits {late[len(late) * 95 // 100]:.1f} ms at p95,"
                f" {late[-1]:.1f} at most"
            )


if __name__ == "__main__":
    main()
