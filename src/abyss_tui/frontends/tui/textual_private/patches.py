"""What is mended in Textual, for a process that runs many apps for days.

Textual's own caches there keep lines that were painted long ago, hands of players among them. Each
patch is applied only where Textual still is as it was: else more memory is needed, and no more.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from inspect import CO_VARARGS, CO_VARKEYWORDS, signature
from typing import Any

from rich.style import Style as RichStyle
from textual.color import Color
from textual.reactive import reactive
from textual.strip import Strip
from textual.style import Style
from textual.widgets import Input

from abyss_tui.frontends.tui.textual_private.requirements import BORDERS, COUNTING, STRIPS
from abyss_tui.libraries import missing


@cache
def apply_patches() -> None:
    """Mend it, once for all apps of the process."""
    if not missing(STRIPS):
        _patch_strips()
    if COUNTING.there:
        setattr(import_module(COUNTING.module), COUNTING.name, parameters_of)
    _keep_cursors_still()
    if BORDERS.there:
        import_module(BORDERS.module).StylesCache.get_inner_outer = get_inner_outer


def _patch_strips() -> None:
    """Let a strip that stays whole not be kept in its own cache, as Textual does.

    It would refer to itself, and so would every line that was painted: they would all wait for the
    garbage collector.
    """
    textual_divides, textual_crops = Strip.divide, Strip.crop_extend

    def divide(self: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
        within = [cut for cut in cuts if cut <= self.cell_length]
        return [self] if within == [self.cell_length] else textual_divides(self, within)

    def crop_extend(self: Strip, start: int, end: int, style: RichStyle | None) -> Strip:
        if start == 0 and end == self.cell_length:
            return self
        return textual_crops(self, start, end, style)

    Strip.divide = divide  # type: ignore[method-assign]
    Strip.crop_extend = crop_extend  # type: ignore[method-assign]


def _keep_cursors_still() -> None:
    """Let the cursor of a line that is typed in not blink, unless that is asked for.

    It would wake the process of all twice a second for everybody who sits before such a line.
    """
    still = reactive(default=False, init=False)
    still.__set_name__(Input, "cursor_blink")
    Input.cursor_blink = still


def get_inner_outer(cls: object, base_background: Color, background: Color) -> tuple[Style, Style]:  # noqa: ARG001 (as Textual calls it)
    """Return the colours inside and outside of a border.

    Textual remembers the answers with the cache of lines that asked, and so keeps lines of screens
    that were closed long ago.
    """
    return _inner_and_outer(base_background, background)


@lru_cache(maxsize=1024)
def _inner_and_outer(base: Color, background: Color) -> tuple[Style, Style]:
    return Style(background=base + background), Style(background=base)


def parameters_of(func: Callable[..., Any]) -> int:
    """Return how many parameters a callable has.

    Textual asks for the whole signature of all that is called later, again at each call.
    """
    function: Any = getattr(func, "__func__", func)
    code = getattr(function, "__code__", None)
    if code is None or hasattr(function, "__wrapped__") or hasattr(function, "__signature__"):
        return len(signature(func).parameters)
    named: int = code.co_argcount + code.co_kwonlyargcount
    others = bool(code.co_flags & CO_VARARGS) + bool(code.co_flags & CO_VARKEYWORDS)
    bound = function is not func and code.co_argcount > 0
    return named + others - bound
