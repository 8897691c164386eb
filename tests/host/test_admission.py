"""Who is let in, by each of the three ways."""

from pathlib import Path
from typing import Any

import asyncssh
import pytest

from abyss_tui.errors import HostError
from abyss_tui.host.access.admission import ByKeys, ByPassword
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.wrong_passwords import TOO_MANY
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


@pytest.fixture
def friends(tmp_path: Path) -> Path:
    path = tmp_path / "friends"
    path.write_bytes(b"# friends\n" + KEY.export_public_key())
    return path


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
    prompt, wrong = "Mot de passe de cet hôte\xa0: ", "Ce n'est pas le mot de passe."
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


async def test_a_thousand_wrong_passwords_get_nowhere(start: Start) -> None:
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
    for _ in range(1000):
        try:
            await connect(host.port, password=f"coral{tried}")
        except (asyncssh.Error, OSError):
            tried += 1
    assert tried == 1000
    assert host.noted().count("failed") == TOO_MANY
    with pytest.raises((asyncssh.Error, OSError)):
        await connect(host.port, password="coral")
    assert host.server.connections == 0


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


# By keys.


async def test_a_key_of_the_file_is_let_in(start: Start, friends: Path) -> None:
    host = await start(ByKeys(friends))
    ada = await person(host.port, key=KEY)
    await ada.shows("Welcome friday SHA256:")


@pytest.mark.parametrize("login", [{"key": OTHER}, {"password": "any"}, {}])
async def test_nobody_else_is(start: Start, friends: Path, login: dict[str, Any]) -> None:
    host = await start(ByKeys(friends))
    with pytest.raises(asyncssh.PermissionDenied):
        await person(host.port, **login)


async def test_a_key_added_to_the_file_counts_at_once(start: Start, friends: Path) -> None:
    host = await start(ByKeys(friends))
    with friends.open("ab") as file:
        file.write(OTHER.export_public_key())
    bo = await person(host.port, key=OTHER)
    await bo.shows("Welcome friday SHA256:")


def test_a_file_without_keys_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "friends"
    path.write_text("no key at all\n", encoding="utf-8")
    with pytest.raises(HostError, match="friends has no keys"):
        ByKeys(path)
