"""The head line: who acts, on light only where somebody sits who can, and what is asked."""

from dataclasses import replace

from rich.style import Style

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.header import Header
from abyss_tui.frontends.tui.abyss.panels.player_boxes import draw_box
from abyss_tui.frontends.tui.abyss.panels.seats import Seat
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.story import Paragraph
from tests.builders import a_position, ada, bo
from tests.frontends.tui.full_table import LOOK, board_of

FIVE = "slaver jailer hunter seeker trader"


def a_board(you: int | None = 0, *, lords: str = "") -> AbyssBoard:
    """Return a table at which Ada is to choose an action."""
    return board_of(load_position(a_position(ada(), bo(lords=lords)), seed=1), you)


def head(board: AbyssBoard, cells: int = 80) -> Drawing:
    drawing = Drawing(cells, 1, board.look)
    Header().draw(board, drawing)
    return drawing


def text(drawing: Drawing) -> str:
    return "".join(drawing.signs[0])


def test_who_acts_is_on_light_for_themselves_alone() -> None:
    lights = [LOOK.palette.glow_chip in head(a_board(you)).styles[0] for you in (0, 1, None)]
    assert lights == [True, False, False]


def test_for_who_only_looks_on_whose_turn_it_is_has_the_light() -> None:
    board = replace(a_board(None), onlooker=True)
    assert LOOK.palette.glow_chip in head(board).styles[0]
    told = (Paragraph(1, 2, ()), Paragraph(0, 3, ((Span("explores"),),)))
    drawing = Drawing(40, 6, board.look)
    Log().draw(replace(board, story=told), drawing)
    styles = dict(zip(*_row_of("Ada", drawing), strict=True))
    assert styles["A"].color == LOOK.palette.glow.color
    box = Drawing(40, 9, board.look)
    draw_box(Seat(board, 0), box)
    assert box.styles[0][0].color == LOOK.palette.glow.color


def _row_of(text: str, drawing: Drawing) -> tuple[list[str], list[Style]]:
    """Return the signs and styles of the row where a text is."""
    (y,) = [y for y, row in enumerate(drawing.signs) if text in "".join(row)]
    return drawing.signs[y], drawing.styles[y]


def test_it_says_who_acts_and_what_is_asked() -> None:
    assert "► ADA  choose one action" in text(head(a_board()))


def test_it_says_for_whom_the_game_waits() -> None:
    board = replace(a_board(1), away=frozenset({0}), headline="Ada is away: the game waits")
    assert "Ada is away: the game waits" in text(head(board))


def test_a_replay_is_called_one() -> None:
    assert "  replay  " in text(head(replace(a_board(None), occasion="replay")))


def test_the_warning_has_its_sign_and_is_shorter_where_there_is_less_room() -> None:
    board = a_board(lords=FIVE)
    assert text(head(board)).endswith("▲ Bo 5/7 Lords ")
    assert text(head(board, 120)).endswith("▲ Bo has 5 of 7 Lords ")


def test_who_acts_and_what_is_asked_come_before_which_turn_it_is() -> None:
    board = replace(a_board(lords=FIVE), occasion="lesson 3 of 8: the Council")
    said = text(head(board))
    assert "► ADA  choose one action" in said
    assert said.endswith("▲ Bo 5/7 Lords ")
    assert "turn" not in said


def test_what_a_lesson_asks_for_is_whole_beside_who_acts() -> None:
    task = "3/8: A Shellfish of value 3 for 1 Pearl: press b to buy it."
    said = text(head(replace(a_board(), occasion=task)))
    assert said.startswith(f" {task}   ► ADA ")


def test_a_long_name_is_whole_in_the_warning_where_there_is_room() -> None:
    board = a_board(lords=FIVE)
    view = board.view
    long = replace(view.players[1], name="Jean-Baptiste")
    board = replace(board, view=replace(view, players=(view.players[0], long)))
    assert text(head(board)).endswith("▲ Jean-Baptiste 5/7 Lords ")
    assert text(head(board, 60)).endswith("▲ Jean-Bapt… 5/7 Lords ")
