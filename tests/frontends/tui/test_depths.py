"""The depths are shown whole at every size, in every language and in ASCII."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import layout
from abyss_tui.frontends.tui.abyss.panels.depths import Depths
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
    drawing = Drawing(*layout(Size(*size), board.view)["depths"].size, board.look)
    Depths().draw(board, drawing)
    return "\n".join(" ".join("".join(row).split()) for row in drawing.signs)


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


def test_in_ascii_the_counted_tokens_are_told_as_well() -> None:
    assert "5 K+2xo/M >6 K+2xo/M" in in_plain_signs(depths(the_track(MONSTER), (80, 24)))
