"""A page and a person with OpenSSH at one table, and a host that is killed under them."""

import asyncio
import socket
from pathlib import Path

import pytest

from abyss_tui.host.web.socket_wire import OVER
from tests.evening.hosting import HostProgram
from tests.evening.person import SSH, Person
from tests.host.web.browsing import Browser, Page

pytestmark = pytest.mark.skipif(SSH is None, reason="there is no OpenSSH client here")


def free_port() -> int:
    """Return a port at which nothing listens."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


async def seated(browser: Browser) -> Page:
    """Come in, say one's name and sit down on the first free seat."""
    await browser.come_in("friday")
    page = await browser.page("friday")
    await page.sees("What is your name")
    await page.type("Ada\r")
    await page.until(lambda: "take a seat" in page.text and "CHAT" in page.text)
    await asyncio.sleep(1)  # a key that comes too soon is not for this screen
    await page.type("\r")
    await page.sees("(you)")
    return page


async def test_a_page_plays_with_ssh_and_finds_its_decision_again(tmp_path: Path) -> None:
    port = free_port()
    host = HostProgram(tmp_path, "--table", "friday:2", "--web", str(port))
    await host.start()
    assert f"http://127.0.0.1:{port}/t/friday" in "\n".join(host.told)
    browser = Browser(port)
    page = await seated(browser)
    bo = Person(tmp_path, "Bo")
    await asyncio.to_thread(bo.come, host.port)
    await asyncio.to_thread(bo.take_seat)
    await asyncio.to_thread(bo.type, "r")
    await page.sees("√ ready")
    await page.type("s")
    await page.sees("turn 1")
    court = page.text.splitlines()[2:7]
    await host.kill()
    await page.ended()
    assert page.code != OVER  # it is for the page to call again
    await host.start()
    again = await browser.page("friday")
    await again.sees("turn 1")
    assert again.text.splitlines()[2:7] == court
    await asyncio.to_thread(bo.drop)
    for each in (page, again):
        await each.leave()
    assert await host.stop() == 0
