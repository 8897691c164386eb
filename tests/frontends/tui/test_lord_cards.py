"""A Lord of the Court as it is drawn: what it does is never cut."""

from dataclasses import replace
from typing import Final

import pytest
from textual.geometry import Region, Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.abyss.layout import layout
from abyss_tui.frontends.tui.abyss.panels.court import CARD_HEIGHT
from abyss_tui.frontends.tui.abyss.panels.lord_cards import draw_card, portrait_room
from abyss_tui.frontends.tui.abyss.panels.lord_columns import draw_column
from abyss_tui.frontends.tui.abyss.panels.lords import LordAtCourt, at_court, verdict
from abyss_tui.frontends.tui.portraits.half_blocks import LOWER, UPPER
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets import grid, portrait_cache
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitCache
from abyss_tui.frontends.tui.widgets.portraits import painted, to_paint
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.settings import USUAL
from tests.frontends.tui.frames import BoardApp, screen_lines
from tests.frontends.tui.full_table import LOOK, board_of, full_board, full_game

SIZES: Final = [Size(wide, high) for wide in range(80, 170, 3) for high in (24, *range(30, 60, 2))]
"""Windows from the smallest one on: in a wider one a Lord has more room for the same words."""
EDGES: Final = str.maketrans(dict.fromkeys("▐▌│║", " "))


def rooms(view: View) -> set[Region]:
    """Return the rooms that a Lord of the Court has in these windows, plates and columns."""
    found: set[Region] = set()
    for size in SIZES:
        court = layout(size, view)["court"]
        high = court.height - 1
        step = grid.pitch(court.width)
        wide = step if high >= CARD_HEIGHT else grid.column(court.width, 0).cells
        found.add(Region(1, 0, wide, high))
    return found


def drawn(board: AbyssBoard, place: int, room: Region) -> str:
    """Return what is written of a Lord in a room, in one line."""
    drawing = Drawing(room.width, room.height, board.look)
    lord = at_court(board, place)
    assert lord is not None
    if room.height >= CARD_HEIGHT:
        draw_card(lord, None, drawing)
    else:
        draw_column(lord, drawing)
    return in_a_line(" ".join("".join(row) for row in drawing.signs).translate(EDGES))


def in_a_line(text: str) -> str:
    """Return a text with a blank between two words, wherever its rows end; a hyphen ends one."""
    return " ".join(text.split()).replace("- ", "-")


def says_what_it_does(lord: Lord, shown: str, code: str) -> bool:
    """Whether one of the wordings of a Lord's power is there, with no word cut or broken."""
    wordings = (lord.brief, lord.summary, lord.text)
    return any(in_a_line(each[code]) in shown for each in wordings if each)


@pytest.mark.parametrize("code", CODES)
def test_no_power_is_cut_on_any_lord_in_any_window(code: str) -> None:
    """With pictures and without, as plates and as columns."""
    look = Look(Voice(language(code)), DEEP_SEA.palette)
    game = full_game()
    game.court = [lord for lord in LORDS.values() if lord.power]
    board = board_of(game, look=look)
    spaces = rooms(board.view)
    assert {room.height >= CARD_HEIGHT for room in spaces} == {True, False}
    assert len(board.preview.lords) == 29
    for pictures in ("blocks", "none"):
        shown = replace(board, look=replace(look, settings=replace(USUAL, pictures=pictures)))
        for place, lord in enumerate(game.court):
            cut = [
                room
                for room in spaces
                if not says_what_it_does(lord, drawn(shown, place, room), code)
            ]
            assert not cut, (lord.slug, pictures, cut)


def test_no_lord_of_the_court_is_judged_once_the_action_is_done() -> None:
    """The one that is being recruited may lie there still, while its affiliated Ally is chosen."""
    board = full_board()
    decision = board.view.decision
    assert decision is not None
    choosing = replace(
        board, view=replace(board.view, decision=replace(decision, kind="affiliate"))
    )
    judged = [
        [bool(verdict(each, lord, 12)) for lord in board.preview.lords]
        for each in (board, choosing)
    ]
    assert judged == [[True] * 6, [False] * 6]


async def test_portraits_follow_when_the_table_is_shown_and_are_there_for_the_next_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(portrait_cache, "FOR_ALL", PortraitCache())
    for there in (False, True):
        app = BoardApp(full_board())
        async with app.run_test(size=(160, 50)):
            assert has_portraits(app) is there  # nobody waits for what is still to be painted
            await app.workers.wait_for_complete()
            assert has_portraits(app)


def has_portraits(app: BoardApp) -> bool:
    court = app.table.regions(app.size)["court"]
    rows = [row[: court.width] for row in screen_lines(app)[court.y + 3 : court.y + 10]]
    return all(UPPER in row or LOWER in row for row in rows)


def test_who_wants_no_pictures_or_has_few_colours_sees_no_portrait() -> None:
    plate = Size(19, 20)
    wordy = replace(LOOK, settings=replace(USUAL, pictures="none"))
    few = replace(LOOK, palette=theme_of(colours=Colours.FEW).palette)
    assert portrait_room(plate, LOOK) == (17, 9)
    assert portrait_room(plate, wordy) is portrait_room(plate, few) is None


def test_on_a_small_plate_a_portrait_takes_the_rows_that_words_leave() -> None:
    board = board_of(full_game())
    for slug, rows in (("landowner", 6), ("trader", 0), ("invoker", 0)):
        lord = LORDS[slug]
        of = LordAtCourt(0, lord, lord.cost, lord.race, lord.races, lit=True)
        drawing = Drawing(14, 14, board.look)
        room = portrait_room(drawing.size, board.look)
        assert room == (12, 6)
        painting = painted(to_paint(portrait_of(lord), room, board.look))
        draw_card(of, painting, drawing)
        shown = [row for row in drawing.signs[1:-1] if {UPPER, LOWER} & {*row}]
        assert len(shown) == rows
