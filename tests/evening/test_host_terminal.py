"""The terminal where a host was started: the host is told to stop, or its window is closed."""

import signal
from pathlib import Path
from typing import Final

import pytest

from tests.closed_window import closed_under
from tests.terminal import Terminal

DASHBOARD: Final = ()
PLAYING: Final = ("--play",)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (DASHBOARD, signal.SIGTERM),
        (PLAYING, signal.SIGTERM),
        (DASHBOARD, signal.SIGHUP),
        (PLAYING, signal.SIGINT),
    ],
    ids=["dashboard-TERM", "playing-TERM", "dashboard-HUP", "playing-INT"],
)
def test_a_host_that_is_told_to_stop_gives_its_terminal_back(
    tmp_path: Path, arguments: tuple[str, ...], told: signal.Signals
) -> None:
    terminal = Terminal(tmp_path, "host", "--port", "0", *arguments)
    shown = "What is your name" if arguments else "THIS HOST"
    assert terminal.wait_for(lambda text: shown in text)
    terminal.child.kill(told)
    assert terminal.close() == 0
    assert "The host has stopped; every game is kept." in terminal.last_words()
    assert terminal.left_on() == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (DASHBOARD, True),
        (DASHBOARD, False),
        (PLAYING, False),
        pytest.param(PLAYING, True, marks=pytest.mark.slow),
    ],
    ids=["dashboard-told", "dashboard-not told", "playing-not told", "playing-told"],
)
def test_a_host_whose_window_is_closed_ends_in_order(
    tmp_path: Path, arguments: tuple[str, ...], *, told: bool
) -> None:
    host = ("--saves", str(tmp_path), "host", "--port=0", *arguments)
    assert closed_under(host, b"your name" if arguments else b"HOST", told=told) == 0
