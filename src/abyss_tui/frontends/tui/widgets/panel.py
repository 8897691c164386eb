"""The base of every part of the table: a picture of it with things to point at, and a cursor."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.message import Message

from abyss_tui.frontends.tui.keys.keys import twins
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.picture import Picture
from abyss_tui.frontends.tui.widgets.plates import Edge, edge_anew
from abyss_tui.frontends.tui.widgets.targets import (
    Direction,
    Drawing,
    Spot,
    Target,
    aside,
    distance,
)

__all__ = ["Panel", "Target"]


class Panel(Picture, can_focus=True):
    """A part of the table with a cursor. A panel only has to say how it draws a board."""

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

    class Unseen(Message):
        """The player chose what the cursor is on, which waits where nobody sees it."""

        def __init__(self, panel: "Panel") -> None:
            super().__init__()
            self.panel = panel

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
        self.cursor: Target | None = None
        self.waits = False
        """Whether the cursor is not seen yet: it waits where the first arrow shows it."""
        self._gets_focus = False
        """Whether a cursor that waits comes with the focus, which is still to come."""
        self.tell_of: Callable[[Target], None] | None = None
        """What tells about what is pointed at, in the same frame."""
        self._hovered: Target | None = None
        self._clicked: Target | None = None
        """What a second click chooses; nothing once the cursor has moved or the board changed."""

    def show(self, board: Board[Any, Any]) -> None:
        """Show another board; a first click on the one before does not count on this one."""
        if board is not self.board:
            self._clicked = None
        super().show(board)

    def tell(self, target: Target | None) -> None:
        """Learn what is pointed at, wherever it lies; most panels show the same then."""

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
        """Move the cursor; one that waits is shown where it is."""
        if self.waits:
            self.show_cursor()
        else:
            self.move(direction)

    def wait(self) -> None:
        """Let the cursor be seen no more before it is moved, or something is clicked.

        So nothing is chosen by a key that was meant for what came before.
        """
        self.waits, self._gets_focus = True, self.screen.focused is not self
        self.mark_anew()

    def show_cursor(self) -> None:
        """Show the cursor that has waited."""
        self.waits = False
        self.mark_anew()
        here = self.spot_under_cursor()
        if here is not None:
            self._point_out(here.target)

    def move(self, direction: Direction) -> None:
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
        if self.waits:
            self.post_message(self.Unseen(self))
        elif here is not None:
            self.post_message(self.Picked(here.target))

    def watch_has_focus(self, has_focus: bool) -> None:  # noqa: FBT001 (as Textual declares it)
        """Show or hide the cursor here: Textual calls `on_focus` before it sets the focus.

        No style sheet says anything of a panel with the focus, so it is not styled anew.
        """
        self.mark_anew()

    def on_focus(self, event: events.Focus) -> None:
        """Point out what the cursor is on; one that waits is shown to who comes back to it."""
        if event.from_app_focus and self.waits:  # who comes from another window has chosen nothing
            return
        comes, self._gets_focus = self._gets_focus, False
        self.waits = self.waits and comes
        here = self.spot_under_cursor()
        if here is not None and not self.waits:
            self._point_out(here.target)

    def on_blur(self) -> None:
        """Forget the first click: the second one must follow while the panel has the focus."""
        self._clicked = None

    def on_click(self, event: events.Click) -> None:
        """A click puts the cursor on what lies there, a second one chooses it.

        So a slip of the mouse plays nothing.
        """
        target = self.target_at(event.offset)
        again = target is not None and target == self._clicked == self.cursor
        self._clicked = None if again else target
        if target is not None:
            self.focus()
            self._move_to(target)
        if target is not None and again:
            self.post_message(self.Picked(target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The mouse points at what lies there."""
        target = self.target_at(event.offset)
        if target != self._hovered:
            self._hovered = target
            self.mark_anew()
            if target is not None:
                self._point_out(target)

    def on_leave(self) -> None:
        """The mouse points at nothing here any more."""
        if self._hovered is not None:
            self._hovered = None
            self.mark_anew()

    def target_at(self, offset: Offset) -> Target | None:
        """Return what lies in a cell of the panel, the smallest thing if it is several."""
        under = [spot for spot in self.spots if spot.region.contains_point(offset)]
        smallest = min(under, key=lambda spot: spot.region.area, default=None)
        return None if smallest is None else smallest.target

    def _move_to(self, target: Target) -> None:
        if target != self.cursor or self.waits:
            self.cursor, self.waits = target, False
            self.mark_anew()
            self._point_out(target)

    def _point_out(self, target: Target) -> None:
        if self.tell_of is not None:
            self.tell_of(target)

    def marked(self, drawing: Drawing) -> Drawing:
        """Raise what the mouse is on, and mark what the cursor is on while the panel has it."""
        here = self._current(drawing.spots) if self.has_focus and not self.waits else None
        hovered = next((spot for spot in drawing.spots if spot.target == self._hovered), None)
        if here is None and hovered is None:
            return drawing
        marked = drawing.copy()
        if hovered is not None:
            marked.raise_ground(hovered.region)
        if here is not None:
            self.mark_cursor(marked, here)
        return marked

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Mark what the cursor is on: by its edge, or by its ground and a sign beside it."""
        palette = marked.look.palette
        if here.plate:
            edge_anew(marked, here.region, Edge.CURSOR)
        elif palette.blocks:
            marked.fill(here.region, palette.sel)
        else:
            _reverse(marked, here)
        if here.mark is not None:
            on_edge = here.plate and palette.blocks
            style = palette.moon_chip if on_edge else palette.moon
            marked.put(*here.mark, marked.look.marks.cursor, style)


def _reverse(marked: Drawing, here: Spot) -> None:
    """Reverse the line that the cursor is on: it shows without any colour."""
    x, y, wide, _ = here.region
    line = y if here.mark is None else here.mark.y
    marked.lay(Region(x, line, wide, 1), marked.look.palette.cursor)
