"""Bots at a table: they play when they are asked, from what their seat knows, and never stop it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.table import bot_player
from abyss_tui.table.bot_seats import BotSeats
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.sitting import asked
from tests.table.thinkers import Failing, Quick, Slow, Wrong
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import Draw, Lay

RACE = NewGame(("Ada", "Triton"), 1, "race", 0, {"goal": 100}, {1: "easy"})
OF_BOTS = NewGame(("Coral", "Triton"), 1, "race", 0, {}, {0: "easy", 1: "easy"})


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


class AtTable:
    """A person, and the bots that play with them."""

    def __init__(self, thinker: Quick, *, pause: float = 0.0) -> None:
        self.store = MemoryStore()
        self.tables = Tables(self.store)
        self.refused: list[BadSave] = []
        self.bot_seats = BotSeats(thinker, pause=pause, refused=self.refused.append)
        self.place: Place

    async def deal(self, start: NewGame = RACE) -> Place:
        self.place = await self.tables.deal(start, None, lambda _: None)
        await self.bot_seats.sit_down(self.place, self.tables)
        return self.place

    async def draw(self) -> None:
        await self.place.play(0, Draw(), decision=asked(self.place).number)

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not so():  # noqa: ASYNC110 (a table tells nobody here)
                await asyncio.sleep(0.001)


async def test_a_game_of_bots_alone_is_played_to_its_end() -> None:
    table = AtTable(Quick())
    place = await table.deal(OF_BOTS)
    assert place.seats == frozenset()
    await table.until(lambda: place.over)


async def test_a_bot_decides_from_what_its_seat_may_know() -> None:
    thinker = Quick()
    table = AtTable(thinker)
    place = await table.deal()
    await table.draw()
    await table.until(lambda: asked(place).seat == 0)
    (task,) = thinker.asked
    assert (task.seat, task.view.you) == (1, 1)
    assert task.view["hands"] == [1, []]
    assert list(task.events) == [each.seen_by(1) for each in place._table.history.events[:4]]


async def test_what_it_thought_is_dropped_when_the_move_before_is_taken_back() -> None:
    thinker = Slow()
    table = AtTable(Quick())
    place = await table.deal()
    await table.draw()
    await table.until(lambda: asked(place).seat == 0)
    for player in table.bot_seats._players:
        player._thinker = thinker
    await place.play(0, Lay(place.view(0)["hands"][0][0]), decision=asked(place).number)
    await table.until(lambda: bool(thinker.asked))
    await place.undo(0, decision=asked(place).number)
    await table.until(lambda: thinker.cancelled == 1)
    thinker.go.set()
    await asyncio.sleep(0.01)
    assert asked(place).seat == 0


async def test_a_bot_that_has_left_thinks_no_more() -> None:
    thinker = Slow()
    table = AtTable(thinker)
    place = await table.deal()
    await table.draw()
    await table.until(lambda: bool(thinker.asked))
    table.bot_seats.leave()
    place.leave()
    await table.tables.settled()
    assert thinker.cancelled == 1
    assert not table.tables.open_games


@pytest.mark.parametrize("thinker", [Failing(), Wrong(Lay(99))])
async def test_a_bot_that_comes_to_nothing_possible_does_the_least(thinker: Quick) -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
    table = AtTable(thinker)
    place = await table.deal()
    await table.draw()
    await table.until(lambda: asked(place).seat == 0)
    assert len(failures) == isinstance(thinker, Failing)


async def test_a_move_of_a_bot_that_cannot_be_kept_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_player, "TRIED_AGAIN_AFTER", 0.001)
    thinker = Slow()
    table = AtTable(thinker)
    place = await table.deal()
    await table.draw()
    table.store.broken = True
    thinker.go.set()
    await table.until(lambda: len(table.refused) == 1)
    table.store.broken = False
    await table.until(lambda: asked(place).seat == 0)


async def test_a_bot_moves_no_sooner_than_one_can_follow_unless_it_is_hastened() -> None:
    table = AtTable(Quick(), pause=60)
    place = await table.deal()
    await table.draw()
    await asyncio.sleep(0.02)
    assert asked(place).seat == 1
    table.bot_seats.hasten()
    await table.until(lambda: asked(place).seat == 0)
    table.bot_seats.hasten()  # the key of one's own move hastens nobody
    await table.draw()
    await asyncio.sleep(0.02)
    assert asked(place).seat == 1


async def test_a_game_that_is_taken_up_again_goes_on_with_its_bots() -> None:
    table = AtTable(Slow())
    place = await table.deal()
    await table.draw()
    table.bot_seats.leave()
    place.leave()
    await table.tables.settled()
    again = await table.tables.sit(place.game_id, None, lambda _: None)
    assert (again.seats, again.bots) == (frozenset({0}), {1: "easy"})
    await BotSeats(Quick()).sit_down(again, table.tables)
    await table.until(lambda: asked(again).seat == 0)


async def test_a_level_that_only_another_program_has_is_played_as_the_usual_one() -> None:
    thinker = Quick()
    table = AtTable(thinker)
    place = await table.deal(replace(RACE, bots={1: "from-elsewhere"}))
    await table.draw()
    await table.until(lambda: asked(place).seat == 0)
    assert thinker.asked[0].level == "easy"
