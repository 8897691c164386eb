"""The screen of an app as lines of text, and an app that shows nothing but a table."""

from collections.abc import Callable
from typing import Any

from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.widgets import OptionList

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel, Target

SIZES = [(80, 24), (100, 30), (120, 40), (140, 46), (160, 50), (220, 60)]
"""The sizes the table is looked at in: the smallest, the breaks, and some between."""


class BoardApp(App[None]):
    """An app with nothing but the table, which remembers what was picked and pointed at."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, board: AbyssBoard) -> None:
        super().__init__()
        self.table = BoardView(PANELS, layout, board)
        self.picked: list[Target] = []
        self.pointed: list[Target] = []
        for panel in self.table.panels.values():
            panel.tell_of = self._told(panel.tell_of)

    def _told(self, tell: Callable[[Target], None] | None) -> Callable[[Target], None]:
        assert tell is not None

        def told(target: Target) -> None:
            self.pointed.append(target)
            tell(target)

        return told

    def compose(self) -> ComposeResult:
        yield self.table

    def on_panel_picked(self, message: Panel.Picked) -> None:
        self.picked.append(message.target)


def as_seen(cell: Any) -> Any:
    """Return a cell of pyte as it looks: where nothing is written, its ground is all one sees."""
    lines = cell.underscore or cell.strikethrough or cell.reverse
    return cell if cell.data != " " or lines else (" ", cell.bg)


def row_in(rows: OptionList, place: int) -> Offset:
    """Return where one can click on a row of a question that is in sight."""
    for y in range(rows.size.height):
        x = 0
        for text, style, _ in rows.render_line(y):
            if style is not None and style.meta.get("option") == place:
                return Offset(x + min(6, len(text) - 1), y)
            x += len(text)
    raise AssertionError(f"no row {place} in sight")


def screen_lines(app: App[Any]) -> list[str]:
    """Return what the screen shows, line by line, without the styles."""
    return ["".join(part.text for part in line) for line in app.screen._compositor.render_strips()]


async def frame(board: AbyssBoard, size: tuple[int, int], *keys: str) -> list[str]:
    """Return the lines of a table on a screen of this size, after these keys."""
    app = BoardApp(board)
    async with app.run_test(size=size) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        return screen_lines(app)
