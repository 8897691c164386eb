"""A worker ends with the program that asked it, also in the middle of a long thought."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]
SOON = 5.0
"""Seconds after the end of its program in which a worker must be gone, on a busy machine too.

It is some milliseconds, far from the minute that it was to think.
"""
ENDS = [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM]


@pytest.fixture(params=["as it is", "without the signal of Linux"])
def worker(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator["Worker"]:
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    if request.param != "as it is":
        elsewhere = os.pathsep.join([str(HERE / "tests" / "bots" / "elsewhere"), str(HERE)])
        monkeypatch.setenv("PYTHONPATH", elsewhere)
    worker = Worker()
    yield worker
    worker.kill()


class Worker:
    """A worker that thinks for a minute, and the program that has asked it."""

    def __init__(self) -> None:
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.bots.thinking_parent"], stdout=subprocess.PIPE
        )
        assert self.program.stdout is not None
        self.number = int(self.program.stdout.readline())

    def thinks(self) -> bool:
        """Whether it is there; who is gone and not yet collected is not."""
        try:
            state = Path(f"/proc/{self.number}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return False
        return state not in "ZX"

    def kill(self) -> None:
        """Leave nothing behind."""
        self.program.kill()
        self.program.communicate()
        if self.thinks():
            os.kill(self.number, signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes there")
@pytest.mark.parametrize("end", ENDS)
def test_no_worker_outlives_its_program(worker: Worker, end: signal.Signals) -> None:
    assert worker.thinks()
    worker.program.send_signal(end)
    worker.program.wait()
    until = time.monotonic() + SOON
    while worker.thinks() and time.monotonic() < until:
        time.sleep(0.01)
    assert not worker.thinks()
