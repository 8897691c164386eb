"""A visit over a WebSocket: keys and frames, a size, and why it ended."""

import asyncio
from contextlib import suppress

import pytest

from abyss_tui.host.access.limits import Limits
from abyss_tui.host.web import socket_visits
from tests.host.callers import until
from tests.host.conftest import CLOSED
from tests.host.inn import BANNED
from tests.host.web.browsing import Page
from tests.host.web.conftest import StartWeb


async def test_a_browser_shows_what_a_terminal_would(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page("friday")
    await page.sees("Welcome friday web:")
    await page.type("xx")
    await page.sees("count 2")
    await page.say(size=[100, 30])
    await page.sees("size 100x30")
    await page.leave()
    await until(lambda: not host.server.context.sessions.running)
    assert host.noted() == ["came", "session", "left"]


async def test_a_page_learns_whether_its_line_is_alive(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page()
    await page.say(ping=17.5, unknown="passed over")
    await page.until(lambda: {"pong": 17.5} in page.told)
    await page.leave()


async def test_who_leaves_is_told_that_it_is_over(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page()
    await page.sees("Welcome")
    await page.type("q")
    await page.ended()
    assert page.told == [{"over": "left", "said": ""}]
    assert page.code == 4000
    await page.leave()


async def test_a_host_that_stops_says_so_and_the_page_may_call_again(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page()
    await page.sees("Welcome")
    stopping = asyncio.create_task(host.server.stop(CLOSED))
    await page.ended()
    assert page.told == [{"over": "closing", "said": str(CLOSED)}]
    await page.leave()
    await stopping


async def test_who_is_banned_is_told_so(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    host.inn.banned.add("127.0.0.1")
    page = await host.page()
    await page.ended()
    assert page.told == [{"over": "refused", "said": str(BANNED)}]
    await page.leave()


async def test_who_types_nothing_for_too_long_is_shown_out(start_web: StartWeb) -> None:
    host = await start_web(limits=Limits(idle_seconds=0.05))
    await host.come_in()
    page = await host.page()
    await page.ended()
    assert page.told[-1]["over"] == "idle"
    await page.leave()


@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", '{"columns": "80"}', '{"columns": -1}', '{"table": "%s"}' % ("x" * 99)],
)
async def test_a_line_that_greets_wrongly_is_ended(start_web: StartWeb, said: str) -> None:
    host = await start_web()
    await host.come_in()
    page = await Page.opened(host)
    await page.send(said)
    await page.ended()
    assert page.code == 1002
    assert host.noted() == ["came", "refused"]
    await page.leave()


@pytest.mark.parametrize("said", ["{", '{"size": [1]}', '{"size": [80, "24"]}', '"size"'])
async def test_a_line_that_says_what_no_page_says_is_ended(start_web: StartWeb, said: str) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page()
    await page.sees("Welcome")
    await page.send(said)
    await page.ended()
    assert page.code == 1002
    await page.leave()
    await until(lambda: not host.server.context.sessions.running)


async def test_a_line_that_says_nothing_is_ended(
    start_web: StartWeb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_visits, "GREETING", 0.05)
    host = await start_web()
    await host.come_in()
    page = await Page.opened(host)
    await page.ended()
    assert page.code == 1002
    await page.leave()


async def test_a_message_of_ten_megabytes_ends_the_line_and_nothing_else(
    start_web: StartWeb,
) -> None:
    host = await start_web()
    await host.come_in()
    neighbour, page = await host.page(), await host.page()
    await page.sees("Welcome")
    with suppress(ConnectionError):  # it is not even read to its end
        await page.type("x" * 10_000_000)
    await page.ended()
    await page.leave()
    await neighbour.type("x")
    await neighbour.sees("count 1")
    await neighbour.leave()


async def test_an_account_has_only_so_many_lines(start_web: StartWeb) -> None:
    host = await start_web(limits=Limits(sessions_per_account=1))
    await host.come_in()
    first = await host.page()
    await first.sees("Welcome")
    second = await host.page()
    await second.ended()
    assert second.told[-1]["over"] == "refused"
    await second.leave()
    await first.leave()


async def test_the_page_in_lines_plays_in_lines(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = await host.page("friday", lines=True)
    await page.until(lambda: b"Welcome friday web:" in page.written)
    await page.type("abc\n")
    await page.until(lambda: b"[cba]" in page.written)
    assert b"\x1b[?1049h" not in page.written
    await page.leave()
