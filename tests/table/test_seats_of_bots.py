"""Seats of bots: the journal remembers them, and an undo goes back over what bots did."""

from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.record.files.reading import read
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change
from abyss_tui.table.tables import Tables
from tests.record.games import a_journal, digest_of, rewrite, said
from tests.table.memory_store import MemoryStore
from tests.table.sitting import asked
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import Draw, Lay

WITH_BOT = NewGame(("Ada", "Finn"), 1, "race", 0, {"goal": 100}, {1: "easy"})


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


async def a_race() -> tuple[Place, Place]:
    """Ada, and a bot that does what the test says."""
    tables, heard = Tables(MemoryStore()), list[Change]()
    ada = await tables.deal(WITH_BOT, None, heard.append)
    return ada, await tables.sit(ada.game_id, frozenset({1}), heard.append)


async def draw(place: Place, times: int = 1) -> None:
    for _ in range(times):
        await play(place, Draw())


async def play(place: Place, action: Draw | Lay) -> None:
    (seat,) = place.seats
    await place.play(seat, action, decision=asked(place).number)


async def lay(place: Place) -> None:
    (seat,) = place.seats
    await play(place, Lay(place.view(seat)["hands"][seat][0]))


async def test_who_sits_down_at_a_game_has_the_seats_that_no_bot_has() -> None:
    ada, _ = await a_race()
    assert (ada.seats, ada.bots) == (frozenset({0}), {1: "easy"})


async def test_an_undo_goes_back_over_what_a_bot_has_done_since() -> None:
    ada, bot = await a_race()
    for place in (ada, bot):
        await draw(place)
    stood = digest_of(ada._table.history)
    await lay(ada)
    await lay(bot)
    assert ada.why_not_undo(0) is None
    await ada.undo(0, decision=asked(ada).number)
    assert digest_of(ada._table.history) == stood


async def test_what_a_bot_has_turned_up_since_stays() -> None:
    ada, bot = await a_race()
    await draw(ada)
    await lay_or_draw(bot)
    await lay(ada)
    await draw(bot)
    assert str(ada.why_not_undo(0)) == "Finn drew a card"


async def lay_or_draw(place: Place) -> None:
    (seat,) = place.seats
    await (lay(place) if place.view(seat)["hands"][seat] else draw(place))


async def test_one_goes_back_move_by_move_while_bots_are_the_only_others() -> None:
    ada, bot = await a_race()
    for _ in range(2):
        for place in (ada, bot):
            await draw(place)
    stood = digest_of(ada._table.history)
    for _ in range(2):
        for place in (ada, bot):
            await lay(place)
    for _ in range(2):
        await ada.undo(0, decision=asked(ada).number)
    assert digest_of(ada._table.history) == stood


async def test_a_bot_takes_nothing_back_for_a_person() -> None:
    ada, bot = await a_race()
    await draw(ada)
    await draw(bot)
    await lay(ada)
    assert str(bot.why_not_undo(1)) == "the last action was Ada's"


def test_the_journal_says_who_is_a_bot_and_says_nothing_where_nobody_is(tmp_path: Path) -> None:
    path = a_journal(tmp_path)
    assert "bots" not in said(path)[0]
    assert read(path).header.bots == {}
    rewrite(path, lambda lines: lines[0].update(bots=[None, "hard"]))
    assert read(path).header.bots == {1: "hard"}


@pytest.mark.parametrize("wrong", [["hard"], "hard", [None, 3]])
def test_a_journal_with_bots_that_cannot_be_is_refused(tmp_path: Path, wrong: object) -> None:
    path = a_journal(tmp_path)
    rewrite(path, lambda lines: lines[0].update(bots=wrong))
    with pytest.raises(BadSave, match="bots must be a level or null for every player"):
        read(path)


async def test_a_game_goes_on_from_its_journal_after_such_an_undo() -> None:
    store = MemoryStore()
    tables, heard = Tables(store), list[Change]()
    ada = await tables.deal(WITH_BOT, None, heard.append)
    bot = await tables.sit(ada.game_id, frozenset({1}), heard.append)
    for place in (ada, bot):
        await draw(place)
    for place in (ada, bot):
        await lay(place)
    await ada.undo(0, decision=asked(ada).number)
    stood, number = digest_of(ada._table.history), asked(ada).number
    assert [change.undone for change in heard[-2:]] == [True, True]
    for place in (ada, bot):
        place.leave()
    await tables.settled()
    again = await tables.sit(ada.game_id, None, heard.append)
    assert (digest_of(again._table.history), asked(again).number) == (stood, number)
    assert again.why_not_undo(0) is not None, "drawn cards stay"
