"""A failure of the program itself, in a real terminal: restored, explained, nothing told."""

import sys
from pathlib import Path

import pexpect

from abyss_tui.record.files.saved_games import games

FAILING = """
import sys
from abyss_tui.cli import main
from abyss_tui.frontends.tui.screens.table import TableScreen

def fails(self):
    hand = "crab-4 squid-2 of Ada"
    raise RuntimeError(hand)

TableScreen.show_board = fails
sys.exit(main(["--saves", sys.argv[1], "play", "--players", "Ada,Bo", "--seed", "4711"]))
"""


def test_a_failure_restores_the_terminal_and_says_where_the_game_is_safe(tmp_path: Path) -> None:
    """No traceback, no card, no seed; a report is written, and the game can go on.

    What goes on with it can be pasted into a shell, whatever the folder is called.
    """
    saves = tmp_path / "our games; 2"
    child = pexpect.spawn(
        sys.executable,
        ["-c", FAILING, str(saves)],
        dimensions=(24, 80),
        timeout=30,
        encoding="utf-8",
        env={"TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    child.expect(pexpect.EOF)
    child.close()
    said = str(child.before).split("\x1b[?1049l")[-1]  # what comes after the screen is given back
    assert child.exitstatus == 1
    (game,) = games(saves)
    assert f"    abyss-tui --saves '{saves}' resume {game.id}\r\n" in said
    assert "The game is kept" not in said  # that was said already
    assert "Traceback" not in said
    report = next((saves / "reports").iterdir()).read_text()
    assert "RuntimeError" in report
    assert "crab-4" not in said + report
    assert "4711" not in said + report
