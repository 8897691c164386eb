"""Who begins: the owner chooses beforehand, and everybody at the table sees it."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.lobby.refusal import Code
from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.lobby.rooms.room_info import RoomState
from tests.lobby.visiting import a_lobby, comes, move, play_out, playing, refused, seated, until
from tests.table.sitting import asked


async def test_everybody_sees_whom_the_owner_lets_begin(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    assert bo.room.first is None
    await ada.client.owner.let_begin(1)
    assert [room.first for room in (ada.room, bo.room, *lobby.rooms())] == [1, 1, 1]
    await refused(Code.NOT_YOURS, bo.client.owner.let_begin(0))
    await refused(Code.NO_SEAT, ada.client.owner.let_begin(2))
    await ada.client.owner.start()
    await bo.sit_down()
    assert bo.place.first == 1
    await refused(Code.NO_SEAT, ada.client.owner.let_begin(0))


async def test_a_start_that_names_a_seat_outdoes_the_choice(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await ada.client.owner.let_begin(1)
    await ada.client.owner.start(first=0)
    await bo.sit_down()
    assert bo.place.first == 0


async def test_the_choice_is_for_one_game(tmp_path: Path) -> None:
    ada, bo = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await ada.client.owner.let_begin(1)
    await ada.client.owner.start()
    assert (ada.room.first, bo.room.first) == (None, None)


async def test_a_rematch_begins_with_the_seat_that_the_owner_chose(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo", first=0)
    await play_out(ada, bo)
    await until(lambda: ada.room.state is RoomState.OVER)
    await ada.client.owner.let_begin(0)
    for guest in (ada, bo):
        await guest.client.table.agree_to_rematch()
    await bo.sit_down()
    assert bo.place.first == 0


async def test_the_choice_is_kept_when_the_host_is_started_again(tmp_path: Path) -> None:
    ada, _ = await seated(await a_lobby(tmp_path), "Ada", "Bo")
    await ada.client.owner.let_begin(1)
    assert [room.first for room in (await a_lobby(tmp_path)).rooms()] == [1]


async def test_the_choice_goes_with_who_was_chosen(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _, cy = await seated(lobby, "Ada", "Bo", "Cy")
    await ada.client.owner.let_begin(2)
    await ada.client.owner.free(1)
    await ada.client.owner.set_seats(2)
    assert [(seat.name, ada.room.first) for seat in ada.room.seats] == [("Ada", 1), ("Cy", 1)]
    await cy.client.table.stand_up(1)
    assert ada.room.first is None


async def test_a_free_seat_that_was_chosen_waits_for_who_takes_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss")
    await ada.client.sit("friday")
    await ada.client.owner.let_begin(1)
    await ada.client.owner.set_seats(3)
    assert ada.room.first == 1
    await bo.client.sit("friday")
    assert bo.room.first == 1


async def test_a_seat_that_passes_begins_the_next_game_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.let_pass(1, passes=True)
    lots = Random(1)
    while not ada.place.over:
        await until(lambda: ada.place.decision is None or ada.place.decision.seat == 0)
        if not ada.place.over:
            await move(ada, lots=lots)
    await until(lambda: ada.room.state is RoomState.OVER)
    await ada.client.owner.start(first=1)
    await ada.sit_down()
    await until(lambda: asked(ada.place).seat == 0)
