"""What is on the screen is what a screen would show that is drawn for the first time."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.layout import PANELS
from abyss_tui.frontends.tui.abyss.panels import passing
from abyss_tui.frontends.tui.motion import frames
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.table.start import NewGame
from tests.frontends.tui.sitting import settled, sitting, the_place

BOXES = ("i", "w", "o", "question_mark", "full_stop", "q", "q", "tab", "down")
"""What opens boxes, closes them, hides the hand, and moves the cursor."""
SPEEDS = ("TURNING", "STEPPING", "COUNTING", "FILLING", "SINKING")


@pytest.fixture(autouse=True)
def _what_moves_stays_until_it_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "LONGEST", 1000)
    for speed in SPEEDS:
        monkeypatch.setattr(passing, speed, 100)


def seen(pilot: Pilot[int]) -> list[Any]:
    """Return every row of the screen, with its styles."""
    return [*map(list, pilot.app.screen._compositor.render_strips())]


def cells(drawing: Drawing) -> Any:
    return drawing.signs, drawing.styles, drawing.grounds


def behind_the_state(table: TableScreen) -> list[str]:
    """Return the panels that show something else than one that is drawn for the first time."""
    view = table.query_one(BoardView)
    shown = view.board
    table.show_board()
    assert view.board is not None
    assert view.board == shown
    behind = []
    for name, panel in view.panels.items():
        fresh, drawing = PANELS[name](name=name), Drawing(*panel.outer_size, view.board.look)
        fresh.passing = panel.passing
        if isinstance(fresh, TellingPanel) and isinstance(panel, TellingPanel):
            fresh.target = panel.target
        if drawing.width and drawing.height:
            fresh.draw(fresh.needed(view.board), drawing)
            assert panel._drawn is not None
            if cells(panel._drawn) != cells(drawing):
                behind.append(name)
    return behind


@pytest.mark.no_cover  # draws again what other tests draw
@pytest.mark.parametrize(
    ("size", "steps"),
    [
        ((80, 24), 16),
        pytest.param((80, 24), 200, marks=pytest.mark.slow),
        pytest.param((120, 40), 200, marks=pytest.mark.slow),
    ],
)
async def test_no_panel_and_no_motion_stays_behind_the_game(
    size: tuple[int, int], steps: int, tmp_path: Path
) -> None:
    """Somebody plays at random while boxes come and go, and what moves is cut off."""
    dice = Random(size[0])
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 3, "abyss"), size=size) as pilot:
        place, table = the_place(pilot), pilot.app.screen_stack[1]
        assert isinstance(table, TableScreen)
        for _ in range(steps):
            decision = place.decision
            if decision is None:
                break
            if dice.random() < 0.6:
                view = place.view(decision.seat, with_options=True)
                action = dice.choice(view.decision.options)
                await place.play(decision.seat, action, decision=decision.number)
            else:
                await pilot.press(dice.choice(BOXES))
            await settled(pilot)
            assert not behind_the_state(table)
            shown = seen(pilot)
            pilot.app.screen.refresh()
            await settled(pilot)
            assert seen(pilot) == shown
