"""Who joins a friend's game has the ssh of their machine, and their terminal back afterwards."""

from pathlib import Path

import pytest

from tests import terminal as terminals
from tests.terminal import Terminal

ENTERED = r"\033[?1049h\033[?1000h\033[?1003h\033[?25l\033[?1004h\033[>25u\033[?2004h"


def an_ssh(folder: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> Path:
    """Have an ssh that writes down what it is given; return where."""
    program, told = folder / "ssh", folder / "told"
    program.write_text(f'#!/bin/sh\necho "$COLORTERM" "$@" > {told}\n{does}\n')
    program.chmod(0o755)
    path = f"{folder}:{terminals.ENVIRONMENT['PATH']}"
    monkeypatch.setattr(terminals, "ENVIRONMENT", {**terminals.ENVIRONMENT, "PATH": path})
    return told


def joining(folder: Path) -> Terminal:
    """Paste a line into the page that asks for it."""
    terminal = Terminal(folder / "games")
    assert terminal.wait_for(lambda text: "Join a friend" in text)
    terminal.send(b"f")
    assert terminal.wait_for(lambda text: "JOIN A GAME" in text)
    terminal.send(b"\x1b[200~ssh -p 2222 friday@reef\x1b[201~")
    assert terminal.wait_for(lambda text: text.count("friday@") > 1)
    terminal.send(b"\r")
    return terminal


def test_ssh_is_started_and_the_way_back_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = an_ssh(tmp_path, monkeypatch, "exit 0")
    terminal = joining(tmp_path)
    assert terminal.close() == 0
    assert told.read_text().split() == [
        *("truecolor", "-o", "SendEnv=COLORTERM", "-p", "2222", "--", "friday@reef"),
    ]
    assert "You come back to your seat with: ssh -p 2222 friday@reef" in terminal.last_words()
    assert terminal.left_on() == []


def test_a_line_that_was_cut_leaves_the_terminal_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_ssh(tmp_path, monkeypatch, f"stty raw -echo; printf '{ENTERED}'; exit 255")
    terminal = joining(tmp_path)
    assert terminal.close() == 255
    assert terminal.left_on() == []
    assert "To try again, type: ssh -p 2222 friday@reef" in terminal.last_words()


def test_one_joins_in_lines_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = an_ssh(tmp_path, monkeypatch, "exit 0")
    terminal = Terminal(tmp_path / "games", "--plain")
    terminal.child.expect("What would you like to do")
    terminal.child.sendline("f")
    terminal.child.expect("Enter alone goes back")
    terminal.child.sendline("ssh -o ProxyCommand=reboot friday@reef")
    terminal.child.expect("not passed on to ssh")
    terminal.child.sendline("friday@reef")
    terminal.child.expect("You come back to your seat with: ssh -t friday@reef plain")
    assert terminal.close() == 0
    assert told.read_text().split()[-4:] == ["-t", "--", "friday@reef", "plain"]
