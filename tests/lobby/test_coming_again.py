"""Coming again: with a key or a ticket, and after the host was started again."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.rooms.news import SaidBefore
from abyss_tui.lobby.rooms.room_info import RoomState
from tests.lobby.visiting import a_lobby, comes, move, play_out, playing, seated
from tests.table.sitting import asked


async def test_a_name_is_kept_with_the_key(tmp_path: Path) -> None:
    await comes(await a_lobby(tmp_path), "Ada")
    again = await (await a_lobby(tmp_path)).welcome("SHA256:Ada", lambda _: None)
    assert (again.name, again.ticket) == ("Ada", None)


async def test_a_ticket_brings_a_guest_back(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guest = await lobby.welcome(None, lambda _: None)
    assert guest.ticket is not None
    await guest.call_yourself("Ada")
    await guest.create("friday", 2, "abyss")
    await guest.sit("friday")
    again = await (await a_lobby(tmp_path)).welcome(None, lambda _: None, ticket=guest.ticket)
    assert (again.account, again.name) == (guest.account, "Ada")
    assert await again.sit("friday") == 0
    loud = await lobby.welcome(None, lambda _: None, ticket=guest.ticket.upper())
    assert loud.account == guest.account


async def test_no_ticket_follows_from_what_is_kept(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guest = await lobby.welcome(None, lambda _: None)
    await guest.call_yourself("Ada")
    await guest.create("friday", 2, "abyss")
    assert guest.ticket is not None
    kept = "".join(file.read_text() for file in (tmp_path / "host").rglob("*.json"))
    assert guest.account in kept
    assert guest.ticket not in kept
    with pytest.raises(Refused) as caught:
        await lobby.welcome(None, lambda _: None, ticket=guest.account.removeprefix("guest:"))
    assert caught.value.code is Code.BAD_REQUEST


async def test_two_guests_are_two_accounts(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    one, other = [await lobby.welcome(None, lambda _: None) for _ in range(2)]
    assert one.account != other.account
    assert not one.gone


async def test_a_running_game_waits_for_the_host_to_be_started_again(tmp_path: Path) -> None:
    guests = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    lots = Random(3)
    for _ in range(25):
        await move(*guests, lots=lots)
    before = asked(guests[0].place)
    views = [guest.place.view(seat) for seat, guest in enumerate(guests)]
    for guest in guests:
        guest.place.leave()
        guest.client.close()
    await guests[0].client._rooms._tables.settled()

    lobby = await a_lobby(tmp_path)
    for seat, name in enumerate(("Ada", "Bo")):
        again = await comes(lobby, name)
        assert await again.client.sit("friday") == seat
        assert again.room.state is RoomState.RUNNING
        await again.sit_down()
        assert asked(again.place) == before
        assert again.place.view(seat) == views[seat]


async def test_notes_come_back_with_the_seat_for_one_game_and_to_nobody_else(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    ada.place.notes["set"] = "secret"
    ada.client.close()
    bo.client.close()
    again, bo, cy = [await comes(lobby, name) for name in ("Ada", "Bo", "Cy")]
    for guest in (again, bo, cy):
        await guest.client.enter("friday")
        await guest.sit_down()
    assert [guest.place.notes for guest in (again, bo, cy)] == [{"set": "secret"}, {}, {}]
    await play_out(again, bo)
    for guest in (again, bo):
        await guest.client.table.agree_to_rematch()
    await again.sit_down()
    assert again.place.notes == {}


async def test_who_comes_back_finds_what_was_said_to_them_and_nobody_else_does(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    await ada.client.table.say("hello")
    bo.client.close()
    await ada.client.table.say("where are you?")
    bo, cy = await comes(lobby, "Bo"), await comes(lobby, "Cy")
    for guest in (bo, cy):
        await guest.client.enter("friday")
    (before,) = bo.heard(SaidBefore)
    assert isinstance(before, SaidBefore)
    assert [line.text for line in before.lines] == ["hello", "where are you?"]
    assert not cy.heard(SaidBefore)
    assert not ada.heard(SaidBefore)


async def test_seats_taken_before_the_game_are_kept_as_well(tmp_path: Path) -> None:
    await seated(await a_lobby(tmp_path), "Ada", "Bo")
    ada = await comes(await a_lobby(tmp_path), "Ada")
    await ada.client.enter("friday")
    assert [(seat.name, seat.here) for seat in ada.room.seats] == [("Ada", True), ("Bo", False)]
    assert ada.room.owned


async def test_who_gave_the_password_of_the_host_is_known(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    assert not await lobby.knows("SHA256:Ada")
    await lobby.admit("SHA256:Ada")
    assert await (await a_lobby(tmp_path)).knows("SHA256:Ada")


async def test_a_room_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    await seated(await a_lobby(tmp_path), "Ada", "Bo")
    file = tmp_path / "host" / "rooms" / "friday.json"
    file.write_text(file.read_text()[:-9])
    with pytest.raises(BadSave, match=r"friday\.json cannot be read"):
        await a_lobby(tmp_path)


async def test_what_is_kept_is_for_the_host_alone(tmp_path: Path) -> None:
    await seated(await a_lobby(tmp_path), "Ada", "Bo")
    files = [file for file in (tmp_path / "host").rglob("*") if file.is_file()]
    assert len(files) == 3
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


async def test_a_change_that_cannot_be_kept_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadSave, match="no space is left"):
        await bo.client.table.stand_up(1)
    assert ada.room.seats[1].name == "Bo"
    with pytest.raises(BadSave):
        await bo.client.create("monday", 2, "abyss")
    assert [room.name for room in bo.client.rooms()] == ["friday"]
