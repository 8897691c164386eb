"""Locations on offer with their scenes, chambers with portraits, and what a terminal is sent."""

from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region, Size

from abyss_tui.frontends.tui.abyss import layout as abyss
from abyss_tui.frontends.tui.abyss.panels.locations import SCENE
from abyss_tui.frontends.tui.conspiracy import layout as conspiracy
from abyss_tui.frontends.tui.conspiracy.geometry import PORTRAIT, grid_of
from abyss_tui.frontends.tui.portraits.half_blocks import LOWER, UPPER
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.textual_private.painting import rows_of
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from tests.frontends.tui.conspiracy import boards
from tests.frontends.tui.full_table import full_board

WINDOW = Size(160, 50)
MOST_AT_ONCE = 45_000
MOST_FOR_A_STEP = 3_000
"""The bytes that a terminal is sent for a table, and when the cursor goes on by one."""


class Table(App[None]):
    """A table of any game, and what a terminal is sent for it."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self.view = view
        self._painter = Painter(size=WINDOW)

    def compose(self) -> ComposeResult:
        yield self.view

    def sent(self) -> int:
        """Return how many bytes show what there is now."""
        rows = enumerate(rows_of(self.screen))
        self._painter.lay([(y, 0, strip) for y, strip in rows], Offset(0, 0))
        return len(self._painter.changes().encode())

    def has_picture(self, region: Region) -> bool:
        """Whether there is a picture in every row of a region of the screen."""
        rows = rows_of(self.screen)[region.y : region.bottom]
        parts = ["".join(part.text for part in row)[region.x : region.right] for row in rows]
        return all(UPPER in part or LOWER in part for part in parts)


def abyss_table() -> tuple[BoardView, list[Region]]:
    """Return a full table of Abyss with three Locations, and where their scenes are."""
    board = full_board(locations=3)
    panel = abyss.layout(WINDOW, board.view)["locations"]
    places = [Region(panel.x + x, panel.y + 1, *SCENE) for x in (2, 40, 78)]
    return BoardView(abyss.PANELS, abyss.layout, board), places


def conspiracy_table() -> tuple[BoardView, list[Region]]:
    """Return a table of Conspiracy for two with full chambers, and where the first Lords are."""
    board: Board[Any, Any] = boards.board_of(boards.fullest(2))
    grid, chambers = grid_of(WINDOW, 2), conspiracy.layout(WINDOW, board.view)["chambers"]
    places = [
        Region(chambers.x + seat * grid.column + at.x, chambers.y + at.y, *PORTRAIT)
        for seat in (0, 1)
        for at in (grid.space(1), grid.space(5), grid.space(9))
    ]
    return BoardView(conspiracy.PANELS, conspiracy.layout, board), places


@pytest.mark.parametrize("table", [abyss_table, conspiracy_table])
async def test_a_large_table_shows_places_and_lords_and_is_sent_in_few_bytes(table: Any) -> None:
    view, places = table()
    app = Table(view)
    async with app.run_test(size=WINDOW) as pilot:
        await app.workers.wait_for_complete()
        assert all(app.has_picture(each) for each in places)
        assert app.sent() < MOST_AT_ONCE
        await pilot.press("tab", "tab")
        app.sent()
        for key in ("right", "left", "down"):
            await pilot.press(key)
            assert app.sent() < MOST_FOR_A_STEP


def test_only_large_lords_of_a_chamber_have_portraits() -> None:
    with_portraits = {
        players: [size for size in boards.SIZES if grid_of(Size(*size), players).has_portraits]
        for players in (2, 3, 4)
    }
    assert with_portraits == {2: [(160, 50), (220, 60)], 3: [], 4: []}
