"""An arena on the cores of this machine that does not come to its end."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import pytest

from abyss_tui.arena.running import run
from abyss_tui.errors import ArenaError

TWO = ["easy", "normal#8"]


@pytest.mark.slow
def test_ctrl_c_ends_it_at_once_and_leaves_no_process(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["arena", "--players", "easy,normal#500", "--out", str(file), "--processes", "2"]
    command = [sys.executable, "-m", "abyss_tui", *words]
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as arena:
        try:
            with pytest.raises(subprocess.TimeoutExpired):
                arena.wait(5)  # a deal takes longer
            os.killpg(arena.pid, signal.SIGINT)
            assert arena.wait(5) == 1
            assert is_empty(arena.pid)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(arena.pid, signal.SIGKILL)


def is_empty(group: int) -> bool:
    """Whether all processes of a group end in a moment."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.slow
def test_a_process_that_is_lost_is_said() -> None:
    others = active_children()
    coming = run("abyss", TWO, range(8), processes=2)
    next(coming)
    next(each for each in active_children() if each not in others).kill()
    with pytest.raises(ArenaError, match="the same command goes on after them"):
        list(coming)
