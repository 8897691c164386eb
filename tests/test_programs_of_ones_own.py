"""`exec:COMMAND` at the program itself: on the command line, in the form, and when it is killed."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.widgets import Input

from abyss_tui.cli import main
from abyss_tui.commands.parser import command_line
from abyss_tui.commands.terminal import own_programs
from abyss_tui.frontends.seat.local import programs
from abyss_tui.frontends.seat.local.programs import LocalPrograms
from abyss_tui.frontends.tui.screens.new_game import NewGameForm
from abyss_tui.table.bots import new_game
from tests.frontends.plain.session import Session
from tests.frontends.seat.local.at_table import PATIENCE, odd
from tests.frontends.tui.sitting import program, settled, the_place


def test_a_program_that_is_not_there_is_said_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = ["--saves", str(tmp_path), "play", "--players", "Ada,exec:./conch", "--plain"]
    assert main(play) == 2
    assert "./conch: there is no such file, looked for from" in capsys.readouterr().err
    assert main(["resume", "--saves", str(tmp_path), "--plain", "--exec", "./conch"]) == 1
    assert not list(tmp_path.iterdir())


def test_a_program_sees_its_input_end_when_the_game_is_killed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    players = ("--first", "Ada", "--players", f"Ada,{odd('waits', str(kept))}")
    session = Session("play", "--plain", *players, saves=tmp_path)
    until(kept.exists)
    session.process.send_signal(signal.SIGKILL)
    session.end()
    until(lambda: kept.read_text() == "ended")


def test_a_program_whose_pipes_are_kept_by_its_child_ends_without_a_traceback(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "kept"
    players = ("--first", "Ada", "--players", f"Ada,{odd('hands_on', str(kept))}")
    session = Session("play", "--plain", *players, saves=tmp_path)
    until(kept.exists)
    session.type("")
    session.type("quit")
    assert session.process.stderr is not None
    try:
        assert session.process.stderr.read() == b""
        assert session.process.wait() == 0
    finally:
        os.kill(int(kept.read_text()), signal.SIGKILL)
        session.end()


def until(so: Callable[[], bool]) -> None:
    """Wait until something is so, for some seconds at most."""
    began = time.monotonic()
    while not so():
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.01)


def test_who_names_a_program_to_go_on_with_asks_for_it() -> None:
    asked = command_line().parse_args(["resume", "--exec", "./shrimp --bold", "--exec", "./conch"])
    assert own_programs(asked, None).asked_for == {"./shrimp --bold", "./conch"}
    asked = command_line().parse_args(["play", "--players", "Ada,exec:ls"])
    assert own_programs(asked, new_game(("Ada", "exec:ls"), 1, "abyss")).asked_for == {"ls"}
    assert own_programs(command_line().parse_args([]), None).asked_for == set()


@pytest.mark.slow
def test_a_kept_game_goes_on_with_the_program_that_is_named_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = odd("waits", str(kept)).partition(":")[2]
    players = ("--first", "Ada", "--players", f"Ada,exec:{command}")
    first = Session("play", "--plain", *players, saves=tmp_path)
    assert first.end()[0] == 0
    kept.unlink()
    without = Session("resume", "--plain", saves=tmp_path)
    assert "a kept game starts no program by itself" in without.told
    assert without.end()[0] == 0
    assert not kept.exists()
    again = Session("resume", "--plain", "--exec", command, saves=tmp_path)
    assert f"odd_program: the program {command}" in again.told.replace("\n", " ")
    assert again.end()[0] == 0
    assert kept.read_text() == "ended"


async def test_a_program_is_written_in_the_form_and_started_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "INTRODUCTION", 10.0)
    kept = tmp_path / "kept"
    app = program(tmp_path)
    logs = tmp_path / "logs"
    app.session = replace(app.session, programs=lambda: LocalPrograms(logs))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("n")
        await settled(pilot)
        form = app.screen
        assert isinstance(form, NewGameForm)
        for number, name in enumerate(("Ada", odd("waits", str(kept)))):
            form.query_one(f"#name-{number}", Input).value = name
        form.start()
        await settled(pilot)
        assert the_place(pilot).names == ("Ada", "odd_program")
        assert kept.read_text().isdecimal()
    assert kept.read_text() == "ended"
