"""The terminal where a host was started, when the host is told to stop."""

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
