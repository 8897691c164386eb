"""What is asked of several seats in a row: together of those who share a screen, else of each."""

import pytest

from abyss_tui.errors import StaleDecision
from abyss_tui.games.abyss.actions import Buy, Decline
from abyss_tui.games.abyss.game import Game
from abyss_tui.kernel.sitting import LOOK_AT_HAND
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, PassKeyboard, ShowHand, Wait
from tests.frontends.tui.reaching import at
from tests.sitting.people import Room, a_room, next_is, options_of


def everybody_can_buy(game: Game) -> bool:
    """An Ally has just been offered that all opponents of the explorer can pay for."""
    if not at("offer")(game) or game.decision is None:
        return False
    opponents = game.opponents()
    rich = all(game.players[seat].pearls >= game.turn.price for seat in opponents)
    return rich and game.decision.seat == opponents[0]


async def an_offer(players: int = 3) -> Room:
    """Deal a game that has come to an offer to all."""
    return await a_room(players, until=everybody_can_buy)


def all_asked(sitting: Sitting) -> tuple[int, ...]:
    """Return the seats that are asked together."""
    return next_is(sitting, AskAll).seats


async def test_an_offer_is_asked_of_all_who_share_a_screen() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    explorer = room.game.seat
    assert all_asked(sitting) == ((explorer + 1) % 3, (explorer + 2) % 3)
    assert sitting.eyes is None


async def test_it_is_asked_of_one_after_the_other_at_screens_of_their_own() -> None:
    room = await an_offer()
    first, second = room.game.opponents()
    one, two = await room.sit(first), await room.sit(second)
    next_is(one, Ask)
    next_is(two, Wait)
    await one.play(Decline(), number=one.number)
    next_is(one, Wait)
    next_is(two, Ask)


async def test_who_takes_it_has_those_before_decline() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    first, second = all_asked(sitting)
    await sitting.answer_all(second, number=sitting.number)
    moves = room.history.moves[-2:]
    assert [(each.seat, each.action) for each in moves] == [(first, Decline()), (second, Buy())]


async def test_nobody_takes_it() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked = all_asked(sitting)
    await sitting.answer_all(None, number=sitting.number)
    moves = room.history.moves[-2:]
    assert [(each.seat, each.action) for each in moves] == [(each, Decline()) for each in asked]


async def test_those_of_a_shared_screen_answer_for_nobody_elsewhere() -> None:
    room = await an_offer(4)
    one, two, three = room.game.opponents()
    sitting, elsewhere = await room.sit(one, three), await room.sit(two)
    assert all_asked(sitting) == (one, three)
    await sitting.answer_all(None, number=sitting.number)
    next_is(sitting, Wait)
    next_is(elsewhere, Ask)
    await elsewhere.play(Decline(), number=elsewhere.number)
    assert all_asked(sitting) == (three,)


async def test_a_later_seat_gets_what_somebody_elsewhere_did_not_want() -> None:
    room = await an_offer(4)
    one, two, three = room.game.opponents()
    sitting = await room.sit(one, three)
    await sitting.answer_all(three, number=sitting.number)
    next_is(sitting, Wait)  # the one elsewhere is asked before
    await room.table.play(two, Decline(), sitting.number)
    await sitting.answer_all(three, number=sitting.number)
    move = room.history.moves[-1]
    assert (move.seat, move.action) == (three, Buy())


async def test_a_look_at_a_hand_comes_back_to_the_offer() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked = next_is(sitting, AskAll)
    seat = asked.seats[1]
    sitting.look_at_hand(seat)
    called = next_is(sitting, PassKeyboard)
    assert called == PassKeyboard(seat, LOOK_AT_HAND, None)
    sitting.go_on(called)
    shown = next_is(sitting, ShowHand)
    assert shown == ShowHand(seat)
    assert sitting.eyes is None, "the board behind shows no hand"
    sitting.go_on(shown)
    assert next_is(sitting, AskAll) == asked
    assert sitting.eyes is None


async def test_only_who_is_asked_looks_at_their_hand() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked = sitting.step
    sitting.look_at_hand(room.game.seat)
    assert sitting.step == asked


@pytest.mark.parametrize("came", [False, True])
async def test_a_look_is_over_when_somebody_has_answered_elsewhere(
    came: bool,
) -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    first, second = all_asked(sitting)
    sitting.look_at_hand(second)
    if came:
        sitting.go_on(sitting.step)
        assert sitting.step == ShowHand(second)
    await room.table.play(first, Decline(), sitting.number)
    assert all_asked(sitting) == (second,)


async def test_nobody_looks_when_nobody_is_asked_together_any_more() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked = all_asked(sitting)
    await sitting.answer_all(None, number=sitting.number)
    step = sitting.step
    sitting.look_at_hand(asked[0])
    assert sitting.step == step


async def test_an_offer_that_is_over_is_not_answered() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    (first, second), number = all_asked(sitting), sitting.number
    await room.table.play(first, Buy(), number)
    played = len(room.history.moves)
    for taker in (second, None):
        with pytest.raises(StaleDecision):
            await sitting.answer_all(taker, number=number)
    assert len(room.history.moves) == played
    assert options_of(sitting)
