"""The terminal where a host was started, in plain lines: it is talked to while it serves others."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.closed_window import closed_under
from tests.frontends.plain.session import Session
from tests.host.callers import hang_up, reader

PORT = re.compile(r"ssh -p (\d+) ")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Session]:
    """A host that is talked to through pipes."""
    session = Session(
        *("host", "--plain", "--port", "0", "--open", "--table", "friday:2"), saves=tmp_path
    )
    yield session
    session.process.kill()
    session.end()


def told_until(host: Session, what: str) -> str:
    """Read on until this was told."""
    said = host.told
    while what not in said:
        more = host.read()
        assert more, f"it ended without {what!r}: {said}"
        said += more
    return said


async def test_whoever_hosts_in_lines_plays_and_is_asked_before_a_running_game_stops(
    host: Session,
) -> None:
    found = PORT.search(host.told)
    assert found is not None
    for line, then in (("play", "Type your name"), ("Ada", "Take a seat"), ("t", "0 back")):
        assert then in host.type(line)
    assert "Seat 1: Ada, you, here." in host.type("1")
    bo = await reader(int(found[1]), term=None)
    for line, then in (("Bo", "Take a seat"), ("t", "Bo, you, here"), ("r", "ready.")):
        bo.type(line)
        await bo.reads(then)
    host.told = ""
    told_until(host, "Bo is ready.")
    assert "the game runs" in host.type("start")
    host.type("quit")
    told_until(host, "The tables of this host; you are Ada.")
    told = host.type("quit")
    assert "Goodbye." in told
    assert "friday: plays: " in host.type("tables")
    assert "Games run. Stop the host?" in host.type("stop")
    assert "This host serves." in host.type("no")
    host.type("quit")
    assert host.type("yes").endswith("The host has stopped; every game is kept.\n")
    assert await bo.ends() == 0
    assert (
        bo.text().rstrip().endswith("The host has stopped. Every game is kept: come again later.")
    )
    assert host.process.wait(20) == 0
    await hang_up()


def test_a_host_in_lines_can_begin_with_a_game(tmp_path: Path) -> None:
    host = Session("host", "--plain", "--play", "--open", "--port", "0", saves=tmp_path)
    assert "Type your name" in host.told
    assert "Goodbye.\nThis host serves." in host.type("quit")
    assert host.type("quit").endswith("The host has stopped; every game is kept.\n")
    host.end()


async def test_who_comes_and_goes_is_told_while_nobody_plays_here(host: Session) -> None:
    found = PORT.search(host.told)
    assert found is not None
    bo = await reader(int(found[1]), term=None)
    host.told = ""
    assert "here: guest friday" in await asyncio.to_thread(told_until, host, "here: ")
    bo.drop()
    assert "gone: guest friday" in await asyncio.to_thread(told_until, host, "gone: ")
    assert "ssh -p" in host.type("how friends")
    assert "quit: stop the host" in host.type("?")
    await hang_up()


async def test_whoever_hosts_in_lines_sends_somebody_away_for_good(host: Session) -> None:
    found = PORT.search(host.told)
    assert found is not None
    bo = await reader(int(found[1]), "lobby", term=None)
    await bo.reads("Type your name")
    bo.type("Bo")
    await bo.reads("you are Bo")
    host.told = ""
    await asyncio.to_thread(told_until, host, "now called: Bo")
    assert "Bo, here, 127.0.0.1" in host.type("people")
    host.type("announce we stop at ten")
    await bo.reads("Whoever runs this host says to all: we stop at ten")
    assert "Nobody hears Bo any more." in host.type("mute bo")
    assert "Bo is muted, by the host." in host.type("people")
    assert "Bo is banned" in host.type("ban bo")
    assert await bo.ends() == 0
    await asyncio.to_thread(told_until, host, "gone: ")  # it may have come with the answer
    assert "Ban, mute, close, announce" in host.type("")
    assert "Lift the ban of Bo" in host.type("o") + host.type("u")
    assert "Table friday is closed." in host.type("0") + host.type("0") + host.type("close friday")
    await hang_up()


def test_a_host_whose_pipe_ends_goes_on_until_it_is_told_to_stop(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "abyss_tui", "--saves", str(tmp_path), "host", "--plain")
    with subprocess.Popen(
        [*command, "--port=0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    ) as host:
        assert host.stdout is not None
        assert b"friends type" in host.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            host.wait(1)
        host.terminate()
        assert host.wait(20) == 0


@pytest.mark.parametrize("told", [True, False], ids=["told", "not told"])
def test_a_host_in_lines_whose_window_is_closed_ends_in_order(
    tmp_path: Path, *, told: bool
) -> None:
    arguments = ("--saves", str(tmp_path), "host", "--plain", "--port=0")
    assert closed_under(arguments, b"This host serves.", told=told) == 0


def test_the_menu_in_lines_hosts_as_well(tmp_path: Path) -> None:
    session = Session("--plain", saves=tmp_path)
    assert "ssh -p 2222 friday@their-machine" in session.type("join")
    assert "This leads to no host." in session.type("host")
    assert "New game" in session.type("back")
    assert "Only this machine" in session.type("host")
    assert "New game" in session.type("back")
    session.type("host")
    told = session.type("only this machine")
    if "Nothing can listen" not in told:  # somebody may host on this machine
        assert f"who knows the password in {tmp_path}" in told
        assert session.type("stop").endswith("The host has stopped; every game is kept.\n")
    session.end()
