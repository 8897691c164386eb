"""Disks and processes that fail, for real: full disks, forbidden folders, kill -9, odd clocks."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.record.entries import Move, entry_to_json, now, standing_of
from abyss_tui.record.files.checked_lines import written
from abyss_tui.record.files.saved_games import games
from abyss_tui.table.table import MOVES_A_DIGEST
from tests.record.games import (
    NAMES,
    KeptGame,
    a_journal,
    a_table,
    any_option,
    digest_of,
    play_on,
    said,
    the_game,
)

PLAYER = Path(__file__).with_name("play_for_ever.py")


@contextmanager
def room_for(more: int, path: Path) -> Iterator[None]:
    """Let no file grow beyond so many more bytes than this one has: the disk is full then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + more, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("more", [0, 1, 50])
def test_a_move_that_finds_no_room_is_not_made(tmp_path: Path, more: int) -> None:
    table = play_on(a_table(tmp_path), 5)
    before, stood = table.path.read_bytes(), digest_of(table.history)
    with room_for(more, table.path), pytest.raises(BadSave) as caught:
        play_on(table, 1)
    assert "no space is left there; free some. Nothing was lost" in str(caught.value)
    assert "safe up to move 5. Then press the key again." in str(caught.value)
    assert table.path.read_bytes() == before
    assert digest_of(table.history) == stood


def test_a_move_can_be_made_once_there_is_room_again(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path), 5)
    with room_for(20, table.path), pytest.raises(BadSave):
        play_on(table, 1)
    play_on(table, 1)
    assert [line["move"] for line in said(table.path)[1:]] == [1, 2, 3, 4, 5, 6]
    assert digest_of(the_game(table.path)) == digest_of(table.history)


def test_an_undo_that_finds_no_room_is_not_made(tmp_path: Path) -> None:
    table = a_table(tmp_path, 3, 4)
    while table.why_not_undo() is not None:
        play_on(table, 1)
    stood = digest_of(table.history)
    with room_for(3, table.path), pytest.raises(BadSave, match="Nothing was lost"):
        table.undo()
    assert digest_of(table.history) == stood
    table.undo()
    assert digest_of(the_game(table.path)) == digest_of(table.history)


def test_a_game_ends_although_its_end_cannot_be_written(tmp_path: Path) -> None:
    table, lots = a_table(tmp_path), Random(1)
    while (decision := table.decision) is not None:
        action = any_option(table, lots)
        number = table.history.last + 1
        stamp = "0" * 16 if number % MOVES_A_DIGEST == 1 and number > 1 else None
        outcome = table.history.outcome(action)
        standing = standing_of(outcome.turns, outcome.game)
        move = Move(number, now(), decision.seat, action, stamp, standing)
        with room_for(len(written(entry_to_json(move, KIND.codec), 0)[0]), table.path):
            table.play(action)
    assert "end" not in said(table.path)[-1]
    table.close()
    (saved,) = games(tmp_path)
    assert saved.over
    with KeptGame.resume(table.path) as again:
        assert again.place.over


def test_a_game_that_finds_no_room_at_all_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with (
        room_for(30, tmp_path / "empty"),
        pytest.raises(BadSave, match="no space is left there"),
    ):
        a_table(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]


def test_a_full_file_system_loses_nothing(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = (
        shutil.which("mount")
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", disk],
            capture_output=True,
            check=False,
        ).returncode
    )
    if not mounted:
        pytest.skip("no file system can be mounted here")
    try:
        table = a_table(disk, players=4)
        with pytest.raises(BadSave, match="no space is left there"):
            play_on(table)
        stood = digest_of(table.history)
        assert digest_of(the_game(table.path)) == stood
        table.close()
        moved = Path(shutil.copy(table.path, tmp_path))
        with KeptGame.resume(moved) as again:
            assert digest_of(again.history) == stood
            play_on(again)
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_file_in_the_way_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    for folder in (tmp_path / "games", tmp_path / "games" / "deep"):
        with pytest.raises(BadSave, match=r"a file is in the way .* --saves"):
            a_table(folder)


def test_a_folder_that_may_not_be_written_is_named() -> None:
    folder = Path("/proc/abyss-tui")  # nobody can make one there, not even root
    if not folder.parent.is_dir():
        pytest.skip("this system has no such folder")
    with pytest.raises(BadSave, match=str(folder)):
        a_table(folder)


def test_a_clock_that_goes_backwards_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter(f"20{90 - number:02}-01-01T00:00:00.000Z" for number in range(80))
    monkeypatch.setattr("abyss_tui.table.table.now", lambda: next(times))
    path = a_journal(tmp_path, 40)
    assert [line["at"] for line in said(path)[1:]] == sorted(
        (line["at"] for line in said(path)[1:]), reverse=True
    )
    assert len(the_game(path).moves) == 40
    assert [game.id for game in games(tmp_path)] == [path.stem]
    with KeptGame.resume(path) as table:
        play_on(table, 5)


def test_one_game_is_not_played_in_two_windows(tmp_path: Path) -> None:
    path = a_journal(tmp_path, 3)
    with KeptGame.resume(path), pytest.raises(BadSave, match="is open in another window"):
        KeptGame.resume(path)
    KeptGame.resume(path).close()


def test_one_game_is_not_played_by_two_processes(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        path = acknowledged(player)
        with pytest.raises(BadSave, match="is open in another window"):
            KeptGame.resume(path)
        player.kill()
        player.wait()
        KeptGame.resume(path).close()


def test_the_list_shows_a_game_that_is_being_played(tmp_path: Path) -> None:
    with playing(tmp_path) as player:
        path = acknowledged(player)
        (saved,) = games(tmp_path)
        assert (saved.id, saved.problem, saved.names) == (path.stem, None, NAMES[:2])


def test_killing_the_program_loses_no_move(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, times=20)


@pytest.mark.slow
def test_killing_the_program_two_hundred_times_loses_no_move(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, times=200)


def kill_again_and_again(folder: Path, times: int) -> None:
    """Kill -9 a program that plays, at any moment; every move that it had made must be there."""
    lots = Random(times)
    for _ in range(times):
        with playing(folder) as player:
            path = acknowledged(player)
            time.sleep(lots.random() * 0.03)
            player.kill()
            told = player.communicate()[0].rpartition("\n")[0].splitlines()
            assert player.returncode == -signal.SIGKILL
        check_what_was_told(path, told)


def check_what_was_told(path: Path, told: list[str]) -> None:
    """Hold what a killed program had said of its moves against the journals it left."""
    made: list[list[str]] = []
    for line in told:
        if line.endswith(".jsonl"):  # it had begun another game
            path, made = Path(line), []
        else:
            made.append(line.split())
    with KeptGame.resume(path) as table:
        moments = table.history.moves
        for number, seat, action in made:
            moment = moments[int(number) - 1]
            assert (moment.seat, moment.action.type) == (int(seat), action)
        if made:  # one more may be written and not told of yet
            assert len(moments) - int(made[-1][0]) in (0, 1)


@contextmanager
def playing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a program that plays in this folder until it is killed."""
    player = subprocess.Popen(
        [sys.executable, str(PLAYER), str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    try:
        yield player
    finally:
        player.kill()
        player.wait()
        assert player.stdout is not None
        player.stdout.close()


def acknowledged(player: subprocess.Popen[str]) -> Path:
    """Wait until the program sits at its table; return the journal of the game."""
    assert player.stdout is not None
    return Path(player.stdout.readline().strip())
