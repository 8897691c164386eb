"""The terminal where a host was started: it is closed, or the host is told to stop there."""

import os
import signal
import time
from pathlib import Path

import pytest

from tests.terminal import Terminal


def ended(terminal: Terminal) -> bool:
    """Whether the process of the host ends, ten seconds at most."""
    end = time.monotonic() + 10
    while terminal.child.isalive() and time.monotonic() < end:
        terminal.read(0.05)
    return not terminal.child.isalive()


@pytest.mark.parametrize("arguments", [(), ("--play",)], ids=["dashboard", "playing"])
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_host_that_is_told_to_stop_gives_its_terminal_back(
    tmp_path: Path, arguments: tuple[str, ...], told: signal.Signals
) -> None:
    terminal = Terminal(tmp_path, "host", "--port", "0", *arguments)
    shown = "How are you called" if arguments else "THIS HOST"
    assert terminal.wait_for(lambda text: shown in text)
    terminal.child.kill(told)
    assert ended(terminal)
    assert terminal.child.exitstatus == 0
    assert b"The host has stopped; every game is kept." in terminal.written
    assert terminal.written.count(b"?1049h") == terminal.written.count(b"?1049l")


@pytest.mark.parametrize("arguments", [(), ("--play",)], ids=["dashboard", "playing"])
def test_a_host_whose_terminal_is_closed_ends(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    terminal = Terminal(tmp_path, "host", "--port", "0", *arguments)
    shown = "How are you called" if arguments else "THIS HOST"
    assert terminal.wait_for(lambda text: shown in text)
    process = terminal.child.pid
    os.close(terminal.child.child_fd)
    end = time.monotonic() + 10
    while time.monotonic() < end and _runs(process):
        time.sleep(0.05)
    assert not _runs(process)


def _runs(process: int | None) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
