"""The base of every part of the table: drawn line by line, with things to point at."""

from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.tui.board import Board
from abyss_tui.tui.keys import twins
from abyss_tui.tui.widgets.targets import Direction, Drawing, Spot, Target, aside, distance

__all__ = ["Panel", "Target"]


class Panel(Widget, can_focus=True):
    """A part of the table. A panel only has to say how it draws a board."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    Panel { width: 1fr; height: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"left,{twins('h')}", "move('left')", show=False, id="cursor.left"),
        Binding(f"down,{twins('j')}", "move('down')", show=False, id="cursor.down"),
        Binding(f"up,{twins('k')}", "move('up')", show=False, id="cursor.up"),
        Binding(f"right,{twins('l')}", "move('right')", show=False, id="cursor.right"),
        Binding("enter", "pick", show=False, id="cursor.pick"),
    ]

    class Picked(Message):
        """The player chose this."""

        def __init__(self, target: Target) -> None:
            super().__init__()
            self.target = target

    class Pointed(Message):
        """The cursor or the mouse is on this now."""

        def __init__(self, target: Target) -> None:
            super().__init__()
            self.target = target

    class Left(Message):
        """The cursor wants to leave the panel in this direction."""

        def __init__(self, panel: "Panel", direction: Direction, column: int) -> None:
            super().__init__()
            self.panel = panel
            self.direction = direction
            self.column = column
            """Where on the screen the cursor was."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self.board: Board[Any, Any] | None = None
        self.cursor: Target | None = None
        self._hovered: Target | None = None
        self._drawn: Drawing | None = None
        self._strips: list[Strip] = []

    def draw(self, board: Board[Any, Any], drawing: Drawing) -> None:
        """Write the board on the drawing, which has the size of the panel."""
        raise NotImplementedError

    def show(self, board: Board[Any, Any]) -> None:
        """Show another board, repainting only the lines that differ."""
        if board is not self.board:
            self.board = board
            self._redraw()

    @property
    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return [] if self.board is None else self.drawing(self.board).spots

    def drawing(self, board: Board[Any, Any]) -> Drawing:
        """Return the board as drawn for the present size."""
        if self._drawn is None or (self._drawn.width, self._drawn.height) != self.size:
            self._drawn = Drawing(*self.size, board.look)
            if self.size.area:
                self.draw(board, self._drawn)
            if self.has_focus:
                self._mark_cursor(self._drawn)
            water = Style.from_color(bgcolor=self.background_colors[1].rich_color)
            self._strips = [strip.apply_style(water) for strip in self._drawn.strips()]
        return self._drawn

    def render(self) -> Text:
        """Nothing: the lines are all there is."""
        return Text()

    def render_line(self, y: int) -> Strip:
        """Return one row of the drawing."""
        if self.board is not None:
            self.drawing(self.board)
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def allow_focus(self) -> bool:
        """A panel with nothing to point at is passed over."""
        return bool(self.spots)

    def point_at(self, target: Target) -> bool:
        """Put the cursor on a target; return whether it lies on this panel."""
        if all(spot.target != target for spot in self.spots):
            return False
        self._move_to(target)
        return True

    def spot_under_cursor(self) -> Spot | None:
        """Return where the cursor is: on its target, else on the first spot."""
        return self._current(self.spots)

    def _current(self, spots: list[Spot]) -> Spot | None:
        same = (spot for spot in spots if spot.target == self.cursor)
        return next(same, spots[0] if spots else None)

    def enter(self, column: int, *, from_above: bool) -> None:
        """Put the cursor on the spot of the first or last row that is nearest to a column."""
        spots = self.spots
        rows = [spot.region.y for spot in spots]
        row = min(rows) if from_above else max(rows)
        found = [spot for spot in spots if spot.region.y == row]
        column -= self.region.x
        nearest = min(found, key=lambda spot: aside(spot.region, column))
        self.cursor = nearest.target
        self.focus()

    def action_move(self, direction: Direction) -> None:
        """Move the cursor to the nearest spot in a direction, or out of the panel."""
        here = self.spot_under_cursor()
        if here is None:
            return
        found = [
            (away, place)
            for place, spot in enumerate(self.spots)
            if (away := distance(here.region, spot.region, direction)) is not None
        ]
        if found:
            self._move_to(self.spots[min(found)[1]].target)
        else:
            self.post_message(self.Left(self, direction, self.region.x + here.region.x))

    def action_pick(self) -> None:
        """Choose what the cursor is on."""
        here = self.spot_under_cursor()
        if here is not None:
            self.post_message(self.Picked(here.target))

    def on_focus(self) -> None:
        """Show the cursor."""
        self._redraw()
        here = self.spot_under_cursor()
        if here is not None:
            self.post_message(self.Pointed(here.target))

    def notify_style_update(self) -> None:
        """Draw anew on another background."""
        super().notify_style_update()
        self._drawn = None

    def on_blur(self) -> None:
        """Take the cursor away."""
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        """A click chooses what lies there."""
        target = self.target_at(event.offset)
        if target is not None:
            self.focus()
            self._move_to(target)
            self.post_message(self.Picked(target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The mouse points at what lies there."""
        target = self.target_at(event.offset)
        if target != self._hovered:
            self._hovered = target
            if target is not None:
                self.post_message(self.Pointed(target))

    def target_at(self, offset: Offset) -> Target | None:
        """Return what lies in a cell of the panel, the smallest thing if it is several."""
        under = [spot for spot in self.spots if spot.region.contains_point(offset)]
        smallest = min(under, key=lambda spot: spot.region.area, default=None)
        return None if smallest is None else smallest.target

    def _move_to(self, target: Target) -> None:
        if target != self.cursor:
            self.cursor = target
            self._redraw()
            self.post_message(self.Pointed(target))

    def _redraw(self) -> None:
        before = self._strips
        self._drawn = None
        if self.board is not None:
            self.drawing(self.board)
        if len(before) != len(self._strips):
            self.refresh()
            return
        changed = [y for y, strip in enumerate(self._strips) if strip != before[y]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def _mark_cursor(self, drawing: Drawing) -> None:
        here = self._current(drawing.spots)
        if here is None:
            return
        x, y, wide, _ = here.region
        line = y if here.mark is None else here.mark.y
        look = drawing.look
        drawing.lay(Region(x, line, wide, 1), look.palette.cursor)
        drawing.lay(here.region, look.palette.around)
        if here.mark is not None:
            drawing.put(*here.mark, look.marks.cursor, look.palette.bright)
