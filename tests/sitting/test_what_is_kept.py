"""An answer is kept or refused; what was settled meanwhile is not answered."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from abyss_tui.errors import BadSave, IllegalAction, NotYours, StaleDecision
from abyss_tui.games.abyss.actions import Decline, Explore, Plot, Take
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, PassKeyboard, Step, Wait
from abyss_tui.table.place import WaitingDecision
from tests.record.games import digest_of
from tests.sitting.moments import an_ally_to_take, come, explored, play
from tests.sitting.people import People, Room, a_room, next_is, options_of
from tests.sitting.test_offers import an_offer


class Notes(Companion):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def playing(self, sitting: Seated, decision: WaitingDecision) -> None:
        self.told.append("playing")

    def played(self, decision: WaitingDecision) -> None:
        self.told.append("played")

    def left(self) -> None:
        self.told.append("left")

    async def settled(self) -> None:
        self.told.append("settled")


async def two_at_a_table() -> tuple[Room, Sitting, Sitting]:
    """Let two sit at screens of their own; the first one has an Ally before them to be taken."""
    room = await a_room(2, until=an_ally_to_take)
    seat = room.game.seat
    one, other = await room.sit(seat), await room.sit(1 - seat)
    next_is(one, Ask)
    return room, one, other


# What has been settled meanwhile


async def test_a_step_that_is_over_cannot_be_left() -> None:
    sitting = await (await a_room(2)).sit(0, 1)
    called = sitting.step
    come(sitting)
    asked = sitting.step
    sitting.go_on(called)
    assert sitting.step is asked


async def test_nobody_comes_to_the_keyboard_for_what_was_settled_elsewhere() -> None:
    room = await a_room(2, until=explored("explore"))
    seat = room.game.seat
    sitting = await room.sit(0, 1)
    called = sitting.step
    await room.table.play(seat, Explore(), sitting.number)
    sitting.go_on(called)
    assert sitting.viewer is None
    assert sitting.step == PassKeyboard(seat, "explore", None)


async def test_an_answer_to_an_older_decision_is_refused_and_nobody_is_told() -> None:
    room, sitting, _ = await two_at_a_table()
    number, notes = sitting.number, Notes()
    sitting.companions = [notes]
    await room.table.play(sitting.place.active, Explore(), number)
    step, stood = sitting.step, digest_of(room.history)
    for action in (Explore(), Take()):
        with pytest.raises(StaleDecision, match="has gone on"):
            await sitting.play(action, number=number)
    assert (sitting.step, digest_of(room.history), notes.told) == (step, stood, [])


async def test_an_answer_is_dropped_when_nobody_here_is_asked_any_more() -> None:
    room, sitting, _ = await two_at_a_table()
    await play(sitting, Explore())
    number, notes = sitting.number, Notes()
    sitting.companions = [notes]
    await room.table.play(sitting.place.active, Take(), number)
    stood = digest_of(room.history)
    await sitting.play(Take(), number=number)
    await sitting.answer_all(None, number=number)
    assert (digest_of(room.history), notes.told) == (stood, [])
    next_is(sitting, Wait)


async def test_nothing_is_taken_back_of_a_decision_that_is_over() -> None:
    room, sitting, other = await two_at_a_table()
    await play(sitting, Explore())
    await play(sitting, Take())
    number = sitting.number
    await room.table.play(other.place.active, Explore(), number)
    with pytest.raises(StaleDecision):
        await sitting.undo(number=number)


async def test_why_nothing_can_be_taken_back_is_said() -> None:
    room = await a_room(2)
    shared, onlooker = await room.sit(0, 1), await room.sit()
    for sitting in (shared, onlooker):
        with pytest.raises(IllegalAction, match="cannot be undone: nobody sits here"):
            await sitting.undo(number=sitting.number)
    come(shared)
    with pytest.raises(IllegalAction, match="no move has been made yet"):
        await shared.undo(number=shared.number)


async def send_late(sitting: Sitting, step: Step, number: int) -> None:
    """Send everything that a front end could have sent for a step that is over."""
    option, seats = options_of(sitting)[0], sorted(sitting.place.seats)
    for late in (
        sitting.play(option, number=number),
        sitting.undo(number=number),
        *(sitting.answer_all(taker, number=number) for taker in (None, *seats)),
    ):
        with suppress(StaleDecision):
            await late
    sitting.go_on(step)
    if not isinstance(sitting.step, AskAll):
        for seat in seats:
            sitting.look_at_hand(seat)


async def test_nothing_that_comes_late_does_anything() -> None:
    room, dice = await a_room(3, seed=7), Random(7)
    people = [People(await room.sit(*seats), dice) for seats in ((0, 1), (2,), ())]
    late = [(each.sitting, each.sitting.step, each.sitting.number) for each in people]
    while not room.history.over:
        for each in people:
            await each.act()
        if room.history.over:
            break
        stood, steps = digest_of(room.history), [each.sitting.step for each in people]
        for sitting, step, number in late:
            if number != sitting.number:
                await send_late(sitting, step, number)
        assert digest_of(room.history) == stood
        assert [each.sitting.step for each in people] == steps
        late = [(each.sitting, each.sitting.step, each.sitting.number) for each in people]


# What cannot be kept


async def test_what_cannot_be_kept_is_asked_again_as_it_was() -> None:
    room, sitting, _ = await two_at_a_table()
    asked, notes = sitting.step, Notes()
    sitting.companions = [*sitting.companions, notes]
    room.store.broken = True
    with pytest.raises(BadSave, match="no space is left"):
        await play(sitting, Explore())
    assert sitting.step == asked
    assert notes.told == ["playing"]
    room.store.broken = False
    await play(sitting, Explore())
    assert sitting.step != asked
    assert notes.told == ["playing", "playing", "played"]


async def test_what_cannot_be_kept_of_an_offer_is_asked_of_all_again() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked = sitting.step
    room.store.broken = True
    with pytest.raises(BadSave):
        await sitting.answer_all(None, number=sitting.number)
    assert sitting.step == asked


async def test_what_cannot_be_taken_back_on_disk_stays() -> None:
    room, sitting, _ = await two_at_a_table()
    await play(sitting, Explore())
    await play(sitting, Take())
    stood = digest_of(room.history)
    room.store.broken = True
    with pytest.raises(BadSave):
        await sitting.undo(number=sitting.number)
    next_is(sitting, Wait)
    assert digest_of(room.history) == stood


async def test_a_step_stays_until_its_answer_is_kept() -> None:
    room = await an_offer()
    sitting = await room.sit(0, 1, 2)
    asked, told = sitting.step, list[Step]()
    sitting.listen(lambda _: told.append(sitting.step))
    room.store.ready.clear()
    answering = asyncio.create_task(sitting.answer_all(None, number=sitting.number))
    await asyncio.sleep(0)
    assert sitting.playing
    assert sitting.step is asked
    room.store.ready.set()
    await answering
    assert not sitting.playing
    assert told == [asked, asked], "two have declined, one after the other"
    assert not isinstance(sitting.step, AskAll)


async def test_an_illegal_answer_is_refused_with_its_reason() -> None:
    _, sitting, _ = await two_at_a_table()
    asked = sitting.step
    with pytest.raises(IllegalAction):
        await play(sitting, Decline())
    assert sitting.step == asked


# What comes by itself


async def test_a_question_comes_by_itself_when_a_game_is_opened_or_others_have_played() -> None:
    room, sitting, other = await two_at_a_table()
    assert sitting.unexpected
    await play(sitting, Explore())
    assert not sitting.unexpected
    await play(sitting, Take())
    assert not sitting.unexpected
    assert other.unexpected
    while sitting.place.active not in sitting.place.seats:
        option = options_of(other)[-1]
        await room.table.play(room.game.decision.seat, option, room.table.number)
    assert not sitting.unexpected, "in a turn of who sits here nothing comes by itself"


async def test_an_answer_that_was_overtaken_has_not_led_to_what_is_asked_now() -> None:
    room, sitting, _ = await two_at_a_table()
    number = sitting.number
    await room.table.play(sitting.place.active, Explore(), number)
    with pytest.raises(StaleDecision):
        await sitting.play(Plot(), number=number)
    assert sitting.unexpected


async def test_what_is_asked_again_after_a_refusal_does_not_come_by_itself() -> None:
    _, sitting, _ = await two_at_a_table()
    with pytest.raises(IllegalAction):
        await play(sitting, Decline())
    assert not sitting.unexpected


# Leaving


async def test_companions_stand_up_with_who_leaves() -> None:
    room, sitting, other = await two_at_a_table()
    notes = Notes()
    sitting.companions = [notes]
    sitting.leave()
    await sitting.settled()
    assert sitting.place.left
    assert not other.place.left
    assert notes.told == ["left", "settled"]
    with pytest.raises(NotYours, match="You have left this table"):
        await sitting.play(Explore(), number=room.table.number)


async def test_others_play_on_when_somebody_has_left() -> None:
    _, sitting, other = await two_at_a_table()
    heard: list[Any] = []
    sitting.listen(heard.append)
    sitting.leave()
    await other.place._table.play(other.place.active, Explore(), other.number)
    assert heard == []
    assert other.step is not None
