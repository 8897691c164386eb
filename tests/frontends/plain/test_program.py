"""The program in plain lines: how it starts and ends, and what it leaves behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest

from abyss_tui.record.files import saved_games
from tests.frontends.plain.session import CLEARED, Session, answer
from tests.test_cli import abyss

PROGRAM = (sys.executable, "-m", "abyss_tui")
KEPT = "The game is kept. Go on with it: abyss-tui "


def some_moves(session: Session, moves: int) -> str:
    """Answer so many questions at random; return the one that waits then."""
    lot = Random(moves)
    for _ in range(moves):
        session.type(answer(session.told, lot))
    return session.told


def going_on(saves: Path) -> str:
    """Return what goes on with the only game of a folder."""
    return f"--saves {saves} resume --plain {kept(saves)}"


def kept(saves: Path) -> str:
    """Return the name of the only game."""
    (game,) = saved_games.games(saves)
    return str(game.id)


def test_the_end_of_the_input_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    session = Session("play", "--plain", "--players", "Ada,Bo,Cy", "--seed", "2", saves=tmp_path)
    some_moves(session, 40)
    status, last, wrong = session.end()
    assert (status, last, wrong) == (0, f"\n{KEPT}{going_on(tmp_path)}\n", "")
    before = saved_games.games(tmp_path)[0]
    again = Session("resume", "--plain", kept(tmp_path), saves=tmp_path)
    assert "Pass the keyboard to " in again.told or "Offer to the whole table" in again.told
    some_moves(again, 10)
    again.end()
    after = saved_games.games(tmp_path)[0]
    assert (after.id, after.turn or 0) >= (before.id, before.turn or 0)


def test_a_key_that_interrupts_ends_in_order(tmp_path: Path) -> None:
    session = Session("play", "--plain", "--players", "Ada,Bo", saves=tmp_path)
    some_moves(session, 5)
    session.process.send_signal(signal.SIGINT)
    said = session.read()
    assert said.endswith(f"{KEPT}{going_on(tmp_path)}\n")
    assert session.end() == (0, "", "")


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_leaving_keeps_the_game(word: str, tmp_path: Path) -> None:
    session = Session("play", "--plain", "--players", "Ada,Bo", saves=tmp_path)
    assert session.type(word) == f"{KEPT}{going_on(tmp_path)}\n"
    assert session.end() == (0, "", "")


def test_the_last_line_needs_no_end(tmp_path: Path) -> None:
    done = abyss("--saves", str(tmp_path), "play", "--plain", "--players", "Ada,Bo", said="\ncourt")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Lords in the deck." in done.stdout


def test_a_game_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = abyss("--saves", str(tmp_path), "resume", "--plain", "nobody")
    assert done.returncode == 1
    assert "there is no such game" in done.stderr


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "--saves", str(tmp_path), "play", "--plain", "--players", "Ada,Bo"],
        input=b"\n\xff\xfe\x00\x1b[2J\n" + b"9" * 100_000 + b"\ncourt\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert b"Lords in the deck." in done.stdout


def test_lines_load_no_screens(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom abyss_tui.cli import main\n"
        f"main(['--saves', {str(tmp_path)!r}, 'play', '--plain', '--players', 'Ada,Bo'])\n"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input="\ncourt\n", capture_output=True, text=True, check=True
    )
    assert not {"textual", "rich", "asyncssh"} & set(done.stderr.split())


@pytest.mark.parametrize("arguments", [[], ["play", "--players", "Ada,Bo"], ["resume"]])
@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_terminal_that_shows_no_table_is_pointed_to_plain_lines(
    term: str, arguments: list[str], tmp_path: Path
) -> None:
    child = at_terminal(term, tmp_path, *arguments)
    child.expect(pexpect.EOF)
    said = " ".join(str(child.before).split())
    assert said == (
        f"abyss-tui: This terminal (TERM={term}) cannot show the table:"
        " play in plain lines with --plain."
    )


@pytest.mark.parametrize(
    ("term", "cleared"), [("xterm-256color", "\x1b[H\x1b[2J"), ("dumb", CLEARED)]
)
def test_a_hand_is_cleared_away_as_the_terminal_can(
    term: str, cleared: str, tmp_path: Path
) -> None:
    child = at_terminal(term, tmp_path, "play", "--plain", "--players", "Ada,Bo")
    child.expect_exact("Pass the keyboard")
    assert cleared in str(child.before).replace("\r", "")
    child.sendeof()
    child.expect_exact(KEPT)
    child.expect(pexpect.EOF)


def test_no_word_is_broken_at_the_edge_of_a_terminal(tmp_path: Path) -> None:
    child = at_terminal("dumb", tmp_path, "--plain", columns=30)
    child.expect_exact("> ")
    child.sendline("what is not listed")
    child.expect_exact("> ")
    assert "Type a number, a letter or a\r\nword of the list" in str(child.before)
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_ctrl_c_at_a_terminal_ends_in_order(tmp_path: Path) -> None:
    child = at_terminal("xterm-256color", tmp_path, "play", "--plain", "--players", "Ada,Bo")
    child.expect_exact("> ")
    child.sendintr()
    child.expect_exact(KEPT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def at_terminal(
    term: str, saves: Path, *arguments: str, columns: int = 200
) -> "pexpect.spawn[str]":
    """Start the program at a terminal of this kind, which alone says how wide it is."""
    around = {name: each for name, each in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return pexpect.spawn(
        sys.executable,
        ["-m", "abyss_tui", "--saves", str(saves), *arguments],
        env={**around, "TERM": term},
        encoding="utf-8",
        dimensions=(24, columns),
        timeout=20,
    )
