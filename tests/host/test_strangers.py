"""What strangers can make a host do before they log in."""

import asyncio
from typing import Any

import asyncssh
import pytest
from asyncssh.connection import SSHClientConnection, SSHServerConnection
from asyncssh.packet import MPInt, String, UInt32

from abyss_tui.host.access.admission import ByPassword
from abyss_tui.host.access.connection_limiter import TOLD, ConnectionLimiter
from abyss_tui.host.access.exchange_queue import AT_ONCE, ExchangeQueue
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.strangers import Stage, Stranger, Strangers
from abyss_tui.host.ssh.farewell import plain_letters
from abyss_tui.host.ssh.handshake import REKEYS_AT_ONCE, SILENT_PACKETS
from abyss_tui.host.ssh.offered_keys import is_dear
from tests.host.callers import OPTIONS, PATIENCE, connected, person, until
from tests.host.conftest import Running, Start

VERSION = b"SSH-2.0-stranger\r\n"
IGNORE = UInt32(12) + b"\x06\x02" + UInt32(0) + bytes(6)
"""A packet that means nothing, before the keys are exchanged."""
KEY = asyncssh.generate_private_key("ssh-ed25519")


@pytest.fixture(autouse=True)
def _short_farewells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a raw connection to be closed at its other end."""
    monkeypatch.setattr("abyss_tui.host.ssh.farewell.LINGER", 0.3)


@pytest.fixture
def exchanges(monkeypatch: pytest.MonkeyPatch) -> list[SSHServerConnection]:
    """The hosts' sides of all exchanges of keys."""
    done: list[SSHServerConnection] = []
    send = SSHServerConnection.send_newkeys

    def counted(self: SSHServerConnection, k: bytes, h: bytes) -> None:
        done.append(self)
        send(self, k, h)

    monkeypatch.setattr(SSHServerConnection, "send_newkeys", counted)
    return done


class Knocking:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def last_words(self) -> bytes:
        """Return all that is received until the host has gone."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return b""
        finally:
            self.writer.close()


async def knock(host: Running, address: str = "127.0.0.1") -> Knocking:
    """Connect from an address, and say nothing."""
    pair = await asyncio.open_connection("127.0.0.1", host.port, local_addr=(address, 0))
    return Knocking(*pair)


class Exchanging(asyncssh.SSHClient):
    """A client that exchanges keys again and again, and never says who it is."""

    def __init__(self, ended: asyncio.Future[Exception | None]) -> None:
        self._ended = ended

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._ended.done():
            self._ended.set_result(exc)


async def exchange_for_ever(host: Running, address: str = "127.0.0.1") -> Exception | None:
    """Exchange keys until the host has enough; return why it ended that."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[Exception | None] = loop.create_future()
    options = await asyncssh.SSHClientConnectionOptions.construct(
        client_factory=lambda: Exchanging(ended), username="x", client_keys=None, **OPTIONS
    )

    def made() -> SSHClientConnection:
        connection = SSHClientConnection(loop, options)
        send = connection.send_newkeys

        def again() -> None:
            if connection._transport is not None:
                connection._send_kexinit()
                connection._kexinit_sent = True

        def newkeys(k: bytes, h: bytes) -> None:
            send(k, h)
            loop.call_soon(again)

        connection.send_newkeys = newkeys  # type: ignore[method-assign]
        connection.send_service_request = lambda _: None  # type: ignore[method-assign, assignment]
        return connection

    await loop.create_connection(made, "127.0.0.1", host.port, local_addr=(address, 0))
    return await asyncio.wait_for(ended, PATIENCE)


# Exchanges of keys.


@pytest.mark.parametrize(
    "dear",
    [
        "rsa2048-sha256",
        "diffie-hellman-group-exchange-sha256",
        "diffie-hellman-group14-sha256",
        "diffie-hellman-group18-sha512",
    ],
)
async def test_no_key_exchange_is_done_that_costs_much(
    start: Start, exchanges: list[SSHServerConnection], dear: str
) -> None:
    host = await start()
    with pytest.raises(asyncssh.KeyExchangeFailed):
        await asyncssh.connect("127.0.0.1", host.port, kex_algs=dear, **OPTIONS)
    assert not exchanges


@pytest.mark.parametrize(
    "usual", ["curve25519-sha256", "ecdh-sha2-nistp256", "ecdh-sha2-nistp521", "*25519-sha*"]
)
async def test_the_usual_ones_are(start: Start, usual: str) -> None:
    host = await start()
    connected.append(
        await asyncssh.connect(
            "127.0.0.1", host.port, kex_algs=usual, username="friday", client_keys=[KEY], **OPTIONS
        )
    )


async def test_keys_are_exchanged_once_before_a_login(
    start: Start, exchanges: list[SSHServerConnection]
) -> None:
    host = await start()
    ended = await exchange_for_ever(host)
    assert "exchanges keys again before it says who you are" in str(ended)
    assert len(exchanges) == 1
    assert host.entries[-1].note == "keys exchanged again before the login"


async def test_eight_strangers_who_come_again_and_again_get_few_exchanges(
    start: Start, exchanges: list[SSHServerConnection]
) -> None:
    limits = Limits(exchanges_a_second=5, strangers_per_address=20, arrivals_per_address=10_000)
    host = await start(limits=limits)
    loop = asyncio.get_running_loop()
    begun = loop.time()

    async def storm() -> None:
        while loop.time() < begun + 1.5:
            await exchange_for_ever(host)

    await asyncio.gather(*(storm() for _ in range(8)))
    assert len(exchanges) <= AT_ONCE + 5 * (loop.time() - begun)
    assert len(exchanges) > 2


async def test_networks_take_turns() -> None:
    queue = ExchangeQueue(Limits(exchanges_a_second=50))
    evil = [queue.turn("192.0.2.1") for _ in range(40)]
    good = queue.turn("192.0.2.2")
    await asyncio.wait_for(good, PATIENCE)
    assert sum(each.done() for each in evil) <= AT_ONCE + 1
    for each in evil:
        each.cancel()
    await until(lambda: queue._timer is None)


async def test_one_network_waits_for_itself() -> None:
    queue = ExchangeQueue(Limits(exchanges_a_second=10_000, exchanges_per_address=1))
    evil = [queue.turn("192.0.2.1") for _ in range(3)]
    await asyncio.wait_for(evil[0], PATIENCE)
    await asyncio.wait_for(queue.turn("192.0.2.2"), PATIENCE)
    assert not evil[1].done()
    for each in evil:
        each.cancel()


def has_exchanged(client: Any) -> bool:
    """Whether a client has new keys, and may ask for others."""
    return not client._kexinit_sent and client._kex is None


async def test_a_client_that_exchanges_keys_in_a_storm_is_slowed_down_and_ended(
    start: Start, exchanges: list[SSHServerConnection]
) -> None:
    host = await start(limits=Limits(rekeys_a_minute=0.5))
    ada = await person(host.port, key=KEY)
    await ada.shows("Welcome")
    client: Any = ada.connection
    for _ in range(REKEYS_AT_ONCE + 1):
        before = len(exchanges)
        client._send_kexinit()
        client._kexinit_sent = True
        await until(lambda before=before: len(exchanges) > before or ada.closed.is_set())  # type: ignore[misc]
        await until(lambda: has_exchanged(client) or ada.closed.is_set())
    assert ada.closed.is_set()
    assert len(exchanges) == 1 + REKEYS_AT_ONCE
    assert host.noted().count("refused") == 1


async def test_who_exchanges_keys_now_and_then_plays_on(start: Start) -> None:
    host = await start()
    ada = await person(host.port, key=KEY)
    await ada.shows("Welcome")
    client: Any = ada.connection
    for n in range(1, 4):
        client._send_kexinit()
        client._kexinit_sent = True
        ada.type("x")
        await ada.shows(f"count {n}")


def test_a_key_that_is_dear_to_check_is_known() -> None:
    def rsa(exponent: int, bits: int) -> asyncssh.SSHKey:
        modulus = (1 << bits) - 1_000_001
        data = String("ssh-rsa") + MPInt(exponent) + MPInt(modulus)
        return asyncssh.public_key.decode_ssh_public_key(data)

    assert is_dear(rsa((1 << 2047) + 1, 2048))
    assert is_dear(rsa(65537, 16384))
    assert not is_dear(rsa(65537, 8192))
    assert not is_dear(KEY)


# Packets and bytes.


async def test_packets_before_the_keys_are_few(start: Start) -> None:
    host = await start()
    stranger = await knock(host)
    stranger.writer.write(VERSION + IGNORE * (SILENT_PACKETS + 1))
    assert b"sends too much before it says who you are" in await stranger.last_words()


async def test_packets_before_the_login_are_counted(start: Start) -> None:
    host = await start(ByPassword("coral"), Limits(login_packets=50))

    class Asking(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> asyncssh.SSHKey:
            asyncio.get_running_loop().call_soon(self.flood)
            return KEY

        def connection_made(self, conn: Any) -> None:
            self.connection = conn

        def flood(self) -> None:
            for _ in range(60):
                self.connection.send_packet(2, String(b""))

    with pytest.raises(asyncssh.DisconnectError, match="sends too much"):
        await asyncssh.connect("127.0.0.1", host.port, client_factory=Asking, **OPTIONS)


async def test_bytes_before_the_login_are_few(start: Start) -> None:
    host = await start(limits=Limits(login_bytes=2000))
    stranger = await knock(host)
    stranger.writer.write(VERSION + UInt32(200_000) + bytes(3000))
    assert b"sends too much before it says who you are" in await stranger.last_words()


async def test_bytes_and_packets_count_for_the_address(start: Start) -> None:
    host = await start(limits=Limits(login_packets_per_address=12, login_bytes_per_address=100_000))
    sent = [await knock(host, "127.0.0.2") for _ in range(3)]
    for each in sent:
        each.writer.write(VERSION + IGNORE * 6)
    assert b"sends too much" in await sent[2].last_words()
    await (await person(host.port)).shows("Welcome")
    for each in sent:
        each.writer.close()


async def test_who_is_refused_again_and_again_gets_no_word_and_no_line_in_the_log(
    start: Start,
) -> None:
    host = await start(limits=Limits(arrivals_per_address=1))
    first, *refused = [await knock(host, "127.0.0.2") for _ in range(TOLD + 6)]
    words = await asyncio.gather(*(each.last_words() for each in refused))
    assert len(host.entries) == TOLD
    assert sum(b"no more connections from your address" in each for each in words) == TOLD
    first.writer.close()


# Silence.


async def test_silent_connections_shut_nobody_out(start: Start) -> None:
    """As many as there are places, from four addresses, and again as soon as one is closed."""
    host = await start(limits=Limits(strangers=12, strangers_per_address=3))
    held = [await knock(host, f"127.0.0.{2 + n % 4}") for n in range(12)]
    await until(lambda: host.server.connections == 12)
    for _ in range(3):
        friend = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
        await friend.shows("Welcome")
        held.append(await knock(host, "127.0.0.2"))
    assert b"The host takes no more connections now." in await held[0].last_words()
    for each in held:
        each.writer.close()


async def test_who_types_a_password_stays(start: Start) -> None:
    """They came alone, and did not come silently."""
    host = await start(ByPassword("coral"), Limits(strangers=6, strangers_per_address=3))
    asked, give = asyncio.Event(), asyncio.Event()

    class Slow(asyncssh.SSHClient):
        def kbdint_auth_requested(self) -> str:
            return ""

        async def kbdint_challenge_received(self, *_: Any) -> list[str]:
            asked.set()
            await give.wait()
            return ["coral"]

    async def call() -> asyncssh.SSHClientConnection:
        return await asyncssh.connect(
            "127.0.0.1", host.port, client_factory=Slow, client_keys=None, **OPTIONS
        )

    friend = asyncio.create_task(call())
    await asyncio.wait_for(asked.wait(), PATIENCE)
    held = [await knock(host, f"127.0.0.{2 + n % 4}") for n in range(20)]
    await until(lambda: len(host.entries) >= 15)
    give.set()
    connected.append(await asyncio.wait_for(friend, PATIENCE))
    for each in held:
        each.writer.close()


async def test_an_address_that_is_full_of_silence_lets_its_own_in(start: Start) -> None:
    host = await start(limits=Limits(strangers_per_address=2))
    held = [await knock(host) for _ in range(2)]
    await until(lambda: host.server.connections == 2)
    await (await person(host.port, key=KEY)).shows("Welcome")
    assert b"Try again in a minute." in await held[0].last_words()
    held[1].writer.close()


async def test_who_exchanged_no_keys_in_time_is_told_so(start: Start) -> None:
    host = await start(limits=Limits(handshake_seconds=0.2))
    silent, talking = await knock(host), await knock(host)
    talking.writer.write(VERSION)
    assert b"did not exchange keys in time" in await silent.last_words()
    assert b"did not exchange keys in time" in await talking.last_words()


def nothing() -> None:
    """Make no way: nobody is really there."""


def strangers(*of: tuple[str, Stage]) -> tuple[Strangers, list[Stranger]]:
    all_, each_of = Strangers(), [Stranger(source, nothing, stage) for source, stage in of]
    for each in each_of:
        all_.add(each)
    return all_, each_of


def test_the_network_with_the_most_makes_way_first() -> None:
    all_, (alone, asked, first, _) = strangers(
        ("192.0.2.1", Stage.SILENT),
        ("2001:db8::1", Stage.ASKED),
        ("2001:db8::2", Stage.SILENT),
        ("2001:db8::3", Stage.SILENT),
    )
    assert all_.first_to_go() is first
    all_.remove(first)
    all_.remove(first)
    assert all_.of_network("2001:db8::4") == 2
    all_.remove(asked)
    assert all_.first_to_go() is alone


def test_an_ipv6_network_has_the_places_of_one_address() -> None:
    limiter = ConnectionLimiter(Limits(strangers_per_address=2))
    for n in range(2):
        stranger = Stranger(f"2001:db8::{n + 1}", nothing, Stage.ASKED)
        assert limiter.why_refused(stranger.source) is None
        limiter.opened(stranger)
    refusal = limiter.why_refused("2001:db8::ffff")
    assert refusal is not None
    assert "from this address" in refusal.note
    assert limiter.why_refused("2001:db8:0:1::1") is None


def test_the_last_words_have_plain_letters() -> None:
    assert (
        plain_letters("L’hôte n’est plus là\xa0: réessayez…")
        == "L'hote n'est plus la : reessayez..."
    )
