"""One position has one advice: it is remembered where it was given, and of nobody else."""

from random import Random
from typing import Any

import pytest

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.sitting.paying import payment_asked
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.thinking import Task, Thought
from abyss_tui.table import advising
from abyss_tui.table.advising import SIMULATIONS, advised, advised_before, advised_way, not_advised
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.sitting import a_game, answer, asked, two_at_a_table
from tests.table.thinkers import Failing, Hasty, Quick

VOICE = Voice(ENGLISH)


class Would(Quick):
    """Would always play the same action; of others, the last one that it is asked about."""

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.action = action

    async def think(self, task: Task) -> Thought:
        self.asked.append(task)
        return Thought(task.only[-1] if task.only else self.action, None)


async def a_payment() -> tuple[Place, Lord]:
    """Return a table at a turn in which a Lord can be paid in more ways than are suggested."""
    place, lots = (await a_game(Tables(MemoryStore()), 0, 1)).place, Random(3)
    while True:
        seat = asked(place).seat
        for lord in place.view(None).court if asked(place).kind == "turn" else ():
            suggested = place.preview(seat).suggested(lord)
            if len(suggested) > 1 and len(payments(place, lord)) > len(suggested):
                return place, lord
        await answer(place, lots=lots)


def payments(place: Place, lord: Lord) -> list[Recruit]:
    """Return every payment for a Lord that is possible."""
    options = place.view(asked(place).seat, with_options=True).decision.options
    return [each for each in options if isinstance(each, Recruit) and each.lord is lord]


async def test_who_asks_again_is_told_the_same() -> None:
    place, thinker = (await a_game(Tables(MemoryStore()), 0, 1)).place, Hasty()
    first = await advised(place, asked(place), thinker)
    assert await advised(place, asked(place), thinker) == first
    assert len(thinker.asked) == 1
    await answer(place)
    await advised(place, asked(place), thinker)
    assert len(thinker.asked) == 2


async def test_what_was_advised_is_advised_again_once_a_move_is_taken_back() -> None:
    place, lord = await a_payment()
    waiting, thinker = asked(place), Hasty()
    first = await advised(place, waiting, thinker)
    ways = payment_asked(place.preview(waiting.seat), lord).ways
    await place.play(waiting.seat, ways[0], decision=waiting.number)
    await place.undo(waiting.seat, decision=asked(place).number)
    assert asked(place).number != waiting.number
    assert await advised(place, asked(place), thinker) == first
    assert len(thinker.asked) == 1


async def test_a_position_is_thought_about_alike_however_one_comes_there() -> None:
    """Also when the game was taken up again, and nothing is remembered."""
    place, lord = await a_payment()
    waiting, thinker = asked(place), Hasty()
    await advised(place, waiting, thinker)
    way = payment_asked(place.preview(waiting.seat), lord).ways[0]
    await place.play(waiting.seat, way, decision=waiting.number)
    await place.undo(waiting.seat, decision=asked(place).number)
    place.notes.clear()
    await advised(place, asked(place), thinker)
    before, after = thinker.asked
    assert (before.seed, before.budget) == (after.seed, after.budget)
    assert before.budget.simulations == SIMULATIONS


async def test_what_was_advised_is_known_when_the_game_is_looked_back_on() -> None:
    place, thinker = (await a_game(Tables(MemoryStore()), 0, 1)).place, Hasty()
    waiting = asked(place)
    told = place.events(waiting.seat)
    assert advised_before(place)(waiting.seat, told) is None
    advice = await advised(place, waiting, thinker)
    await answer(place)
    assert advice is not None
    assert advised_before(place)(waiting.seat, told) == advice.thought.action
    assert advised_before(place)(waiting.seat, place.events(waiting.seat)) is None


async def test_only_the_latest_positions_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MOST", 12)
    place, thinker = (await a_game(Tables(MemoryStore()), 0, 1)).place, Hasty()
    for _ in range(12 + 5):
        await advised(place, asked(place), thinker)
        await answer(place)
    (given,) = place.notes.values()
    assert len(given) == 12


async def test_who_does_not_decide_is_told_who_does() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    decides, waits = (one, other) if asked(one.place).seat == 0 else (other, one)
    assert not_advised(decides.place) is None
    why = not_advised(waits.place)
    assert why is not None
    assert VOICE.say(why).startswith("Ada decides now.")


async def test_an_advice_that_failed_is_not_remembered() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1)).place
    assert await advised(place, asked(place), Failing()) is None
    assert await advised(place, asked(place), Hasty()) is not None


async def test_of_ways_to_pay_that_of_the_advised_move_is_advised() -> None:
    """Also if it is none of those that are suggested."""
    place, lord = await a_payment()
    waiting = asked(place)
    way = payment_asked(place.preview(waiting.seat), lord)
    paid = next(each for each in payments(place, lord) if each not in way.ways)
    assert advised_way(place, waiting, way) is None
    thinker = Would(paid)
    advice = await advised(place, waiting, thinker, way)
    assert advice is not None
    assert (advice.thought.action, advice.rather) == (paid, None)
    assert advised_way(place, waiting, way) == paid
    assert len(thinker.asked) == 1


async def test_who_pays_for_another_lord_is_advised_on_that_and_told_what_would_be_better() -> None:
    place, lord = await a_payment()
    waiting = asked(place)
    way = payment_asked(place.preview(waiting.seat), lord)
    options = place.view(waiting.seat, with_options=True).decision.options
    better = next(each for each in options if not isinstance(each, Recruit))
    thinker = Would(better)
    for _ in range(2):
        advice = await advised(place, waiting, thinker, way)
        assert advice is not None
        assert (advice.thought.action, advice.rather) == (way.ways[-1], better)
    assert [task.only for task in thinker.asked] == [(), way.ways]
    assert advised_way(place, waiting, way) == way.ways[-1]
