"""The terminal where a host was started, when the host is told to stop."""

import signal
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
