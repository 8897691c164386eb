"""Connections of browsers: limited as those of SSH are, and encrypted by a certificate."""

import asyncio
import socket
import ssl
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from abyss_tui.errors import HostError
from abyss_tui.host.access.admission import Open
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.service.plan import Plan
from abyss_tui.host.web import server
from abyss_tui.host.web.certificates import fingerprint, own_certificate
from abyss_tui.host.web.web_plan import Certificate, WebPlan
from tests.host.callers import until
from tests.host.web.browsing import WebHost
from tests.host.web.conftest import StartWeb

TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


async def silent(host: WebHost) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect and say nothing."""
    found = await asyncio.open_connection("127.0.0.1", host.port)
    await asyncio.sleep(0.01)
    return found


async def test_a_silent_connection_makes_way_for_a_person(start_web: StartWeb) -> None:
    host = await start_web(limits=Limits(strangers_per_address=3))
    crowd = [await silent(host) for _ in range(3)]
    assert (await host.asked("/up")).status == 200
    said = await crowd[0][0].read()
    assert said.startswith(b"HTTP/1.1 503 ")
    assert b"The host takes no more connections now." in said
    for _, writer in crowd:
        writer.close()


async def test_one_address_has_only_so_many_connections(start_web: StartWeb) -> None:
    host = await start_web(limits=Limits(connections_per_address=2))
    await host.come_in()
    pages = [await host.page() for _ in range(2)]
    for page in pages:
        await page.sees("Welcome")
    answer = await host.asked("/up")
    assert answer.status == 503
    assert "from your address" in answer.text
    for page in pages:
        await page.leave()
    await until(lambda: host.server.connections == 0)


async def test_a_connection_without_a_request_is_closed(
    start_web: StartWeb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "KEPT_OPEN", 0.05)
    host = await start_web()
    for begun in (b"", b"GET / HTTP/1.1\r\nHost: 127."):
        reader, writer = await silent(host)
        writer.write(begun)
        assert await reader.read() == b""
        writer.close()
    await until(lambda: host.server.connections == 0)


async def test_rubbish_is_answered_and_closed(start_web: StartWeb) -> None:
    host = await start_web()
    reader, writer = await silent(host)
    writer.write(b"\x16\x03\x01" + b"A" * 10_000 + b"\r\n\r\n")
    assert b"400" in await reader.read()
    writer.close()
    assert (await host.asked("/up")).status == 200


async def test_a_certificate_of_its_own_encrypts(start_web: StartWeb, tmp_path: Path) -> None:
    certificate = own_certificate(tmp_path, ("abyss.example:8443", "127.0.0.1"))
    assert own_certificate(tmp_path, ("another.example",)) == certificate
    assert len(fingerprint(certificate)) == 95
    assert certificate.key.stat().st_mode & 0o077 == 0
    host = await start_web(plan=WebPlan(0, certificate=certificate), encryption=TRUSTING)
    await host.come_in()
    page = await host.page()
    await page.sees("Welcome")
    await page.type("x")
    await page.sees("count 1")
    await page.leave()
    with pytest.raises(aiohttp.ClientError):  # in the clear nobody gets a word
        async with aiohttp.ClientSession() as client:
            await client.get(f"http://127.0.0.1:{host.port}/up")
    reader, writer = await silent(host)
    writer.write(b"no hello of TLS\r\n\r\n")
    assert b"HTTP" not in await reader.read()
    writer.close()
    await until(lambda: host.server.connections == 0)


def test_a_certificate_that_is_none_is_named(tmp_path: Path) -> None:
    wrong = Certificate(tmp_path / "chain.pem", tmp_path / "key.pem")
    with pytest.raises(HostError, match=r"chain\.pem.*cannot be used"):
        fingerprint(wrong)


@pytest.mark.parametrize("address", ["0.0.0.0", "192.0.2.7", "::"])
def test_nothing_crosses_a_network_in_the_clear(address: str) -> None:
    with pytest.raises(HostError, match="--web-tls"):
        WebPlan(8080, address).check()
    WebPlan(8080, address, proxies=("192.0.2.1",)).check()
    for ours in ("127.0.0.1", "::1", "localhost"):
        WebPlan(8080, ours).check()


def test_friends_are_told_no_address_that_only_the_host_can_open(tmp_path: Path) -> None:
    plan = Plan(tmp_path, Open(), "0.0.0.0", web=WebPlan(8080))
    assert [each.split()[0] for each in plan.lines_for_friends] == ["ssh"]
    named = replace(plan, web=WebPlan(8080, names=("abyss.example",), proxies=("192.0.2.1",)))
    assert named.lines_for_friends[1] == "https://abyss.example/t/{table}"
    for alone in (replace(plan, address="127.0.0.1"), replace(plan, ssh=False)):
        assert alone.lines_for_friends[-1] == "http://127.0.0.1:8080/t/{table}"


async def test_a_port_that_is_taken_is_named(start_web: StartWeb) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(HostError, match=f"Nothing can listen at 127.0.0.1, port {port}"):
            await start_web(plan=WebPlan(port))
