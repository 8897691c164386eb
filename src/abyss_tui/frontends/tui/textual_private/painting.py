"""What is needed of Textual's screens and compositor to paint a screen once, and over another.

Where any of it has changed, a screen is painted as Textual does: more often, and without what lies
below a prompt.
"""

from typing import Any, Final, TypeVar

from textual.screen import Screen
from textual.strip import Strip

from abyss_tui.frontends.tui.textual_private.requirements import PAINTING
from abyss_tui.libraries import missing

S = TypeVar("S", bound=type[Screen[Any]])

UNCHANGED: Final = not missing(PAINTING)
"""Whether Textual paints as it did when this was written."""

_OVERRIDDEN: Final = ("_screen_resized", "_refresh_layout", "_compositor_refresh")


def paints_by_itself(cls: S) -> S:
    """Take what a class overrides of Textual's painting away again, where that has changed."""
    if not UNCHANGED:
        for name in _OVERRIDDEN:
            if name in vars(cls):
                delattr(cls, name)
    return cls


def rows_of(screen: Screen[Any]) -> list[Strip]:
    """Return the rows of a screen as they are now; none where Textual has changed."""
    return screen._compositor.render_strips() if UNCHANGED else []


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
