"""What is mended in Textual, for a process that runs many apps for days.

tests/host/test_private.py says when Textual has changed what is mended here.
"""

import asyncio
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.style import Style as RichStyle
from textual._styles_cache import StylesCache
from textual.color import Color
from textual.strip import Strip
from textual.style import Style

_divide = Strip.divide
_crop_extend = Strip.crop_extend


def apply_patches() -> None:
    """Mend it, once for all apps of the process."""
    Strip.divide = divide  # type: ignore[assignment, method-assign]
    Strip.crop_extend = crop_extend  # type: ignore[assignment, method-assign]
    StylesCache.get_inner_outer = inner_and_outer  # type: ignore[method-assign, assignment]


def keep_tasks_lazy(loop: asyncio.AbstractEventLoop) -> None:
    """Let tasks begin when it is their turn, in this loop, whatever an app asks for.

    From Python 3.12 on, Textual lets all tasks of the loop run as soon as they are made. asyncssh
    does not expect that: it would answer nobody who wants to log in.
    """
    loop.set_task_factory(None)
    loop.set_task_factory = lambda _factory: None  # type: ignore[assignment, method-assign]


def let_tasks_be(loop: asyncio.AbstractEventLoop) -> None:
    """Undo `keep_tasks_lazy`."""
    vars(loop).pop("set_task_factory", None)


def divide(strip: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """Cut a strip up. Textual keeps a strip that stays whole in its own cache.

    So every line that was painted would refer to itself, and wait for the garbage collector.
    """
    within = [cut for cut in cuts if cut <= strip.cell_length]
    return [strip] if within == [strip.cell_length] else _divide(strip, within)


def crop_extend(strip: Strip, start: int, end: int, style: RichStyle | None) -> Strip:
    """Cut out of a strip, or make it longer; for one that stays as it is, see `divide`."""
    if start == 0 and end == strip.cell_length:
        return strip
    return _crop_extend(strip, start, end, style)


def inner_and_outer(_cache: StylesCache, base: Color, background: Color) -> tuple[Style, Style]:
    """Return the colours inside and outside of a border.

    Textual remembers the answers with the cache of lines that asked, and so keeps lines of screens
    that were closed long ago, hands of players among them.
    """
    return _inner_and_outer(base, background)


@lru_cache(maxsize=1024)
def _inner_and_outer(base: Color, background: Color) -> tuple[Style, Style]:
    return Style(background=base + background), Style(background=base)
