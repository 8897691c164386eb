"""The whole table: its panels, laid out for the size of the terminal."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from textual import on
from textual.app import ComposeResult
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.strip import Strip
from textual.widget import Widget

from abyss_tui.frontends.tui.motion.motion import Motion
from abyss_tui.frontends.tui.textual_private.painting import paint_parts
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Spot, Target

Arrange: TypeAlias = Callable[[Size, Any], Mapping[str, Region]]
"""What says where each panel lies, by its name, for a size of the table and a view."""


class _Arrangement(Layout):
    """Puts every panel where the arrangement says."""

    name = "table"

    def arrange(
        self,
        parent: Widget,
        children: list[Widget],
        size: Size,
        greedy: bool = True,  # noqa: FBT001, FBT002 (as Textual declares it)
    ) -> ArrangeResult:
        """Place the panels for this size."""
        assert isinstance(parent, BoardView)
        regions = parent.regions(size)
        for name, region in regions.items():
            parent.panels[name].sink(region.y, size.height)
        return [
            WidgetPlacement(regions[child.name], NULL_OFFSET, NULL_SPACING, child)
            for child in children
            if child.name is not None and child.name in regions
        ]


class BoardView(Widget):
    """The table as one seat sees it.

    Its panels and their arrangement are those of the game; nothing lies there before a board
    is shown.
    """

    DEFAULT_CSS = """
    BoardView { width: 1fr; height: 1fr; overflow: hidden; }
    """

    def __init__(
        self,
        panels: Mapping[str, type[Panel]],
        arrange: Arrange,
        board: Board[Any, Any] | None = None,
        *,
        id: str | None = None,  # noqa: A002 (as Textual names it)
    ) -> None:
        """`panels` are by name, in the order of the tab key."""
        super().__init__(id=id)
        self.panels = {name: kind(name=name) for name, kind in panels.items()}
        for panel in self.panels.values():
            panel.tell_of = self._tell
        self._arrange = arrange
        self._arrangement = _Arrangement()
        self.board = board
        self.motion = Motion(self.set_timer)

    @property
    def layout(self) -> Layout:
        """The arrangement, which no style sheet changes."""
        return self._arrangement

    def regions(self, size: Size) -> Mapping[str, Region]:
        """Return where each panel lies on a table of this size."""
        return {} if self.board is None else self._arrange(size, self.board.view)

    def on_resize(self) -> None:
        """Let what is said lie over the log in this size."""
        self._lay_messages()
        self.call_after_refresh(self._tell_again)

    def _lay_messages(self) -> None:
        """Let what is said lie over the log, where it covers neither keys nor what is asked."""
        log = self.regions(self.size).get("log")
        if log is None:  # no board is shown yet
            return
        for rack in self.screen.query("ToastRack"):
            rack.styles.width = log.width
            rack.styles.margin = Spacing(0, 0, self.screen.size.height - log.bottom, log.x)

    def compose(self) -> ComposeResult:
        """Yield the panels."""
        if self.board is not None:
            self.show(self.board)
        yield from self.panels.values()

    def show(self, board: Board[Any, Any], *, moving: bool = False) -> bool:
        """Show another board; panels repaint only the lines that differ.

        With `moving` they may show for a moment how it comes from the one before. Return whether
        they stay in their places.
        """
        if board == self.board:  # the panels keep what they show
            board = self.board
        else:
            self._begin_motion(board, moving=moving)
        before = self.regions(self.size)
        self.board = board
        self.styles.background = board.look.palette.water
        stay = self.regions(self.size) == before
        for panel in self.panels.values():
            panel.show(board)
            if not stay:  # Textual lays out anew what lies around who asks, never who asks itself
                panel.refresh(layout=True)
        if not stay:
            self._lay_messages()
        self._tell_again()
        return stay

    def show_at_once(self, board: Board[Any, Any], *, moving: bool = False) -> None:
        """Show another board as `show` does, and paint what differs before anything else is done.

        Each panel that changes would send two messages to be painted, at the cost of its drawing.
        """
        panels = self.panels.values()
        for panel in panels:
            panel.held_back = True
        stay = self.show(board, moving=moving)
        painted = stay and paint_parts(self.screen, panels)
        for panel in panels:
            panel.held_back = False
            if not painted:
                panel.ask_now()

    def _begin_motion(self, board: Board[Any, Any], *, moving: bool) -> None:
        """Let what was moving be over, and what differs on the new board begin to move."""
        before = self.board
        if before is None or not moving:
            self.motion.begin(())
        else:
            panels = self.panels.values()
            self.motion.begin([(each, each.frames(before, board)) for each in panels])

    def render_line(self, y: int) -> Strip:
        """Return a row of the water between the panels."""
        if self.board is None:
            return Strip.blank(self.size.width)
        water = self.board.look.palette.ground(y, self.size.height)
        return Strip.blank(self.size.width, water)

    def point_at(self, target: Target) -> bool:
        """Put the cursor on something of the table; return whether it is there."""
        panel = self._pointing_at(target)
        if panel is not None:
            panel.focus()
        return panel is not None

    def wait_at(self, target: Target) -> bool:
        """Let the cursor wait unseen on something of the table; return whether it is there."""
        panel = self._pointing_at(target)
        if panel is not None:
            panel.wait()
            panel.focus()
            self._tell(None)
        return panel is not None

    def _pointing_at(self, target: Target) -> Panel | None:
        """Return the panel that has put its cursor on a target; None if it is nowhere."""
        panels = self.panels.values()
        return next((each for each in panels if each.allow_focus() and each.point_at(target)), None)

    def _under_cursor(self) -> Target | None:
        """Return what the cursor is on: what it was on may have left the table."""
        focused = next((each for each in self.panels.values() if each.has_focus), None)
        spot = None if focused is None or focused.waits else focused.spot_under_cursor()
        return None if spot is None else spot.target

    def _tell_again(self) -> None:
        """Tell the panels what the cursor is on: what they show may have changed around it."""
        self._tell(self._under_cursor())

    def _tell(self, target: Target | None) -> None:
        for panel in self.panels.values():
            panel.tell(target)

    def spots(self) -> list[tuple[Panel, Spot]]:
        """Return everything that can be pointed at, and on which panel."""
        return [(panel, spot) for panel in self.panels.values() for spot in panel.spots]

    def shows(self, target: Target) -> bool:
        """Return whether something lies on a panel that is laid out, and there in sight."""
        laid_out = map(self.panels.__getitem__, self.regions(self.size))
        return any(spot.target == target for panel in laid_out for spot in panel.spots)

    @on(Panel.Left)
    def go_on(self, message: Panel.Left) -> None:
        """The cursor leaves a panel for the next one in its direction."""
        message.stop()
        here = message.panel.region
        reached = [
            (gap, abs(panel.region.x - here.x), place, panel)
            for place, panel in enumerate(self.panels.values())
            if panel.allow_focus()
            and (gap := _gap(here, panel.region, message.direction)) is not None
        ]
        if not reached:
            return
        panel = min(reached, key=lambda each: each[:3])[3]
        if message.direction in ("up", "down"):
            panel.enter(message.column, from_above=message.direction == "down")
        else:
            panel.focus()


def _gap(here: Region, there: Region, direction: str) -> int | None:
    """Return how far a panel lies in a direction, None when it does not."""
    across = here.x < there.right and there.x < here.right
    down = here.y < there.bottom and there.y < here.bottom
    match direction:
        case "up" if across and there.bottom <= here.y:
            return here.y - there.bottom
        case "down" if across and there.y >= here.bottom:
            return there.y - here.bottom
        case "left" if down and there.right <= here.x:
            return here.x - there.right
        case "right" if down and there.x >= here.right:
            return there.x - here.right
    return None
