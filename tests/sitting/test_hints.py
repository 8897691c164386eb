"""Hints are told before a decision, one at a time, and never again."""

from collections import Counter
from random import Random

from abyss_tui.games.abyss.actions import Explore, Plot
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, PassKeyboard, Tell, Wait
from tests.frontends.tui.reaching import at
from tests.sitting.moments import a_plot, an_ally_to_take, play
from tests.sitting.people import People, a_room, next_is

TURN = Tell("hint", "turn")


async def read(sitting: Sitting) -> None:
    """Read what is told."""
    sitting.go_on(sitting.step)
    await sitting.settled()


async def test_a_hint_comes_before_the_question() -> None:
    known = SeenHints()
    sitting = await (await a_room(2)).sit(0, known=known)
    assert sitting.step == TURN
    assert sitting.eyes == 0
    await read(sitting)
    next_is(sitting, Ask)
    assert known.seen() == {"turn"}


async def test_a_second_one_waits_for_the_next_decision() -> None:
    room = await a_room(2, until=lambda game: a_plot(game) and an_ally_to_take(game))
    seat = room.game.seat
    sitting = await room.sit(seat, known=SeenHints())
    await read(sitting)
    assert sitting.game.hint(sitting.seen(seat), {"turn"}) is not None
    next_is(sitting, Ask)
    await play(sitting, Explore())
    assert sitting.step == Tell("hint", "exploring")


async def test_who_shares_a_screen_reads_it_when_they_have_come() -> None:
    sitting = await (await a_room(2)).sit(0, 1, known=SeenHints())
    next_is(sitting, PassKeyboard)
    sitting.go_on(sitting.step)
    assert sitting.step == TURN


async def test_all_who_are_asked_read_it_together_with_no_hand_open() -> None:
    sitting = await (await a_room(2, until=at("offer"))).sit(0, 1, known=SeenHints())
    assert sitting.step == Tell("hint", "sale")
    assert sitting.eyes is None
    for seat in (0, 1):
        sitting.look_at_hand(seat)
        assert sitting.step == Tell("hint", "sale"), "nobody is asked yet"
    await read(sitting)
    next_is(sitting, AskAll)


async def test_a_hint_is_not_told_twice_in_a_game() -> None:
    sitting = await (await a_room(2)).sit(0, 1, known=SeenHints())
    people, told = People(sitting, Random(1)), Counter[str]()
    while not people.done:
        if isinstance(sitting.step, Tell):
            told[sitting.step.name] += 1
        await people.act()
    assert len(told) > 4
    assert set(told.values()) == {1}


async def test_what_was_seen_at_another_table_is_not_told() -> None:
    known = SeenHints()
    await known.note("turn")
    await known.note("plot")
    sitting = await (await a_room(2)).sit(0, known=known)
    next_is(sitting, Ask)


async def test_who_wants_none_reads_none_until_they_want_them_again() -> None:
    wanted = False
    sitting = await (await a_room(2)).sit(0, known=SeenHints(), hints=lambda: wanted)
    next_is(sitting, Ask)
    wanted = True
    sitting.look_again()
    assert sitting.step == TURN


async def test_who_waits_or_looks_on_reads_none() -> None:
    room = await a_room(2)
    for seats in ((1,), ()):
        sitting = await room.sit(*seats, known=SeenHints())
        next_is(sitting, Wait)


async def test_a_hint_that_was_overtaken_is_told_again() -> None:
    known = SeenHints()
    room = await a_room(2, until=a_plot)
    seat = room.game.seat
    sitting = await room.sit(seat, known=known)
    told = sitting.step
    await room.table.play(seat, Plot(), sitting.number)
    sitting.go_on(told)
    assert known.seen() == frozenset(), "nobody has read it to its end"
    assert sitting.step == TURN
