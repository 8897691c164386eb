"""A terminal far away: sizes, colours, Escape, clicks, a reader that stalls, a line that drops."""

import asyncio
import gc
import sys
import weakref

import pytest

from abyss_tui.frontends.tui.terminal.answers import questions_for
from abyss_tui.frontends.tui.terminal.colours import Colours, colours_of, shown_in
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.process.streams import Router
from tests.host.callers import Screen, connect, person, sit_down, until
from tests.host.conftest import CLOSED, Running, Start

FULL = {"COLORTERM": "truecolor"}


def queued(host: Running) -> int:
    """Return how many bytes wait in this process for those who do not read."""
    waiting = 0
    for close in host.server.context.connections:
        connection = close.__self__._connection  # type: ignore[attr-defined]
        waiting += connection._transport.get_write_buffer_size()
        waiting += sum(each.get_write_buffer_size() for each in connection._channels.values())
    return waiting


async def test_escape_alone_closes_a_note(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.type("n")
    await ada.shows("NOTE")
    ada.type("\x1b")
    await ada.hides("NOTE")


async def test_a_click_and_a_key_of_kitty_arrive(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.type("\x1b[<0;3;2M\x1b[<0;3;2m\x1b[120u")
    await ada.shows("clicked")
    await ada.shows("count 1")


async def test_a_window_may_change_its_size(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("size 80x24")
    ada.screen.resize(40, 120)
    ada.channel.change_terminal_size(120, 40)
    await ada.shows("size 120x40")
    ada.channel.change_terminal_size(60_000, 60_000)
    await until(lambda: host.inn.apps[0].size == (400, 150))
    ada.channel.change_terminal_size(0, 0)
    await until(lambda: host.inn.apps[0].size == (80, 24))


async def test_each_terminal_gets_its_own_colours(start: Start) -> None:
    host = await start()
    full = await person(host.port, "full", env=FULL)
    many = await person(host.port, "many")
    few = await person(host.port, "few", term="linux")
    none = await person(host.port, "none", env={"NO_COLOR": "1"})
    for each in (full, many, few, none):
        await each.shows("count 0")
    asked = questions_for({"TERM": "xterm-256color"}).encode()
    assert b"38;2;255;128;0" in full.written
    assert b"38;5;208" in many.written
    assert b"8;2;" not in many.written.replace(asked, b"")
    assert b"38;" not in few.written
    assert b"38;" not in none.written
    assert b"48;" not in none.written


@pytest.mark.parametrize(
    ("kind", "told", "colours"),
    [
        ("xterm-256color", {"COLORTERM": "truecolor"}, Colours.FULL),
        ("xterm-kitty", {}, Colours.FULL),
        ("screen-256color", {}, Colours.MANY),
        ("xterm", {}, Colours.FEW),
        ("vt100", {}, Colours.NONE),
        ("xterm-kitty", {"NO_COLOR": "1", "COLORTERM": "truecolor"}, Colours.NONE),
        ("", {}, Colours.FEW),
    ],
)
def test_a_terminal_says_how_many_colours_it_has(
    kind: str, told: dict[str, str], colours: Colours
) -> None:
    assert colours_of({**told, "TERM": kind}) is colours


@pytest.mark.parametrize(
    ("colours", "shown"),
    [
        (Colours.FULL, "\x1b[1;38;2;255;0;0;48;2;0;0;0mx\x1b[0m"),
        (Colours.MANY, "\x1b[1;38;5;196;48;5;16mx\x1b[0m"),
        (Colours.FEW, "\x1b[1;31;49mx\x1b[0m"),
        (Colours.NONE, "\x1b[1mx\x1b[0m"),
    ],
)
def test_a_red_x_on_black_in_as_many_colours(colours: Colours, shown: str) -> None:
    assert shown_in(colours, "\x1b[1;38;2;255;0;0;48;2;0;0;0mx\x1b[0m") == shown


@pytest.mark.parametrize("codes", ["31", "7;44", "38;5;3;4", "97;1", "1;100"])
def test_without_colours_only_the_style_is_left(codes: str) -> None:
    left = shown_in(Colours.NONE, f"\x1b[{codes}mx")
    assert left in ("x", "\x1b[7mx", "\x1b[4mx", "\x1b[1mx")


async def test_a_change_is_sent_alone_and_a_note_over_the_screen_once(start: Start) -> None:
    host = await start()
    ada = await person(host.port, size=(120, 40), env=FULL)
    await ada.shows("count 0")
    await asyncio.sleep(0.1)  # whatever else the first screen is made of has come
    before = len(ada.written)
    ada.type("x")
    await ada.shows("count 1")
    assert len(ada.written) - before < 100
    ada.type("n")
    await ada.shows("NOTE")
    ada.type("\x1b")
    await ada.hides("NOTE")
    ada.type("x")
    await ada.shows("count 2")
    assert ada.written.count(b"NOTE") == 1


# The other side does not read, or is gone.


async def test_a_stalled_reader_costs_little_and_sees_everything_afterwards(start: Start) -> None:
    host = await start()
    ada = await person(host.port, size=(120, 40), env=FULL)
    await ada.shows("Welcome")
    ada.connection._transport.pause_reading()  # type: ignore[union-attr]
    ada.type("f")
    most = 0
    for _ in range(20):
        await asyncio.sleep(0.05)
        most = max(most, queued(host))
    app = host.inn.apps[0]
    app.flood.stop()
    assert app.counted > 10
    assert most <= 256 * 1024
    ada.connection._transport.resume_reading()  # type: ignore[union-attr]
    await ada.shows(f"count {app.counted}")
    await ada.shows("Welcome")


async def test_a_line_that_drops_leaves_nothing_behind(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.drop()
    await until(lambda: host.server.sessions == host.server.connections == 0)


async def test_a_line_may_drop_at_any_moment_of_the_beginning(start: Start) -> None:
    host = await start()
    for late in range(12):
        ada = await person(host.port)
        await asyncio.sleep(late * 0.006)
        ada.drop()
    for late in range(8):
        _, writer = await asyncio.open_connection("127.0.0.1", host.port)
        await asyncio.sleep(late * 0.001)
        writer.transport.abort()
    await until(lambda: host.server.sessions == host.server.connections == 0)
    bo = await person(host.port)
    await bo.shows("Welcome")


async def test_who_sends_an_end_or_a_hangup_has_left_and_is_told_nothing(start: Start) -> None:
    host = await start()
    ada, bo = await person(host.port), await person(host.port)
    for each in (ada, bo):
        await each.shows("Welcome")
    ada.channel.write_eof()
    bo.channel.send_signal("HUP")
    for each in (ada, bo):
        assert await each.ends() == 0
        assert each.given_back
        assert each.last_words == ""


async def test_no_app_and_no_task_outlives_its_session(start: Start) -> None:
    host = await start()
    for _ in range(3):
        ada = await person(host.port)
        await ada.shows("Welcome")
        ada.type("nx\x1b[120u\x1b[27u")
        ada.type("\x03")
        assert await ada.ends() == 0
    await host.server.stop(CLOSED)
    apps = [weakref.ref(each) for each in host.inn.apps]
    host.inn.apps.clear()
    del ada
    await asyncio.sleep(0.01)
    gc.collect()
    assert [each for each in apps if each() is not None] == []
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert [each for each in others if "abyss_tui" in str(each)] == []


# Each for themselves.


async def test_the_crash_of_one_is_not_seen_by_another(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    host = await start()
    ada, bo = await person(host.port, "ada"), await person(host.port, "bo")
    await ada.shows("Welcome")
    await bo.shows("Welcome")
    ada.type("c")
    await ada.shows("Press Enter to come in again")
    assert ada.given_back
    assert "crab-4" not in ada.written.decode() + caplog.text
    assert "RuntimeError" in caplog.text
    bo.type("x")
    await bo.shows("count 1")
    ada.type("\r")
    await ada.shows("count 0")
    assert host.noted().count("crashed") == 1


async def test_who_does_not_want_to_come_in_again_leaves(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.type("c")
    await ada.shows("Press Enter to come in again")
    ada.type("\x03")
    assert await ada.ends() == 0


async def test_an_app_that_cannot_be_built_is_a_crash(start: Start) -> None:
    host = await start()
    host.inn.app = None  # type: ignore[assignment, method-assign]
    ada = await person(host.port)
    for _ in range(2):
        await ada.shows("Press Enter to come in again")
        ada.screen.reset()
        ada.type("\r")
    await until(lambda: host.noted().count("crashed") == 3)


async def test_prints_of_apps_disturb_nobody(start: Start) -> None:
    host = await start()
    ada, bo = await person(host.port), await person(host.port)
    for each in (ada, bo):
        await each.shows("Welcome")
        each.type("px")
        await each.shows("count 1")
    ada.type("q")
    await ada.ends()
    assert isinstance(sys.stdout, Router)
    await host.server.stop(CLOSED)
    assert not isinstance(sys.stdout, Router)
    assert b"printed" not in ada.written + bo.written


async def test_a_host_that_stops_gives_back_what_reads_nothing(start: Start) -> None:
    host = await start(limits=Limits(grace_seconds=0.2))
    ada: Screen = await sit_down(await connect(host.port))
    await ada.shows("Welcome")
    ada.connection._transport.pause_reading()  # type: ignore[union-attr]
    await host.server.stop(CLOSED)
    assert host.server.connections == 0
