"""A link that makes a browser that of an account which one has already."""

from pathlib import Path

from abyss_tui.host.access.admission import ByKeys, ByPassword
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.web.links import LASTS, Links
from tests.host.conftest import HOST_KEY
from tests.host.web.browsing import WebHost
from tests.host.web.conftest import StartWeb

KEY = "SHA256:of-ada"


def path_of(host: WebHost, account: str = KEY) -> str:
    """Make a link; return its path, as the address is that of the host."""
    link = host.web.link_for(account)
    assert link.startswith(f"{host.origin}/l/")
    return link.removeprefix(host.origin)


async def test_a_link_makes_a_browser_ones_own_once(start_web: StartWeb) -> None:
    host = await start_web(ByPassword("mare"))
    path = path_of(host)
    for _ in range(2):  # a messenger looks at it, too
        assert "Is this browser yours?" in (await host.asked(path)).text
    answer = await host.asked(path, "POST")
    assert (answer.status, answer.headers["Location"]) == (303, "/")
    host.secret = answer.headers["Set-Cookie"].partition(";")[0]
    page = await host.page()
    await page.sees(f"Welcome friday {KEY}")
    await page.leave()
    host.secret = ""
    again = await host.asked(path, "POST")
    assert again.status == 410
    assert "This link was used" in again.text
    assert "Set-Cookie" not in again.headers


async def test_a_host_of_keys_takes_a_browser_by_a_link(
    start_web: StartWeb, tmp_path: Path
) -> None:
    keys = tmp_path / "keys"
    keys.write_bytes(HOST_KEY.export_public_key())
    host = await start_web(ByKeys(keys))
    answer = await host.asked(path_of(host), "POST")
    host.secret = answer.headers["Set-Cookie"].partition(";")[0]
    assert 'data-table="friday"' in (await host.asked("/t/friday")).text


async def test_a_link_says_whose_a_browser_was_and_will_be(start_web: StartWeb) -> None:
    host = await start_web()
    await host.come_in()
    gil = host.browsers.account_of(host.secret.partition("=")[2])
    names = {gil: "Gil", KEY: "Ada"}
    host.server.context.audit.name_of = lambda account: names.get(account, "")
    path = path_of(host)
    said = (await host.asked(path)).text
    assert "From now on it would be Ada here." in said
    assert "Until now it is Gil" in said
    host.secret = ""
    assert "Until now" not in (await host.asked(path)).text
    assert "From now on" not in (await host.asked("/l/guess")).text


async def test_whoever_guesses_links_is_shut_out_as_with_passwords(start_web: StartWeb) -> None:
    host = await start_web(limits=Limits(wrong_passwords=2))
    path = path_of(host)
    found = [(await host.asked("/l/guess", "POST")).status for _ in range(3)]
    assert found == [410, 410, 429]
    assert (await host.asked(path, "POST")).status == 429
    assert host.noted().count("failed") == 2


async def test_a_form_from_elsewhere_uses_no_link(start_web: StartWeb) -> None:
    host = await start_web()
    path = path_of(host)
    elsewhere = {"Origin": "https://evil.example"}
    assert (await host.asked(path, "POST", headers=elsewhere)).status == 403
    assert (await host.asked(path, "POST")).status == 303


def test_a_link_ends_by_itself_and_by_a_newer_one() -> None:
    now = 0.0
    links = Links(lambda: now)
    first = links.make(KEY)
    second = links.make(KEY)
    other = links.make("web:bo")
    assert links.use(first) is None
    now = LASTS
    assert links.use(second) == KEY
    assert links.use(second) is None
    now = LASTS + 1
    assert links.use(other) is None
