"""Owners that are gone: their rights pass on, and whom they sent away stays away."""

import asyncio
from pathlib import Path

import pytest

from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import Code
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.rooms.news import Kicked, Notice
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.lobby.rooms.waiting import for_who_is_away
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.tables import Tables
from tests.lobby.visiting import Guest, comes, move, playing, refused, seated, until

AWAY = 0.1
"""Seconds after which rights pass on in these tests."""


@pytest.fixture
async def lobby(tmp_path: Path) -> Lobby:
    return await opened(tmp_path)


async def opened(folder: Path, away: float = AWAY) -> Lobby:
    store = FileStore(folder)
    return await Lobby.open(
        Tables(store),
        store,
        FileRegistry(folder / "host"),
        fixed_seeds=True,
        limits=TableLimits(owner_away_seconds=away),
    )


def notices(guest: Guest) -> list[str]:
    return [str(each.message) for each in guest.told if isinstance(each, Notice)]


async def test_a_guest_who_sat_down_first_and_left_does_not_keep_the_host_s_table(
    lobby: Lobby,
) -> None:
    await lobby.have_room("friday", 2, "abyss")
    mallory, ada, bo = [await comes(lobby, name) for name in ("Mallory", "Ada", "Bo")]
    await mallory.client.sit("friday")
    mallory.client.close()
    await ada.client.sit("friday")
    await bo.client.enter("friday")
    await refused(Code.NOT_YOURS, ada.client.owner.free(0))
    await until(lambda: ada.room.owned)
    assert "Mallory is away for long: the table is Ada's now." in notices(bo)
    await ada.client.owner.free(0)
    await bo.client.sit("friday")
    await ada.client.owner.start()
    assert ada.room.state is RoomState.RUNNING


async def test_nor_after_a_restart(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    mallory = await comes(lobby, "Mallory")
    await mallory.client.sit("friday")
    lobby = await opened(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.client.sit("friday")
    await until(lambda: ada.room.owned)


async def test_rights_pass_to_who_sits_there_longest_and_stay_with_them(lobby: Lobby) -> None:
    ada, bo, cy = await playing(lobby, "Ada", "Bo", "Cy")
    ada.client.close()
    await until(lambda: bo.room.owned)
    assert not cy.room.owned
    await bo.client.owner.let_pass(0, passes=True)  # nobody but an owner could
    again = await comes(lobby, "Ada")
    await again.client.sit("friday")
    assert (again.room.owned, again.room.owner) == (False, "Bo")
    bo.client.close()
    await until(lambda: cy.room.owned)


async def test_who_comes_back_in_time_keeps_their_rights(tmp_path: Path) -> None:
    lobby = await opened(tmp_path, 0.3)
    ada, bo = await seated(lobby, "Ada", "Bo")
    ada.client.close()
    await asyncio.sleep(0.1)
    again = await comes(lobby, "Ada")
    await again.client.sit("friday")
    await asyncio.sleep(0.4)
    assert again.room.owned
    assert not notices(bo)


async def test_who_looks_on_at_a_game_gets_no_rights(lobby: Lobby) -> None:
    ada, bo = await playing(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await cy.client.enter("friday")
    for each in (ada, bo):
        each.place.leave()
        each.client.close()
    await asyncio.sleep(3 * AWAY)
    assert not cy.room.owned


async def test_seats_of_people_who_never_come_back_are_freed_by_who_looks_on(
    lobby: Lobby,
) -> None:
    for each in await seated(lobby, "Mallory", "Trudy"):
        each.client.close()
    ada = await comes(lobby, "Ada")
    await ada.client.enter("friday")
    await until(lambda: ada.room.owned)
    await ada.client.owner.free(0)
    assert await ada.client.sit("friday") == 0


async def test_a_game_goes_on_under_a_new_owner(lobby: Lobby) -> None:
    ada, bo = await playing(lobby, "Ada", "Bo")
    ada.client.close()
    await until(lambda: bo.room.owned)
    again = await comes(lobby, "Ada")
    await again.client.enter("friday")
    await again.sit_down()
    for _ in range(10):
        await move(again, bo)


async def test_nobody_is_told_to_wait_for_an_owner_who_is_away_to_help(lobby: Lobby) -> None:
    ada, bo, cy = await playing(lobby, "Ada", "Bo", "Cy")
    bo.client.close()
    waits = "When it is for Bo to decide, the game waits; it is kept."
    only_ada = "Until then only Ada, whose table it is, can let the seat pass."
    assert [str(each) for each in for_who_is_away(cy.room)] == [waits, only_ada]
    ada.client.close()
    said = [str(each) for each in for_who_is_away(cy.room)]
    assert said[:2] == [waits.replace("Bo", "Ada"), waits]
    assert said[2].startswith("Unless Ada is back soon, the table goes to another player")


async def test_who_is_sent_away_stays_away_until_asked_back(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    cy = await comes(lobby, "Cy")
    await cy.client.enter("friday")
    await ada.client.owner.remove("Cy")
    assert isinstance(cy.told[-1], Kicked)
    await refused(Code.CLOSED, cy.client.enter("friday"))
    await refused(Code.CLOSED, cy.client.sit("friday"))
    lobby = await opened(tmp_path)
    ada, cy = await comes(lobby, "Ada"), await comes(lobby, "Cy")
    await ada.client.enter("friday")
    await refused(Code.CLOSED, cy.client.enter("friday"))
    assert (ada.room.sent_away, cy.client.rooms()[0].sent_away) == (("Cy",), ())
    await refused(Code.BAD_REQUEST, ada.client.owner.ask_back("Bo"))
    await ada.client.owner.ask_back("Cy")
    await cy.client.enter("friday")
