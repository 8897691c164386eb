"""The SSH client that people have."""

import asyncio
import shutil
from pathlib import Path

import pexpect
import pytest

from abyss_tui.host.access.admission import ByPassword
from abyss_tui.host.access.limits import Limits
from abyss_tui.i18n.languages import language
from tests.host.callers import PATIENCE
from tests.host.conftest import Start

OPTIONS = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")
"""Of an option that is given twice, the first counts."""

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


def ssh(
    port: int, *options: str, command: tuple[str, ...] = (), asks: bool = False
) -> "pexpect.spawn[bytes]":
    """Start ssh in a terminal of its own; it may ask whether the host is known."""
    usual = (*(("StrictHostKeyChecking=ask",) if asks else ()), *OPTIONS)
    given = [word for option in (*usual, *options) for word in ("-o", option)]
    arguments = ["-F", "/dev/null", *given, "-p", str(port), "friday@127.0.0.1", *command]
    return pexpect.spawn("ssh", arguments, timeout=PATIENCE, dimensions=(24, 80))


async def shows(terminal: "pexpect.spawn[bytes]", what: str) -> None:
    await asyncio.to_thread(terminal.expect_exact, [what])


async def test_a_guest_is_asked_for_nothing(start: Start) -> None:
    host = await start()
    ada = ssh(host.port, "PubkeyAuthentication=no")
    await shows(ada, "guest")
    ada.send("q")
    await shows(ada, "See you.")
    await asyncio.to_thread(ada.wait)
    assert ada.exitstatus == 0


async def test_a_key_is_an_account(start: Start, tmp_path: Path) -> None:
    key = tmp_path / "key"
    pexpect.run(f"ssh-keygen -q -t ed25519 -N '' -f {key}")
    host = await start(ByPassword("coral"))
    ada = ssh(host.port, f"IdentityFile={key}", "IdentitiesOnly=yes")
    await shows(ada, "Password of this host:")
    ada.send("coral\r")
    await shows(ada, "SHA256:")
    ada.setwinsize(40, 120)
    await shows(ada, "120x40")
    ada.sendline("~.")
    ada.close(force=True)


async def test_a_guest_gives_the_password(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = ssh(host.port, "PubkeyAuthentication=no")
    await shows(ada, "Password of this host:")
    ada.sendline("coral")
    await shows(ada, "guest")
    ada.close(force=True)


async def test_who_compares_the_fingerprint_has_time(start: Start) -> None:
    """The client stops in the midst of the key exchange while it asks whether the host is known."""
    host = await start(limits=Limits(handshake_seconds=2))
    asking = ssh(host.port, "PubkeyAuthentication=no", asks=True)
    await shows(asking, "continue connecting")
    await asyncio.sleep(3)
    asking.sendline("yes")
    await shows(asking, "guest")
    asking.close(force=True)


async def test_who_is_turned_away_reads_why(start: Start) -> None:
    host = await start(limits=Limits(connections=1), language=language("fr"))
    ada = ssh(host.port, "PubkeyAuthentication=no")
    await shows(ada, "guest")
    bo = ssh(host.port)
    await shows(bo, "L'hote n'accepte plus de connexions")
    await asyncio.to_thread(bo.wait)
    ada.close(force=True)


async def test_who_guessed_too_often_reads_that_a_key_may_try(start: Start) -> None:
    host = await start(ByPassword("coral"))
    for _ in range(Limits().wrong_passwords):
        host.server.context.wrong_passwords.wrong("127.0.0.1")
    guest = ssh(host.port, "PubkeyAuthentication=no")
    await shows(guest, "Too many wrong passwords came from your address.")
    await asyncio.to_thread(guest.wait)


async def test_a_command_is_answered_with_what_to_type(start: Start) -> None:
    host = await start()
    ada = ssh(host.port, "PubkeyAuthentication=no", command=("ls",))
    await shows(ada, f"ssh -t -p {host.port} friday@HOST")
    await asyncio.to_thread(ada.wait)
    assert ada.exitstatus == 1


@pytest.mark.parametrize("terminal", ["RequestTTY=force", "RequestTTY=no"])
async def test_the_word_plain_asks_for_lines(start: Start, terminal: str) -> None:
    host = await start()
    ada = ssh(host.port, "PubkeyAuthentication=no", terminal, command=("plain",))
    await shows(ada, "Welcome friday guest")
    ada.send("crax\x7fb\r")
    await shows(ada, "[barc]")
    ada.send("bye\r")
    await shows(ada, "See you.")
    await asyncio.to_thread(ada.wait)
    assert ada.exitstatus == 0
    assert not host.inn.apps
