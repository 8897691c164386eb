"""What is read lies on the sea, or low over the table it is about; plates can be seen in water."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Offset, Size
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.prompts.cards import Cards
from abyss_tui.frontends.tui.prompts.help import Help
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.widgets.plate import Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.settings.resolving import Resolved
from abyss_tui.settings.settings import ALLOWED, Settings
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import settled, sitting

LARGE = (120, 40)
BYTES = 10_000
"""What may be written when the help closes."""


async def press(pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


def on_screen(pilot: Pilot[int]) -> list[Any]:
    """Return what the screen shows, as a terminal is given it."""
    rows = pilot.app.screen._compositor.render_strips()
    return [(y, 0, row) for y, row in enumerate(rows)]


def written(before: list[Any], after: list[Any], size: Size) -> int:
    """Return how many bytes lead from one screen to another."""
    painter = Painter(size=size)
    painter.lay(before, Offset(0, 0))
    painter.changes()
    painter.lay(after, Offset(0, 0))
    return len(painter.changes().encode())


async def test_the_help_lies_low_over_the_table_and_little_is_written_when_it_closes(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        for size in ((80, 24), (200, 60)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            table, lines = on_screen(pilot), screen_lines(pilot.app)
            await press(pilot, "question_mark")
            assert isinstance(pilot.app.screen, Help)
            top = pilot.app.screen.query_one(Plate).region.y
            assert top > 1
            assert screen_lines(pilot.app)[:top] == lines[:top]
            assert written(on_screen(pilot), table, Size(*size)) <= BYTES
            await press(pilot, "escape")


async def test_what_else_is_read_lies_on_the_sea_with_one_bar_alone(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=LARGE) as pilot:
        for key in "iowc":
            await press(pilot, "escape", key)
            assert not any("COURT" in line or "LOG" in line for line in screen_lines(pilot.app))
        cards = pilot.app.screen
        assert isinstance(cards, Cards)
        rows, panel = cards.query_one(Rows), cards.query_one(Plate).background_colors[1]
        marked = "option-list--option-highlighted"
        assert rows.get_component_styles(marked).background != panel
        await press(pilot, "slash")
        assert rows.get_component_styles(marked).background == panel
        listed, read = rows.region, cards.query_one("#card").region
        assert (listed.x, listed.bottom) == (read.x, read.y)
        await pilot.resize_terminal(160, 50)
        await settled(pilot)
        listed, read = rows.region, cards.query_one("#card").region
        assert (listed.y, listed.bottom, listed.right) == (read.y, read.bottom, read.x)


def test_plates_have_a_frame_where_their_ground_cannot_be_told_from_the_water() -> None:
    framed = {
        (name, colours)
        for name in ALLOWED["theme"]
        for colours in Colours
        if theme_of(str(name), colours).palette.framed
    }
    few = {Colours.FEW, Colours.NONE}
    each = {(name, colours) for name in ALLOWED["theme"] for colours in few}
    assert framed == each | {("contrast", Colours.FULL), ("contrast", Colours.MANY)}


@pytest.mark.parametrize(("colors", "corners"), [("16", "┌┐└┘"), ("true", "")])
async def test_a_form_and_a_prompt_show_that_frame(
    tmp_path: Path, colors: str, corners: str
) -> None:
    chosen = Resolved(Settings().wished({"colors": colors}))
    session = replace(local_session(tmp_path, "abyss", chosen=chosen))
    async with LocalApp(session).run_test(size=LARGE) as pilot:
        await settled(pilot)
        await press(pilot, "s")
        drawn = "".join(screen_lines(pilot.app))
        assert all((sign in drawn) == (sign in corners) for sign in "┌┐└┘")
