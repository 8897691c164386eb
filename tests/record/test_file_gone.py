"""The file of a game is deleted, moved, replaced or changed while the game is played."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave, JournalGone
from abyss_tui.record.files import journal
from tests.record.games import (
    _LOOP,
    KeptGame,
    a_journal,
    a_table,
    digest_of,
    play_on,
    said,
    the_game,
)
from tests.record.harm import HARM, delete


@pytest.fixture(params=HARM.values(), ids=list(HARM))
def harm(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    harm: Callable[[Path], None] = request.param
    return harm


def asked_first(folder: Path, moves: int = 6) -> KeptGame:
    """Return a table whose players are asked, after so many moves and an undo or two."""
    table = play_on(a_table(folder, 3, 4), moves, undo=True)
    table.place._table.asks_first = True
    return table


def full(*_: object) -> None:
    """Write nothing: the disk has no room."""
    raise OSError(28, "No space left on device")


def keep_anew(table: KeptGame) -> Path:
    """Have the game written anew, and return its new file."""
    _LOOP.run(table.place.keep_anew())
    return table.path.with_name(f"{table.place.game_id}.jsonl")


def test_a_move_is_not_made_when_what_was_written_is_gone(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    table = asked_first(tmp_path / "games")
    stood = digest_of(table.history)
    harm(table.path)
    with pytest.raises(JournalGone, match="can write it into a new file"):
        play_on(table, 1)
    assert digest_of(table.history) == stood


def test_the_whole_game_is_written_into_a_new_file_and_goes_on_there(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    table = asked_first(tmp_path / "games")
    lines = said(table.path)
    harm(table.path)
    new = keep_anew(table)
    assert new != table.path
    assert said(new) == lines
    play_on(table, 5)
    assert digest_of(the_game(new)) == digest_of(table.history)
    table.close()
    assert table.place.parting is None
    with KeptGame.resume(new) as again:
        assert digest_of(again.history) == digest_of(table.history)
        play_on(again)
        assert again.place.over


def test_a_game_that_was_taken_up_again_is_written_anew_from_its_deal_on(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    path = a_journal(tmp_path / "games", 9, undo=True)
    table = KeptGame.resume(path)
    lines = said(path)
    harm(path)
    assert said(keep_anew(table)) == lines
    table.close()


def test_leaving_writes_a_game_anew_whose_file_is_gone_and_says_so(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    table = asked_first(tmp_path / "games")
    harm(table.path)
    table.close()
    new = table.path.with_name(f"{table.place.game_id}.jsonl")
    assert not table.place.lost
    assert f"a new file: {new.stem}." in str(table.place.parting)
    assert digest_of(the_game(new)) == digest_of(table.history)


def test_leaving_says_it_when_a_game_cannot_be_written_anew_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked_first(tmp_path)
    delete(table.path)
    monkeypatch.setattr(journal, "_write_all", full)
    table.close()
    assert table.place.lost
    assert "no space is left there; free some. So the game" in str(table.place.parting)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_anew_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked_first(tmp_path)
    delete(table.path)
    with monkeypatch.context() as patched:
        patched.setattr(journal, "_write_all", full)
        with pytest.raises(BadSave, match="no space is left"):
            keep_anew(table)
    new = keep_anew(table)
    assert digest_of(the_game(new)) == digest_of(table.history)
    table.close()


def test_a_new_time_alone_or_what_others_add_is_no_harm(tmp_path: Path) -> None:
    table = asked_first(tmp_path)
    os.utime(table.path, (0, 0))
    play_on(table, 1)
    with table.path.open("ab") as file:
        file.write(b"something else\n")
    play_on(table, 1)
    table.path.rename(tmp_path / "away")
    table.path.symlink_to(tmp_path / "away")
    play_on(table, 1)
    assert digest_of(the_game(table.path)) == digest_of(table.history)
    table.close()
    assert table.place.parting is None


def test_no_journal_grows_longer_than_can_be_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked_first(tmp_path)
    stood = digest_of(table.history)
    with monkeypatch.context() as patched:
        patched.setattr(journal, "LONGEST_JOURNAL", table.path.stat().st_size + 5)
        with pytest.raises(BadSave, match="longer than any game"):
            play_on(table, 1)
    table.close()
    with KeptGame.resume(table.path) as again:
        assert digest_of(again.history) == stood


def test_looking_at_the_file_reads_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked_first(tmp_path)

    def read(*_: object) -> bytes:
        raise AssertionError

    with monkeypatch.context() as patched:
        patched.setattr(os, "read", read)
        play_on(table, 3)
    table.close()


def test_where_nobody_is_asked_the_move_is_made_in_a_new_file_at_once(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    table = play_on(a_table(tmp_path / "games"), 6)
    harm(table.path)
    play_on(table, 1)
    new = table.path.with_name(f"{table.place.game_id}.jsonl")
    assert new != table.path
    assert digest_of(the_game(new)) == digest_of(table.history)
    table.close()
