"""What happens while something else is still being written: nothing is left behind."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from abyss_tui.lobby.refusal import Code
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.registry.records import RoomRecord
from abyss_tui.lobby.rooms import passwords
from tests.lobby.visiting import a_lobby, comes, playing, refused, seated, until


class SlowDisk:
    """Lets no room be written before it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting = 0
        """How many rooms are to be written."""
        self.writes = asyncio.Event()
        keep = FileRegistry.keep_room

        async def slowly(registry: FileRegistry, room: RoomRecord) -> None:
            self.waiting += 1
            await self.writes.wait()
            await keep(registry, room)

        monkeypatch.setattr(FileRegistry, "keep_room", slowly)

    async def begins(self, work: Awaitable[object]) -> "asyncio.Future[object]":
        """Begin something, and wait until it is to be written."""
        begun = asyncio.ensure_future(work)
        await until(lambda: self.waiting > 0)
        return begun


def rooms_kept(folder: Path) -> list[str]:
    """Return the rooms of which there is a file."""
    return sorted(file.stem for file in (folder / "host" / "rooms").glob("*"))


async def test_a_table_whose_maker_goes_while_it_is_written_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, disk = await comes(lobby, "Ada"), SlowDisk(monkeypatch)
    making = await disk.begins(ada.client.create("friday", 2, "abyss"))
    making.cancel()
    disk.writes.set()
    await until(lambda: rooms_kept(tmp_path) == ["friday"])
    await until(lambda: [room.name for room in lobby.rooms()] == ["friday"])


async def test_a_table_that_is_being_written_cannot_be_entered_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    disk = SlowDisk(monkeypatch)
    making = await disk.begins(ada.client.create("friday", 2, "abyss"))
    await refused(Code.UNKNOWN_TABLE, bo.client.enter("friday"))
    disk.writes.set()
    await making
    await bo.client.enter("friday")


async def test_no_password_is_worked_out_for_a_table_that_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes the processor 20 ms: a program could keep it busy with that."""
    lobby = await a_lobby(tmp_path)
    await seated(lobby, "Ada", "Bo")
    worked_out: list[str] = []
    monkeypatch.setattr(passwords, "kept", worked_out.append)
    cy = await comes(lobby, "Cy")
    await refused(Code.BAD_REQUEST, cy.client.create("friday", 2, "abyss", password="pearls"))
    await refused(Code.BAD_REQUEST, cy.client.create("fri day", 2, "abyss", password="pearls"))
    assert worked_out == []


async def test_who_loses_the_seat_on_the_way_to_it_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    await ada.client.owner.set_seats(3)
    cy, disk = await comes(lobby, "Cy"), SlowDisk(monkeypatch)
    sitting = await disk.begins(cy.client.sit("friday"))
    freeing = asyncio.create_task(ada.client.owner.free(2))
    await asyncio.sleep(0)  # it waits for its turn by now
    disk.writes.set()
    await freeing
    await refused(Code.NO_SEAT, sitting)
    assert cy.room.you is None


async def test_a_line_that_ends_on_the_way_to_a_table_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    bo.client.close()
    again, disk = await comes(lobby, "Bo"), SlowDisk(monkeypatch)
    waits = await disk.begins(ada.client.owner.let_begin(1))
    coming = asyncio.create_task(again.client.enter("friday"))
    await asyncio.sleep(0)  # it waits for its turn by now
    again.client.close()
    disk.writes.set()
    await asyncio.gather(waits, coming, return_exceptions=True)
    assert [seat.here for seat in ada.room.seats] == [True, False]


async def test_who_gives_up_on_the_way_to_a_table_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    bo.client.close()
    await ada.client.owner.let_pass(1, passes=True)
    again, disk = await comes(lobby, "Bo"), SlowDisk(monkeypatch)
    coming = await disk.begins(again.client.enter("friday"))
    coming.cancel()
    await until(coming.done)
    disk.writes.set()
    await until(lambda: not ada.room.seats[1].here)
    assert again.client.room is None


async def test_a_table_of_the_host_is_nobodys_to_make_anew(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    mallory = await comes(lobby, "Mallory")
    await refused(Code.BAD_REQUEST, mallory.client.create("friday", 2, "abyss", password="mine"))
    assert [(room.owner, room.locked) for room in lobby.rooms()] == [("", False)]
