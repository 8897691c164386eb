"""The log: what is a sign in it is known, not guessed from letters."""

from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.widgets.log import Log
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Span, Voice, plain
from abyss_tui.kernel.story import Paragraph, since_last_turn
from abyss_tui.table.start import Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.full_table import LOOK, board_of
from tests.frontends.tui.reaching import finished
from tests.frontends.tui.sitting import settled
from tests.frontends.tui.test_sessions import a_session

WIDTHS = (80, 36)
"""A log of lines, and one in a column."""


def drawn(board: AbyssBoard, width: int, height: int = 9) -> Drawing:
    """Return the log of a board, drawn in so many cells."""
    drawing = Drawing(width, height, board.look)
    Log().draw(board, drawing)
    return drawing


def styles_of(drawing: Drawing, sign: str) -> list[object]:
    """Return the styles in which a sign is drawn below the title, word by word."""
    return [
        drawing.styles[y][x]
        for y, row in enumerate(drawing.signs)
        for x, each in enumerate(row)
        if each == sign and "LOG" not in "".join(row)
    ]


def test_a_player_called_m_or_k_is_no_monster_and_no_key() -> None:
    for name in "MK":
        game = new_game([name, "Ana"], seed=1, first=0)
        for width in WIDTHS:
            styles = styles_of(drawn(board_of(game, 1), width), name)
            assert LOOK.palette.text in styles
            assert set(styles) <= {LOOK.palette.text, LOOK.palette.hi}


def telling(*spans: Span) -> AbyssBoard:
    """Return a board whose log is one sentence."""
    board = board_of(new_game(["Ana", "Bo"], seed=1, first=0))
    return replace(board, story=(Paragraph(0, 1, (spans,)),))


def test_a_monster_and_a_key_have_their_colours() -> None:
    board = telling(Span("fought "), Span("M", "monster"), Span(" for "), Span("K", "key"))
    for width in WIDTHS:
        log = drawn(board, width)
        assert styles_of(log, "M") == [LOOK.palette.style("monster")]
        assert styles_of(log, "K") == [LOOK.palette.style("key")]


def test_a_name_of_wide_signs_is_wrapped_inside_the_column() -> None:
    board = telling(*(Span("深海の王様 ", "player") for _ in range(8)))
    log = drawn(board, 36)
    assert sum("".join(row).count("深海の王様") for row in log.signs) == 8
    assert log.lost == 0


def test_what_is_told_keeps_its_colour_in_the_next_row() -> None:
    long_name = Span("Aquaculturalist " * 4, "monster")
    log = drawn(telling(Span("fought "), long_name), 36)
    assert set(styles_of(log, "q")) == {LOOK.palette.style("monster")}
    assert sum("Aqua" in "".join(row) for row in log.signs) > 1


def test_a_turn_in_which_nothing_happened_yet_is_still_to_be_played() -> None:
    for lines, said in [((), True), (((Span("took"),),), False)]:
        board = replace(telling(Span("")), story=(Paragraph(0, 3, lines),))
        rows = ["".join(row) for row in drawn(board, 36).signs]
        assert any("to move" in row for row in rows) is said


def test_the_own_last_turn_stands_before_what_the_others_did() -> None:
    story = [Paragraph(seat, turn, ()) for seat, turn in [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3)]]
    assert since_last_turn(story, 0, own=True) == tuple(story[2:])
    assert since_last_turn(story, 0) == tuple(story[3:])


def test_a_replay_is_not_told_from_anybodys_turn_on() -> None:
    board = telling(Span("took"))
    for looked_back in (False, True):
        log = drawn(replace(board, looked_back=looked_back), 36)
        assert ("since your turn" in "".join(log.signs[0])) is not looked_back


@pytest.mark.parametrize("code", CODES)
def test_the_title_of_a_narrow_log_is_whole_and_what_does_not_fit_beside_it_is_left_out(
    code: str,
) -> None:
    look = replace(LOOK, voice=Voice(language(code)))
    title, since = look.voice.text("LOG"), look.voice.text("since your turn")
    told = replace(telling(Span("took")), look=look)
    above = {cells: "".join(drawn(told, cells).signs[0]) for cells in range(16, 41)}
    assert all(f" {title} [w] " in line for line in above.values())
    rest = {
        line.replace(f"{title} [w]", "").strip(f" {LOOK.marks.horizontal}")
        for line in above.values()
    }
    assert rest == {"", since}


def test_the_last_turn_is_in_full_where_there_are_two_rows() -> None:
    board = telling(Span("took"))
    long = (Span("explored and sold " * 5), Span("fought M for 2"))
    story = (*board.story, Paragraph(1, 1, (long,)))
    rows = ["".join(row) for row in drawn(replace(board, story=story), 80, 2).signs]
    assert "explored" in rows[0]
    assert "fought M for 2" in rows[1]


def test_in_a_replay_what_has_no_room_is_left_out_at_the_beginning() -> None:
    early, late = (Span("explored and sold " * 8 + "them"),), (Span("fought M"),)
    story = Paragraph(0, 1, (early,)), Paragraph(1, 1, (late,))
    board = replace(telling(Span("took")), story=story, looked_back=True)
    rows = ["".join(row).rstrip() for row in drawn(board, 80, 2).signs]
    assert rows == [
        " Ana       … sold " + "explored and sold " * 3 + "them",
        " Bo        fought M",
    ]


def test_in_a_replay_a_single_row_begins_with_a_whole_thing() -> None:
    things = (Span("explored and sold " * 3),), (Span("affiliated X; gained 2○"),)
    board = replace(telling(Span("took")), story=(Paragraph(1, 1, things),), looked_back=True)
    (row,) = drawn(board, 80, 1).signs
    assert "".join(row).rstrip() == " Bo        … affiliated X; gained 2○"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_turn_in_a_single_row_tells_whole_things_and_that_there_are_more(code: str) -> None:
    look = replace(LOOK, voice=Voice(language(code)))
    between = look.voice.text("; ")
    deed, then = Span("recruited the Traitor with seven cards"), Span(f"gave X{between}took Y")
    story = Paragraph(1, 1, ((deed, Span(f"{between}affiliated X")), (then,)))
    board = replace(telling(Span("took")), look=look, story=(story,))
    (row,) = drawn(board, 80, 1).signs
    assert "".join(row).rstrip() == f" Bo        {deed.text}{between}affiliated X · gave X · …"


async def test_a_replay_in_french_tells_the_last_move_whole_at_the_smallest_size(
    tmp_path: Path,
) -> None:
    start = Watch(finished(tmp_path, names=("Ada", "Bo", "Chloé", "Dmitri")))
    app = LocalApp(a_session(tmp_path, Voice(language("fr"))), start)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        for place in range(4, replay.replay.last, 70):
            replay.go(place)
            await pilot.pause()
            log = screen_lines(app)[-5:-2]
            assert not any(line.rstrip().endswith("…") for line in log)
            told = next(each for each in reversed(replay._story()) if each.lines)
            last = " ".join(plain(told.lines[-1]).split())
            assert " ".join(" ".join(log).split()).endswith(last)
