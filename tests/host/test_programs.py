"""Programs at a host: lines there and back."""

import asyncio
import json
from pathlib import Path

import pytest

from abyss_tui.frontends.seat.lines import LONGEST_LINE, LineTooLong
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.shares import Shares
from abyss_tui.host.service.game_door import GameDoor
from abyss_tui.host.terminal.line_turns import LineTurns
from abyss_tui.host.visits.program_lines import WAITING, ProgramLines
from tests.host.callers import person, program, until
from tests.host.conftest import CLOSED, Start
from tests.host.wires import Held
from tests.lobby.visiting import a_lobby


async def test_a_program_is_answered_line_by_line(start: Start) -> None:
    host = await start()
    bot = await program(host.port, "friday")
    bot.send(b"one", b"", b"three")
    await bot.hears("0 bytes")
    bot.channel.write(b"fo")
    bot.channel.write(b"ur and a half\n")
    await bot.hears("15 bytes")
    assert host.inn.callers[0].wanted == "friday"


async def test_a_program_that_says_nothing_more_is_answered_to_the_end(start: Start) -> None:
    host = await start()
    bot = await program(host.port)
    bot.channel.write(b"one\nlast line")
    bot.channel.write_eof()
    assert await bot.ends() == 0
    assert bot.heard == ["3 bytes", "9 bytes"]


async def test_the_longest_line_is_read_and_a_longer_one_ends_the_visit(start: Start) -> None:
    host = await start()
    bot = await program(host.port)
    bot.send(b"a" * LONGEST_LINE)
    await bot.hears("65536 bytes")
    bot.channel.write(b"a" * (LONGEST_LINE + 1))
    assert await bot.ends() == 0
    assert bot.heard[-1] == "too long"


async def test_the_failure_of_a_visit_is_noted_without_values(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    host = await start()
    ada, bot = await person(host.port), await program(host.port)
    await ada.shows("Welcome")
    bot.send(b"crash")
    assert await bot.ends() == 1
    assert "crab-4" not in bot.written.decode() + caplog.text
    assert "RuntimeError" in caplog.text
    assert host.noted().count("crashed") == 1
    ada.type("x")
    await ada.shows("count 1")


async def test_a_program_is_told_goodbye_once_when_the_host_fails(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await start()
    host.server.context.door = GameDoor(await a_lobby(tmp_path))
    monkeypatch.setattr("abyss_tui.frontends.seat.visit.deed", lambda _: 1 / 0)
    bot = await program(host.port)
    bot.send(b'{"do": "tables"}')
    assert await bot.ends() == 1
    assert [json.loads(line)["tell"] for line in bot.heard] == ["welcome", "bye"]
    assert host.noted()[-2:] == ["crashed", "left"]


async def test_a_host_that_stops_ends_visits_that_hang(start: Start) -> None:
    host = await start(limits=Limits(grace_seconds=0.2))
    bot, patient = await program(host.port), await program(host.port)
    bot.send(b"hang")
    patient.send(b"one")
    await patient.hears("3 bytes")
    await host.server.stop(CLOSED)
    assert await patient.ends() == 0
    assert await bot.ends() == 1


@pytest.mark.parametrize("lines", [4000, pytest.param(20_000, marks=pytest.mark.slow)])
async def test_lines_of_rubbish_do_no_harm(start: Start, lines: int) -> None:
    host = await start()
    ada, bot = await person(host.port), await program(host.port)
    await ada.shows("Welcome")
    bot.send(*[bytes([n % 256, 0, 255]).replace(b"\n", b"") for n in range(lines)])
    ada.type("x")
    await ada.shows("count 1")
    await until(lambda: bot.written.count(b"\n") >= 500)  # the others wait for their share
    ada.type("x")
    await ada.shows("count 2")
    assert bot.written.count(b"\n") <= lines


# The lines themselves.


def its_turns() -> LineTurns:
    return LineTurns(Shares(Limits()).of(None, "192.0.2.1"))


async def test_a_visit_that_does_not_read_stops_what_comes() -> None:
    wire = Held()
    lines = ProgramLines(wire, its_turns())
    for _ in range(3):
        lines.receive(b"a" * LONGEST_LINE + b"\n")
    assert wire.paused
    while wire.paused:
        assert len(await lines.read() or b"") == LONGEST_LINE
    assert lines._size <= WAITING


async def test_a_visit_waits_while_the_program_does_not_read() -> None:
    wire = Held()
    lines = ProgramLines(wire, its_turns())
    lines.stall(stalled=True)
    writing = asyncio.ensure_future(lines.write("one"))
    await asyncio.sleep(0)
    assert not writing.done()
    lines.stall(stalled=False)
    await writing
    assert wire.written == b"one\n"


async def test_nothing_is_written_to_a_program_that_has_gone() -> None:
    wire = Held()
    lines = ProgramLines(wire, its_turns())
    lines.stall(stalled=True)
    lines.lose()
    await lines.write("one")
    assert await lines.read() is None
    assert wire.written == b""


async def test_lines_before_one_that_is_too_long_are_read() -> None:
    lines = ProgramLines(Held(), its_turns())
    lines.receive(b"one\n" + b"a" * (LONGEST_LINE + 1) + b"\nthree\n")
    assert await lines.read() == b"one"
    with pytest.raises(LineTooLong):
        await lines.read()
