"""The terminal where a host was started: the host is told to stop, or its window is closed."""

import fcntl
import os
import pty
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.terminal import Terminal


@pytest.mark.parametrize("arguments", [(), ("--play",)], ids=["dashboard", "playing"])
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_host_that_is_told_to_stop_gives_its_terminal_back(
    tmp_path: Path, arguments: tuple[str, ...], told: signal.Signals
) -> None:
    terminal = Terminal(tmp_path, "host", "--port", "0", *arguments)
    shown = "How are you called" if arguments else "THIS HOST"
    assert terminal.wait_for(lambda text: shown in text)
    terminal.child.kill(told)
    assert terminal.close() == 0
    assert "The host has stopped; every game is kept." in terminal.last_words()
    assert terminal.left_on() == []


@pytest.mark.parametrize("arguments", [(), ("--play",)], ids=["dashboard", "playing"])
def test_a_host_whose_window_is_closed_ends_in_order(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    window, terminal = pty.openpty()
    host = subprocess.Popen(
        [sys.executable, "-m", "abyss_tui", "--saves", tmp_path, "host", "--port=0", *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 (one call alone)
    )
    os.close(terminal)
    written = b""
    while b"called" not in written and b"HOST" not in written:
        written += os.read(window, 65_536)
    os.close(window)
    assert host.wait(10) == 0
