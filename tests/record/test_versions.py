"""Journals that were written once and must be read for ever."""

import shutil
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.record.entries import VERSION, Undo
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.recording import DamagedJournal
from tests.record.games import KeptGame, play_on, said, standing, the_game

HERE = Path(__file__).parent
OLDEST, GOLDEN = HERE / "version-0.jsonl", HERE / "version-1.jsonl"


def test_a_whole_game_of_version_1_comes_out_as_it_did() -> None:
    """Its seals are checked. Where this fails, finished games no longer replay."""
    history = the_game(GOLDEN)
    assert history.over
    assert history.points == tuple(said(GOLDEN)[-1]["points"])
    assert history.turns == said(GOLDEN)[-1]["turns"]


def test_version_0_is_read() -> None:
    recording = read(OLDEST)
    assert recording.version == 0
    assert recording.header.names == ("Ada", "Zoë", "Cy")
    assert {entry.at for entry in recording.entries} == {recording.header.created}


def test_version_0_is_the_same_game_as_version_1() -> None:
    """Both files hold the same game, the older one not to its end."""
    older, newer = the_game(OLDEST), the_game(GOLDEN)
    shared = [moment.action for moment in older.moves]
    assert shared == [moment.action for moment in newer.moves[: len(shared)]]
    assert older.events == newer.events[: len(older.events)]


def test_version_0_numbers_its_moves_and_undos() -> None:
    entries = read(OLDEST).entries
    undone = [place for place, entry in enumerate(entries) if isinstance(entry, Undo)]
    assert undone
    for place in undone:
        assert entries[place].number == entries[place - 1].number


def test_a_game_of_version_0_goes_on_in_a_new_file(tmp_path: Path) -> None:
    path = Path(shutil.copy(OLDEST, tmp_path / "old-game.jsonl"))
    stood = standing(path)
    with KeptGame.resume(path) as table:
        assert table.path != path
        assert standing(table.path) == stood
        play_on(table, 2)
    assert read(table.path).version == VERSION
    assert (tmp_path / "old-game.jsonl.old").read_bytes() == OLDEST.read_bytes()
    assert [game.id for game in games(tmp_path)] == [table.path.stem]


def test_a_torn_line_of_version_0_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(OLDEST.read_bytes()[:-5])
    assert len(read(path).entries) == len(read(OLDEST).entries) - 1
    assert read(path).torn


def test_a_damaged_line_of_version_0_is_named(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    lines = OLDEST.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:6], "{]\n", *lines[7:]]), encoding="utf-8")
    with pytest.raises(DamagedJournal, match="line 7: it is damaged"):
        read(path)


def test_an_undo_of_nothing_in_version_0_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    header = OLDEST.read_text(encoding="utf-8").splitlines()[0]
    path.write_text(f'{header}\n{{"undo": true}}\n', encoding="utf-8")
    with pytest.raises(BadSave, match="line 2: move 0 is not the last one"):
        the_game(path)
