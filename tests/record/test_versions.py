"""Journals that were written once and must be read for ever."""

import errno
import shutil
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.record.entries import VERSION, End, Standing, Undo
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.recording import DamagedJournal
from abyss_tui.record.replaying import with_standings
from tests.record.games import KeptGame, play_on, rewrite, said, standing, the_game

HERE = Path(__file__).parent
OLDEST, GOLDEN = HERE / "version-0.jsonl", HERE / "version-1.jsonl"
NEWEST = HERE / "version-2.jsonl"


def test_a_whole_game_of_version_1_comes_out_as_it_did() -> None:
    """Its digests are checked. Where this fails, finished games no longer replay."""
    history = the_game(GOLDEN)
    assert history.over
    assert history.points == tuple(said(GOLDEN)[-1]["points"])
    assert history.turns == said(GOLDEN)[-1]["turns"]


def test_a_whole_game_of_version_2_comes_out_as_it_did() -> None:
    """Its digests and where it stood after each line are checked."""
    assert the_game(NEWEST).points == tuple(said(NEWEST)[-1]["points"])
    assert read(NEWEST).header.standing == Standing(1, said(NEWEST)[1]["seat"])


def test_version_1_is_a_game_of_abyss_by_the_first_rules() -> None:
    header = read(GOLDEN).header
    assert (header.game, header.rules, header.options) == ("abyss", 1, {})
    assert {entry.standing for entry in read(GOLDEN).entries if not isinstance(entry, End)} == {
        None
    }


def test_version_1_is_the_same_game_as_version_2() -> None:
    renewed = with_standings(read(GOLDEN))
    assert (renewed.header, renewed.entries) == (read(NEWEST).header, list(read(NEWEST).entries))


def test_a_line_of_version_2_that_stands_elsewhere_is_noticed(tmp_path: Path) -> None:
    path = Path(shutil.copy(NEWEST, tmp_path / "elsewhere.jsonl"))
    rewrite(path, lambda says: says[25].update(turn=3))
    with pytest.raises(DamagedJournal, match=r"line 26: .*come out otherwise.* up to move 20"):
        the_game(path)


def test_a_renewed_journal_overwrites_no_file(tmp_path: Path) -> None:
    aside = [tmp_path / f"old-game.jsonl.old{number}" for number in ("", "-2")]
    for path in aside:
        path.write_text("mine")
    KeptGame.resume(Path(shutil.copy(OLDEST, tmp_path / "old-game.jsonl"))).close()
    assert [path.read_text() for path in aside] == ["mine", "mine"]
    assert (tmp_path / "old-game.jsonl.old-3").read_bytes() == OLDEST.read_bytes()


def test_a_renewal_that_fails_leaves_the_folder_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "no", str(path), None, str(target))

    path = Path(shutil.copy(OLDEST, tmp_path / "old-game.jsonl"))
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadSave, match="may not be written"):
        KeptGame.resume(path)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == OLDEST.read_bytes()


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
