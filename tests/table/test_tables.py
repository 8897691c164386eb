"""The open tables of one process: each game opened once, and closed by the last one who leaves."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.game_id import GameId
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.sitting import a_game, answer, asked, sit, two_at_a_table

OLD = Path(__file__).parent.parent / "record" / "version-1.jsonl"

OPENING = """
import sys
from pathlib import Path
from abyss_tui.errors import BadSave
from abyss_tui.record.files.journal import Journal
try:
    Journal.open(Path(sys.argv[1]))
except BadSave as error:
    sys.exit(str(error))
"""


def opened_by_another_process(path: Path) -> str:
    """Let another process open a journal; return what keeps it from doing so."""
    ran = subprocess.run(
        [sys.executable, "-c", OPENING, str(path)], capture_output=True, text=True, check=False
    )
    return ran.stderr.strip()


async def test_a_game_is_opened_once_for_all_who_sit_down() -> None:
    store = MemoryStore()
    game = (await a_game(Tables(store), 0)).place
    game.leave()
    tables = Tables(store)
    sitters = await asyncio.gather(*(sit(tables, game.game_id, seat) for seat in (0, 1)))
    assert (store.opened, tables.open_games) == (1, [game.game_id])
    await sitters[0].place.play(0, Explore(), decision=1)
    assert asked(sitters[1].place).number == 2


async def test_the_last_one_who_leaves_closes_the_journal(tmp_path: Path) -> None:
    tables = Tables(FileStore(tmp_path))
    one, other = await two_at_a_table(tables)
    path = tmp_path / f"{one.place.game_id}.jsonl"
    one.place.leave()
    await tables.settled()
    assert "open in another window" in await asyncio.to_thread(opened_by_another_process, path)
    other.place.leave()
    await tables.settled()
    assert await asyncio.to_thread(opened_by_another_process, path) == ""
    assert (tables.open_games, tables._tables) == ([], {})


async def test_who_comes_while_the_journal_is_being_closed_waits_for_it() -> None:
    store = MemoryStore()
    tables = Tables(store)
    place = (await a_game(tables, 0, 1)).place
    await answer(place)
    place.leave()
    again = await sit(tables, place.game_id, 0)
    assert (asked(again.place).number, store.opened) == (2, 1)


async def test_who_gives_up_waiting_leaves_no_journal_open() -> None:
    store = MemoryStore()
    place = (await a_game(Tables(store), 0)).place
    place.leave()
    tables = Tables(store)
    store.ready.clear()
    waiting = [asyncio.create_task(sit(tables, place.game_id, 0)) for _ in range(2)]
    await asyncio.sleep(0.01)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    store.ready.set()
    await asyncio.sleep(0.01)
    await tables.settled()
    assert (store.held, tables.open_games) == (set(), [])


async def test_one_who_gives_up_waiting_spoils_it_for_nobody() -> None:
    store = MemoryStore()
    place = (await a_game(Tables(store), 0)).place
    place.leave()
    tables = Tables(store)
    store.ready.clear()
    first = asyncio.create_task(sit(tables, place.game_id, 0))
    second = asyncio.create_task(sit(tables, place.game_id, 1))
    await asyncio.sleep(0.01)
    first.cancel()
    store.ready.set()
    sitter = await second
    await asyncio.sleep(0.01)
    assert (asked(sitter.place).number, store.held) == (1, {place.game_id})


async def test_a_game_that_cannot_be_opened_is_open_for_nobody() -> None:
    store = MemoryStore()
    place = (await a_game(Tables(store), 0)).place
    tables = Tables(store)
    with pytest.raises(BadSave, match="open elsewhere"):
        await sit(tables, place.game_id, 0)
    place.leave()
    await asyncio.sleep(0)
    await sit(tables, place.game_id, 0)


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Ada"), ("Ada", " "), ("Ada", "B\x1bo")])
async def test_a_table_is_not_laid_for_these(tmp_path: Path, names: tuple[str, ...]) -> None:
    tables = Tables(FileStore(tmp_path))
    with pytest.raises(AbyssError, match=r"^[A-Z].*\.$"):
        await tables.deal(NewGame(names, 1, "abyss"), frozenset({0}), print)
    assert await tables._store.saved_games() == []


@pytest.mark.parametrize("game", ["../outside", "/etc/hosts", "no-such-game", "", "a\0b"])
async def test_a_name_leads_to_no_file_outside_the_folder(tmp_path: Path, game: str) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (tmp_path / "outside.jsonl").write_text("{}")
    with pytest.raises(BadSave, match="no such"):
        await sit(Tables(FileStore(folder)), GameId(game), 0)


async def test_a_game_that_nobody_waits_for_any_more_is_closed_on_disk_too(tmp_path: Path) -> None:
    place = (await a_game(tables := Tables(FileStore(tmp_path)), 0)).place
    place.leave()
    await tables.settled()
    store = FileStore(tmp_path)
    opening = asyncio.create_task(store.open(place.game_id))
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    for _ in range(100):  # the thread that opens it closes it again
        await asyncio.sleep(0.01)
        try:
            journal, _ = await store.open(place.game_id)
        except BadSave:
            continue
        await journal.close()
        return
    raise AssertionError("the journal stayed open")


async def test_a_journal_of_an_older_version_is_found_under_both_names(tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / "old.jsonl")
    tables = Tables(FileStore(tmp_path))
    one = await sit(tables, GameId("old"), 0)
    assert one.place.game_id != "old"
    others = [await sit(tables, game, 1) for game in (GameId("old"), one.place.game_id)]
    assert tables.open_games == [one.place.game_id]
    for sitter in (one, *others):
        sitter.place.leave()
    await tables.settled()
    assert tables._tables == {}
