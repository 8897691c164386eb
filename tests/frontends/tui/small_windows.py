"""Windows of every size that is too small for the screens, one after the other."""

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Any, Final

from rich.segment import Segment
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.widgets.panel import Panel
from tests.frontends.tui.at_rest import drawn, idle

ROOMY: Final = (100, 30)
WIDTHS: Final = (1, 40, 79, 120)
TINY: Final = (
    *((WIDTHS[height % len(WIDTHS)], height) for height in range(1, 24)),
    *((width, 24) for width in WIDTHS[:-1]),
    *((width, 1) for width in WIDTHS),
    *((width, 13) for width in WIDTHS),
)
"""Every height, some widths with the lowest of them."""

BLINKING: Final = 1.0
"""Seconds in which a cursor that blinks is drawn."""


async def resized(pilot: Pilot[Any], width: int, height: int) -> None:
    """Change the size of the window, and wait until all that comes of it is done."""
    await pilot.resize_terminal(width, height)
    await at_rest(pilot)


async def at_rest(pilot: Pilot[Any]) -> None:
    """Wait until everything is drawn, but not for long: a cursor that blinks is drawn for ever.

    Motions and bots that think do not count.
    """
    app = pilot.app
    assert isinstance(app, BaseApp)
    app.finish_motion()
    drawing_until = monotonic() + BLINKING
    async with asyncio.timeout(30):
        while app._resize_event or not idle(app):  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        while not covered_or_drawn(app) and monotonic() < drawing_until:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


def covered_or_drawn(app: BaseApp[Any]) -> bool:
    """Whether nothing more is to be drawn; what lies below a small window waits with that."""
    return isinstance(app.screen, TooSmall) or drawn(app)


def picture(app: BaseApp[Any]) -> list[list[Segment]]:
    """Return what the screen shows, with all colours, but for messages, which come and go."""
    app.clear_notifications()
    return [list(row.simplify()) for row in app.screen._compositor.render_strips()]


async def shrinks_and_grows(pilot: Pilot[Any], sizes: Iterable[tuple[int, int]] = TINY) -> None:
    """Let a window take these sizes, and draw what lies below in each; then it is as it was.

    Textual's pilot raises what ends the program.
    """
    app = pilot.app
    assert isinstance(app, BaseApp)
    await at_rest(pilot)
    before = picture(app)
    for size in sizes:
        await resized(pilot, *size)
        assert isinstance(app.screen, TooSmall)
        draw_below(app)
        await at_rest(pilot)
        assert app.is_running
    await resized(pilot, *ROOMY)
    await at_rest(pilot)
    assert not isinstance(app.screen, TooSmall)
    async with asyncio.timeout(30):
        while picture(app) != before:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def draw_below(app: BaseApp[Any]) -> None:
    """Let everything be drawn anew that lies below, as when somebody moves."""
    for screen in app.screen_stack:
        for part in screen.walk_children():
            if isinstance(part, Panel):
                part.redraw()
            part.refresh()
