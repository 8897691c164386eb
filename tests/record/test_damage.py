"""Journals that were torn, damaged, changed, or never ours: what is said and what is saved."""

import shutil
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.record.files.reading import NeverBegun, read
from abyss_tui.record.files.repair import salvaged
from abyss_tui.record.recording import DamagedJournal
from abyss_tui.record.replaying import replay
from tests.record.games import (
    KeptGame,
    a_journal,
    digest_of,
    play_on,
    rewrite,
    said,
    standing,
    the_game,
)


def test_a_journal_cut_at_any_byte_is_the_game_up_to_there(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 12)
    content = path.read_bytes()
    header = content.index(b"\n") + 1
    for length in range(len(content)):
        path.write_bytes(content[:length])
        if length < header:
            with pytest.raises(NeverBegun, match="line 1"):
                read(path)
            continue
        recording = read(path)
        whole = content[:length].count(b"\n") - 1
        assert len(replay(recording).moves) == whole
        assert recording.torn == (not content[:length].endswith(b"\n"))


@pytest.mark.slow
def test_a_whole_game_cut_at_any_byte_goes_on_from_there(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 24, players=3, undo=True)
    content = path.read_bytes()
    for length in range(content.index(b"\n") + 1, len(content)):
        path.write_bytes(content[:length])
        with KeptGame.resume(path) as table:
            assert (table.notice is not None) == (content[length - 1 : length] != b"\n")
            play_on(table, 1)
        assert content.startswith(path.read_bytes()[: content.rindex(b"\n", 0, length)])
        the_game(path)


def test_a_torn_line_is_cut_off_and_said(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 12)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"move": 13, "at": "2026-')
    with KeptGame.resume(path) as table:
        assert table.notice is not None
        assert "goes on after move 12" in str(table.notice)
        assert path.read_bytes() == whole + b'{"move": 13, "at": "2026-'
        play_on(table, 1)
    assert path.read_bytes().startswith(whole)
    assert [line.get("move") for line in said(path)[-2:]] == [12, 13]


@pytest.mark.parametrize("bit", [0, 6])
def test_any_flipped_bit_is_noticed_and_its_line_named(tmp_path: Path, bit: int) -> None:
    path = a_journal(tmp_path, 8)
    content = path.read_bytes()
    for place in range(len(content) - 1):
        flipped = content[place] ^ 1 << bit
        path.write_bytes(content[:place] + bytes([flipped]) + content[place + 1 :])
        line = content[:place].count(b"\n") + 1
        with pytest.raises(BadSave) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}, line {line}: ")


def test_the_game_up_to_the_damage_can_be_had(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 30)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"seat"', b'"seet"')
    path.write_bytes(b"".join(lines))
    with pytest.raises(
        DamagedJournal, match=r"line 21: .*up to move 19 can still be had"
    ) as caught:
        read(path)
    assert len(replay(caught.value.sound).moves) == 19


def test_what_is_sound_of_a_damaged_game_goes_on_in_a_new_file(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 30)
    damaged = path.read_bytes().replace(b'"move": 20', b'"move": 21')
    path.write_bytes(damaged)
    rest = salvaged(path)
    assert path.read_bytes() == damaged
    with KeptGame.resume(rest) as table:
        assert len(the_game(rest).moves) == 19
        play_on(table, 1)


def test_a_sound_game_needs_no_new_file(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 5)
    assert salvaged(path) == path


def test_a_line_that_is_missing_is_noticed(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 9)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    with pytest.raises(DamagedJournal, match="line 5"):
        read(path)


def test_a_game_that_comes_out_otherwise_is_noticed(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 50)

    def change_a_reward(says: list[dict[str, object]]) -> None:
        says[21]["digest"] = "0" * 16

    rewrite(path, change_a_reward)
    with pytest.raises(DamagedJournal, match=r"line 22: .*rules are not those of abyss-tui"):
        the_game(path)
    assert len(the_game(salvaged(path)).moves) == 0


def test_damage_after_an_agreeing_digest_leaves_the_game_up_to_it(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 50)
    rewrite(path, lambda says: says[41].update(digest="0" * 16))
    assert len(the_game(salvaged(path)).moves) == 20


def test_an_illegal_move_is_named_with_its_reason(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 1)
    rewrite(path, lambda says: says[1].update(action={"type": "buy"}))
    with pytest.raises(DamagedJournal, match="line 2: That is not one of the answers"):
        the_game(path)


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (1, {"seat": 7}, "seat 7 is not asked"),
        (1, {"seat": True}, "seat must be a whole number"),
        (1, {"action": {"type": "dance"}}, "this is no action of the game"),
        (1, {"action": {"type": []}}, "this is no action of the game"),
        (1, {"action": 5}, "this is no action of the game"),
        (2, {"move": 4}, "move 4 follows on move 1"),
        (2, {"at": None}, "at must be a text"),
    ],
)
def test_a_line_that_says_nonsense_is_named(
    tmp_path: Path, line: int, change: dict[str, object], reason: str
) -> None:
    path = rewrite(a_journal(tmp_path, 3), lambda says: says[line].update(change))
    with pytest.raises(DamagedJournal, match=f"line {line + 1}: {reason}"):
        the_game(path)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"undo": 1, "at": ""}, "move 1 is not the last one"),
        ({"undo": 0, "at": ""}, "move 0 is not the last one"),
        ({"end": 3, "at": "", "turns": 1, "points": [], "digest": ""}, "the game is not over"),
        ({"end": 3, "at": "", "turns": 1, "points": ["x"], "digest": ""}, "points must be"),
        ({"shrug": 3}, "neither a move nor an undo nor the end"),
    ],
)
def test_a_line_that_cannot_follow_is_named(
    tmp_path: Path, entry: dict[str, object], reason: str
) -> None:
    path = rewrite(a_journal(tmp_path, 3), lambda says: says.append(entry))
    with pytest.raises(DamagedJournal, match=f"line 5: .*{reason}"):
        the_game(path)


@pytest.mark.parametrize(
    "change",
    [{"players": "Ada"}, {"players": ["Ada"]}, {"players": [1, 2]}, {"seed": "7"}, {"first": 2}],
)
def test_without_its_header_no_game_can_be_had(tmp_path: Path, change: dict[str, object]) -> None:
    path = rewrite(a_journal(tmp_path, 3), lambda says: says[0].update(change))
    with pytest.raises(BadSave, match=r"line 1: it is damaged .* no game can be had"):
        read(path)


@pytest.mark.parametrize(
    "content",
    [b"hello\n", b"\x7fELF\0\0", b"[]\n", b'{"format": "other/1"}\n', b"{" * 70000, b"\xff\n"],
)
def test_a_file_of_another_program_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadSave, match="line 1: this is no game of abyss-tui"):
        KeptGame.resume(path)
    assert path.read_bytes() == content


def test_a_game_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 3)
    rewrite(path, lambda says: says[0].update(format="abyss-journal/3", program="9.1"))
    content = path.read_bytes()
    with pytest.raises(BadSave, match=r"line 1: this game was written by abyss-tui 9\.1"):
        KeptGame.resume(path)
    assert path.read_bytes() == content


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder.jsonl"
    folder.mkdir()
    with pytest.raises(BadSave, match="no game"):
        KeptGame.resume(folder)
    with pytest.raises(BadSave, match="no game"):
        read(folder)


def test_a_copied_journal_is_the_same_game(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 33)
    copied = Path(shutil.copy(path, tmp_path / "copy.jsonl"))
    with KeptGame.resume(copied) as table:
        assert digest_of(table.history) == standing(path)
