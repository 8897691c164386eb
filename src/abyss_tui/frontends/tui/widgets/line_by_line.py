"""The base of what is drawn line by line: only the lines that differ are painted anew."""

from collections.abc import Sequence

from rich.text import Text
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class LineByLine(Widget):
    """A widget that draws itself by `render_line` alone."""

    ALLOW_SELECT = False

    held_back = False
    """Whether whoever changes it just now paints it as well; see `BoardView.show_at_once`."""
    _asks = False
    """Whether it would have asked for something meanwhile."""

    def render(self) -> Text:
        """Render nothing: `render_line` draws everything."""
        return Text()

    def check_idle(self) -> None:
        """Ask to be painted or laid out, unless it is held back."""
        self._asks = self.held_back
        if not self.held_back:
            super().check_idle()

    def ask_now(self) -> None:
        """Ask for what it was held back from."""
        if self._asks:
            self.check_idle()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return rows as they are drawn: nothing of the style sheet lies around or over them.

        Textual would look up some fifty rules for each row, and keep a copy of it. Nor is there
        anything to be filtered: a palette has true colours alone, and none that are dimmed.
        """
        rows = self.rows_in(crop.line_range)
        if crop.column_span != (0, self.size.width):
            rows = [row.crop(*crop.column_span) for row in rows]
        return rows

    def rows_in(self, lines: range) -> list[Strip]:
        """Return some rows as they are now."""
        return [self.render_line(y) for y in lines]

    def repaint(self, before: Sequence[Strip], after: Sequence[Strip]) -> None:
        """Paint the lines that differ, or all of them if there are more or fewer now."""
        if len(before) != len(after):
            self.refresh()
            return
        lines = enumerate(zip(before, after, strict=True))
        changed = [y for y, (old, new) in lines if old is not new and old != new]
        if changed:
            wide = self.size.width
            self.refresh(*(Region(0, y, wide, 1) for y in changed))
