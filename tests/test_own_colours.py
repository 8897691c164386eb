"""The program at a terminal behind SSH, which says its colours only when it is asked."""

import re
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.terminal.answers import questions_for
from tests import terminal as terminals
from tests.terminal import Terminal

KITTY = b"\x1bP1$r0;48:2:1:2:3m\x1b\\\x1bP>|kitty(0.45.0)\x1b\\\x1b[>1;4000;45c\x1b[?62;52;c"
OF_ALL = re.compile(rb"[34]8;2;\d+;\d+;\d+")


@pytest.fixture(autouse=True)
def over_ssh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be told of the terminal what OpenSSH tells."""
    said = {**terminals.ENVIRONMENT, "COLORTERM": "", "ABYSS_TUI_COLORS": "auto"}
    monkeypatch.setattr(terminals, "ENVIRONMENT", said)


def asked(folder: Path, *arguments: str) -> Terminal:
    """Start the program, until it has asked."""
    started = Terminal(folder, *arguments)
    while b"\x1b[c" not in started.written:
        assert started.read(terminals.PATIENCE)
    return started


def painted(terminal: Terminal) -> bytes:
    """Return what was written, but for what was asked."""
    return bytes(terminal.written).replace(questions_for({"TERM": "xterm-256color"}).encode(), b"")


def leaves(terminal: Terminal) -> None:
    """Leave; the terminal is as it was, and nothing of an answer was ever shown."""
    terminal.send(b"\x03")
    assert terminal.close() == 0
    assert terminal.left_on() == []
    assert b"P1$r" not in terminal.written
    assert b"62;52" not in terminal.written


def test_who_answers_has_all_colours_and_keeps_what_was_typed(tmp_path: Path) -> None:
    terminal = asked(tmp_path)
    terminal.send(b"h" + KITTY[:20])
    terminal.send(KITTY[20:])
    assert terminal.wait_for(lambda text: "WHICH GAME?" in text)
    assert OF_ALL.search(painted(terminal))
    assert b"8;5;" not in painted(terminal)
    leaves(terminal)


def test_who_answers_late_has_them_then_and_types_nothing(tmp_path: Path) -> None:
    terminal = asked(tmp_path)
    assert terminal.wait_for(lambda text: "Learn to play" in text)
    assert not OF_ALL.search(painted(terminal))
    for piece in (KITTY[:1], KITTY[1:30], KITTY[30:]):
        terminal.send(piece)
        terminal.pause(0.05)
    assert terminal.wait_for(lambda _: OF_ALL.search(painted(terminal)) is not None)
    terminal.settle()
    assert "Learn to play" in terminal.text()
    terminal.send(b"h")
    assert terminal.wait_for(lambda text: "WHICH GAME?" in text)
    terminal.send(b"\x1b")
    assert terminal.wait_for(lambda text: "Learn to play" in text)
    leaves(terminal)


def test_who_never_answers_plays_in_fewer(tmp_path: Path) -> None:
    terminal = asked(tmp_path)
    assert terminal.wait_for(lambda text: "Learn to play" in text)
    terminal.send(b"h")
    assert terminal.wait_for(lambda text: "WHICH GAME?" in text)
    assert not OF_ALL.search(painted(terminal))
    leaves(terminal)


def test_who_has_set_the_colours_is_not_asked(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--colors", "256")
    assert terminal.wait_for(lambda text: "Learn to play" in text)
    assert b"\x1b[c" not in terminal.written
    assert not OF_ALL.search(painted(terminal))
    leaves(terminal)
