"""Conspiracy at its table: answered by numbers, the cursor and the mouse, and taken back."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled, sitting, the_place, without_waiting

NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)


async def test_a_turn_is_played_by_numbers_and_taken_back_as_far_as_nothing_turned_up(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NewGame(NAMES, 7, "conspiracy", 0)) as pilot:
        place = the_place(pilot)
        await pilot.press("3")
        await settled(pilot)
        assert "TURNED UP" in "\n".join(screen_lines(pilot.app))
        assert place.decision is not None
        assert (place.decision.kind, place.decision.seat) == ("recruit", 0)
        await pilot.press("right", "enter")
        await settled(pilot)
        assert len(place.view(None).players[0].chamber) == 1
        assert place.decision.seat == 1
        await pilot.press("u")
        await settled(pilot)
        assert (place.decision.kind, place.decision.seat) == ("recruit", 0)
        await pilot.press("u")
        await settled(pilot)
        assert place.decision.kind == "recruit"  # Lords were turned up: that stays


async def test_the_cursor_looks_at_the_table_and_comes_back_to_the_question(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, NewGame(NAMES, 7, "conspiracy", 0)) as pilot:
        panels = pilot.app.screen.query_one(BoardView).panels
        assert panels["piles"].has_focus
        await pilot.press("3")
        await settled(pilot)
        assert panels["question"].has_focus
        await pilot.press("tab")
        assert panels["chambers"].has_focus
        await pilot.press("escape")
        assert panels["question"].has_focus


async def test_a_click_shows_and_a_second_one_does(tmp_path: Path) -> None:
    async with sitting(tmp_path, NewGame(NAMES, 7, "conspiracy", 0)) as pilot:
        place = the_place(pilot)
        before = place.decision
        await pilot.click(offset=(2, 14))
        await settled(pilot)
        assert place.decision == before
        await pilot.click(offset=(2, 14))
        await settled(pilot)
        assert place.decision != before


@pytest.mark.slow
@pytest.mark.no_cover  # every line of it is covered by a test of its own
@pytest.mark.parametrize(("players", "size"), [(3, (80, 24)), (2, (120, 40))])
async def test_a_whole_game_can_be_played_by_keys(
    tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    dice, start = Random(players), NewGame(NAMES[:players], 7, "conspiracy", 0)
    async with sitting(tmp_path, start, size=size) as pilot:
        while not the_place(pilot).over:
            assert isinstance(pilot.app.screen, TableScreen)
            decision = the_place(pilot).decision
            assert decision is not None
            keys = ["1", "2", "n"] if decision.kind == "exchange" else "12345678"
            await pilot.press(dice.choice([*keys, "enter"] if decision.kind != "turn" else keys))
            await settled(pilot)
        await settled(pilot)
        assert isinstance(pilot.app.screen, ScoreScreen)
