"""How a screen is painted: once when it opens, and over what lies below as it is.

Textual lays a screen that opens out and paints it two to four times, before its parts are filled
and afterwards; and it draws what lies below a prompt anew for each. At a host, where all players
share a processor, that would be most of the work (`python -m bench.hosting`). What this rests on
inside Textual is named in `textual_private.requirements`.
"""

from typing import ClassVar, Final, TypeVar

from textual.events import Event, Resize, ScreenResume
from textual.geometry import Region, Size
from textual.reactive import Reactive
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from abyss_tui.frontends.tui.prompts.smallest import too_small
from abyss_tui.frontends.tui.textual_private.painting import (
    forget_changes,
    has_changes,
    paint_cells,
    paint_changes,
    paint_whole,
    paints_by_itself,
    rows_of,
)

Answer = TypeVar("Answer")

LONGEST_PAUSE: Final = 0.15
"""Seconds after which a screen is painted again whatever is still to come."""


@paints_by_itself
class PaintedScreen(Screen[Answer]):
    """A screen that is not painted before it is laid out, nor again for a size that it has.

    In a window that is too small it stays as it was laid out before, and is not painted: what its
    parts show may change below what covers it, and they were not made for such a size.
    """

    BLANK: ClassVar[bool] = True
    """Nothing is drawn on the screen itself, between its parts."""
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """The widget with the focus: it and the one before are painted anew, not the whole screen."""
    in_any_window: ClassVar[bool] = False
    """Whether it is shown in a window of any size."""
    _paused: Timer | None = None
    """What ends that nothing is painted; None while it is painted whenever it changes."""
    _laid_out: Size | None = None
    """The size that it was laid out for; None when that is to be done anew."""
    _below: list[Strip] | None = None
    """The rows of the screen below, while they stay as they are."""

    async def on_event(self, event: Event) -> None:
        """Style no part again when it is shown: each was styled as it came or changed."""
        if isinstance(event, Resize) and self._too_small_for(event.size):
            self._laid_out = None
            return
        if isinstance(event, ScreenResume):
            event.refresh_styles = False
        await super().on_event(event)
        if isinstance(event, ScreenResume) and self._laid_out is None:
            self.refresh(layout=True)  # it has the size that it had before the window was small

    def _too_small_for(self, size: Size) -> bool:
        return not self.in_any_window and too_small(size)

    def _screen_resized(self, size: Size) -> None:
        if size != self._laid_out:
            super()._screen_resized(size)

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:  # noqa: FBT001, FBT002 (as Textual asks)
        if self._too_small_for(self.app.size):
            self._laid_out = None
            return
        self._laid_out = self.outer_size if size is None else size
        super()._refresh_layout(size, scroll)

    def _compositor_refresh(self) -> None:
        if self._repaint_required or self._paused is not None:
            return  # all of it is to be painted in a moment
        if self._too_small_for(self.app.size):
            return  # it will be when the window has grown
        upper = self._upper()
        if not isinstance(upper, PaintedScreen):
            if not paint_cells(self):
                super()._compositor_refresh()
        elif has_changes(self):
            forget_changes(self)
            upper.look_below_again()

    def _upper(self) -> Screen[object] | None:
        """Return the screen that lies on this one, None if it is on top."""
        stack = self.app.screen_stack
        above = stack[stack.index(self) + 1 :] if self in stack else []
        return above[0] if above else None

    def look_below_again(self) -> None:
        """Show what lies below as it is now, if it is shown already."""
        if self._below is not None:
            self.refresh()

    def rows(self) -> list[Strip]:
        """Return the rows as they are now, for who shows them: whatever changed is in them."""
        forget_changes(self)
        return rows_of(self)

    def pause_painting(self) -> None:
        """Leave on the terminal what is there, until all is painted anew: that is to come soon."""
        if self._paused is not None:
            self._paused.stop()
        self._paused = self.set_timer(LONGEST_PAUSE, self.resume_painting)

    def resume_painting(self) -> None:
        """Paint all of it anew, if painting was paused."""
        if self._paused is not None:
            self._paused.stop()
            self._paused = None
            if self._upper() is not None:
                paint_changes(self)
            elif not paint_whole(self):
                self.refresh()

    def refresh(self, *regions: Region, **options: bool) -> "PaintedScreen[Answer]":
        """Paint anew, and what lies below as well."""
        self._below = None
        super().refresh(*regions, **options)
        return self

    def behind(self, rows: list[Strip]) -> list[Strip]:
        """Return the rows of the screen below as they are to be seen behind this one."""
        return rows

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return rows; a screen without a ground of its own shows the one below, as it is drawn."""
        stack = self.app.screen_stack
        if self.styles.background.a or self not in stack[1:]:
            return super().render_lines(crop)
        if self._below is None:
            below = stack[stack.index(self) - 1]
            self._below = self.behind(below.rows()) if isinstance(below, PaintedScreen) else []
        rows, blank = self._below, Strip.blank(self.size.width)
        seen = (rows[y] if y < len(rows) else blank for y in crop.line_range)
        return [row.crop(*crop.column_span) for row in seen]
