"""Callers whose SSH hides their colours are asked, and lose neither a moment nor a key."""

import asyncio
import re
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from abyss_tui.frontends.tui.terminal.answers import (
    LIMIT,
    QUESTIONS_IN_SCREEN,
    questions_for,
)
from abyss_tui.host.access.admission import ByPassword
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.terminal.asked_terminal import AskedTerminal
from tests.host.callers import Screen, person
from tests.host.conftest import Start
from tests.host.wires import Held
from tests.lobby.visiting import a_lobby

KITTY = b"\x1bP1$r0;48:2:1:2:3m\x1b\\\x1bP>|kitty(0.45.0)\x1b\\\x1b[>1;4000;45c\x1b[?62;52;c"
VTE = b"\x1bP0$r\x1b\\\x1b[>65;7006;1c\x1b[?65;1;9c"
PUTTY = b"\x1b[>0;136;0c\x1b[?6c"
ORANGE = {"true": b"38;2;255;128;0", "256": b"38;5;208"}
"""The number of the small host that counts."""
OF_ALL = re.compile(rb"[34]8;2;\d+;\d+;\d+")
OF_256 = re.compile(rb"[34]8;5;\d+")
LONG_AFTER = 2 * LIMIT


def painted(caller: Screen) -> bytes:
    """Return what was written, but for what was asked."""
    return bytes(caller.written).replace(questions_for({"TERM": "xterm-256color"}).encode(), b"")


async def is_asked(caller: Screen) -> None:
    """Wait until a caller was asked."""
    await caller.wait_until(lambda: b"\x1b[c" in caller.written, "was never asked")


@pytest.mark.parametrize(("said", "colours"), [(KITTY, "true"), (VTE, "true"), (PUTTY, "256")])
async def test_a_terminal_gets_what_it_answers(start: Start, said: bytes, colours: str) -> None:
    host = await start()
    ada = await person(host.port)
    await is_asked(ada)
    ada.type(said)
    await ada.shows("count 0")
    assert ORANGE[colours] in painted(ada)
    assert len({each for each in ORANGE.values() if each in painted(ada)}) == 1
    assert host.inn.apps[0].screen.size == (80, 24)


async def test_whose_terminal_prints_the_question_finds_nothing_of_it(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
    await ada.shows("Password of this host:")  # pyte prints what is within a DCS
    assert ada.text().split() == ["Password", "of", "this", "host:"]


async def test_who_never_answers_waits_only_a_moment(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await is_asked(ada)
    loop = asyncio.get_running_loop()
    asked = loop.time()
    await ada.wait_until(lambda: b"?1049h" in ada.written, "nothing was shown")
    assert loop.time() - asked < LIMIT + 1.0  # of a busy machine
    ada.type("xx")
    await ada.shows("count 2")
    ada.type("n")
    await ada.shows("NOTE")
    ada.type("\x1b")
    await ada.hides("NOTE")


async def test_what_is_typed_while_a_terminal_is_asked_is_not_lost(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await is_asked(ada)
    ada.type(b"x" + KITTY[:30])
    ada.type(KITTY[30:] + b"x")
    await ada.shows("count 2")
    assert ORANGE["true"] in painted(ada)


@pytest.mark.parametrize("cut", [0, 1, 2, 4, 9, 20, len(KITTY) - 1])
async def test_what_is_answered_late_and_in_pieces_is_no_key(start: Start, cut: int) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("count 0")  # nobody waited for it
    ada.type(b"x" + KITTY[:cut])
    await asyncio.sleep(0.05)
    ada.type(KITTY[cut:] + b"x")
    await ada.shows("count 2")
    ada.type("t")  # a line in which every key would stand
    await asyncio.sleep(0.1)
    assert "P1" not in ada.text()
    assert not ada.closed.is_set()


async def test_an_answer_is_no_part_of_a_password(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
    await ada.shows("Password of this host:")
    ada.type(b"co" + KITTY + b"ral\r")
    await ada.shows("count 0")
    assert ORANGE["true"] in painted(ada)


async def test_who_says_all_or_is_in_screen_is_asked_no_more_than_that(start: Start) -> None:
    host = await start()
    told = await person(host.port, env={"COLORTERM": "truecolor"})
    known = await person(host.port, term="xterm-kitty")
    within = await person(host.port, term="screen")
    without = await person(host.port, term="xterm-256color", env={"NO_COLOR": "1"})
    for each in (told, known, within, without):
        await each.shows("count 0")
    assert b"\x1bP$q" not in told.written + known.written
    assert b"\x1b[c" not in without.written
    assert QUESTIONS_IN_SCREEN.encode() in within.written
    assert b"\x1bP" not in within.written


async def test_lines_are_not_asked(start: Start) -> None:
    host = await start()
    ada = await person(host.port, size=(40, 10))
    await ada.shows("Welcome")
    assert b"\x1b[c" not in ada.written


async def test_a_late_answer_gives_a_name_its_colours_and_not_a_letter(
    start: Start, tmp_path: Path
) -> None:
    lobby = await a_lobby(tmp_path)
    host = await start(door=GameDoor(lobby))
    ada = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
    await ada.shows("Welcome")
    ada.type("A")
    assert not OF_ALL.search(painted(ada))
    ada.type(b"d" + KITTY[:12])
    ada.type(KITTY[12:] + b"a")
    await ada.shows("Ada")
    await ada.wait_until(lambda: OF_ALL.search(painted(ada)) is not None, "is still grey")
    ada.type("\r")
    await ada.shows("new table")
    assert lobby.visitors() == ["Ada"]


async def colours_at(start: Start, lobby: Any, key: asyncssh.SSHKey, **said: Any) -> bytes:
    """Return what a person who was here before is shown."""
    host = await start(door=GameDoor(lobby))
    ada = await person(host.port, key=key, **said)
    await ada.shows("new table")
    return painted(ada)


async def test_what_a_person_has_set_holds_whatever_their_terminal_says(
    start: Start, tmp_path: Path
) -> None:
    lobby, key = await a_lobby(tmp_path), asyncssh.generate_private_key("ssh-ed25519")
    client = await lobby.welcome(key.get_fingerprint(), lambda _: None)
    await client.call_yourself("Ada")
    full = {"env": {"COLORTERM": "truecolor"}}
    for wish, term, some, none in (
        ("true", {}, OF_ALL, OF_256),
        ("256", full, OF_256, OF_ALL),
        ("auto", full, OF_ALL, OF_256),
        ("auto", {}, OF_256, OF_ALL),
    ):
        await client.wish("colors", wish)
        written = await colours_at(start, lobby, key, **term)
        assert some.search(written), wish
        assert not none.search(written), wish


async def test_a_flood_of_answers_is_taken_once() -> None:
    told: list[str] = []
    asked = AskedTerminal(Held(), lambda _: None, told.append)
    asked.ask({"TERM": "xterm"})
    for _ in range(1000):
        asked.receive(b"\x1bP1$r48:5:16m\x1b\\")
        asked.receive(KITTY)
    assert told == ["256", "true"]
    asked.close()


async def test_an_escape_is_a_key_though_nothing_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("abyss_tui.host.terminal.asked_terminal.PATIENCE", 0.01)
    typed: list[bytes] = []
    asked = AskedTerminal(Held(), typed.append, lambda _: None)
    asked.ask({"TERM": "xterm"})
    asked.receive(b"\x1b")
    await asyncio.sleep(0.05)
    asked.receive(b"P1$r0m\x1b\\\x1b[?6cx")  # it was the beginning of an answer after all
    assert typed == [b"\x1b", b"x"]
    asked.close()
