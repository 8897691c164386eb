"""Coming in with a browser: a form, a password where one is asked, and a cookie for next time."""

import re
from pathlib import Path

import pytest

from abyss_tui.host.access.admission import ByKeys, ByPassword
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.web import pages
from abyss_tui.host.web.browsers import Browsers
from tests.host.conftest import HOST_KEY
from tests.host.web.conftest import StartWeb


async def test_a_stranger_gets_a_form_and_nothing_is_kept_of_a_look(
    start_web: StartWeb, tmp_path: Path
) -> None:
    host = await start_web()
    answer = await host.asked("/t/friday")
    assert answer.status == 200
    assert '<input type="hidden" name="table" value="friday">' in answer.text
    assert "Set-Cookie" not in answer.headers
    assert not (tmp_path / "browsers.json").exists()


async def test_who_sends_the_form_is_known_from_then_on(start_web: StartWeb) -> None:
    host = await start_web()
    answer = await host.come_in("friday")
    assert (answer.status, answer.headers["Location"]) == (303, "/t/friday")
    kept = answer.headers["Set-Cookie"]
    assert kept.startswith("__Host-abyss=")
    assert {"HttpOnly", "Path=/", "SameSite=Lax", "Secure", "Max-Age=34560000"} <= set(
        kept.split("; ")
    )
    assert 'data-table="friday"' in (await host.asked("/t/friday")).text


async def test_a_host_keeps_no_secret_of_a_browser(start_web: StartWeb, tmp_path: Path) -> None:
    host = await start_web()
    await host.come_in()
    secret = host.secret.partition("=")[2]
    kept = (tmp_path / "browsers.json").read_text()
    assert secret
    assert secret not in kept
    assert Browsers.read(tmp_path / "browsers.json").account_of(secret)


async def test_the_password_of_the_host_is_asked_and_counted(start_web: StartWeb) -> None:
    host = await start_web(ByPassword("mare"), Limits(wrong_passwords=2))
    assert "Password of this host" in (await host.asked("/")).text
    for _ in range(2):
        answer = await host.come_in(password="guess")
        assert (answer.status, host.secret) == (403, "")
        assert "That is not the password." in answer.text
    answer = await host.come_in(password="mare")
    assert (answer.status, host.secret) == (429, "")
    assert "Too many wrong passwords came from your address." in answer.text
    assert host.noted().count("failed") == 2


async def test_the_password_is_kept_with_the_account(start_web: StartWeb) -> None:
    host = await start_web(ByPassword("mare"))
    await host.come_in(password="mare")
    assert 'data-table="friday"' in (await host.asked("/t/friday")).text
    host.inn.known.clear()  # a new password: who gave the old one gives it anew
    assert "Password of this host" in (await host.asked("/t/friday")).text


async def test_a_host_of_keys_takes_no_browser_by_a_form(
    start_web: StartWeb, tmp_path: Path
) -> None:
    keys = tmp_path / "keys"
    keys.write_bytes(HOST_KEY.export_public_key())
    host = await start_web(ByKeys(keys))
    assert "<form" not in (await host.asked("/")).text
    assert (await host.come_in()).status == 403


async def test_an_unknown_or_made_up_cookie_opens_nothing(start_web: StartWeb) -> None:
    host = await start_web()
    for made_up in ("x", "A" * 43, "../browsers"):
        host.secret = f"__Host-abyss={made_up}"
        assert "<form" in (await host.asked("/t/friday")).text
        assert (await host.asked("/ws")).status == 401


async def test_what_stands_in_an_address_becomes_no_tag(start_web: StartWeb) -> None:
    host = await start_web()
    answer = await host.asked("/t/%3Cscript%3Ealert(1)%3C%2Fscript%3E")
    assert not re.search("<script>alert", answer.text)
    answer = await host.asked("/in", "POST", data={"table": '"><script>', "page": "lines"})
    assert answer.headers["Location"].startswith("/plain/")


async def test_a_form_that_is_too_long_is_not_read(start_web: StartWeb) -> None:
    host = await start_web()
    answer = await host.asked("/in", "POST", data={"table": "x" * 9000})
    assert answer.status == 413
    assert "Set-Cookie" not in answer.headers


async def test_an_address_cannot_make_browsers_without_end(
    start_web: StartWeb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "NEW_BROWSERS", 3)
    host = await start_web()
    found = []
    for _ in range(4):
        host.secret = ""
        found.append((await host.come_in()).status)
    assert found == [303, 303, 303, 429]
