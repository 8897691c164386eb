"""The depths are shown whole at every size, in every language and in ASCII."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import layout
from abyss_tui.frontends.tui.abyss.panels.depths import Depths
from abyss_tui.frontends.tui.abyss.panels.dive import stepping_down
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.actions import REWARDS
from abyss_tui.games.abyss.cards.pieces import ALLIES, MONSTER, Ally, Monster
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.frames import SIZES
from tests.frontends.tui.full_table import LOOK, board_of, full_game

pytestmark = pytest.mark.no_cover  # draws again what other tests draw

FRENCH = Look(Voice(language("fr")), DEEP_SEA.palette)
SHELLFISH = ALLIES["shellfish-5"]


def the_track(last: Ally | Monster, look: Look = LOOK) -> AbyssBoard:
    """Return a table with this card on the fifth space, and the longest rewards of the Threat."""
    game = full_game()
    game.turn.track = [MONSTER, *(ALLIES[f"{race}-5"] for race in ("jellyfish", "seahorse"))]
    game.turn.track += [SHELLFISH, last]
    game.threat = 6
    board = board_of(game, look=look)
    return replace(board, preview=replace(board.preview, rewards=REWARDS[5]))


def depths(board: AbyssBoard, size: tuple[int, int]) -> str:
    """Return what the panel shows on a screen of this size."""
    return "\n".join(" ".join("".join(row).split()) for row in rows_of(board, size).signs)


def everywhere() -> Iterator[str]:
    """Return the fullest depths at every size, in both languages, with either kind of card."""
    for look in (LOOK, FRENCH):
        for last in (SHELLFISH, MONSTER):
            board = the_track(last, look)
            yield from (depths(board, size) for size in SIZES)


def test_no_card_and_no_reward_is_cut() -> None:
    assert [shown for shown in everywhere() if LOOK.marks.cut in shown] == []


def test_a_name_that_does_not_fit_leaves_the_sign_and_the_value() -> None:
    assert "5 @ 5 +1○" in depths(the_track(SHELLFISH), (80, 24))
    assert "5 M +1○" in depths(the_track(MONSTER), (80, 24))
    assert "5 M MONSTER +1○" in depths(the_track(MONSTER), (100, 30))


def test_tokens_that_may_be_mixed_are_counted_where_their_rows_do_not_fit() -> None:
    for size in (80, 24), (120, 40):
        assert "2 ○○/○M/MM 3 K 4 K○/KM 5 K+2×○/M ►6 K+2×○/M" in depths(the_track(MONSTER), size)
    assert "5 K○○/K○M/KMM ►6 K○○/K○M/KMM" in depths(the_track(MONSTER), (160, 50))


def rows_of(board: AbyssBoard, size: tuple[int, int]) -> Drawing:
    """Return the panel as it is drawn on a screen of this size."""
    drawing = Drawing(*layout(Size(*size), board.view)["depths"].size, board.look)
    Depths().draw(board, drawing)
    return drawing


def at_step(threat: int, size: tuple[int, int]) -> Drawing:
    """Return the panel while nobody explores."""
    board = the_track(SHELLFISH)
    return rows_of(replace(board, view=replace(board.view, threat=threat, track=())), size)


@pytest.mark.parametrize("rows", [3, 4, 5])
@pytest.mark.parametrize("blocks", [True, False])
def test_each_space_lies_deeper_than_the_one_before_and_has_a_row_to_write_on(
    rows: int, *, blocks: bool
) -> None:
    track = stepping_down(rows, blocks=blocks)
    depths_of_spaces = [each.top for each in track]
    assert depths_of_spaces == sorted(depths_of_spaces)
    assert len({*depths_of_spaces}) >= rows
    assert {each.whole for each in track} == {max(1, (rows - 1) // 2) if blocks else 1}
    assert max(each.bottom for each in track) == 2 * rows


def test_who_explores_sees_what_both_decisions_need_beside_the_steps() -> None:
    for size in (120, 40), (160, 50):
        shown = depths(the_track(MONSTER), size)
        assert "EXPLORE" in shown.splitlines()[0]
        assert "Ally sold costs" in shown.splitlines()[0]
        assert "THREAT a Monster now pays K○○/K○M/KMM" in shown
    assert "MENACE K○○/K○M/KMM" in depths(the_track(MONSTER, FRENCH), (120, 40))


@pytest.mark.parametrize("size", [(120, 40), (160, 50)])
def test_the_gauge_is_one_and_lit_as_far_as_the_marker_has_come(size: tuple[int, int]) -> None:
    lit = []
    for threat in REWARDS:
        drawing = at_step(threat, size)
        assert "".join(drawing.signs[-1]).strip() == LOOK.marks.upper_half * (drawing.width - 1)
        lit.append(sum(ground is not None for ground in drawing.grounds[-1]))
    step = drawing.width // 6
    assert lit == [step * threat - 1 for threat in REWARDS]


def test_without_colours_the_gauge_is_double_as_far_as_the_marker_has_come() -> None:
    look = Look(LOOK.voice, replace(LOOK.palette, blocks=False, blends=False))
    board = replace(the_track(SHELLFISH), look=look)
    drawing = rows_of(replace(board, view=replace(board.view, threat=2)), (120, 40))
    step, marks = drawing.width // 6, look.marks
    line = "".join(drawing.signs[-1]).strip()
    assert line.count(marks.double_horizontal) == 2 * step - 1
    assert line.strip(marks.double_horizontal) == marks.horizontal * (4 * step)


def test_where_there_is_one_line_the_steps_are_the_gauge() -> None:
    for threat in REWARDS:
        row = at_step(threat, (80, 24)).styles[-1]
        lit = {each.bgcolor for each in LOOK.palette.threat_here}
        assert len(lit & {each.bgcolor for each in row}) == threat


def test_in_ascii_the_counted_tokens_are_told_as_well() -> None:
    assert "5 K+2xo/M >6 K+2xo/M" in in_plain_signs(depths(the_track(MONSTER), (80, 24)))
