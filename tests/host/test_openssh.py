"""The SSH client that people have."""

import asyncio
import shutil
from pathlib import Path

import pexpect
import pytest

from abyss_tui.host.access.admission import ByPassword
from tests.host.callers import PATIENCE
from tests.host.conftest import Start

OPTIONS = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


def ssh(port: int, *options: str, command: tuple[str, ...] = ()) -> "pexpect.spawn[bytes]":
    """Start ssh in a terminal of its own."""
    given = [word for option in (*OPTIONS, *options) for word in ("-o", option)]
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
