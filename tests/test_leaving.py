"""Whoever leaves the table at their own terminal is told there how to come back to the game."""

import sys
from pathlib import Path

import pexpect

from abyss_tui.record.files import saved_games


def test_who_leaves_a_game_is_told_in_the_shell_how_to_go_on(tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "abyss_tui", "--saves", str(tmp_path), "play", "--players", "Ada,Bo"],
        dimensions=(24, 80),
        timeout=30,
        encoding="utf-8",
        env={"TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    child.expect("ctrl\\+c stops here")
    child.send("\x03")
    child.expect(pexpect.EOF)
    child.close()
    said = str(child.before).split("\x1b[?1049l")[-1]  # what comes after the screen is given back
    (game,) = saved_games.games(tmp_path)
    command = f"abyss-tui --saves {tmp_path} resume {game.id}"
    assert said.strip().endswith(f"The game is kept. Go on with it: {command}")
    assert child.exitstatus == 0
