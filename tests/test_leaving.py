"""Whoever leaves the table at their own terminal has it back, and is told how to come back."""

import sys
from pathlib import Path

import pexpect
import pyte

from abyss_tui.record.files import saved_games
from tests.terminal import NOT_FOR_READING, Terminal

GIVEN_BACK = "\x1b[?1049l"


def test_who_leaves_a_game_is_told_in_the_shell_how_to_go_on(tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "abyss_tui", "--saves", str(tmp_path), "play", "--players", "Ada,Bo"],
        dimensions=(24, 80),
        timeout=30,
        encoding="utf-8",
        env={"TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    child.expect("stops.{1,12}here")  # what is blank is mostly gone over, not written
    child.send("\x03")
    child.expect(pexpect.EOF)
    child.close()
    said = str(child.before).rpartition(GIVEN_BACK)[2]
    (game,) = saved_games.games(tmp_path)
    command = f"abyss-tui --saves {tmp_path} resume {game.id}"
    assert said.strip().endswith(f"The game is kept. Go on with it: {command}")
    assert child.exitstatus == 0


def test_nothing_of_the_table_is_left_on_the_screen_that_is_given_back(tmp_path: Path) -> None:
    """A terminal that was resized may keep what was there: nobody is to find a hand on it."""
    terminal = Terminal(tmp_path, "play", "--players", "Ada,Bo")
    assert terminal.wait_for(lambda shown: "ctrl+c stops here" in shown)
    terminal.send(b"\x03")
    assert terminal.close() == 0
    written = bytes(terminal.written).partition(GIVEN_BACK.encode())[0]
    screen = pyte.Screen(80, 24)
    pyte.ByteStream(screen).feed(NOT_FOR_READING.sub(b"", written))
    assert not "".join(screen.display).strip()
