"""A panel is drawn from what it needs of a board alone, and only where that has changed."""

from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from textual import messages
from textual.app import App
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.abyss.panels import player_boxes
from abyss_tui.frontends.tui.abyss.panels.lords import LordAtCourt
from abyss_tui.frontends.tui.abyss.panels.players import only_seat
from abyss_tui.frontends.tui.abyss.panels.seats import Seat
from abyss_tui.frontends.tui.widgets import parts
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.picture import Picture
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.abyss.rules.setup import new_game
from tests.frontends.tui.frames import BoardApp
from tests.frontends.tui.full_table import board_of

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def boards(seed: int, every: int) -> Iterator[AbyssBoard]:
    """Yield what is shown of a random game, to each of its seats and to nobody in turn."""
    dice, game = Random(seed), new_game(NAMES, seed)
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(dice.random() * len(options))])
        decisions += 1
        if decisions % every == 0:
            asked = None if game.decision is None else game.decision.seat
            seat = dice.choice([asked, 0, 1, 2, 3, None])
            shown = dice.random() < 0.8
            board = board_of(game, seat, hand_shown=shown and seat is not None)
            hides = None if shown else seat
            yield replace(board, hides=hides, away=frozenset(dice.sample(range(4), 1)))


def drawn(panel: Panel, board: AbyssBoard, size: Size) -> Any:
    drawing = Drawing(*size, board.look)
    panel.draw(board, drawing)
    return cells(drawing), drawing.spots, drawing.lost


def cells(drawing: Drawing) -> Any:
    return drawing.signs, drawing.styles, drawing.grounds


@pytest.mark.no_cover  # draws again what other tests draw
def test_what_a_panel_needs_of_a_board_is_all_that_is_drawn_of_it() -> None:
    sizes = ((80, 24), (120, 40), (160, 50))
    for number, board in enumerate(boards(1, 19)):
        regions = layout(Size(*sizes[number % len(sizes)]), board.view)
        spots = []
        for name, kind in PANELS.items():
            panel, size = kind(name=name), regions[name].size
            spots += drawn(panel, board, size)[1]
            if isinstance(panel, TellingPanel):
                panel.target = spots[number % len(spots)].target if number % 3 else None
            assert drawn(panel, panel.needed(board), size) == drawn(panel, board, size), name
        box = Drawing(35, 6, board.look), Drawing(35, 6, board.look)
        seat = number % len(NAMES)
        player_boxes.draw_box(Seat(board, seat), box[0])
        player_boxes.draw_box(Seat(only_seat(board, seat), seat), box[1])
        assert cells(box[0]) == cells(box[1])


async def test_a_move_draws_only_what_it_changes_and_once_what_all_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four look at a card that is turned up, in a few parts of their tables; three see the same."""
    panels, drawn_parts = Counter[str](), list[parts.Wanted]()
    draw_anew, draw_part = Picture.redraw, parts.drawn_anew

    def counts_panels(panel: Picture) -> None:
        panels[type(panel).__name__] += 1
        draw_anew(panel)

    def counts_parts(wanted: parts.Wanted, draw: parts.Draw) -> Drawing:
        drawn_parts.append(wanted)
        return draw_part(wanted, draw)

    game = new_game(NAMES, 3)
    async with AsyncExitStack() as at_end:
        apps = [BoardApp(board_of(game, seat)) for seat in range(4)]
        for app in apps:
            await at_end.enter_async_context(app.run_test(size=(120, 40)))
            await app.workers.wait_for_complete()  # until the portraits are painted
        game.apply(Explore())
        monkeypatch.setattr(Picture, "redraw", counts_panels)
        monkeypatch.setattr(parts, "drawn_anew", counts_parts)
        for seat, app in enumerate(apps):
            app.table.show(board_of(game, seat))
    everywhere = {"Header": 4, "Depths": 4, "Actions": 4, "Log": 4}
    assert panels == everywhere | {"Court": 1, "Council": 1}  # of who chooses no action any more
    assert len(drawn_parts) == 1  # the depths


async def test_a_move_is_painted_at_once_and_its_rows_are_made_once_for_all_screens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No panel sends a message to be painted, which would wait behind all other screens."""
    asking, painted = list[Widget](), list[App[Any]]()
    ask = Screen._on_update

    async def counts_asking(screen: Screen[Any], message: messages.Update) -> None:
        asking.append(message.widget)
        await ask(screen, message)

    game = new_game(NAMES, 3)
    async with AsyncExitStack() as at_end:
        apps = [BoardApp(board_of(game, seat)) for seat in range(4)]
        pilots = [await at_end.enter_async_context(each.run_test(size=(120, 40))) for each in apps]
        for pilot in pilots:
            await pilot.pause()
        monkeypatch.setattr(Screen, "_on_update", counts_asking)
        display = App._display

        def counts_painting(app: App[Any], screen: Screen[Any], shown: Any) -> None:
            painted.append(app)
            display(app, screen, shown)

        monkeypatch.setattr(App, "_display", counts_painting)
        game.apply(Explore())
        for seat, app in enumerate(apps):
            with app._context():
                app.table.show_at_once(board_of(game, seat))
            assert painted[-1:] == [app]
        for pilot in pilots:
            await pilot.pause()
        depths = [app.table.panels["depths"].rows_in(range(3)) for app in apps[1:]]
    assert not [each for each in asking if isinstance(each, Panel)]
    assert all(row is first for rows in depths for row, first in zip(rows, depths[0], strict=True))


def test_nothing_that_is_drawn_for_all_comes_from_what_one_seat_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = list[Any]()

    def draws(wanted: parts.Wanted, draw: parts.Draw) -> Drawing:
        found.append(wanted[1])
        return parts.drawn_anew(wanted, draw)

    monkeypatch.setattr(parts.FOR_ALL, "drawn", draws)
    for board in boards(2, 9):
        for name, region in layout(Size(120, 40), board.view).items():
            drawn(PANELS[name](), PANELS[name]().needed(board), region.size)
    shown = [board for each in found for board in boards_in(each)]
    lords = [lord for each in found if isinstance(each, tuple) for lord in each[1:]]
    assert len(shown) > 60
    assert not any(board.hand_shown or board.view.you is not None for board in shown)
    assert not any(board.preview.hand or board.preview.affiliating for board in shown)
    players = [player for board in shown for player in board.view.players]
    assert all(isinstance(each.hand, int) for each in players)
    assert all(isinstance(each.monsters, int) for each in players)
    assert not any(each.lit for each in lords if isinstance(each, LordAtCourt))


def boards_in(shows: Any) -> Iterator[AbyssBoard]:
    """Yield the boards from which a part is drawn."""
    if isinstance(shows, Seat):
        yield shows.board
    elif isinstance(shows, tuple):
        yield from (each for each in shows if isinstance(each, Board))
