"""The lens below the table: it tells of what the cursor or the mouse is on."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.layout import layout
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.widgets import grid
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import ALLIES, Ally, Lord
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import BoardApp, screen_lines
from tests.frontends.tui.full_table import LOOK, board_of, full_board, full_game
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place

NEW = NewGame(("Ada", "Bo", "Cy"), 5, "abyss", 0)


def lens_lines(app: BoardApp) -> list[str]:
    """Return what the lens shows, without blank rows."""
    region = app.table.panels["lens"].region
    lines = screen_lines(app)[region.y : region.bottom]
    cut = [line[region.x : region.right].strip() for line in lines]
    return [line for line in cut if line]


def race_of(target: Target) -> Race:
    """Return the Race of an Ally on the table."""
    assert isinstance(target.thing, Ally)
    return target.thing.race


async def test_the_lens_follows_the_cursor() -> None:
    board = full_board()
    app = BoardApp(board)
    async with app.run_test(size=(120, 40)) as pilot:
        app.table.point_at(Target("lord", board.view.court[0]))
        await pilot.pause()
        assert "THE AQUACULTURALIST" in lens_lines(app)[0]
        await pilot.press("right")
        assert "THE MASTER OF MAGIC" in lens_lines(app)[0]


async def test_the_lens_follows_the_mouse() -> None:
    app = BoardApp(full_board())
    async with app.run_test(size=(160, 50)) as pilot:
        piles = app.table.panels["council"]
        await pilot.hover(piles, offset=piles.spots[2].region.offset)
        await pilot.pause()
        assert "SEAHORSE" in lens_lines(app)[0]


async def test_what_the_mouse_is_on_is_raised_until_it_leaves() -> None:
    app = BoardApp(full_board())
    async with app.run_test(size=(120, 40)) as pilot:
        actions = app.table.panels["actions"]
        before = actions.render_line(0)
        await pilot.hover(actions, offset=actions.spots[1].region.offset)
        await pilot.pause()
        raised = actions.render_line(0)
        await pilot.hover(app.table.panels["court"], offset=(3, 3))
        await pilot.pause()
        assert raised != before
        assert actions.render_line(0) == before


async def test_before_anything_is_pointed_at_the_lens_says_how() -> None:
    app = BoardApp(full_board())
    async with app.run_test(size=(80, 24)):
        assert lens_lines(app)[0].startswith(
            "Point at things with tab, arrows or mouse to read about them; i tells"
        )


async def test_what_left_the_table_is_told_no_longer() -> None:
    game = new_game(("Ada", "Bo"), seed=7, first=0)
    assert game.decision is not None  # the turn has begun
    app = BoardApp(board_of(game))
    async with app.run_test(size=(120, 40)) as pilot:
        app.table.point_at(Target("lord", game.court[0]))
        game.court.pop(0)
        app.table.show(board_of(game))
        await pilot.pause()
        assert game.court[0].name["en"].upper() in lens_lines(app)[0]


async def test_the_lens_tells_nothing_of_a_hidden_hand() -> None:
    told: list[list[list[str]]] = []
    for card in ("crab-1", "squid-5"):
        game = full_game(hand=0)
        for player in game.players:
            player.hand = [ALLIES[card]] * 9
        app = BoardApp(board_of(game, None, hand_shown=False))
        async with app.run_test(size=(120, 40)) as pilot:
            told.append([])
            for panel, spot in app.table.spots():
                assert panel.tell_of is not None
                panel.tell_of(spot.target)
                await pilot.pause()
                told[-1].append(lens_lines(app))
    assert told[0] == told[1]
    assert len(told[0]) > 20


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
async def test_council_and_hand_share_the_columns_of_the_races(size: tuple[int, int]) -> None:
    app = BoardApp(full_board(locations=3))
    async with app.run_test(size=size):
        piles, hand = app.table.panels["council"], app.table.panels["hand"]
        for place, race in enumerate(RACES, 1):
            column = grid.column(piles.size.width, place)
            pile = next(spot for spot in piles.spots if spot.target.thing is race)
            assert (pile.region.x, pile.region.width) == column
            own = [spot.region for spot in hand.spots if race_of(spot.target) is race]
            assert all(column.x <= each.x and each.right <= column.end for each in own)


def test_six_columns_never_leave_the_panel() -> None:
    for width in range(6, 220):
        columns = [grid.column(width, place) for place in range(grid.COLUMNS)]
        assert columns[-1].end <= width
        assert all(left.end < right.x for left, right in pairwise(columns))


def test_fewer_players_leave_the_lens_three_lines_in_the_smallest_window() -> None:
    board = full_board()
    two = replace(board.view, players=board.view.players[:2])
    assert layout(Size(80, 24), board.view)["lens"].height == 1
    assert layout(Size(80, 24), two)["lens"].height == 3


@pytest.mark.parametrize("lord", [each for each in LORDS.values() if each.power is not None])
async def test_no_power_is_cut_where_two_play_in_the_smallest_window(lord: Lord) -> None:
    game = new_game(["Ada", "Bo"], 5, first=0)
    game.court[0] = lord
    app = BoardApp(board_of(game))
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.point_at(Target("lord", lord))
        await pilot.pause()
        assert LOOK.marks.cut not in "".join(lens_lines(app))


async def test_a_digit_puts_the_cursor_on_a_lord(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press("4")
        court = pilot.app.screen.query_one(BoardView).panels["court"]
        assert pilot.app.focused is court
        assert court.cursor == Target("lord", the_place(pilot).view(None).court[3])


async def test_a_free_space_has_no_lord_to_go_to(tmp_path: Path) -> None:
    start = saved_at(tmp_path, lambda game: len(game.court) < 6 and payable(game))
    async with sitting(tmp_path, start) as pilot:
        await pilot.press("6")
        await settled(pilot)
        said = [each.message for each in pilot.app._notifications]
        assert said == ["No Lord lies on space 6 of the Court."]


def only_a_later_lord(game: Game) -> bool:
    """Whether the player to move can recruit, but not the first Lord of the Court."""
    return payable(game) and preview(game, game.seat).lords[0].problem is not None


async def test_recruiting_begins_on_the_first_lord_that_can_be_paid(tmp_path: Path) -> None:
    start = saved_at(tmp_path, only_a_later_lord)
    async with sitting(tmp_path, start) as pilot:
        place = the_place(pilot)
        lords = place.preview(place.active).lords
        await pilot.press("r")
        await settled(pilot)
        first = next(row for row, each in enumerate(lords) if not each.problem)
        assert first > 0
        rows = pilot.app.screen.query_one(ChoiceList)
        assert rows.highlighted == first
