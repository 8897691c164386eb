"""A file of keys: whose key stands in it comes in, as it is now, and nobody else."""

import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from abyss_tui.errors import HostError
from abyss_tui.host.access.admission import ByKeys
from tests.host.callers import person
from tests.host.conftest import Start

KEY = asyncssh.generate_private_key("ssh-ed25519")
OTHER = asyncssh.generate_private_key("ssh-ed25519")
LINE = KEY.export_public_key().decode()


@pytest.fixture
def friends(tmp_path: Path) -> Path:
    path = tmp_path / "friends"
    path.write_bytes(b"# friends\n" + KEY.export_public_key())
    return path


def with_options(path: Path, options: str) -> ByKeys:
    """Return who is let in by a file with these options before a key, and a key without any."""
    path.write_text(f"# friends\n\n{options} {LINE}{OTHER.export_public_key().decode()}")
    return ByKeys(path)


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
    with pytest.raises(HostError, match=r"friends lets nobody in .* a public key a line"):
        ByKeys(path)


def test_each_line_that_is_refused_is_named_and_of_many_the_first(tmp_path: Path) -> None:
    path = tmp_path / "friends"
    path.write_text(f"no key\ncert-authority {LINE}")
    both = r"\(line 1: no public key that can be read; line 2: its option cert-authority .*\)"
    with pytest.raises(HostError, match=both):
        ByKeys(path)
    path.write_text("no key\n" * 5)
    with pytest.raises(HostError, match=r"line 2: .*; line 3: .*; 2 lines more are refused\)"):
        ByKeys(path)


def test_a_host_does_not_start_with_keys_that_have_all_expired(tmp_path: Path) -> None:
    path = tmp_path / "friends"
    path.write_text(f'expiry-time="20200101" {LINE}')
    with pytest.raises(HostError, match="every key in it has expired"):
        ByKeys(path)
    with_options(path, 'expiry-time="20200101"')  # one that has not is enough


# A file that changes.


def change(path: Path, content: str | None) -> None:
    if content is None:
        path.unlink()
    else:
        path.write_text(content)


@pytest.mark.parametrize("content", ["", "# nobody\n", "no key at all\n", None])
async def test_an_empty_or_missing_file_lets_nobody_in(
    start: Start, friends: Path, caplog: pytest.LogCaptureFixture, content: str | None
) -> None:
    host = await start(ByKeys(friends))
    ada = await person(host.port, key=KEY)
    change(friends, content)
    for _ in range(2):
        with pytest.raises(asyncssh.PermissionDenied):
            await person(host.port, key=KEY)
    assert caplog.text.count("nobody is let in") == 1
    assert str(friends) in caplog.text
    ada.type("x")
    await ada.shows("count 1")  # who is inside stays
    change(friends, LINE)
    await (await person(host.port, key=KEY)).shows("Welcome")


def test_another_file_of_the_same_time_and_length_counts(friends: Path) -> None:
    friends.write_text(LINE)
    keys, time = ByKeys(friends), friends.stat().st_mtime_ns
    new = friends.with_name("new")
    new.write_bytes(OTHER.export_public_key())
    os.utime(new, ns=(time, time))
    new.replace(friends)
    assert keys.takes_key(OTHER.convert_to_public(), "127.0.0.1")
    assert not keys.takes_key(KEY.convert_to_public(), "127.0.0.1")


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(HostError, match="no file"):
        ByKeys(tmp_path / "pipe")


def test_a_file_of_any_length_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "long").write_text(LINE * 20_000)
    with pytest.raises(HostError, match="longer"):
        ByKeys(tmp_path / "long")


# Options.


@pytest.mark.parametrize(
    "options",
    [
        "restrict",
        "restrict,pty",
        'no-pty,no-port-forwarding,permitopen="localhost:80"',
        "no-X11-forwarding,NO-agent-forwarding",
        'from="127.0.0.0/8,192.0.2.*"',
        'expiry-time="29991231"',
        'expiry-time="299912312359Z",from="127.0.0.1",restrict',
    ],
)
async def test_options_that_take_nothing_away_here_are_fine(
    start: Start, friends: Path, options: str
) -> None:
    host = await start(with_options(friends, options))
    await (await person(host.port, key=KEY)).shows("Welcome")


@pytest.mark.parametrize(
    "options",
    [
        'expiry-time="20200101"',
        'expiry-time="202001010000Z"',
        'expiry-time="20200101000000"',
        'expiry-time="29991231",expiry-time="20200101"',
        'from="192.0.2.0/24"',
        'from="!127.0.0.1,*"',
        'from="*",from="192.0.2.1"',
    ],
)
async def test_a_key_that_has_expired_or_comes_from_elsewhere_is_refused(
    start: Start, friends: Path, options: str
) -> None:
    host = await start(with_options(friends, options))
    with pytest.raises(asyncssh.PermissionDenied):
        await person(host.port, key=KEY)
    await (await person(host.port, key=OTHER)).shows("Welcome")


def test_a_key_expires_while_the_host_runs(friends: Path) -> None:
    soon = datetime.now(UTC) + timedelta(seconds=1.5)
    keys = with_options(friends, f'expiry-time="{soon:%Y%m%d%H%M%S}Z"')
    assert len(keys._keys) == 2
    assert keys._keys[0].expires == soon.replace(microsecond=0)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ('command="rm -rf /"', "its option command is not understood"),
        ("cert-authority", "its option cert-authority is not understood"),
        ('restrict,environment="A=b"', "its option environment is not understood"),
        ("from", "its option from is not understood"),
        ("verify-required", "its option verify-required is not understood"),
        ('expiry-time="tomorrow"', 'its expiry-time "tomorrow" cannot be read'),
        ('expiry-time="20201301"', "cannot be read"),
        ('restrict="yes"x', "its options cannot be read"),
        ('from="1.2.3.4', "no public key"),
        ("nonsense", "its option nonsense is not understood"),
    ],
)
async def test_an_option_that_is_not_understood_refuses_the_key(
    start: Start, friends: Path, caplog: pytest.LogCaptureFixture, options: str, why: str
) -> None:
    with caplog.at_level(logging.WARNING):
        host = await start(with_options(friends, options))
    assert "line 3: " in caplog.text
    assert why in caplog.text
    caplog.clear()
    with pytest.raises(asyncssh.PermissionDenied):
        await person(host.port, key=KEY)
    await (await person(host.port, key=OTHER)).shows("Welcome")
    assert caplog.text.count(why) == 1  # in the log, which is opened when the host runs
