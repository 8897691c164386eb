"""The look at what a turn has brought, before the keyboard is passed."""

from typing import Any

from abyss_tui.games.abyss.actions import Explore, Support, Take
from abyss_tui.i18n.message import Message
from abyss_tui.sitting.companion import Companion
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, PassKeyboard, TurnOver, Wait
from abyss_tui.sitting.turns_end import turns_end_of
from tests.sitting.moments import (
    a_pile_to_take,
    an_ally_to_take,
    another_turn,
    come,
    jailer,
    others_end_the_turn,
    play,
    play_first,
)
from tests.sitting.people import Room, a_room, next_is, options_of


async def before_an_ally(**wanted: Any) -> Sitting:
    """Let two share a screen; the first has come to a turn that a card turned up can end."""
    sitting = await (await a_room(2, until=an_ally_to_take)).sit(0, 1, **wanted)
    come(sitting)
    return sitting


async def take_it(sitting: Sitting) -> None:
    """Turn the Ally up and take it: that can be taken back until somebody has learned from it."""
    await play(sitting, Explore())
    await play(sitting, Take())


async def test_its_player_looks_once_at_what_a_turn_brought() -> None:
    sitting = await (await a_room(2, until=a_pile_to_take)).sit(0, 1)
    seat = come(sitting).decision.seat
    before = sitting.place.view(seat), sitting.place.view(None)
    await play_first(sitting, Support)
    step = next_is(sitting, TurnOver)
    assert (step.turn.seat, step.following, step.may_undo) == (seat, 1 - seat, False)
    assert (step.turn.own.view, step.turn.public.view) == before
    assert (sitting.viewer, sitting.eyes) == (seat, seat)
    sitting.go_on(step)
    assert sitting.step == PassKeyboard(1 - seat, "turn", undo_by=None)
    assert sitting.eyes is None


async def test_a_turn_that_was_left_and_is_gone_on_with_is_looked_at_from_its_beginning() -> None:
    room = await a_room(2, until=an_ally_to_take)
    first = await room.sit(0, 1)
    seat = come(first).decision.seat
    beginning = first.place.view(seat), first.place.view(None)
    await play(first, Explore())
    first.leave()
    sitting = await room.sit(0, 1)
    come(sitting)
    await play_first(sitting, Take)
    turn = next_is(sitting, TurnOver).turn
    assert (turn.seat, turn.own.view, turn.public.view) == (seat, *beginning)
    told = sitting.place.events(None, turn.events)
    assert [type(each).__name__ for each in told[:2]] == ["CardRevealed", "AllyTaken"]


async def test_who_does_not_want_to_look_passes_at_once() -> None:
    sitting = await before_an_ally(turns_end=lambda: False)
    await take_it(sitting)
    next_is(sitting, PassKeyboard)


async def test_the_end_of_a_turn_is_taken_back_from_the_look_and_looked_at_again() -> None:
    sitting = await before_an_ally()
    await take_it(sitting)
    looked = next_is(sitting, TurnOver)
    assert looked.may_undo
    await sitting.undo(number=sitting.number)
    next_is(sitting, Ask)
    await play(sitting, Take())
    assert sitting.step == looked


async def test_it_is_taken_back_when_the_keyboard_is_passed_and_looked_at_again() -> None:
    sitting = await before_an_ally()
    await take_it(sitting)
    looked = next_is(sitting, TurnOver)
    seat = looked.turn.seat
    sitting.go_on(looked)
    assert next_is(sitting, PassKeyboard) == PassKeyboard(1 - seat, "turn", undo_by=seat)
    await sitting.undo(number=sitting.number)
    assert next_is(sitting, PassKeyboard) == PassKeyboard(seat, "explore", undo_by=None)
    come(sitting)
    await play(sitting, Take())
    assert next_is(sitting, TurnOver) == looked


async def test_nobody_else_looks_at_what_a_turn_brought() -> None:
    room = await a_room(3, until=others_end_the_turn)
    sitting, turn = await room.sit(0, 1, 2), room.history.turns
    come(sitting)
    recruited = jailer(room.game)
    assert recruited is not None
    await play(sitting, recruited)
    steps = []
    while sitting.place.turn == turn:
        steps.append(sitting.step)
        if isinstance(sitting.step, PassKeyboard):
            come(sitting)
        await play(sitting, options_of(sitting)[0])
    assert any(isinstance(each, PassKeyboard) and each.why == "discard" for each in steps)
    next_is(sitting, PassKeyboard)


class NoWayBack(Companion):
    """Lets nothing be taken back, as lessons do."""

    def why_not_undo(self) -> Message:
        return Message("the lessons only go forward")


async def test_nothing_is_taken_back_where_a_companion_says_so() -> None:
    sitting = await before_an_ally(turns_end=lambda: False)
    sitting.companions = [NoWayBack()]
    await take_it(sitting)
    assert next_is(sitting, PassKeyboard).undo_by is None


async def test_of_two_turns_in_a_row_the_second_one_is_looked_at() -> None:
    room = await a_room(2, until=lambda game: another_turn(game) is not None)
    sitting, recruited = await room.sit(0, 1), another_turn(room.game)
    assert recruited is not None
    seat, first = come(sitting).decision.seat, sitting.place.turn
    await play(sitting, recruited)
    while sitting.place.turn == first:
        await play(sitting, options_of(sitting)[0])
    assert next_is(sitting, Ask).decision.seat == seat
    await play_first(sitting, Explore)
    while sitting.place.active == seat:
        if isinstance(sitting.step, AskAll):
            await sitting.answer_all(None, number=sitting.number)
        else:
            await play(sitting, options_of(sitting)[-1])
    assert next_is(sitting, TurnOver).turn.number == first + 1


async def alone(room: Room) -> Sitting:
    """Let the one whose turn it is sit at a screen of their own."""
    sitting = await room.sit(room.game.seat)
    next_is(sitting, Ask)
    return sitting


async def test_who_has_a_screen_alone_is_told_in_passing_and_once() -> None:
    sitting = await alone(await a_room(2, until=an_ally_to_take))
    await take_it(sitting)
    next_is(sitting, Wait)
    ends = turns_end_of(sitting)
    assert ends is not None
    turn = ends.take_ended(sitting.place)
    assert turn is not None
    assert turn.seat == sitting.only_seat
    assert ends.take_ended(sitting.place) is None


async def test_nothing_is_told_of_a_turn_that_goes_on() -> None:
    sitting = await alone(await a_room(2, until=an_ally_to_take))
    await play(sitting, Explore())
    ends = turns_end_of(sitting)
    assert ends is not None
    assert ends.take_ended(sitting.place) is None
