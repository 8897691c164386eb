"""A table: changed by one sitter at a time, and never otherwise than its journal says."""

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyss_tui.errors import BadSave, StaleDecision
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.registry import USUAL_GAME, game_kind
from abyss_tui.record.entries import End, Move, Undo
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.replaying import digest
from abyss_tui.table.place import Place
from abyss_tui.table.start import fresh_seed
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.sitting import (
    Sitter,
    a_game,
    an_option,
    answer,
    asked,
    play_out,
    sit,
    two_at_a_table,
)


async def a_stalled_table() -> tuple[MemoryStore, Sitter]:
    """Deal a game whose store takes until `ready` is set."""
    store = MemoryStore()
    sitter = await a_game(Tables(store), 0, 1)
    store.ready.clear()
    return store, sitter


async def let_others_go_on() -> None:
    """Let every task run as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def kept(store: MemoryStore, place: Place) -> list[Any]:
    """Return what the journal of this game holds."""
    return store.games[place.game_id][1]


async def test_a_new_table_asks_who_begins() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, players=3)).place
    assert (place.names, place.active, place.first) == (("Ada", "Bo", "Cy"), 0, 0)
    waiting = asked(place)
    assert (waiting.seat, waiting.kind, waiting.number) == (0, "turn", 1)
    assert (place.turn, place.over, place.notice) == (1, False, None)


async def test_a_slow_store_stalls_nobody() -> None:
    store, sitter = await a_stalled_table()
    place = sitter.place
    playing = asyncio.create_task(place.play(0, Explore(), decision=1))
    await let_others_go_on()
    assert asked(place).number == 1  # the game stands as before while the move is written
    assert place.view(None).track == ()
    assert sitter.changes == []
    store.ready.set()
    await playing
    assert (asked(place).number, len(sitter.changes)) == (2, 1)


async def test_two_answers_at_once_are_made_one_after_the_other() -> None:
    store, sitter = await a_stalled_table()
    place = sitter.place
    both = [asyncio.create_task(place.play(0, Explore(), decision=1)) for _ in range(2)]
    await let_others_go_on()
    store.ready.set()
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], StaleDecision)  # judged when its turn had come
    assert [type(entry) for entry in kept(store, place)] == [Move]


async def test_a_write_that_fails_changes_nothing_and_can_be_repeated() -> None:
    store, sitter = await a_stalled_table()
    place, view = sitter.place, sitter.place.view(0, with_options=True)
    store.ready.set()
    store.broken = True
    with pytest.raises(BadSave, match=r"no space is left there; free some.*safe up to move 0"):
        await place.play(0, Explore(), decision=1)
    assert place.view(0, with_options=True) == view
    assert (asked(place).number, sitter.changes, kept(store, place)) == (1, [], [])
    store.broken = False
    await place.play(0, Explore(), decision=1)
    assert [entry.number for entry in kept(store, place)] == [1]


async def test_an_undo_that_is_not_written_changes_nothing() -> None:
    store, lots = MemoryStore(), Random(3)
    place = (await a_game(Tables(store), 0, 1)).place
    mover = asked(place).seat
    while place.why_not_undo(mover) is not None:
        mover = asked(place).seat
        await answer(place, lots=lots)
    stood, number, told = place.view(mover), asked(place).number, place.events(mover)
    store.broken = True
    with pytest.raises(BadSave, match="Nothing was lost"):
        await place.undo(mover, decision=number)
    assert (place.view(mover), asked(place).number, place.events(mover)) == (stood, number, told)
    store.broken = False
    await place.undo(mover, decision=number)
    assert isinstance(kept(store, place)[-1], Undo)


async def test_who_is_cancelled_in_the_middle_of_a_write_has_played_once() -> None:
    store, sitter = await a_stalled_table()
    playing = asyncio.create_task(sitter.place.play(0, Explore(), decision=1))
    await let_others_go_on()
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert asked(sitter.place).number == 1
    again = asyncio.create_task(sitter.place.play(0, Explore(), decision=1))
    store.ready.set()
    with pytest.raises(StaleDecision):
        await again
    assert (asked(sitter.place).number, len(sitter.changes)) == (2, 1)
    assert len(kept(store, sitter.place)) == 1


async def test_who_is_cancelled_while_waiting_for_another_write_has_not_played() -> None:
    store, sitter = await a_stalled_table()
    first = asyncio.create_task(sitter.place.play(0, Explore(), decision=1))
    await let_others_go_on()
    second = asyncio.create_task(sitter.place.play(0, Explore(), decision=2))
    await let_others_go_on()
    second.cancel()
    store.ready.set()
    await first
    await let_others_go_on()
    assert (asked(sitter.place).number, len(kept(store, sitter.place))) == (2, 1)
    await answer(sitter.place)  # nothing is left locked


async def test_a_cancelled_write_that_fails_changes_nothing() -> None:
    store, sitter = await a_stalled_table()
    playing = asyncio.create_task(sitter.place.play(0, Explore(), decision=1))
    await let_others_go_on()
    playing.cancel()
    store.broken = True
    store.ready.set()
    await let_others_go_on()
    assert (asked(sitter.place).number, sitter.changes) == (1, [])
    store.broken = False
    await sitter.place.play(0, Explore(), decision=1)


async def test_who_leaves_in_the_middle_of_a_write_loses_nothing() -> None:
    store, sitter = await a_stalled_table()
    playing = asyncio.create_task(sitter.place.play(0, Explore(), decision=1))
    await let_others_go_on()
    sitter.place.leave()
    await let_others_go_on()
    assert store.held  # the journal is not closed under the hands of who writes
    store.ready.set()
    await playing
    await let_others_go_on()
    assert (store.held, len(kept(store, sitter.place))) == (set(), 1)


async def test_a_rule_that_fails_leaves_game_and_journal_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    place = (await a_game(Tables(store), 0)).place

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr("abyss_tui.games.abyss.game.Game.apply", fail)
        with pytest.raises(ZeroDivisionError):
            await place.play(0, Explore(), decision=1)
    assert kept(store, place) == []
    await place.play(0, Explore(), decision=1)


async def test_a_game_is_closed_in_the_journal_by_its_end() -> None:
    store = MemoryStore()
    place = (await a_game(Tables(store), 0, 1)).place
    await play_out(place)
    end = kept(store, place)[-1]
    assert isinstance(end, End)
    assert (end.turns, list(end.points)) == (place.turn, [each.total for each in place.scores])


async def test_a_game_taken_up_again_is_told_as_before() -> None:
    store, lots = MemoryStore(), Random(9)
    place = (await a_game(Tables(store), 0, 1, 2, players=3)).place
    for _ in range(40):
        await answer(place, lots=lots)
    seats = (0, 1, 2, None)
    views = [place.view(seat, with_options=True) for seat in seats]
    told = [(place.events(seat), place.preview(seat)) for seat in seats]
    facts = (place.turn, place.active, place.first, place.decision)
    place.leave()
    again = (await sit(Tables(store), place.game_id, 0, 1, 2)).place
    assert [again.view(seat, with_options=True) for seat in seats] == views
    assert [(again.events(seat), again.preview(seat)) for seat in seats] == told
    assert (again.turn, again.active, again.first, again.decision) == facts


async def test_events_are_told_from_any_one_on() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1)).place
    await play_out(place)
    told = place.events(0)
    assert place.events(0, len(told) - 3) == told[-3:]
    assert place.events(0, len(told)) == []


async def test_every_event_of_a_game_can_be_written() -> None:
    place = (await a_game(Tables(MemoryStore()), 0, 1, 2, 3, players=4, seed=2)).place
    await play_out(place)
    written = [place.kind.codec.event_to_json(event) for event in place.events(0)]
    assert written[0]["type"] == "game-started"
    assert written[-1]["type"] == "game-ended"
    assert json.dumps(written)


def test_seeds_are_not_guessed() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**56


# On a real disk


def a_slow_disk(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Make every write take so long, in the thread that writes."""
    monkeypatch.setattr(os, "fsync", lambda _: time.sleep(seconds))


async def test_a_slow_disk_does_not_stop_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = (await a_game(Tables(FileStore(tmp_path)), 0)).place
    a_slow_disk(monkeypatch, 1.0)
    playing, rounds = asyncio.create_task(place.play(0, Explore(), decision=1)), 0
    while not playing.done():
        await asyncio.wait([playing], timeout=0.001)
        rounds += 1
    assert rounds > 20  # a loop that wrote by itself would have gone round twice
    await playing
    place.leave()


async def test_cancelled_writes_reach_the_disk_once_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, lots = Tables(FileStore(tmp_path)), Random(1)
    place = (await a_game(tables, 0, 1)).place
    a_slow_disk(monkeypatch, 0.02)
    for _ in range(10):
        waiting, action = asked(place), an_option(place, lots)
        playing = asyncio.create_task(place.play(waiting.seat, action, decision=waiting.number))
        await asyncio.sleep(0.005)
        playing.cancel()
        await asyncio.wait([playing])
        with pytest.raises(StaleDecision):  # waits until the write that goes on is done
            await place.play(waiting.seat, action, decision=waiting.number)
    stood = digest(game_kind(USUAL_GAME), place._table.history.game)
    place.leave()
    await tables.settled()
    again = (await sit(tables, place.game_id, 0)).place
    assert asked(again).number == 11
    assert digest(game_kind(USUAL_GAME), again._table.history.game) == stood
    again.leave()
    await tables.settled()


async def test_two_in_a_hurry_write_every_move_in_its_place(tmp_path: Path) -> None:
    tables, lots = Tables(FileStore(tmp_path)), Random(2)
    one = await a_game(tables, 0)
    other = await sit(tables, one.place.game_id, 1)

    async def hurry(place: Place) -> None:
        while place.decision is not None and asked(place).number < 40:
            waiting = asked(place)
            if waiting.seat in place.seats:
                await place.play(waiting.seat, an_option(place, lots), decision=waiting.number)
            await asyncio.sleep(0)

    await asyncio.gather(hurry(one.place), hurry(other.place))
    lines = (tmp_path / f"{one.place.game_id}.jsonl").read_text().splitlines()
    numbers = [json.loads(line).get("move") for line in lines[1:]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(one.changes) == len(other.changes) == len(numbers)
    for sitter in (one, other):
        sitter.place.leave()
    await tables.settled()


async def test_two_at_a_table_play_a_game_to_its_end() -> None:
    one, other = await two_at_a_table(Tables(MemoryStore()))
    await play_out(one.place, other.place)
    assert one.place.scores == other.place.scores
    assert one.changes == other.changes
