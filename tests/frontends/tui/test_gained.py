"""What came into a hand flips up there, and stays marked until its player's next turn begins."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import layout
from abyss_tui.frontends.tui.abyss.panels.hand import Hand
from abyss_tui.frontends.tui.abyss.panels.passing import Flip, HandPassing
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ALLIES, Ally
from abyss_tui.games.abyss.events import AllySold, AllyTaken, PileTaken
from abyss_tui.games.abyss.gains import allies_gained
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.record.game_id import GameId
from abyss_tui.table.start import Resume
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.full_table import LOOK, board_of
from tests.frontends.tui.sitting import settled, sitting
from tests.golden.kept import laid_out

CRAB, SQUID = ALLIES["crab-3"], ALLIES["squid-1"]


def a_hand(*allies: Ally, gained: tuple[Ally, ...] = ()) -> AbyssBoard:
    """Return a table at which the viewer holds these Allies, some of them new."""
    game = new_game(["Ada", "Bo"], seed=1, first=0)
    game.players[0].hand = list(allies)
    return replace(board_of(game), gained=gained)


def drawn(board: AbyssBoard, size: tuple[int, int], passing: HandPassing | None = None) -> Drawing:
    """Return the hand as it is shown on a screen of this size."""
    drawing = Drawing(*layout(Size(*size), board.view)["hand"].size, board.look)
    hand = Hand()
    hand.passing = passing
    hand.draw(hand.needed(board), drawing)
    return drawing


def said(drawing: Drawing) -> str:
    return "\n".join("".join(row) for row in drawing.signs)


def test_a_player_gains_what_they_buy_take_and_get_with_a_pile() -> None:
    happened = [
        AllySold(0, 1, CRAB, 1),
        AllySold(1, 0, SQUID, 2),
        AllyTaken(0, SQUID),
        AllyTaken(1, CRAB),
        PileTaken(0, Race.CRAB, (CRAB, CRAB)),
        PileTaken(1, Race.SQUID, 2),
    ]
    assert allies_gained(happened, 0) == (CRAB, SQUID, CRAB, CRAB)
    assert allies_gained(happened, 1) == (SQUID, CRAB)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_as_many_of_equal_cards_are_marked_as_are_new(size: tuple[int, int]) -> None:
    shown = said(drawn(a_hand(CRAB, CRAB, CRAB, gained=(CRAB, CRAB, SQUID)), size))
    assert shown.count("+3") == 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_nothing_is_marked_in_a_hand_that_is_hidden(size: tuple[int, int]) -> None:
    board = replace(a_hand(CRAB, gained=(CRAB,)), hand_shown=False)
    assert "+" not in said(drawn(board, size))


def test_where_there_is_no_room_for_the_sign_what_is_new_is_bright() -> None:
    many = (CRAB,) * 6
    row = drawn(a_hand(*many, gained=many[:2]), (80, 24))
    at = said(row).index("333333")
    styles = row.styles[0][at : at + 6]
    assert styles == [LOOK.palette.hi] * 2 + [LOOK.palette.text] * 4


def test_a_card_that_comes_shows_its_back_and_then_is_bright() -> None:
    before, after = a_hand(SQUID), a_hand(SQUID, CRAB, gained=(CRAB,))
    frames = Hand().frames(before, after)
    assert [each.passing.flip for each in frames] == [Flip.BACK, Flip.BRIGHT]
    for size in (80, 24), (120, 40):
        back, bright = (drawn(after, size, each.passing) for each in frames)
        assert LOOK.marks.back in said(back)
        assert LOOK.marks.back not in said(bright)
        assert any(LOOK.palette.moon_chip in row for row in bright.styles)


def test_no_card_flips_that_was_there_or_that_was_hidden() -> None:
    held = a_hand(CRAB, gained=(CRAB,))
    assert Hand().frames(held, held) == ()
    assert Hand().frames(replace(held, hand_shown=False, gained=None), held) == ()
    assert Hand().frames(held, a_hand(CRAB)) == ()


async def test_a_pile_that_was_taken_is_marked_until_the_next_turn(tmp_path: Path) -> None:
    game = GameId(laid_out(tmp_path, "four-players", 124).stem)
    async with sitting(tmp_path, Resume(game)) as pilot:
        assert "+" not in hand_row(screen_lines(pilot.app))
        await pilot.press("s", "4")
        await settled(pilot)
        assert "@+1" in hand_row(screen_lines(pilot.app))


def hand_row(shown: list[str]) -> str:
    return next(row for row in shown if " HAND " in row)
