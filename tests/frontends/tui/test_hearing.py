"""In which order those at a table see a change: nobody waits for the prompt of who is asked."""

import asyncio

from abyss_tui.frontends.tui.screens.hearing import TURNS, Hearing
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables
from tests.record.games import NAMES
from tests.table.memory_store import MemoryStore
from tests.table.sitting import answer, asked


async def test_who_is_asked_next_sees_a_change_after_who_made_it_and_who_looks_on() -> None:
    told = list[str]()
    ada, bo, cleo, onlooker = await seen_by(told, (0,), (1,), (2,), ())
    while asked(ada).seat == 0:  # her own moves, until somebody else must decide
        told.clear()
        await answer(ada, bo, cleo)
        for _ in range(TURNS + 1):
            await asyncio.sleep(0)
    assert asked(onlooker).seat == 1
    assert told == ["(0,)", "(2,)", "()", "(1,)"]


async def test_who_made_a_change_waits_for_nobody() -> None:
    told = list[str]()
    (both,) = await seen_by(told, (0, 1))
    await answer(both)
    assert told == ["(0, 1)"]


async def seen_by(told: list[str], *seats_of_each: tuple[int, ...]) -> list[Place]:
    """Deal a game to people in these seats; whose screen shows a change is written down."""
    tables, hearings, places = Tables(MemoryStore()), dict[int, Hearing](), list[Place]()
    players = max(max(seats, default=0) for seats in seats_of_each) + 1
    for number, seats in enumerate(seats_of_each):

        def hears(change: Change, number: int = number) -> None:
            hearings[number].hear(change)

        if places:
            place = await tables.sit(places[0].game_id, frozenset(seats), hears)
        else:
            start = NewGame(NAMES[:players], 1, "abyss", 0)
            place = await tables.deal(start, frozenset(seats), hears)

        def passes_on(_: Change, who: str = str(seats)) -> None:
            told.append(who)

        hearings[number] = Hearing(place, passes_on)
        places.append(place)
    return places
