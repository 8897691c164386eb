"""How much a stranger may take of a host."""

import asyncio
from time import monotonic

import asyncssh
import pytest
from textual.css.stylesheet import Stylesheet

from abyss_tui.host.access.connection_limiter import ConnectionLimiter
from abyss_tui.host.access.limits import Limits, fitting
from abyss_tui.host.access.networks import network_of
from abyss_tui.host.access.strangers import Stranger
from abyss_tui.host.ssh.client_session import RESIZES
from abyss_tui.host.ssh.connection import Connection
from tests.host.callers import PATIENCE, connect, person, until
from tests.host.conftest import Running, Start
from tests.quick_pilots import textuals_own_parsing

KEY = asyncssh.generate_private_key("ssh-ed25519")


async def knock(host: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect and say nothing."""
    return await asyncio.open_connection("127.0.0.1", host.port)


async def refused(host: Running) -> bool:
    """Whether the host takes no further connection, and says so."""
    reader, writer = await knock(host)
    greeting = await asyncio.wait_for(reader.readline(), PATIENCE)
    assert greeting.startswith(b"SSH-2.0-")
    await asyncio.wait_for(reader.readuntil(b"Try again in a minute."), PATIENCE)
    writer.close()
    return True


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        (Limits(connections_per_address=3), "too many connections from this address"),
        (
            Limits(arrivals_per_address=3),
            "too many connections within a minute from this address",
        ),
    ],
)
async def test_a_fourth_connection_is_refused_and_noted(
    start: Start, limits: Limits, why: str
) -> None:
    host = await start(limits=limits)
    knocking = [await knock(host) for _ in range(3)]
    await until(lambda: host.server.connections == 3)
    assert await refused(host)
    assert [each.note for each in host.entries] == [why]
    for _, writer in knocking:
        writer.close()
    await until(lambda: host.server.connections == 0)


async def test_a_place_that_gets_free_is_taken(start: Start) -> None:
    host = await start(limits=Limits(connections=1))
    ada = await person(host.port)
    assert await refused(host)
    ada.drop()
    await until(lambda: host.server.connections == 0)
    bo = await person(host.port)
    await bo.shows("Welcome")


async def test_who_does_not_say_who_they_are_is_shown_out(start: Start) -> None:
    host = await start(limits=Limits(handshake_seconds=0.05))
    reader, writer = await knock(host)
    assert b"did not exchange keys in time." in await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await until(lambda: host.server.connections == 0)


async def test_who_opens_no_session_is_shown_out(start: Start) -> None:
    host = await start(limits=Limits(login_seconds=0.2))
    connection = await connect(host.port)
    await asyncio.wait_for(connection.wait_closed(), PATIENCE)


async def test_an_account_has_a_few_lines(start: Start) -> None:
    host = await start(limits=Limits(sessions_per_account=2))
    for _ in range(2):
        await (await person(host.port, key=KEY)).shows("Welcome")
    third = await person(host.port, key=KEY)
    assert await third.ends() == 1
    assert "too many lines" in third.text()


async def test_a_client_that_sends_variables_without_end_is_not_listened_to(start: Start) -> None:
    host = await start()
    many = {f"V{n}": "x" for n in range(100)} | {"COLORTERM": "x" * 1000}
    ada = await person(host.port, env=many)
    await ada.shows("Welcome")
    (close,) = host.server.context.connections
    (channel,) = close.__self__._connection._channels.values()  # type: ignore[attr-defined]
    assert len(channel.get_environment_bytes()) == 32
    assert host.inn.apps[0].terminal.environment == {}


async def test_a_window_that_changes_its_size_without_end_is_drawn_seldom(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As slow to come as for people: else it is there while the first sizes come, and draws them.
    monkeypatch.setattr(Stylesheet, "_parse_rules", textuals_own_parsing)
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    begun = monotonic()
    for n in range(200):
        ada.channel.change_terminal_size(80 + n % 2, 24)
    ada.channel.change_terminal_size(100, 30)
    ada.screen.resize(30, 100)
    await ada.shows("size 100x30")
    seconds = monotonic() - begun  # a busy machine takes more of them, and draws more often
    assert len(host.inn.apps[0].sizes) <= 3 + RESIZES * (1 + seconds)


async def test_guests_do_not_count_as_one_account(start: Start) -> None:
    host = await start(limits=Limits(sessions_per_account=1))
    for _ in range(2):
        await (await person(host.port)).shows("Welcome")


async def test_a_client_that_offers_dozens_of_keys_is_put_off(start: Start) -> None:
    host = await start()
    refusing = host.server.context.admission
    refusing.takes_key = lambda *_: False  # type: ignore[method-assign]
    offered = 0

    class Offering(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> asyncssh.SSHKey:
            nonlocal offered
            offered += 1
            return KEY

    with pytest.raises(asyncssh.Error):
        await asyncssh.connect(
            "127.0.0.1", host.port, client_factory=Offering, known_hosts=None, config=None
        )
    assert offered == 25


async def test_who_types_nothing_for_long_is_shown_out(start: Start) -> None:
    host = await start(limits=Limits(idle_seconds=1.5))
    ada = await person(host.port)
    await ada.shows("Welcome")
    assert await ada.ends() == 0
    assert ada.given_back
    assert "Your seat waits for you." in ada.last_words


async def test_who_types_is_not(start: Start) -> None:
    host = await start(limits=Limits(idle_seconds=1.5))
    ada = await person(host.port)
    for _ in range(8):
        ada.type("x")
        await asyncio.sleep(0.05)
    await ada.shows("count 8")


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") == "2001:db8::/64"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("?") == "?"


def test_the_limiter_forgets_who_has_gone() -> None:
    limiter = ConnectionLimiter(Limits())
    addresses = ("192.0.2.1", "192.0.2.1", "2001:db8::1")
    strangers = [Stranger(each, lambda: None) for each in addresses]
    for each in strangers:
        assert not limiter.why_refused(each.source)
        limiter.opened(each)
    for each in strangers:
        limiter.identified(each)
        limiter.closed(each)
    assert limiter.connections == 0
    assert not limiter._connections
    assert not limiter._strangers._all
    assert not limiter._strangers._of_network


@pytest.mark.parametrize(
    ("claimed", "drawn"),
    [((0, 0), (80, 24)), ((60000, 60000), (400, 150)), ((1, 1), (2, 2)), ((120, 40), (120, 40))],
)
def test_a_terminal_has_a_size_that_can_be_drawn(
    claimed: tuple[int, int], drawn: tuple[int, int]
) -> None:
    assert fitting(*claimed) == drawn


async def test_a_name_keeps_what_is_seen_of_it(start: Start) -> None:
    host = await start()
    somebody = Connection(host.server.context)._somebody
    odd = somebody("Ada\x1b[31m\u202e\u200b\r\n\ud800 Lovelace é")
    assert odd.wanted == "Ada[31m Lovelace é"
    assert len(somebody("a" * 1000).wanted) == 64
