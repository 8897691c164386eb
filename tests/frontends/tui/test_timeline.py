"""The row of a replay: where one is, what stands out, and how one goes there."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.timeline import COSTLY, Moments, Timeline, row_of
from abyss_tui.games.abyss.events import LocationTaken
from abyss_tui.kernel.event import Milestone
from abyss_tui.table.start import Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.full_table import LOOK
from tests.frontends.tui.reaching import finished
from tests.frontends.tui.sitting import program, settled

LINES = Look(LOOK.voice, replace(LOOK.palette, blocks=False))
"""The look of a terminal with too few colours for half blocks."""


def the_replay(pilot: Pilot[int]) -> ReplayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


async def test_the_brackets_and_the_mouse_go_to_where_a_location_was_taken(tmp_path: Path) -> None:
    app = program(tmp_path, Watch(finished(tmp_path)))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        screen, marks = the_replay(pilot), list[int]()
        while screen.place < screen.replay.last:
            await pilot.press("right_square_bracket")
            marks.append(screen.place)
        taken = [
            place
            for place in range(screen.replay.last + 1)
            if any(isinstance(event, LocationTaken) for event in screen.replay.events(place, None))
        ]
        assert marks == [*screen.moments.marks, screen.replay.last]
        assert set(taken) < set(marks)
        await pilot.press("left_square_bracket")
        assert screen.place == marks[-2]
        await pilot.press("home")
        assert screen.place == 0
        row = screen_lines(app)[-2]
        signs = [x for x, sign in enumerate(row) if sign == screen.look.marks.alarm]
        await pilot.click(Timeline, offset=(signs[0], 0))
        assert screen.place == taken[0]
        assert screen_lines(app)[-2][signs[0]] == screen.look.marks.here


@pytest.mark.parametrize("look", [LOOK, LINES], ids=["half blocks", "lines"])
@pytest.mark.parametrize("moves", [0, 1, 7, 55, 400])
def test_a_row_marks_what_stands_out_and_is_as_long_as_the_window(moves: int, look: Look) -> None:
    last, wide = 3 + moves, 80
    milestones: dict[int, tuple[int, Milestone]] = {1: (0, "large"), last: (1, "large")}
    moments = Moments(first=3, last=last, here=3, milestones=milestones, costly={3 + moves // 2})
    assert moments.marks == sorted({3 + moves // 2, last})
    row = row_of(moments, look, wide)
    assert sum(len(text) for text, _ in row) == wide
    signs = "".join(text for text, _ in row)
    assert signs.startswith(f" 0/{moves} ")
    marks = look.marks
    assert signs.count(marks.here) == 1
    if moves > 1:
        large = (marks.alarm, look.palette.players[1])
        assert (row.count(large), signs.count(COSTLY)) == (1, 1)
        assert row[-2] == large


def test_what_lies_before_one_and_after_is_told_apart_without_colours() -> None:
    moments = Moments(first=0, last=60, here=30, milestones={}, costly=())
    before, after = "".join(text for text, _ in row_of(moments, LINES, 80)).split(LINES.marks.here)
    assert set(before[8:]) == {LINES.marks.double_horizontal}
    assert set(after.strip()) == {LINES.marks.horizontal}
