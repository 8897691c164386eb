"""A place at a table: what it shows, what it answers, and what nobody gets out of it."""

from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from abyss_tui.errors import AbyssError, IllegalAction, NotYours, StaleDecision
from abyss_tui.games.abyss.actions import Decline, Explore, Plot, Recruit
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.events import MonstersDrawn, PileTaken
from abyss_tui.games.abyss.game import Game
from abyss_tui.record.history import History
from abyss_tui.table.place import Place
from abyss_tui.table.table import Change, Table
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryJournal, MemoryStore
from tests.table.sitting import a_game, an_option, answer, asked, play_out, sit, two_at_a_table


async def test_two_sitters_see_each_change() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    before = len(one.place.events(None))
    await one.place.play(0, Explore(), decision=1)
    assert one.changes == other.changes == [Change(0, undone=False, events=before)]
    assert one.place.view(None) == other.place.view(None)
    assert other.place.events(1, before)
    assert asked(other.place).number == 2


async def test_a_stale_answer_is_refused_with_a_sentence_and_changes_nothing() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1)).place
    await place.play(0, Explore(), decision=1)
    view, waiting = place.view(None), asked(place)
    for number in (waiting.number - 1, waiting.number + 1):
        with pytest.raises(StaleDecision, match="The game has gone on since that was asked"):
            await place.play(waiting.seat, Decline(), decision=number)
        with pytest.raises(StaleDecision):
            await place.undo(waiting.seat, decision=number)
    assert (place.view(None), place.decision) == (view, waiting)


async def test_nobody_answers_for_the_seat_of_another() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    with pytest.raises(NotYours, match="Seat 0 is not yours"):
        await other.place.play(0, Explore(), decision=1)
    with pytest.raises(NotYours, match="It is Ada who decides now"):
        await other.place.play(1, Explore(), decision=1)
    with pytest.raises(NotYours):
        await other.place.undo(0, decision=1)
    assert (one.changes, asked(one.place).number) == ([], 1)


async def test_nobody_looks_with_the_eyes_of_another() -> None:
    _, other = await two_at_a_table(Tables(MemoryStore()))
    place = other.place
    for look in (
        lambda: place.view(0),
        lambda: place.preview(0),
        lambda: place.events(0),
        lambda: place.problem(0, Explore()),
        lambda: place.why_not_undo(0),
    ):
        with pytest.raises(NotYours, match="Seat 0 is not yours"):
            look()


async def test_guessing_at_another_hand_is_answered_alike_whatever_it_holds() -> None:
    _, other = await two_at_a_table(Tables(MemoryStore()))
    held = game_of(other.place).players[0]
    told = []
    for hand in ([], list(held.hand) * 3):
        held.hand[:] = hand
        told.append(str(other.place.problem(1, Recruit(LORDS["sage"], tuple(held.hand[:1])))))
    assert told == ["It is Ada who decides now."] * 2


def game_of(place: Place) -> Game:
    """Return the game behind a place, which no screen can reach."""
    game = place._table.history.game
    assert isinstance(game, Game)
    return game


async def test_an_illegal_action_is_refused_with_its_reason() -> None:
    place = (await a_game(Tables(MemoryStore()), 0)).place
    assert str(place.problem(0, Plot())) == "The Court is full."
    with pytest.raises(IllegalAction, match="The Court is full"):
        await place.play(0, Plot(), decision=1)
    assert asked(place).number == 1
    assert place.problem(0, Explore()) is None


async def test_after_the_end_nothing_is_played() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1)).place
    await play_out(place)
    assert (place.over, place.decision) == (True, None)
    with pytest.raises(IllegalAction, match="The game is over"):
        await place.play(0, Explore(), decision=1)


async def test_an_onlooker_sees_what_is_public_and_cannot_act() -> None:
    tables = Tables(MemoryStore())
    both = (await a_game(tables, 0, 1)).place
    onlooker = await sit(tables, both.game_id)
    assert onlooker.place.seats == frozenset()
    with pytest.raises(NotYours):
        await onlooker.place.play(0, Explore(), decision=1)
    await play_out(both)
    assert len(onlooker.changes) == both._table.history.changes
    told = onlooker.place.events(None)
    assert told
    assert all(isinstance(each.allies, int) for each in told if isinstance(each, PileTaken))
    assert all(isinstance(each.values, int) for each in told if isinstance(each, MonstersDrawn))


async def test_a_seat_is_told_its_own_cards_and_nobody_elses() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    await play_out(one.place, other.place)
    for seat, place in ((0, one.place), (1, other.place)):
        piles = [event for event in place.events(seat) if isinstance(event, PileTaken)]
        assert piles
        assert all(isinstance(each.allies, tuple) == (each.seat == seat) for each in piles)


async def test_what_follows_from_secrets_is_told_at_the_end() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1, seed=99)).place
    for secret in (lambda: place.seed, lambda: place.scores, lambda: place.figures):
        with pytest.raises(AbyssError, match="told when the game is over"):
            secret()
    await play_out(place)
    assert place.seed == 99
    assert [score.total for score in place.scores] == list(place._table.history.points)
    assert len(place.figures) == 2


async def test_one_leaves_and_the_other_plays_on() -> None:
    tables = Tables(MemoryStore())
    one, other = await two_at_a_table(tables)
    other.place.leave()
    await one.place.play(0, Explore(), decision=1)
    assert (len(one.changes), len(other.changes)) == (1, 0)
    with pytest.raises(NotYours, match="You have left this table"):
        other.place.view(1)
    with pytest.raises(NotYours, match="You have left this table"):
        await other.place.play(1, Decline(), decision=2)
    other.place.leave()  # twice is once


async def test_a_sitter_that_fails_to_hear_keeps_nobody_else_from_hearing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tables = Tables(MemoryStore())
    one = await a_game(tables, 0)

    def deaf(_: Change) -> None:
        raise RuntimeError("a screen that is half closed")

    await tables.sit(one.place.game_id, frozenset(), deaf)
    last = await sit(tables, one.place.game_id, 1)
    await one.place.play(0, Explore(), decision=1)
    assert len(one.changes) == len(last.changes) == 1
    assert "A sitter failed" in caplog.text


async def test_who_leaves_when_told_hears_no_more() -> None:
    tables = Tables(MemoryStore())
    one, other = await two_at_a_table(tables)
    heard: list[Change] = []

    def leave(change: Change) -> None:
        heard.append(change)
        leaving.leave()
        other.place.leave()

    leaving = await tables.sit(one.place.game_id, frozenset(), leave)
    last = await sit(tables, one.place.game_id)
    await one.place.play(0, Explore(), decision=1)
    await answer(one.place) if asked(one.place).seat == 0 else None
    assert (len(heard), len(other.changes)) == (1, 1)
    assert len(last.changes) >= 1


async def test_an_undo_is_told_with_what_still_stands() -> None:
    tables = Tables(MemoryStore())
    one, lots = await a_game(tables, 0, 1), Random(3)
    place = one.place
    while place.why_not_undo(asked(place).seat) is not None or not one.changes:
        await answer(place, lots=lots)
    seat, number = one.changes[-1].by, asked(place).number
    before = one.changes[-1].events
    await place.undo(seat, decision=number)
    assert one.changes[-1] == Change(seat, undone=True, events=before)
    assert (len(place.events(None)), asked(place).number) == (before, number + 1)


async def test_only_ones_own_last_move_is_taken_back() -> None:
    tables = Tables(MemoryStore())
    one, other = await two_at_a_table(tables)
    await one.place.play(0, Explore(), decision=1)
    assert str(other.place.why_not_undo(1)) == "the last action was Ada's"
    assert str(one.place.why_not_undo(0)) == "Ada turned an Exploration card up"
    with pytest.raises(IllegalAction, match=r"cannot be undone: the last action was Ada's\."):
        await other.place.undo(1, decision=2)


async def test_decision_numbers_rise_and_survive_closing_and_opening() -> None:
    store, lots, undone = MemoryStore(), Random(5), 0
    tables = Tables(store)
    place = (await a_game(tables, 0, 1, seed=12)).place
    numbers = [asked(place).number]
    for _ in range(60):
        mover = asked(place).seat
        await answer(place, lots=lots)
        if lots.random() < 0.5 and place.why_not_undo(mover) is None:
            numbers.append(asked(place).number)
            await place.undo(mover, decision=numbers[-1])
            undone += 1
        numbers.append(asked(place).number)
    assert undone > 2
    assert numbers == list(range(1, len(numbers) + 1))
    place.leave()
    again = await sit(Tables(store), place.game_id, 0)
    assert asked(again.place).number == numbers[-1]


async def test_there_is_no_place_in_a_seat_that_is_not_there() -> None:
    store = MemoryStore()
    tables = Tables(store)
    one = await a_game(tables, 0)
    with pytest.raises(AbyssError, match="no seat 2 in this game"):
        await sit(tables, one.place.game_id, 1, 2)
    one.place.leave()
    with pytest.raises(AbyssError, match="no seat 4 in this game"):
        await sit(tables, one.place.game_id, 4)
    await tables.settled()
    assert store.held == set()


SECRET = (Game, History, Table, MemoryStore, MemoryJournal)
"""What holds a whole game."""


async def test_nothing_public_on_a_place_leads_to_the_game() -> None:
    tables = Tables(MemoryStore())
    one = await a_game(tables, 0, seed=(seed := 4_242_424_242_424))
    other, lots = await sit(tables, one.place.game_id, 1), Random(4)
    for _ in range(30):
        await answer(one.place, other.place, lots=lots)
    found = list(public_parts(other.place))
    assert len(found) > 100
    assert not [part for part in found if isinstance(part, SECRET)]
    assert seed not in found


def public_parts(thing: Any, seen: set[int] | None = None) -> list[Any]:
    """Return all that is reached over public attributes, and what looking shows one's own seats."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    found = [thing]
    for part in parts(thing):
        found += public_parts(part, seen)
    return found


def parts(thing: Any) -> list[Any]:
    """Return what a thing is made of, as anybody may ask."""
    match thing:
        case Place():
            looks = (thing.view, thing.preview, thing.events)
            shown = [look(seat) for seat in (None, *thing.seats) for look in looks]
            return [*attributes(thing), *shown]
        case dict():
            return [*thing.keys(), *thing.values()]
        case list() | tuple() | set() | frozenset():
            return list(thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        return [getattr(thing, field.name) for field in fields(thing)]
    return attributes(thing) if type(thing).__module__.startswith("abyss_tui") else []


def attributes(thing: Any) -> list[Any]:
    """Return the values of all public attributes that can be had."""
    values = []
    for name in dir(thing):
        if not name.startswith("_"):
            try:
                values.append(getattr(thing, name))
            except AbyssError:  # told at the end
                continue
    return values


@pytest.mark.parametrize("seed", range(4))
async def test_a_place_never_shows_what_it_may_not_know(seed: int) -> None:
    """Other cards in hands and decks, and everything that the place shows is the same."""
    tables, lots, compared = Tables(MemoryStore()), Random(seed), 0
    both = (await a_game(tables, 0, 1, seed=seed)).place
    mine = (await sit(tables, both.game_id, 1)).place
    history = mine._table.history
    while not both.over:
        if asked(both).kind == "turn" and history.game.events:
            game, shown = history.game, what_it_shows(mine)
            history.game = with_other_secrets(history, lots)
            assert what_it_shows(mine) == shown
            history.game = game
            compared += 1
        await answer(both, lots=lots)
    assert compared > 20


def what_it_shows(place: Place) -> list[Any]:
    """All that a place in seat 1 shows."""
    waiting = asked(place)
    looks = [(place.view(seat), place.preview(seat), place.events(seat)) for seat in (None, 1)]
    undo, problem = place.why_not_undo(1), place.problem(1, Explore())
    return [looks, waiting.kind, waiting.about, waiting.number, undo, problem, place.active]


def with_other_secrets(history: History, lots: Random) -> Any:
    """Deal the hand and the Monster tokens of seat 0, and all decks, anew."""
    position = history.kind.position(history.game)
    player, deck = position["players"][0], position["exploration"]["deck"]
    for held, pool in ((player["hand"], deck), (player["monsters"], position["monsters"])):
        places = [place for place, card in enumerate(pool) if card != "monster"]
        cards = [*held, *(pool[place] for place in places)]
        lots.shuffle(cards)
        held[:] = [cards.pop() for _ in held]
        for place in places:
            pool[place] = cards.pop()
    lots.shuffle(position["court"]["deck"])
    lots.shuffle(position["locations"]["deck"])
    game = history.kind.load(position, seed=lots.randrange(1000))
    game.events = history.events
    return game


async def test_whoever_shuffles_the_options_of_a_view_leaves_the_game_alone() -> None:
    place = (await a_game(Tables(MemoryStore()), 0)).place
    options = place.view(0, with_options=True).decision.options
    assert isinstance(options, tuple)
    assert an_option(place) in options


async def test_a_seat_is_told_what_happened_since_its_own_turn_began() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    assert one.place.events_since_turn(0) == []
    assert other.place.events_since_turn(1) == other.place.events(1), "it had no turn yet"
    before = len(one.place.events(None))
    await one.place.play(0, Explore(), decision=1)
    assert one.place.events_since_turn(0) == one.place.events(0, before) != []
    with pytest.raises(NotYours):
        one.place.events_since_turn(1)


async def test_what_others_did_since_the_last_move_of_a_seat_is_told_to_it_alone() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    assert one.place.events_since_move(0) == []
    await one.place.play(0, Explore(), decision=1)
    assert one.place.events_since_move(0) == []
    before = len(one.place.events(None))
    await other.place.play(1, Decline(), decision=2)
    assert one.place.events_since_move(0) == one.place.events(0, before) != []
    with pytest.raises(NotYours):
        one.place.events_since_move(1)
