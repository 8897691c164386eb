"""Bots at a host: in free seats, and in those of people who are away."""

from pathlib import Path

import pytest

from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.refusal import Code
from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.table.story_so_far import story_missed
from tests.lobby.visiting import Guest, a_lobby, comes, move, playing, refused, until
from tests.table.sitting import asked
from tests.table.thinkers import Quick, Slow


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)


async def ada_and_a_bot(folder: Path, thinker: Quick) -> Guest:
    """Let Ada sit down at a table of her own, with a bot beside her."""
    lobby = await a_lobby(folder, thinker)
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday", 0)
    await ada.client.owner.give_to_bot(1, "easy")
    return ada


async def test_the_owner_gives_a_free_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    ada = await ada_and_a_bot(tmp_path, Quick())
    seat = ada.room.seats[1]
    assert (seat.name, seat.bot, seat.taken, seat.here, seat.ready) == (
        "Triton", "easy", True, True, True,
    )  # fmt: skip
    await ada.client.owner.free(1)
    assert not ada.room.seats[1].taken


async def test_a_bot_plays_its_seat_and_its_game_says_so(tmp_path: Path) -> None:
    ada = await ada_and_a_bot(tmp_path, Quick())
    await ada.client.owner.start(1, 1)
    await ada.sit_down()
    assert ada.place.bots == {1: "easy"}
    while ada.place.turn < 4:
        await until(lambda: asked(ada.place).seat == 0)
        await move(ada)


async def test_only_the_owner_seats_bots_and_only_where_a_seat_is_free(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 3, "abyss")
    await ada.client.sit("friday")
    await bo.client.sit("friday")
    await refused(Code.NOT_YOURS, bo.client.owner.give_to_bot(2, ""))
    await refused(Code.SEAT_TAKEN, ada.client.owner.give_to_bot(1, ""))
    await refused(Code.NO_SEAT, ada.client.owner.give_to_bot(5, ""))
    await refused(Code.BAD_REQUEST, ada.client.owner.give_to_bot(2, "clever"))
    await ada.client.owner.give_to_bot(2, "")
    assert ada.room.seats[2].bot == "normal"


async def test_a_host_without_bots_says_so(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    await refused(Code.NO_BOTS, ada.client.owner.give_to_bot(1, "easy"))


async def test_a_bot_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    thinker = Quick()
    lobby = await a_lobby(tmp_path, thinker)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.give_to_bot(1, "easy")
    await until(lambda: asked(ada.place).seat == 0)
    assert {task.level for task in thinker.asked} == {"easy"}
    again = await comes(lobby, "Bo")
    await again.client.enter("friday")
    assert not again.room.seats[1].passing
    await again.sit_down()
    while asked(ada.place).seat == 0:
        await move(ada)
    thought = len(thinker.asked)
    await move(again)
    assert len(thinker.asked) == thought


async def test_at_a_host_with_bots_a_seat_can_pass_as_well(tmp_path: Path) -> None:
    thinker = Quick()
    lobby = await a_lobby(tmp_path, thinker)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.let_pass(1, passes=True)
    await until(lambda: asked(ada.place).seat == 0)
    assert not thinker.asked
    assert (ada.room.seats[1].passing, ada.room.seats[1].stand_in) == (True, "")
    await ada.client.owner.give_to_bot(1, "easy")
    assert ada.room.seats[1].stand_in == "easy"


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_is_back_is_told_once_from_where_on_others_decided_for_them(
    tmp_path: Path, *, restarted: bool
) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    begun = len(ada.place.events(None))
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.give_to_bot(1, "easy")
    await until(lambda: asked(ada.place).seat == 0)
    if restarted:
        ada.place.leave()
        ada.client.close()
        await lobby._rooms._tables.settled()
        lobby = await a_lobby(tmp_path, Quick())
    again = await comes(lobby, "Bo")
    await again.client.enter("friday")
    await again.sit_down()
    assert again.place.missed_from == begun
    story = story_missed(again.place, Voice(ENGLISH))
    assert [part.seat for part in story] == [1]
    await again.sit_down()
    assert not story_missed(again.place, Voice(ENGLISH))


async def test_whoever_runs_the_host_lets_pass_at_a_table_where_nobody_is(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    begun = len(ada.place.events(None))
    for each in (ada, bo):
        each.place.leave()
        each.client.close()
    await lobby.administration("", "The host").let_pass("friday", 1, passes=True)
    ada = await comes(lobby, "Ada")
    await ada.client.enter("friday")
    await ada.sit_down()
    await until(lambda: asked(ada.place).seat == 0)
    again = await comes(lobby, "Bo")
    await again.client.enter("friday")
    await again.sit_down()
    assert again.place.missed_from == begun


async def test_the_thinking_stops_when_the_person_is_back(tmp_path: Path) -> None:
    thinker = Slow()
    lobby = await a_lobby(tmp_path, thinker)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.give_to_bot(1, "hard")
    await until(lambda: bool(thinker.asked))
    again = await comes(lobby, "Bo")
    await again.client.enter("friday")
    await until(lambda: thinker.cancelled == 1)
    assert asked(ada.place).number == 1


async def test_the_owner_asks_a_bot_of_another_level_to_play_for_who_is_away(
    tmp_path: Path,
) -> None:
    thinker = Slow()
    lobby = await a_lobby(tmp_path, thinker)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.give_to_bot(1, "easy")
    await until(lambda: bool(thinker.asked))
    await ada.client.owner.give_to_bot(1, "hard")
    await until(lambda: len(thinker.asked) == 2)
    assert thinker.cancelled == 1
    assert [task.level for task in thinker.asked] == ["easy", "hard"]


async def test_an_owner_waits_for_somebody_again_and_a_bot_keeps_its_own_seat(
    tmp_path: Path,
) -> None:
    ada = await ada_and_a_bot(tmp_path, Slow())
    await ada.client.owner.start(1, 1)
    await refused(Code.NOT_YOURS, ada.client.owner.let_pass(1, passes=False))
    await refused(Code.NOT_YOURS, ada.client.owner.give_to_bot(1, "easy"))
    assert ada.room.seats[1].bot == "easy"


async def test_bots_want_every_other_game_and_leave_with_the_last_person(tmp_path: Path) -> None:
    ada = await ada_and_a_bot(tmp_path, Quick())
    await ada.client.owner.start(0, 1)
    await ada.sit_down()
    while not ada.place.over:
        await until(lambda: ada.place.over or asked(ada.place).seat == 0)
        if not ada.place.over:
            await move(ada)
    await until(lambda: str(ada.room.state) == "over")
    await ada.client.table.agree_to_rematch()
    assert str(ada.room.state) == "running"


async def test_a_game_with_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    ada = await ada_and_a_bot(tmp_path, Slow())
    await ada.client.owner.start(1, 1)
    await ada.client._member.room._game._tables.settled()  # type: ignore[union-attr]
    ada.client.close()
    await ada.client._rooms._tables.settled()
    lobby = await a_lobby(tmp_path, Quick())
    again = await comes(lobby, "Ada")
    await again.client.enter("friday")
    await again.sit_down()
    await until(lambda: asked(again.place).seat == 0)
