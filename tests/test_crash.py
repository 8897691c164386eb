"""A failure of the program itself, in a real terminal: restored, explained, nothing told."""

import sys
from pathlib import Path

import pexpect

FAILING = """
import sys
from pathlib import Path
from abyss_tui.settings.resolving import Resolved
from abyss_tui.table.start import NewGame
from abyss_tui.frontends.tui.apps.running import run
from abyss_tui.frontends.tui.screens.table import TableScreen

def fails(self):
    hand = "crab-4 squid-2 of Ada"
    raise RuntimeError(hand)

TableScreen.show_board = fails
folder = Path(sys.argv[1])
start = NewGame(("Ada", "Bo"), 4711, "abyss")
sys.exit(run(folder / "games", "abyss", start, folder / "reports", Resolved())[0])
"""


def test_a_failure_restores_the_terminal_and_says_where_the_game_is_safe(tmp_path: Path) -> None:
    """No traceback, no card, no seed; a report is written, and the game can go on."""
    child = pexpect.spawn(
        sys.executable,
        ["-c", FAILING, str(tmp_path)],
        dimensions=(24, 80),
        timeout=30,
        encoding="utf-8",
        env={"TERM": "xterm-256color", "PATH": "/usr/bin:/bin"},
    )
    child.expect(pexpect.EOF)
    child.close()
    said = str(child.before).split("\x1b[?1049l")[-1]  # what comes after the screen is given back
    assert child.exitstatus == 1
    assert "abyss-tui resume" in said
    assert "Traceback" not in said
    report = next((tmp_path / "reports").iterdir()).read_text()
    assert "RuntimeError" in report
    assert "crab-4" not in said + report
    assert "4711" not in said + report
