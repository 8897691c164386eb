"""What nobody needs is gone: tables without people, and guests who never played."""

import asyncio
from pathlib import Path

import pytest

from abyss_tui.lobby.clients.lobby_client import LobbyClient
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table.tables import Tables
from tests.lobby.visiting import a_lobby, comes, play_out, playing, refused, seated, until


async def limited(folder: Path, **limits: int) -> Lobby:
    store = FileStore(folder)
    registry = FileRegistry(folder / "host")
    return await Lobby.open(
        Tables(store), store, registry, fixed_seeds=True, limits=TableLimits(**limits)
    )


def kept(folder: Path, what: str) -> int:
    """Return how many accounts or rooms have a file."""
    return len(list((folder / "host" / what).glob("*.json")))


async def guest(lobby: Lobby, name: str, address: str = "192.0.2.7") -> LobbyClient:
    client = await lobby.welcome(None, lambda _: None, address=address)
    await client.call_yourself(name)
    return client


async def test_500_empty_tables_are_not_to_be_had_from_one_address(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    opened = 0
    for number in range(100):
        client = await guest(lobby, f"Mallory {number}")
        for table in range(5):
            try:
                await client.create(f"spam-{number}-{table}", 2, "abyss")
                opened += 1
            except Refused:
                break
    assert opened == TableLimits().tables_per_address == 20
    other = await guest(lobby, "Ada", "198.51.100.1")
    await other.create("friday", 2, "abyss")


async def test_empty_tables_go_with_the_last_line_of_their_owner(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    for number in range(5):
        await ada.client.create(f"table-{number}", 2, "abyss")
    ada.client.close()
    await until(lambda: lobby.rooms() == [])
    await until(lambda: kept(tmp_path, "rooms") == 0)


async def test_a_newer_line_of_the_owner_keeps_them(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    await comes(lobby, "Ada")
    await asyncio.sleep(0.05)
    assert ada.client.gone
    assert [room.name for room in lobby.rooms()] == ["friday"]


async def test_empty_tables_are_gone_at_the_next_start(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("empty", 2, "abyss")
    await bo.client.create("friday", 2, "abyss")
    await bo.client.sit("friday")
    await lobby.have_room("lasting", 2, "abyss")
    again = await a_lobby(tmp_path)
    assert [room.name for room in again.rooms()] == ["friday", "lasting"]
    assert kept(tmp_path, "rooms") == 2


async def test_a_game_with_people_away_is_kept(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    for each in await playing(lobby, "Ada", "Bo"):
        each.client.close()
    await asyncio.sleep(0.05)
    assert [room.name for room in lobby.rooms()] == ["friday"]
    assert [room.name for room in (await a_lobby(tmp_path)).rooms()] == ["friday"]


async def test_seats_of_people_who_are_away_refuse_nobody_a_table(tmp_path: Path) -> None:
    lobby = await limited(tmp_path, tables=3)
    for number in range(3):
        client = await guest(lobby, f"Mallory {number}")
        await client.create(f"spam-{number}", 2, "abyss")
        await client.sit(f"spam-{number}")
        client.close()
    assert len(lobby.rooms()) == 3
    ada = await comes(lobby, "Ada")
    await ada.client.create("friday", 2, "abyss")
    assert "friday" in [room.name for room in lobby.rooms()]
    await playing(await limited(tmp_path / "other", tables=1), "Ada", "Bo")


async def test_games_that_run_are_not_closed_for_others(tmp_path: Path) -> None:
    lobby = await limited(tmp_path, tables=1)
    for each in await playing(lobby, "Ada", "Bo"):
        each.client.close()
    cy = await comes(lobby, "Cy")
    await refused(Code.BAD_REQUEST, cy.client.create("monday", 2, "abyss"))


async def test_who_comes_too_late_to_a_table_finds_none(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss")
    room = lobby._rooms.find("friday")
    assert room is not None
    await ada.client.enter("friday")
    await ada.client.leave()
    with pytest.raises(Refused) as caught:
        await bo.client._member.come(room)
    assert caught.value.code is Code.UNKNOWN_TABLE
    assert bo.client.room is None
    assert kept(tmp_path, "rooms") == 0


# Guests


async def test_guests_without_a_game_leave_no_file(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    looking = await guest(lobby, "Ada")
    sitting = await guest(lobby, "Bo")
    await sitting.create("friday", 2, "abyss")
    await sitting.sit("friday")
    assert kept(tmp_path, "accounts") == 1
    await sitting.leave()
    looking.close()
    sitting.close()
    await until(lambda: kept(tmp_path, "accounts") == 0)
    assert kept(tmp_path, "rooms") == 0


async def test_a_guest_with_a_seat_is_known_after_a_restart(tmp_path: Path) -> None:
    sitting = await guest(await a_lobby(tmp_path), "Bo")
    await sitting.create("friday", 2, "abyss")
    await sitting.sit("friday")
    again = await a_lobby(tmp_path)
    bo = await again.welcome(None, lambda _: None, ticket=sitting.ticket)
    assert (bo.name, await bo.sit("friday")) == ("Bo", 0)


async def test_a_guest_who_played_is_known_for_ever(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo", room="monday")
    await bo.client.leave()
    client = await guest(lobby, "Cy")
    await client.sit("monday")
    await ada.client.owner.start(first=0, seed=1)
    await ada.sit_down()
    bo.client = client
    await bo.sit_down()
    await play_out(ada, bo)
    await client.leave()
    client.close()
    ada.client.close()
    await asyncio.sleep(0.05)
    again = await (await a_lobby(tmp_path)).welcome(None, lambda _: None, ticket=client.ticket)
    assert again.name == "Cy"


async def test_a_guest_whose_line_breaks_comes_back_to_their_name(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await guest(lobby, "Ada")
    ada.close()
    await until(lambda: not lobby._accounts.all())
    again = await lobby.welcome(None, lambda _: None, ticket=ada.ticket)
    assert again.name == "Ada"
    again.close()
    await until(lambda: not lobby._accounts.all())
    await guest(lobby, "Ada")  # their name is free meanwhile
    late = await lobby.welcome(None, lambda _: None, ticket=ada.ticket)
    assert late.name == ""


async def test_a_guest_of_an_older_version_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "host" / "accounts"
    folder.mkdir(parents=True)
    (folder / "x.json").write_text('{"id":"guest:1","name":"Ada","admitted":false,"wishes":{}}')
    assert [each.name for each in (await a_lobby(tmp_path))._accounts.all()] == ["Ada"]
    assert kept(tmp_path, "accounts") == 1
