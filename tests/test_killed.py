"""The program itself, at a terminal of its own, killed while somebody presses keys."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from abyss_tui.games import registry
from abyss_tui.record.files.saved_games import games, path_of
from tests.closed_window import closed_under
from tests.record.games import KeptGame

KEYS = {
    "abyss": ["\r"] * 8 + ["e"] * 5 + ["s", "s", "t", "\x1b[B", "\x1b[C", " "],
    "conspiracy": ["\r"] * 8 + ["3"] * 5 + ["4", "6", "8", "n", "\x1b[B", "\x1b[C"],
}
"""What is pressed: Enter takes what the cursor is on, the others are actions of each game."""

ENVIRONMENT = {
    **os.environ,
    "TERM": "xterm-256color",
    "ABYSS_TUI_HINTS": "off",
    "ABYSS_TUI_MOTION": "off",  # a key is pressed when nothing more is written
}


@pytest.mark.parametrize("game", registry.slugs())
def test_killing_the_screens_loses_no_move(tmp_path: Path, game: str) -> None:
    assert moves_after_killing(tmp_path, game, times=1, lots=Random(0)) > 0


def test_a_program_that_is_not_told_of_its_closed_window_ends_all_the_same(tmp_path: Path) -> None:
    play = ("--saves", str(tmp_path), "play", "--players", "Ada,Bo")
    assert closed_under(play, b"?7l", told=False) == 0
    assert len(games(tmp_path)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.slugs())
@pytest.mark.parametrize("part", range(4))
def test_killing_the_screens_two_hundred_times_loses_no_move(
    tmp_path: Path, part: int, game: str
) -> None:
    assert moves_after_killing(tmp_path, game, times=50, lots=Random(part)) >= 50


def moves_after_killing(folder: Path, game: str, times: int, lots: Random) -> int:
    """Kill -9 the program at any moment, so many times; return how many moves were made.

    Whatever a journal held before must still be there, and the game go on from it.
    """
    for _ in range(times):
        with playing(folder, waiting(folder), game) as program:
            written = press_keys(program, folder, KEYS[game], lots)
            time.sleep(lots.random() * 0.1)
            program.kill(signal.SIGKILL)
            program.wait()
        assert program.signalstatus == signal.SIGKILL
        for path, content in written.items():
            assert path.read_bytes().startswith(content[: content.rfind(b"\n") + 1])
            with KeptGame.resume(path) as table:
                assert table.path == path
    return moves_in(folder)


def waiting(folder: Path) -> Path | None:
    """Return the game to go on with."""
    return next((path_of(folder, game.id) for game in games(folder) if not game.over), None)


@contextmanager
def playing(folder: Path, kept: Path | None, game: str) -> Iterator["pexpect.spawn[Any]"]:
    """Run the program on the game that waits, or on a new one."""
    deal = ["play", "--players", "Ada,Bo", "--game", game]
    what = deal if kept is None else ["resume", str(kept)]
    program = pexpect.spawn(
        sys.executable,
        ["-m", "abyss_tui", "--saves", str(folder), *what],
        dimensions=(24, 80),
        env=ENVIRONMENT,
    )
    program.delaybeforesend = None
    try:
        program.expect(b"Ada|Bo", timeout=30)  # it has drawn something
        yield program
    finally:
        program.close(force=True)


def press_keys(
    program: "pexpect.spawn[Any]", folder: Path, keys: list[str], lots: Random
) -> dict[Path, bytes]:
    """Press keys until a move was made; return what the journals held then.

    One more key is pressed after that: the program is killed while it deals with it.
    """
    made = moves_in(folder)
    patience = time.monotonic() + 30
    while moves_in(folder) == made and time.monotonic() < patience:
        with suppress(pexpect.TIMEOUT):
            while True:  # the curtain does not open to hasty keys
                program.read_nonblocking(100_000, timeout=0.45)
        program.send(keys[int(lots.random() * len(keys))])
    held = {path: path.read_bytes() for path in folder.glob("*.jsonl")}
    program.send("\r")
    return held


def moves_in(folder: Path) -> int:
    """How many moves all journals of a folder hold."""
    return sum(path.read_bytes().count(b'"move"') for path in folder.glob("*.jsonl"))
