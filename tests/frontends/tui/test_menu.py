"""The menu shows the deep, and the line that one wants most."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.screens.anglerfish import Anglerfish
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import Settings
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled

SIZES = [(80, 24), (120, 40), (160, 50)]


def the_program(folder: Path, colours: Colours = Colours.FULL) -> LocalApp:
    chosen = Resolved(Settings(colors=str(colours)))
    return LocalApp(local_session(folder, "abyss", chosen=chosen))


@pytest.mark.parametrize("size", SIZES)
async def test_the_fish_swims_beside_the_lines_and_covers_none(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = the_program(tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        lines = screen_lines(app)
        rows = app.screen.query_one(Rows)
        shown = [line for line in lines if "New game" in line or "Quit" in line]
        assert len(shown) == 2
        assert any("█" * 20 in line for line in lines[size[1] // 3 :])
        assert rows.region.bottom < size[1] - 1
        assert not any("█" in line[: rows.region.right] for line in lines[rows.region.y :])


@pytest.mark.parametrize("colours", [Colours.FEW, Colours.NONE])
async def test_with_few_colours_the_menu_is_words_alone(tmp_path: Path, colours: Colours) -> None:
    app = the_program(tmp_path, colours)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
        assert "A  B  Y  S  S" in shown
        assert "[n]" in shown
        assert "█" not in shown


@pytest.mark.parametrize(("colours", "light"), [(Colours.FULL, True), (Colours.MANY, False)])
async def test_only_all_colours_are_enough_for_the_light_of_the_lantern(
    tmp_path: Path, colours: Colours, light: bool
) -> None:
    app = the_program(tmp_path, colours)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        scene = app.screen.query_one(Anglerfish)
        lit, dark = (scene.ground(*place) for place in (Offset(62, 21), Offset(2, 21)))
        assert (lit != dark) is light


async def test_the_lines_move_together_when_the_window_becomes_small(tmp_path: Path) -> None:
    app = the_program(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        rows = app.screen.query_one(Rows)
        await pilot.press("down", "down")
        marked, high = rows.highlighted, rows.size.height
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert rows.highlighted == marked
        assert rows.size.height == high // 2
