"""What moves on the table when it changes: it is short, and nobody waits for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.events import MouseDown
from textual.pilot import Pilot

from abyss_tui.frontends.tui.abyss.panels import passing
from abyss_tui.frontends.tui.abyss.panels.depths import Depths
from abyss_tui.frontends.tui.abyss.panels.passing import (
    CardFlip,
    CourtPassing,
    DepthsPassing,
    LocationsPassing,
    PlayersPassing,
    Sink,
    court_frames,
    depths_frames,
    locations_frames,
    players_frames,
)
from abyss_tui.frontends.tui.motion import frames
from abyss_tui.frontends.tui.prompts.prompt import Prompt
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.abyss.game import OwnedLord
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.views import View, view_for
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import BoardApp, screen_lines
from tests.frontends.tui.full_table import board_of
from tests.frontends.tui.sitting import settled, sitting

TWO = NewGame(("Ada", "Bo"), 5, "abyss")
BACK = "▒▒▒▒"


@pytest.fixture(autouse=True)
def _moving_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "LONGEST", 1000)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first frame stay until something finishes it."""
    monkeypatch.setattr(passing, "TURNING", 100)


@asynccontextmanager
async def exploring(folder: Path, **chosen: Any) -> AsyncIterator[Pilot[int]]:
    """CardFlip up a card at a table whose app has these settings and colours."""
    async with sitting(folder, TWO, size=(120, 40)) as pilot:
        app: Any = pilot.app
        theme = replace(app.active_theme, colours=chosen.pop("colours", app.active_theme.colours))
        app.session = replace(app.session, theme=theme)
        app.look = replace(app.look, settings=replace(app.look.settings, **chosen))
        await pilot.press("e")
        await settled(pilot)
        yield pilot


def the_depths(pilot: Pilot[int]) -> Depths:
    return pilot.app.screen_stack[1].query_one(Depths)


def the_card(pilot: Pilot[int]) -> str:
    """Return the row of the first space of the track, as far as the second space."""
    region = the_depths(pilot).region
    return screen_lines(pilot.app)[region.y + 2][14:28]


def test_a_card_turns_up_in_five_frames_the_same_for_all_eyes() -> None:
    game = new_game(["Ada", "Bo"], 5)
    everybody, ada = view_for(game, None), view_for(game, 0)
    game.apply(Explore())
    shown = depths_frames(ada, view_for(game, 0))
    assert [frame.passing.turn for frame in shown] == list(CardFlip)
    assert frames.seconds_of(shown) == pytest.approx(0.24)
    assert depths_frames(everybody, view_for(game, None)) == shown


def test_a_card_that_is_put_back_does_not_turn() -> None:
    game = new_game(["Ada", "Bo"], 5)
    before = view_for(game, 0)
    game.apply(Explore())
    assert not depths_frames(view_for(game, 0), before)


@pytest.mark.usefixtures("slow")
async def test_a_card_shows_its_back_first_and_the_question_is_there_at_once(
    tmp_path: Path,
) -> None:
    async with exploring(tmp_path) as pilot:
        assert BACK in the_card(pilot)
        assert isinstance(pilot.app.screen, Prompt)


@pytest.mark.usefixtures("slow")
async def test_a_key_finishes_what_moves_and_is_obeyed(tmp_path: Path) -> None:
    async with exploring(tmp_path) as pilot:
        await pilot.press("q")
        assert the_depths(pilot).passing is None
        assert BACK not in the_card(pilot)
        await pilot.press("question_mark")
        assert not isinstance(pilot.app.screen, Prompt)


@pytest.mark.usefixtures("slow")
async def test_a_change_elsewhere_on_the_table_finishes_what_moves() -> None:
    game = new_game(["Ada", "Bo"], 5)
    before = board_of(game)
    game.apply(Explore())
    after = board_of(game)
    app = BoardApp(before)
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.show(after, moving=True)
        await pilot.pause()
        assert BACK in "\n".join(screen_lines(app))
        app.table.show(replace(after, headline="Bo is away"), moving=True)
        await pilot.pause()
        assert BACK not in "\n".join(screen_lines(app))


@pytest.mark.usefixtures("slow")
async def test_a_click_finishes_what_moves(tmp_path: Path) -> None:
    async with exploring(tmp_path) as pilot:
        down = MouseDown(None, 1, 1, 0, 0, 1, shift=False, meta=False, ctrl=False)
        pilot.app.post_message(down)
        await settled(pilot)
        assert BACK not in the_card(pilot)


async def test_a_card_lies_there_when_all_its_frames_were_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    show = Depths.pass_on

    def noted(self: Depths, what: object) -> None:
        shown.append(what)
        show(self, what)

    monkeypatch.setattr(Depths, "pass_on", noted)
    async with exploring(tmp_path) as pilot:
        while the_depths(pilot).passing is not None:
            await pilot.pause(0.05)
        assert shown == [*map(DepthsPassing, list(CardFlip)[1:]), None]
        assert BACK not in the_card(pilot)


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("chosen", [{"motion": False}, {"colours": Colours.NONE}])
async def test_nothing_moves_for_who_wants_none_of_it_or_has_no_colours(
    tmp_path: Path, chosen: dict[str, Any]
) -> None:
    async with exploring(tmp_path, **chosen) as pilot:
        assert BACK not in the_card(pilot)


@pytest.mark.usefixtures("slow")
async def test_nothing_moves_while_the_wire_stalls(tmp_path: Path) -> None:
    async with sitting(tmp_path, TWO, size=(120, 40)) as pilot:
        app: Any = pilot.app
        app.stalled = True
        await pilot.press("e")
        await settled(pilot)
        assert not pilot.app.screen_stack[1].query_one(BoardView).motion.running


def seen(threat: int, *pearls: int) -> View:
    """Return the table of two players with the Threat there and these Pearls."""
    view = view_for(new_game(["Ada", "Bo"], 5), None)
    players = zip(view.players, pearls, strict=True)
    held = tuple(replace(player, pearls=number) for player, number in players)
    return replace(view, threat=threat, players=held)


def test_the_threat_is_between_two_steps_when_it_rises_by_one_alone() -> None:
    (frame,) = depths_frames(seen(2, 1, 1), seen(3, 1, 1))
    assert frame == (0.18, DepthsPassing(stepping=True))
    assert not depths_frames(seen(5, 1, 1), seen(1, 1, 1))
    assert not depths_frames(seen(3, 1, 1), seen(2, 1, 1))


def test_a_card_turns_up_while_the_threat_rises() -> None:
    game = new_game(["Ada", "Bo"], 5)
    before = view_for(game, None)
    game.apply(Explore())
    after = replace(view_for(game, None), threat=before.threat + 1)
    steps = [frame.passing.stepping for frame in depths_frames(before, after)]
    assert steps == [True, True, True, False]


def test_pearls_are_white_where_their_number_has_changed() -> None:
    (frame,) = players_frames(seen(1, 4, 1), seen(1, 4, 3))
    assert frame == (0.6, PlayersPassing(frozenset({1})))
    assert not players_frames(seen(1, 4, 1), seen(2, 4, 1))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_marker_and_the_pearls_pass_over_few_cells(size: tuple[int, int]) -> None:
    board = board_of(new_game(["Ada", "Bo"], 5))
    before, after = (replace(board, view=seen(*each)) for each in ((2, 1, 1), (3, 1, 4)))
    app = BoardApp(before)
    async with app.run_test(size=size) as pilot:
        app.table.show(after, moving=True)
        await pilot.pause()
        passing_by = cells(app)
        app.table.motion.finish()
        await pilot.pause()
        changed = sum(one != other for one, other in zip(passing_by, cells(app), strict=True))
        assert 5 < changed < 80


def cells(app: App[Any]) -> list[tuple[str, object]]:
    """Return every cell of the screen: its sign and its style."""
    rows = app.screen._compositor.render_strips()
    return [(sign, part.style) for row in rows for part in row for sign in part.text]


def recruited(view: View, space: int) -> View:
    """Return the table when the first player has recruited the Lord on a space of the Court."""
    lord = view.court[space]
    first = replace(view.players[0], lords=(OwnedLord(lord),), pearls=view.players[0].pearls + 1)
    court = tuple(each for each in view.court if each is not lord)
    return replace(view, court=court, players=(first, *view.players[1:]))


def test_a_lord_that_is_recruited_sinks_from_its_space_and_lights_its_setting() -> None:
    before = seen(1, 4, 1)
    after, lord = recruited(before, 2), before.court[2]
    shown = court_frames(before, after)
    assert [frame.passing for frame in shown] == [CourtPassing(2, lord, sink) for sink in Sink]
    first, then = players_frames(before, after)
    assert first.passing == PlayersPassing(frozenset({0}), frozenset({lord}))
    assert then.passing == PlayersPassing(frozenset({0}))
    assert frames.seconds_of((first, then)) == pytest.approx(0.6)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_can_be_pointed_at_is_the_court_as_it_is_while_a_lord_sinks(
    size: tuple[int, int],
) -> None:
    board = board_of(new_game(["Ada", "Bo"], 5))
    app = BoardApp(board)
    async with app.run_test(size=size) as pilot:
        app.table.show(replace(board, view=recruited(board.view, 2)), moving=True)
        await pilot.pause()
        passing_by, spots = cells(app), app.table.spots()
        app.table.motion.finish()
        await pilot.pause()
        assert spots == app.table.spots()
        changed = sum(one != other for one, other in zip(passing_by, cells(app), strict=True))
        assert 40 < changed < 220


def with_keys(view: View, keys: int) -> View:
    """Return the table when the first player has so many Key tokens."""
    return replace(view, players=(replace(view.players[0], keys=keys), *view.players[1:]))


def test_the_third_key_alone_lights_the_sockets_and_then_the_locations() -> None:
    view = view_for(new_game(["Ada", "Bo"], 5, first=0), 0)
    two, three = with_keys(view, 2), with_keys(view, 3)
    shown = locations_frames(two, three)
    assert [frame.passing for frame in shown] == [LocationsPassing(keys) for keys in (1, 2, 3, 4)]
    assert [frame.passing.lit for frame in shown] == [False, False, False, True]
    assert frames.seconds_of(shown) == pytest.approx(0.32)
    assert not locations_frames(with_keys(view, 1), two)
    assert not locations_frames(three, with_keys(view, 4))
    assert not locations_frames(three, two)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_third_key_passes_over_the_sockets_first(size: tuple[int, int]) -> None:
    board = board_of(new_game(["Ada", "Bo"], 5, first=0))
    app = BoardApp(replace(board, view=with_keys(board.view, 2)))
    async with app.run_test(size=size) as pilot:
        three = replace(board, view=with_keys(board.view, 3))
        app.table.show(three, moving=True)
        await pilot.pause()
        passing_by = cells(app)
        app.table.motion.finish()
        await pilot.pause()
        changed = sum(one != other for one, other in zip(passing_by, cells(app), strict=True))
        assert 1 <= changed <= 11
