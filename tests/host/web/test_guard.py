"""What every request must pass, and what every answer says besides."""

import aiohttp
import pytest

from abyss_tui.host.web import guard
from abyss_tui.host.web.web_plan import WebPlan
from tests.host.web.browsing import Page
from tests.host.web.conftest import StartWeb


async def test_a_request_under_another_name_is_refused(start_web: StartWeb) -> None:
    host = await start_web()
    answer = await host.asked("/", headers={"Host": "evil.example"})
    assert answer.status == 421
    assert host.noted() == ["refused"]
    assert (await host.asked("/", headers={"Host": f"LOCALHOST:{host.port}"})).status == 200


async def test_a_host_answers_to_the_names_that_it_was_given(start_web: StartWeb) -> None:
    host = await start_web(plan=WebPlan(0, names=("abyss.example",)))
    for name in ("abyss.example", f"abyss.example:{host.port}", f"127.0.0.1:{host.port}"):
        assert (await host.asked("/", headers={"Host": name})).status == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://127.0.0.1"])
async def test_pages_from_elsewhere_change_nothing_and_open_no_line(
    start_web: StartWeb, origin: str
) -> None:
    host = await start_web()
    await host.come_in()
    answer = await host.asked("/in", "POST", data={}, headers={"Origin": origin})
    assert answer.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await Page.opened(host, Origin=origin)
    assert refused.value.status == 403
    assert host.noted() == ["refused", "refused"]


async def test_no_page_may_run_what_does_not_lie_here(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    for path in ("/", "/t/friday", "/plain/friday", "/up", "/s/nothing"):
        headers = (await host.asked(path)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert f"ws://127.0.0.1:{host.port}" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Server"] == "abyss-tui"
        assert headers["Cache-Control"] == "no-store"


async def test_each_page_has_a_nonce_of_its_own(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    first, second = [await host.asked("/t/friday") for _ in range(2)]
    assert first.headers["Content-Security-Policy"] != second.headers["Content-Security-Policy"]
    nonce = second.text.partition('name="csp-nonce" content="')[2].partition('"')[0]
    assert f"'nonce-{nonce}'" in second.headers["Content-Security-Policy"]


async def test_files_are_named_by_what_is_in_them_and_kept_for_ever(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    page = (await host.asked("/t/friday")).text
    name = page.partition('type="module" src="')[2].partition('"')[0]
    answer = await host.asked(name)
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "{{file" not in answer.text
    for wrong in ("/s/table.mjs", "/s/..%2fserver.py", "/s/", "/s/table.html", "/elsewhere"):
        assert (await host.asked(wrong)).status == 404


async def test_an_address_asks_only_so_often(
    start_web: StartWeb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "REQUESTS", 3)
    host = await start_web()
    assert [(await host.asked("/up")).status for _ in range(4)] == [200, 200, 200, 429]


async def test_only_a_named_proxy_is_believed(start_web: StartWeb) -> None:
    said = {"X-Forwarded-For": "198.51.100.9, 203.0.113.7", "X-Forwarded-Proto": "https"}
    plain = await start_web()
    await plain.asked("/", headers={"Host": "evil.example", **said})
    assert [each.address for each in plain.entries] == ["127.0.0.1"]
    behind = await start_web(plan=WebPlan(0, proxies=("127.0.0.1",)))
    await behind.asked("/", headers={"Host": "evil.example", **said})
    assert [each.address for each in behind.entries] == ["203.0.113.7"]
    origin = {"Origin": f"https://127.0.0.1:{behind.port}"}
    answer = await behind.asked("/in", "POST", data={}, headers={**said, **origin})
    assert answer.status == 303
    assert answer.headers["Set-Cookie"].startswith("__Host-abyss=")
