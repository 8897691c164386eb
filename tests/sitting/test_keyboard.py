"""Who sits at the keyboard, and whose hand lies open there."""

import pytest

from abyss_tui.games.abyss.actions import Decline, Explore, Take
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, Over, PassKeyboard, Wait
from abyss_tui.table.start import NewGame
from tests.frontends.tui.reaching import at
from tests.record.games import NAMES
from tests.sitting.moments import an_ally_to_take, come, explored, play
from tests.sitting.people import a_room, deal, next_is, options_of
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import Draw


def seen_by(sitting: Sitting) -> tuple[int | None, int | None]:
    """Return who sits there, and whose hand lies open."""
    return sitting.viewer, sitting.eyes


async def test_who_shares_a_screen_is_called_before_their_hand_is_open() -> None:
    sitting = await (await a_room(2)).sit(0, 1)
    assert sitting.step == PassKeyboard(0, "turn", None)
    assert seen_by(sitting) == (None, None)
    assert come(sitting).decision.seat == 0
    assert seen_by(sitting) == (0, 0)


async def test_the_next_one_is_called_when_a_turn_is_over() -> None:
    sitting = await (await a_room(2, until=an_ally_to_take)).sit(0, 1, turns_end=lambda: False)
    seat = come(sitting).decision.seat
    await play(sitting, Explore())
    await play(sitting, Take())
    assert sitting.step == PassKeyboard(1 - seat, "turn", undo_by=seat)
    assert seen_by(sitting) == (None, None)


async def test_who_has_a_screen_alone_is_asked_at_once_and_others_wait() -> None:
    room = await a_room(2)
    ada, bo = await room.sit(0), await room.sit(1)
    next_is(ada, Ask)
    next_is(bo, Wait)
    assert (seen_by(ada), seen_by(bo)) == ((0, 0), (1, 1))


async def test_who_looks_on_waits_to_the_end_and_sees_no_hand() -> None:
    room = await a_room(2, until=explored("explore"))
    onlooker = await room.sit()
    while not room.history.over:
        decision = next_is(onlooker, Wait).decision
        assert seen_by(onlooker) == (None, None)
        assert not onlooker.turn_hand()
        await room.table.play(decision.seat, options_of(onlooker)[-1], decision.number)
    assert onlooker.step == Over()


async def test_nobody_passes_a_keyboard_where_the_game_has_no_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register_the_race(monkeypatch)
    monkeypatch.setattr("tests.toy_game.kind.RaceKind.hides_hands", False)
    sitting = await (await deal(NewGame(NAMES[:2], 1, "race", 0))).sit(0, 1)
    for seat in (0, 1, 0):
        next_is(sitting, Ask)
        assert seen_by(sitting) == (seat, seat)
        await sitting.play(Draw(), number=sitting.number)


async def test_a_hand_is_hidden_and_shown_by_who_sits_there() -> None:
    sitting = await (await a_room(2)).sit(0, 1)
    next_is(sitting, PassKeyboard)
    assert not sitting.turn_hand(), "nobody sits there"
    come(sitting)
    assert sitting.turn_hand()
    assert seen_by(sitting) == (0, None)
    assert sitting.turn_hand()
    assert seen_by(sitting) == (0, 0)


async def test_all_look_at_a_card_that_is_turned_up() -> None:
    sitting = await (await a_room(2, until=explored("explore"))).sit(0, 1)
    seat = come(sitting).decision.seat
    await play(sitting, Explore())
    next_is(sitting, Ask)
    assert seen_by(sitting) == (seat, None)
    assert sitting.turn_hand(), "the others look away"
    assert seen_by(sitting) == (seat, seat)


async def test_who_was_just_called_to_such_a_card_looks_alone() -> None:
    sitting = await (await a_room(2, until=at("explore"))).sit(0, 1)
    seat = come(sitting).decision.seat
    assert seen_by(sitting) == (seat, seat)


async def test_a_seat_with_a_screen_alone_need_not_hide_its_hand_then() -> None:
    room = await a_room(2, until=at("explore"))
    seat = room.game.seat
    sitting = await room.sit(seat)
    next_is(sitting, Ask)
    assert seen_by(sitting) == (seat, seat)


async def test_the_explorers_hand_stays_closed_after_an_offer_until_it_is_shown() -> None:
    sitting = await (await a_room(2, until=explored("offer"))).sit(0, 1)
    seat = come(sitting).decision.seat
    await play(sitting, Explore())
    next_is(sitting, AskAll)
    assert not sitting.turn_hand(), "all are asked"
    await sitting.answer_all(None, number=sitting.number)
    next_is(sitting, Ask)
    assert seen_by(sitting) == (seat, None)
    assert sitting.turn_hand()
    assert seen_by(sitting) == (seat, seat)


async def test_no_hand_lies_open_while_a_shared_screen_waits_for_a_turn_elsewhere() -> None:
    room = await a_room(3, until=an_ally_to_take)
    seat = room.game.seat
    sitting = await room.sit(seat, (seat + 2) % 3)
    come(sitting)
    await play(sitting, Explore())
    await play(sitting, Take())
    next_is(sitting, Wait)
    assert seen_by(sitting) == (None, None)


async def test_who_plays_stays_at_the_keyboard_while_somebody_elsewhere_answers() -> None:
    room = await a_room(3, until=explored("offer"))
    seat = room.game.seat
    sitting = await room.sit(seat, (seat + 2) % 3)
    come(sitting)
    await play(sitting, Explore())
    waits = next_is(sitting, Wait)
    assert seen_by(sitting) == (seat, seat)
    await room.table.play(waits.decision.seat, Decline(), sitting.number)
    assert isinstance(sitting.step, AskAll | Ask)
    assert seen_by(sitting) == (seat, None)


async def test_who_played_last_takes_it_back_while_somebody_elsewhere_is_asked() -> None:
    room = await a_room(3, until=an_ally_to_take)
    seat = room.game.seat
    sitting = await room.sit(seat, (seat + 2) % 3)
    come(sitting)
    await play(sitting, Explore())
    await play(sitting, Take())
    assert next_is(sitting, Wait).decision.seat == (seat + 1) % 3
    await sitting.undo(number=sitting.number)
    assert next_is(sitting, PassKeyboard) == PassKeyboard(seat, "explore", None)
    assert seen_by(sitting) == (None, None), "who is there now may be somebody else"
