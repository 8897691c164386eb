"""The file of a game is deleted at a host while people play it there."""

import asyncio
from pathlib import Path

import pytest

from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.rooms.news import Notice
from abyss_tui.record.files.file_store import FileJournal
from tests.lobby.visiting import Guest, a_lobby, comes, move, playing, until
from tests.record.games import digest_of, the_game
from tests.record.harm import delete


def files(folder: Path) -> list[Path]:
    return list(folder.glob("*.jsonl"))


async def game_of_friday(folder: Path) -> str | None:
    """Return which game the room has when the host is started again."""
    (room,) = await FileRegistry(folder / "host").rooms()
    return room.game_id


async def all_go(*guests: Guest) -> None:
    for guest in guests:
        guest.place.leave()
        await guest.client.leave()


async def test_a_host_goes_on_in_a_new_file_by_itself_and_says_so(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await move(ada, bo)
    (old,) = files(tmp_path)
    delete(old)
    await move(ada, bo)
    (new,) = files(tmp_path)
    assert new != old
    await until(lambda: all(len(guest.heard(Notice)) == 1 for guest in (ada, bo)))
    (said,) = bo.heard(Notice)
    assert isinstance(said, Notice)
    assert "was written into a new one; nothing was lost." in str(said.message)
    assert old.stem not in str(said.message)
    assert await game_of_friday(tmp_path) == ada.room.game_id == new.stem
    stood = digest_of(ada.place._table.history)
    assert digest_of(the_game(new)) == stood
    await all_go(ada, bo)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_game_that_was_deleted_before_all_left_is_there_when_they_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, restarted: bool
) -> None:
    begin_anew = FileJournal.begin_anew

    async def slowly(journal: FileJournal) -> None:
        await asyncio.sleep(0.1)  # so that who comes again at once comes meanwhile
        await begin_anew(journal)

    monkeypatch.setattr(FileJournal, "begin_anew", slowly)
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo")
    for _ in range(5):
        await move(ada, bo)
    stood = digest_of(ada.place._table.history)
    (old,) = files(tmp_path)
    delete(old)
    await all_go(ada, bo)
    if restarted:
        await lobby._rooms._tables.settled()
        (new,) = files(tmp_path)
        assert await game_of_friday(tmp_path) == new.stem
    again = await comes(await a_lobby(tmp_path) if restarted else lobby, "Ada")
    await again.client.enter("friday")
    await again.sit_down()
    assert digest_of(again.place._table.history) == stood
    await all_go(again)
