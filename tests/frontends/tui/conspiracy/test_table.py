"""Conspiracy at its table: answered by numbers, the cursor and the mouse, and taken back."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.frontends.tui.prompts.cards import Cards
from abyss_tui.frontends.tui.screens.score import ScoreScreen
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.table.start import NewGame
from tests.frontends.tui.conspiracy.archives import open_the_archives
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


async def test_a_slip_of_enter_plays_nothing_before_something_is_chosen(tmp_path: Path) -> None:
    """The first arrow shows the cursor where the answer is looked for; then Enter picks."""
    async with sitting(tmp_path, NewGame(NAMES, 7, "conspiracy", 0)) as pilot:
        place, app = the_place(pilot), pilot.app

        async def presses(*keys: str) -> tuple[str, int]:
            """Press keys; return what is asked then, and how many cursors are seen."""
            await pilot.press(*keys)
            await settled(pilot)
            assert place.decision is not None
            below = screen_lines(app)[13:]
            return place.decision.kind, sum(row.count("►") for row in below)

        assert await presses("enter") == ("turn", 0)
        said = [each.message for each in app._notifications]
        assert said == ["Choose a row first: with the arrows, or by its number."]
        assert await presses("down") == ("turn", 1)
        assert await presses("3", "enter", "enter") == ("recruit", 0)
        assert await presses("tab", "escape", "enter") == ("recruit", 0)
        assert await presses("tab", "shift+tab") == ("recruit", 1)
        assert await presses("enter") == ("turn", 0)
        assert place.view(None).seat == 1


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


async def test_the_open_archives_are_searched_by_words(tmp_path: Path) -> None:
    """C20: any Location of the deck; a search goes to one, and enter takes it."""
    async with sitting(tmp_path, NewGame(NAMES[:2], 1, "conspiracy", 0)) as pilot:
        place = the_place(pilot)
        await open_the_archives(dict.fromkeys(place.seats, place))
        await settled(pilot)
        line = screen_lines(pilot.app)[-1]
        said = "1-6 take it  / search  enter take  tab the table  i info  u undo  ? help"
        assert line.strip() == said
        asked = place.decision
        await pilot.press("9")
        await pilot.pause()
        assert place.decision == asked  # what was out of sight is only marked
        rows = screen_lines(pilot.app)
        assert any(row.startswith(" ► 9 ") for row in rows)
        assert "6-9 take it" in rows[-1]
        await pilot.press("slash", *"first mage", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Cards)
        assert [card.columns[0].plain for card in pilot.app.screen._listed] == [
            "First of the Mages"
        ]
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        assert "►" in next(row for row in screen_lines(pilot.app) if "First of the Mages" in row)
        await pilot.press("enter")
        await settled(pilot)
        taken = [each for player in place.view(None).players for each in player.locations.values()]
        assert LOCATIONS["best-mage"] in taken


async def test_the_line_of_keys_says_how_to_leave_in_the_smallest_window(tmp_path: Path) -> None:
    async with sitting(tmp_path, NewGame(NAMES, 7, "conspiracy", 0)) as pilot:
        line = screen_lines(pilot.app)[-1]
        said = "? help  tab zone  g what now  enter pick  i info  u undo  w log  q leave"
        assert line.strip() == said


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
