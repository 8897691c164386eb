"""The table on the screen: all of it at every size, in cells of one width, and within reach."""

import unicodedata
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot, Target
from abyss_tui.games.abyss.actions import REWARDS
from abyss_tui.games.abyss.cards.names import GUILDS, RACES
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.signs import SIGNS, race_role
from abyss_tui.i18n.marks import MARKS
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.story import Paragraph
from tests.frontends.tui.frames import SIZES, BoardApp, frame, screen_lines
from tests.frontends.tui.full_table import board_of, full_board, full_game

pytestmark = pytest.mark.no_cover  # drawn again and again: measuring it is dear

FEW = ("Ana", "Bruno", "Chloé", "Dmitri")


def fresh_board(players: int = 4, seat: int | None = 0) -> AbyssBoard:
    """Return the table at the beginning of a game."""
    return board_of(new_game(FEW[:players], seed=7, first=0), seat)


BOARDS = {
    "fresh": fresh_board(),
    "two players": fresh_board(2),
    "looking on": fresh_board(3, None),
    "full": full_board(),
    "full, hidden": full_board(hand_shown=False),
    "full, looking on": full_board(seat=None),
    "every Location": full_board(locations=18),
}


@pytest.mark.parametrize("size", [*SIZES, (80, 40), (100, 36), (119, 39), (200, 30)])
@pytest.mark.parametrize("name", BOARDS)
async def test_nothing_is_written_outside_its_panel(name: str, size: tuple[int, int]) -> None:
    app = BoardApp(BOARDS[name])
    async with app.run_test(size=size):
        assert [
            panel.name for panel in app.table.panels.values() if panel.drawing(BOARDS[name]).lost
        ] == []
        assert all(cell_len(line) == size[0] for line in screen_lines(app))
        for panel, spot in app.table.spots():
            assert panel.size.region.contains_region(spot.region), spot


SIGN, MARK = SIGNS["signs"], MARKS["signs"]
HALVES = f"{MARK.upper_half}{MARK.lower_half}{MARK.left_half}{MARK.right_half}"
FRAMES = f" {MARK.horizontal}{MARK.vertical}{MARK.corners}{MARK.cursor}{HALVES}"


@pytest.mark.parametrize("size", [*SIZES, (90, 26), (132, 43)])
@pytest.mark.parametrize("name", BOARDS)
def test_nothing_is_written_over_something_else(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: list[str] = []
    put = Canvas.put

    def careful(canvas: Canvas, x: int, y: int, text: str, style: Style | None = None) -> int:
        below = canvas.signs[y][x : x + cell_len(text)]
        if any(sign not in FRAMES for sign in below):
            covered.append(f"{text!r} on {''.join(below)!r}")
        return put(canvas, x, y, text, style)

    monkeypatch.setattr(Canvas, "put", careful)
    board = BOARDS[name]
    for panel, region in layout(Size(*size), board.view).items():
        PANELS[panel]().draw(board, Drawing(*region.size, board.look))
    assert covered == []


@pytest.mark.parametrize("size", SIZES)
async def test_panels_cover_the_screen_and_never_each_other(size: tuple[int, int]) -> None:
    app = BoardApp(BOARDS["fresh"])
    async with app.run_test(size=size):
        regions = [panel.region for panel in app.table.panels.values()]
        assert all(app.screen.region.contains_region(region) for region in regions)
        for place, region in enumerate(regions):
            assert not any(region.overlaps(other) for other in regions[place + 1 :])
        assert sum(region.area for region in regions) == size[0] * size[1]


@pytest.mark.parametrize("size", SIZES)
async def test_no_sign_is_wide_or_has_no_width(size: tuple[int, int]) -> None:
    players = tuple(
        replace(player, name=name)
        for player, name in zip(full_board().view.players, FEW, strict=True)
    )
    full = full_board()
    view = replace(full.view, players=players)
    board = replace(full, view=view, headline="ANA: choose one action")
    signs = {sign for line in await frame(board, size, "tab") for sign in line}
    assert {sign for sign in signs if cell_len(sign) != 1} == set()
    assert {sign for sign in signs if unicodedata.east_asian_width(sign) in "WF"} == set()


def test_every_sign_of_the_game_is_one_cell() -> None:
    signs = [SIGN.race(race) for race in (*RACES, None)]
    assert len({*signs}) == 6
    assert all(cell_len(sign) == 1 for sign in signs)
    assert [SIGN.guild(guild) for guild in GUILDS] == signs
    palette = fresh_board().look.palette
    assert len({palette.style(race_role(race)).color for race in (*RACES, None)}) == 6


async def test_the_smallest_screen_shows_everything_that_matters() -> None:
    lines = await frame(BOARDS["full"], (80, 24))
    text = "\n".join(lines)
    for lord in BOARDS["full"].view.court:
        assert lord.guild.value.capitalize() in text
    assert "7(9)" in text  # the cost to the viewer, and the printed one
    assert "your Treasurer: your cost -2" in text
    assert " p  Plot ×" in text
    assert "1 M MONSTER  2 ¤ 5 Crab   3 M MONSTER  4 ψ 1 Squid " in text
    assert "►5 K○/KM" in text
    assert text.count("7/7") == 4
    assert "83+48" in text  # the viewer's own Monster tokens are counted
    assert "83+M" in text  # those of the others are not
    assert "7/7 END" in text
    assert "last turns" in lines[0]


async def test_the_printed_threat_track_is_the_one_of_the_rules() -> None:
    line = (await frame(BOARDS["fresh"], (80, 24)))[12]
    assert line.split() == ["THREAT", "►1", "○/M", "2", "○○/○M/MM", "3", "K", "4", "K○/KM", "5",
                            "K○○/K○M/KMM", "6", "KK"]  # fmt: skip
    assert len(REWARDS) == 6


async def test_a_lowered_reward_is_told() -> None:
    board = BOARDS["full"]
    lowered = replace(board, preview=replace(board.preview, rewards=REWARDS[4]))
    assert "►5 K○/KM " in (await frame(lowered, (80, 24)))[12]


async def test_a_hidden_hand_leaves_no_trace() -> None:
    for size in SIZES:
        text = "\n".join(await frame(full_board(hand_shown=False), size))
        assert "hand hidden" in text
        assert MARK.possible not in text.replace(f"{MARK.possible} 1○", "")
        assert "+48" not in text


def test_no_advice_is_offered_while_the_hand_that_it_would_tell_of_is_hidden() -> None:
    board, offered = fresh_board(), []
    for each in (board, replace(board, hand_shown=False, hides=0)):
        panel = PANELS["help"]()
        drawing = Drawing(120, 1, board.look)
        panel.draw(panel.needed(each), drawing)
        offered.append("what now" in "".join(drawing.signs[0]))
    assert offered == [True, False]


async def test_who_looks_on_sees_no_hand() -> None:
    text = "\n".join(await frame(BOARDS["looking on"], (80, 24)))
    assert "(you)" not in text
    assert "pay " not in text


async def test_names_are_never_read_as_markup() -> None:
    text = "\n".join(await frame(full_board(), (160, 50)))
    assert "[bold red]Dmitri[/]" in text


async def test_a_warning_comes_with_the_fifth_lord() -> None:
    game = full_game()
    game.ending = None
    for player, lords in zip(game.players, (4, 5, 3, 0), strict=True):
        player.set_lords(player.lords[:lords])
    assert "has 5 of 7 Lords" in (await frame(board_of(game), (120, 40)))[0]
    game.players[1].set_lords(game.players[1].lords[:4])
    assert "of 7 Lords" not in (await frame(board_of(game), (120, 40)))[0]


@pytest.mark.parametrize("size", SIZES)
async def test_everything_is_within_reach_of_the_arrow_keys(size: tuple[int, int]) -> None:
    app = BoardApp(BOARDS["full"])
    async with app.run_test(size=size):
        for panel in app.table.panels.values():
            assert reached(panel) == {spot.target for spot in panel.spots}


def reached(panel: Panel) -> set[Target]:
    """Return what the arrow keys come to from the first thing on a panel."""
    ends = [spot.target for spot in panel.spots[:1]]
    seen = set(ends)
    while ends:
        target = ends.pop()
        for direction in ("left", "right", "up", "down"):
            panel.point_at(target)
            panel.action_move(direction)
            if panel.cursor is not None and panel.cursor not in seen:
                seen.add(panel.cursor)
                ends.append(panel.cursor)
    return seen


async def test_tab_goes_through_all_panels_that_have_something() -> None:
    app = BoardApp(BOARDS["full"])
    async with app.run_test(size=(80, 24)) as pilot:
        visited = []
        for _ in range(7):
            await pilot.press("tab")
            assert app.focused is not None
            visited.append(str(app.focused.name))
        names = ["court", "depths", "council", "locations", "players", "hand", "actions"]
        assert sorted(visited) == sorted(names)


def at_ends(panel: Panel) -> list[Spot]:
    """Return the first and the last thing of a panel: clicks between them differ in nothing."""
    return panel.spots[:1] + panel.spots[1:][-1:]


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_a_second_click_picks_what_the_first_one_selects(size: tuple[int, int]) -> None:
    app = BoardApp(BOARDS["fresh"])
    async with app.run_test(size=size) as pilot:
        ends = [(each, spot) for each in app.table.panels.values() for spot in at_ends(each)]
        for picked, (panel, spot) in enumerate(ends):
            await pilot.click(panel, offset=spot.region.offset)
            assert (len(app.picked), panel.cursor) == (picked, spot.target)
            await pilot.click(panel, offset=spot.region.offset)
            assert app.picked[picked:] == [spot.target]


@pytest.mark.parametrize("between", ["a key", "another thing", "another board"])
async def test_a_click_after_something_else_only_selects(between: str) -> None:
    app = BoardApp(BOARDS["fresh"])
    async with app.run_test(size=(80, 24)) as pilot:
        court = app.table.panels["court"]
        here, there = (spot.region.offset for spot in court.spots[:2])
        await pilot.click(court, offset=here)
        if between == "a key":
            await pilot.press("tab", "shift+tab")
        elif between == "another thing":
            await pilot.click(court, offset=there)
        else:
            app.table.show(replace(BOARDS["fresh"], turn=9))
        await pilot.click(court, offset=here)
        assert app.picked == []


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_hides_another_thing_from_the_mouse(size: tuple[int, int]) -> None:
    app = BoardApp(BOARDS["full"])
    async with app.run_test(size=size):
        for panel, spot in app.table.spots():
            assert panel.target_at(spot.region.offset) == spot.target


async def test_enter_picks_what_the_cursor_is_on() -> None:
    board = BOARDS["fresh"]
    app = BoardApp(board)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.table.point_at(Target("lord", board.view.court[0]))
        await pilot.press("right", "l", "enter")
        assert app.picked == [Target("lord", board.view.court[2])]


async def test_the_cursor_shows_without_any_colour() -> None:
    board = BOARDS["fresh"]
    app = BoardApp(board)
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.point_at(Target("lord", board.view.court[3]))
        await pilot.pause()
        assert screen_lines(app)[3][39] == "►"


async def test_the_cursor_stays_with_its_lord_when_the_court_slides() -> None:
    game = new_game(FEW, seed=7, first=0)
    app = BoardApp(board_of(game))
    async with app.run_test(size=(80, 24)) as pilot:
        chosen = game.court[2]
        app.table.point_at(Target("lord", chosen))
        game.court.pop(0)
        app.table.show(board_of(game))
        await pilot.press("enter")
        assert app.picked == [Target("lord", chosen)]


async def test_arrows_lead_from_one_panel_into_the_next() -> None:
    app = BoardApp(BOARDS["fresh"])
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.panels["depths"].focus()
        await pilot.press("down")
        assert app.focused is app.table.panels["council"]
        await pilot.press("up", "up")
        assert app.focused is app.table.panels["locations"]


async def test_only_lines_that_changed_are_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(FEW, seed=7, first=0)
    app = BoardApp(board_of(game))
    async with app.run_test(size=(80, 24)):
        players = app.table.panels["players"]
        painted: list[Region] = []
        monkeypatch.setattr(players, "refresh", lambda *regions: painted.extend(regions))
        game.players[1].pearls += 1
        app.table.show(board_of(game))
        assert [region.y for region in painted] == [1]


async def test_a_cursor_that_moves_draws_nothing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    app = BoardApp(BOARDS["fresh"])
    async with app.run_test(size=(80, 24)) as pilot:
        court = app.table.panels["court"]
        court.focus()
        await pilot.pause()
        before = [court.render_line(y) for y in range(court.size.height)]
        drawn: list[object] = []
        monkeypatch.setattr(court, "draw", lambda *drawing: drawn.append(drawing))
        await pilot.press("right")
        assert [court.render_line(y) for y in range(court.size.height)] != before
        await pilot.press("left")
        assert [court.render_line(y) for y in range(court.size.height)] == before
        assert drawn == []


async def test_a_narrow_log_wraps_and_a_short_one_says_what_it_cut() -> None:
    plotted = (Span("plotted "), Span("1○", "pearl"), Span(": The Corruptor"))
    long_turn = Paragraph(1, 3, (plotted,) * 8)
    board = replace(fresh_board(), story=(long_turn,) * 5)
    assert (await frame(board, (80, 24)))[21].rstrip().endswith(" · …")
    assert any("lines before" in line for line in await frame(board, (120, 40)))


async def test_a_window_that_is_far_too_small_breaks_nothing() -> None:
    """It is covered, but drawn all the same while the game goes on under the cover."""
    for size in [(1, 1), (1, 60), (4, 24), (18, 18), (300, 1)]:
        assert len(await frame(full_board(), size)) == size[1]
