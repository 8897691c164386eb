"""What is needed of Textual's screens and compositor to paint a screen once, and over another.

Where any of it has changed, a screen is painted as Textual does: more often, and without what lies
below a prompt.
"""

from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from textual import _context
from textual.geometry import Offset
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.frontends.tui.textual_private.composing import Piece, Rows, composed, joined, rows_in
from abyss_tui.frontends.tui.textual_private.requirements import PAINTING
from abyss_tui.libraries import missing

S = TypeVar("S", bound=type[Screen[Any]])

UNCHANGED: Final = not missing(PAINTING)
"""Whether Textual paints as it did when this was written."""

_OVERRIDDEN: Final = ("_screen_resized", "_refresh_layout", "_compositor_refresh")


@runtime_checkable
class TakesStrips(Protocol):
    """A terminal that is given what is drawn as strips, not as the codes that Textual writes."""

    def show(self, pieces: Iterable[Piece], cursor: Offset) -> None:
        """Show strips in their places, and leave the cursor there."""

    def send_now(self) -> None:
        """Send what was shown: somebody waits for it."""


def paints_by_itself(cls: S) -> S:
    """Take what a class overrides of Textual's painting away again, where that has changed."""
    if not UNCHANGED:
        for name in _OVERRIDDEN:
            if name in vars(cls):
                delattr(cls, name)
    return cls


def rows_of(screen: Screen[Any]) -> list[Strip]:
    """Return the rows of a screen as they are now; none where Textual has changed."""
    if not UNCHANGED:
        return []
    compositor = screen._compositor
    whole = compositor.size.region
    return joined(composed(compositor.visible_widgets, rows_in((whole,), whole)), whole.height)


def has_changes(screen: Screen[Any]) -> bool:
    """Whether something on a screen has changed since it was painted."""
    return UNCHANGED and bool(screen._compositor._dirty_regions)


def forget_changes(screen: Screen[Any]) -> None:
    """Take what has changed on a screen as painted."""
    if UNCHANGED:
        screen._compositor._dirty_regions.clear()
        screen._dirty_widgets.clear()


def paint_changes(screen: Screen[Any]) -> None:
    """Paint what has changed on a screen; else Textual does it when it comes to it."""
    if UNCHANGED:
        screen._compositor_refresh()


def paint_parts(screen: Screen[Any], parts: Iterable[Widget]) -> bool:
    """Paint what has changed of these parts of a screen, and send it.

    Return False where that is left to Textual: it first sends the screen a message for each, and
    waits for its turn to paint. What is to be laid out first waits for that.
    """
    if not _can_paint_now(screen):
        return False
    changed = set(parts)
    screen._compositor.update_widgets(changed)
    for part in changed:
        part._repaint_required = False
    _paint_now(screen)
    return True


def paint_whole(screen: Screen[Any]) -> bool:
    """Paint a screen from top to bottom, and send it; return False as `paint_parts` does."""
    if not _can_paint_now(screen):
        return False
    screen._repaint_required = False
    screen._compositor._dirty_regions.add(screen._compositor.size.region)
    _paint_now(screen)
    return True


def _can_paint_now(screen: Screen[Any]) -> bool:
    if not UNCHANGED or screen._layout_required:
        return False
    return screen.is_current and not screen.app._batch_count


def _paint_now(screen: Screen[Any]) -> None:
    """Paint what has changed, and send it before anything else is done."""
    screen._compositor_refresh()
    terminal = screen.app._driver
    if isinstance(terminal, TakesStrips):
        terminal.send_now()


def paint_cells(screen: Screen[Any]) -> bool:
    """Give what has changed on a screen to its terminal, strip by strip.

    Textual draws every widget whole, also those that others cover, makes a text of codes of it, and
    the terminal takes that apart again. Return False where it must paint all the same: the terminal
    takes no strips, or Textual has changed.
    """
    app = screen.app
    terminal = app._driver
    if not UNCHANGED or not isinstance(terminal, TakesStrips) or screen is not app.screen:
        return False
    rows = _changed_rows(screen)
    forget_changes(screen)
    if rows and app.is_running and not (app._closed or app._batch_count):
        _context.visible_screen_stack.set(app._background_screens)
        app._begin_update()
        try:
            cursor = screen.outer_size.clamp_offset(app.cursor_position)
            terminal.show(composed(screen._compositor.visible_widgets, rows), Offset(*cursor))
        finally:
            app._end_update()
    app._update_mouse_over(screen)
    return True


def _changed_rows(screen: Screen[Any]) -> Rows:
    """Return which columns of which rows have changed."""
    compositor = screen._compositor
    whole = compositor.size.region
    changed = compositor._dirty_regions
    return rows_in((whole,) if whole in changed else changed, whole)
