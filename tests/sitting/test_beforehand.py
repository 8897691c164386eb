"""What a seat has answered beforehand is played, and nothing else is asked less."""

from typing import Any

import pytest

from abyss_tui.errors import BadSave, StaleDecision
from abyss_tui.games.abyss.actions import Action, Buy, Decline, Explore
from abyss_tui.games.abyss.sitting.beforehand import Beforehand, offered
from abyss_tui.sitting import beforehand
from abyss_tui.sitting.beforehand import answers_set_at
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import AnswerFor, Ask, AskAll
from tests.frontends.tui.reaching import at
from tests.sitting.people import Room, a_room, next_is


async def offered_to(room: Room) -> Sitting:
    """Let the one who is offered an Ally sit at a screen of their own."""
    decision = room.history.game.decision
    assert decision is not None
    return await room.sit(decision.seat, beforehand=True)


def answers_of(sitting: Sitting) -> Beforehand:
    """Return what is set there."""
    answers = answers_set_at(sitting)
    assert isinstance(answers, Beforehand)
    return answers


async def test_what_was_set_is_answered_and_nobody_is_asked() -> None:
    room = await a_room(3, until=at("offer"))
    sitting = await offered_to(room)
    asked = sitting.step
    assert isinstance(asked, Ask)
    answers_of(sitting).switch_passing(sitting.place.turn)
    sitting.look_again()
    assert sitting.step == AnswerFor(asked.decision, Decline())
    await sitting.play(Decline(), number=sitting.number)
    move = room.history.moves[-1]
    assert (move.seat, move.action) == (asked.decision.seat, Decline())


async def test_looking_at_what_is_answered_changes_nothing() -> None:
    sitting = await offered_to(await a_room(2, until=at("offer")))
    place, answers = sitting.place, answers_of(sitting)
    on_offer = offered(place.view(None), place.turn)
    assert on_offer is not None
    answers.switch_buying(on_offer)
    for _ in range(3):
        sitting.look_again()
        assert next_is(sitting, AnswerFor).action == Buy()
    assert answers.buying == on_offer


async def test_what_was_answered_once_is_asked_when_it_comes_again() -> None:
    sitting = await offered_to(await a_room(2, until=at("offer")))
    place, answers = sitting.place, answers_of(sitting)
    answers.below = 9
    sitting.look_again()
    next_is(sitting, AnswerFor)
    answers.asked(place.view(None), place.turn)  # as when it is taken back
    sitting.look_again()
    next_is(sitting, Ask)


async def test_what_cannot_be_kept_is_asked_and_not_tried_for_ever() -> None:
    room = await a_room(2, until=at("offer"))
    sitting = await offered_to(room)
    answers_of(sitting).below = 9
    sitting.look_again()
    room.store.broken = True
    with pytest.raises(BadSave):
        await sitting.play(Decline(), number=sitting.number)
    next_is(sitting, Ask)


async def test_an_answer_to_an_older_decision_leaves_what_is_set() -> None:
    sitting = await offered_to(await a_room(2, until=at("offer")))
    answers_of(sitting).below = 9
    sitting.look_again()
    answered = next_is(sitting, AnswerFor)
    with pytest.raises(StaleDecision):
        await sitting.play(Buy(), number=sitting.number - 1)
    sitting.look_again()
    assert sitting.step == answered


class Always:
    """Would always give the same answer."""

    def __init__(self, action: Action) -> None:
        self._action = action

    def answer(self, view: Any, turn: int) -> Action:
        return self._action

    def asked(self, view: Any, turn: int) -> None:
        """Nothing is noted."""


async def test_an_answer_that_is_not_possible_is_not_given() -> None:
    sitting = await offered_to(await a_room(2, until=at("offer")))
    sitting.companions = [beforehand.Beforehand(Always(Explore()))]
    sitting.look_again()
    next_is(sitting, Ask)


async def test_nothing_can_be_set_where_others_could_read_it() -> None:
    room = await a_room(2, until=at("offer"))
    for seats in ((0, 1), ()):
        assert answers_set_at(await room.sit(*seats, beforehand=True)) is None
    shared = await room.sit(0, 1)
    shared.companions = [beforehand.Beforehand(Always(Decline()))]
    assert answers_set_at(shared) is None
    next_is(shared, AskAll)


async def test_it_stays_set_when_somebody_comes_back_to_their_seat() -> None:
    room = await a_room(2, until=at("offer"))
    sitting = await offered_to(room)
    answers_of(sitting).below = 4
    place = sitting.place
    again = beforehand.set_at(place, Beforehand())
    assert isinstance(again, Beforehand)
    assert again.below == 4
