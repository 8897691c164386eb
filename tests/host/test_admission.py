"""Who is let in, by each of the three ways."""

from typing import Any

import asyncssh
import pytest

from abyss_tui.host.access.admission import ByPassword
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.jump_hosts import JumpHosts
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.i18n.languages import language
from tests.host.callers import OPTIONS, connect, person, program, sit_down
from tests.host.conftest import Start

KEY = asyncssh.generate_private_key("ssh-ed25519")
OTHER = asyncssh.generate_private_key("ssh-ed25519")


async def turned_away(port: int, client: type[asyncssh.SSHClient], by: str) -> None:
    """Call as a client that has one way to say who it is, and is not let in."""
    with pytest.raises(asyncssh.Error):
        await asyncssh.connect(
            "127.0.0.1",
            port,
            username="friday",
            client_factory=client,
            client_keys=None,
            preferred_auth=by,
            **OPTIONS,
        )


# Open.


async def test_an_open_host_lets_a_guest_in_with_any_password(start: Start) -> None:
    host = await start()
    guest = await asyncssh.connect(
        "127.0.0.1",
        host.port,
        username="friday",
        password="any",
        preferred_auth="password",
        known_hosts=None,
        config=None,
        client_keys=None,
    )
    await (await sit_down(guest)).shows("guest")
    guest.abort()


async def test_a_key_that_is_only_offered_is_no_account(start: Start) -> None:
    """A public key is public: who offers another's and then comes as a guest is a guest."""
    host = await start()

    class Impostor(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> asyncssh.SSHKey | None:
            return keys.pop() if keys else None

        def password_auth_requested(self) -> str:
            return "any"

    key = asyncssh.generate_private_key("ssh-ed25519")
    key.sign = lambda *_: asyncssh.generate_private_key("ssh-ed25519").sign(*_)  # type: ignore[method-assign]
    keys = [key]
    connection = await asyncssh.connect(
        "127.0.0.1",
        host.port,
        username="friday",
        client_factory=Impostor,
        preferred_auth="publickey,password",
        known_hosts=None,
        config=None,
    )
    await (await sit_down(connection)).shows("guest")
    assert host.inn.callers[0].account is None
    connection.abort()


# By password.


async def test_a_guest_gives_the_password_to_their_ssh(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, password="coral")
    await ada.shows("Welcome friday guest")


async def test_a_wrong_password_is_refused_and_noted_without_it(start: Start) -> None:
    host = await start(ByPassword("coral"))
    with pytest.raises(asyncssh.PermissionDenied):
        await connect(host.port, password="choral")
    assert {each.note for each in host.entries if each.what is AuditEvent.FAILED} == {
        "wrong password"
    }
    assert "choral" not in "".join(each.json() for each in host.entries)


async def test_a_stranger_is_asked_in_the_language_of_the_host(start: Start) -> None:
    """An SSH client says in which language it is only when it is let in."""
    host = await start(ByPassword("coral"), language=language("fr"))
    asked: list[str] = []

    class Stranger(asyncssh.SSHClient):
        def kbdint_auth_requested(self) -> str:
            return ""

        def kbdint_challenge_received(
            self, name: str, instructions: str, lang: str, prompts: Any
        ) -> list[str]:
            asked.extend([instructions, *(text for text, _ in prompts)])
            return ["corail"]

    await turned_away(host.port, Stranger, "keyboard-interactive")
    prompt, wrong = "Mot de passe de cet hôte\xa0: ", "Ce n’est pas le mot de passe."
    assert asked[:4] == ["", prompt, wrong, prompt]


async def test_a_new_key_is_asked_for_the_password_once(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=KEY)
    await ada.shows("Password of this host:")
    ada.type("corak\x7fl\r")
    await ada.shows("Welcome friday SHA256:")
    assert "cora" not in ada.written.decode()
    again = await person(host.port, key=KEY)
    await again.shows("Welcome friday SHA256:")


async def test_three_wrong_passwords_and_one_is_out(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=KEY)
    await ada.shows("Password of this host:")
    ada.type("a\rb\rc\r")
    assert await ada.ends() == 1
    assert "Ask whoever runs this host" in ada.text()
    assert not host.inn.apps
    assert not host.inn.known


async def test_who_cannot_be_kept_is_told_so(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    host = await start(ByPassword("coral"))
    host.inn.full = True
    ada = await person(host.port, key=KEY)
    await ada.shows("Password of this host:")
    ada.type("coral\r")
    assert await ada.ends() == 1
    assert "the host could not keep that you gave it" in ada.text()
    assert "no space is left" not in ada.text()
    assert "no space is left" in caplog.text
    assert "crashed" not in host.noted()
    assert host.entries[-2].note == "an account that could not be kept"


async def test_who_does_not_want_to_give_it_leaves(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=KEY)
    await ada.shows("Password of this host:")
    ada.type("\x03")
    assert await ada.ends() == 1


async def test_a_program_with_a_new_key_is_told_to_log_in_first(start: Start) -> None:
    host = await start(ByPassword("coral"))
    bot = await program(host.port, key=KEY)
    assert await bot.ends() == 1
    assert len(bot.heard) == 1
    assert '"tell": "bye"' in bot.heard[0]
    assert not host.inn.callers


async def test_a_program_with_a_known_key_sits_down(start: Start) -> None:
    host = await start(ByPassword("coral"))
    host.inn.known.add(KEY.get_fingerprint())
    bot = await program(host.port, key=KEY)
    bot.send(b"hello")
    await bot.hears("5 bytes")


@pytest.mark.parametrize("tries", [150, pytest.param(1000, marks=pytest.mark.slow)])
async def test_many_wrong_passwords_get_nowhere(start: Start, tries: int) -> None:
    """After twenty nobody from there may try again, not with the right one either."""
    limits = Limits(
        arrivals_per_address=100_000,
        exchanges_per_address=100_000,
        exchanges_a_second=10_000,
        login_packets_per_address=100_000,
        login_bytes_per_address=100_000_000,
    )
    host = await start(ByPassword("coral"), limits)
    tried = 0
    for _ in range(tries):
        try:
            await connect(host.port, password=f"coral{tried}")
        except (asyncssh.Error, OSError):
            tried += 1
    assert tried == tries
    assert host.noted().count("failed") == limits.wrong_passwords
    with pytest.raises((asyncssh.Error, OSError)):
        await connect(host.port, password="coral")
    assert host.server.connections == 0


async def test_wrong_passwords_shut_no_key_out(start: Start) -> None:
    host = await start(ByPassword("coral"))
    host.inn.known.add(KEY.get_fingerprint())
    for _ in range(Limits().wrong_passwords):
        host.server.context.wrong_passwords.wrong("127.0.0.1")
    await (await person(host.port, key=KEY)).shows("Welcome friday SHA256:")
    new = await person(host.port, key=OTHER)
    await new.shows("Too many wrong passwords came from your address.")
    assert await new.ends() == 1
    with pytest.raises(asyncssh.DisconnectError, match="10 minutes"):
        await connect(host.port, password="coral")


async def test_keys_have_a_limit_of_their_own(start: Start) -> None:
    host = await start(limits=Limits(keys_per_address=4))
    for _ in range(2):
        await (await person(host.port, key=KEY)).shows("Welcome")
    with pytest.raises(asyncssh.DisconnectError, match="too many keys"):
        await connect(host.port, key=KEY)


# Behind a jump host.


async def test_a_jump_host_is_not_one_person(start: Start) -> None:
    limits = Limits(strangers_per_address=1, connections_per_address=1, arrivals_per_address=1)
    host = await start(ByPassword("coral"), limits, jump_hosts=("127.0.0.1",))
    for _ in range(2):
        with pytest.raises(asyncssh.Error):
            await connect(host.port, password="wrong")
    for _ in range(3):
        ada = await person(host.port, password="coral")
        await ada.shows("Welcome")
    assert len({each.address for each in host.inn.callers}) == 3
    assert all(each.address.startswith("127.0.0.1 port ") for each in host.inn.callers)


async def test_anywhere_else_is_one_person(start: Start) -> None:
    host = await start(limits=Limits(connections_per_address=1), jump_hosts=("127.0.0.9",))
    await (await person(host.port)).shows("Welcome")
    with pytest.raises(asyncssh.DisconnectError, match="no more connections"):
        await person(host.port)


def test_wrong_passwords_behind_all_jump_hosts_are_limited_together() -> None:
    wrong, hosts = WrongPasswords(), JumpHosts(["::ffff:192.0.2.1"])
    for port in range(Limits().wrong_passwords_behind):
        assert not wrong.shut_out(hosts.source("192.0.2.1", port))
        wrong.wrong(hosts.source("192.0.2.1", port))
    assert wrong.shut_out(hosts.source("192.0.2.1", 5000))
    assert not wrong.shut_out(hosts.source("192.0.2.2", 5000))


async def test_how_many_wrong_passwords_shut_out_and_for_how_long_is_a_limit(start: Start) -> None:
    limits = Limits(wrong_passwords=2, wrong_passwords_behind=3, shut_out_seconds=60)
    host = await start(ByPassword("coral"), limits)
    for _ in range(2):
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(host.port, password="wrong")
    with pytest.raises(asyncssh.DisconnectError, match="again in 1 minute;"):
        await connect(host.port, password="coral")
    wrong, behind = WrongPasswords(limits), JumpHosts(["192.0.2.1"])
    for port in range(3):
        wrong.wrong(behind.source("192.0.2.1", port))
    assert wrong.shut_out(behind.source("192.0.2.1", 5000))
    for _ in range(2):
        wrong.wrong("192.0.2.2")
    assert wrong.shut_out("192.0.2.2")
    assert not WrongPasswords(Limits(shut_out_seconds=0)).shut_out("192.0.2.2")


async def test_one_connection_has_a_few_tries(start: Start) -> None:
    host = await start(ByPassword("coral"), Limits(attempts=4))
    tries = 0

    class Guesser(asyncssh.SSHClient):
        def password_auth_requested(self) -> str:
            nonlocal tries
            tries += 1
            return f"guess {tries}"

    await turned_away(host.port, Guesser, "password")
    assert tries == 4
