"""How a host begins: what it is told on the command line, and what it says of itself."""

import logging
import os
import re
import subprocess
import sys
from dataclasses import replace
from logging.handlers import RotatingFileHandler
from pathlib import Path

import asyncssh
import pytest

from abyss_tui.cli import main
from abyss_tui.commands.host import _plan
from abyss_tui.commands.parser import command_line
from abyss_tui.errors import BadSave, BadUsage, HostError
from abyss_tui.host.access.admission import ByPassword, Open
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.process import loop_watchdog
from abyss_tui.host.process.failures import log_failure
from abyss_tui.host.service.announcement import announcement
from abyss_tui.host.service.own_password import Password, own_password, password_of
from abyss_tui.host.service.plan import LastingTable, Plan
from abyss_tui.host.service.running import _log_to_files, run
from abyss_tui.host.service.written_limits import names, with_limits
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.record.files.locking import hold

VOICE = Voice(ENGLISH, "words")


def said(plan: Plan, *, screens: bool = True) -> str:
    """Return what a host with this plan says of itself."""
    return "\n".join(announcement(plan, "SHA256:abc", VOICE, screens=screens))


def test_a_host_says_how_friends_come_in_and_know_it(tmp_path: Path) -> None:
    password = Password("pearls")
    plan = Plan(
        tmp_path,
        ByPassword("pearls"),
        tables=(LastingTable("friday", 3, "abyss"),),
        password=password,
    )
    assert "ssh -p 2222 friday@127.0.0.1" in said(plan)
    assert "SHA256:abc" in said(plan)
    assert "who knows the password pearls" in said(plan)
    assert "This reaches only this machine" in said(plan)


def test_a_password_stays_out_of_lines_that_are_kept(tmp_path: Path) -> None:
    given = Plan(tmp_path, ByPassword("pearls"), password=Password("pearls"))
    assert "who knows the password that you gave" in said(given, screens=False)
    file = tmp_path / "password"
    made = replace(given, password=Password("pearls", file))
    assert f"who knows the password in {file}" in said(made, screens=False)
    assert "pearls" not in said(given, screens=False) + said(made, screens=False) + repr(made)
    assert "who knows the password pearls" in said(made, screens=True)


def test_a_host_without_a_terminal_never_prints_its_password(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "abyss_tui", "--saves", str(tmp_path), "host", "--port=0")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL) as host:
        assert host.stdout is not None
        told = host.stdout.readline()
        host.terminate()
        host.wait(timeout=20)
        told += host.stdout.read()
    file = tmp_path / "host" / "password"
    assert f"who knows the password in {file}" in told.decode()
    assert own_password(file) not in told.decode()


def test_a_host_of_the_network_is_called_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "reef")
    plan = Plan(tmp_path, Open(), address="0.0.0.0", port=22)
    assert "ssh friday@reef" in said(plan)
    assert "anybody" in said(plan)
    assert "Only this machine" not in said(plan)


def test_a_host_of_the_network_says_its_address_where_it_knows_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "abyss_tui.host.service.plan._address_in_the_network", lambda: "192.168.1.23"
    )
    plan = Plan(tmp_path, Open(), address="0.0.0.0")
    assert re.search(r"or +ssh -p 2222 friday@192\.168\.1\.23", said(plan))
    assert "192.168.1.23" not in said(replace(plan, address="127.0.0.1"))
    monkeypatch.setattr("abyss_tui.host.service.plan._address_in_the_network", lambda: None)
    assert "friday@192" not in said(plan)


def test_seeds_that_can_be_named_are_told_loudly(tmp_path: Path) -> None:
    plan = Plan(tmp_path, Open())
    assert "WARNING" not in said(plan)
    assert "WARNING: --fixed-seeds" in said(replace(plan, fixed_seeds=True))


def test_a_password_is_made_once_and_kept_for_the_host_alone(tmp_path: Path) -> None:
    file = tmp_path / "host" / "password"
    made = own_password(file)
    assert own_password(file) == made
    assert len(made) == len("xxxx-xxxx-xxxx")
    assert file.stat().st_mode & 0o777 == 0o600
    assert own_password(tmp_path / "other") != made


def test_a_password_that_was_made_up_is_taken_as_it_was_heard(tmp_path: Path) -> None:
    made = password_of(None, tmp_path / "password")
    letters = made.word.replace("-", "")
    for typed in (made.word, letters, letters.upper(), f" {made.word.replace('-', ' ')} "):
        assert made.admission.takes_password(typed)
    for wrong in ("", letters[:-1], f"{letters}x"):
        assert not made.admission.takes_password(wrong)


@pytest.mark.parametrize("kept", [True, False])
def test_a_password_of_ones_own_is_taken_as_it_is(tmp_path: Path, *, kept: bool) -> None:
    file = tmp_path / "password"
    file.write_text("Blue-Coral\n")
    own = password_of(None if kept else "Blue-Coral", file)
    assert own.admission.takes_password("Blue-Coral")
    assert not own.admission.takes_password("bluecoral")
    given = Password("abcd-efgh-jkmn").admission
    assert not given.takes_password("abcdefghjkmn")


@pytest.mark.parametrize("left", ["", "\n"])
def test_a_file_without_a_password_lets_nobody_in(tmp_path: Path, left: str) -> None:
    file = tmp_path / "password"
    file.write_text(left)
    with pytest.raises(HostError, match="has no password"):
        own_password(file)


def test_a_password_that_cannot_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "host").write_text("in the way")
    with pytest.raises(HostError, match="cannot be read or written"):
        own_password(tmp_path / "host" / "password")


def test_the_environment_keeps_a_password_from_other_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "password"
    monkeypatch.setenv("ABYSS_TUI_PASSWORD", "keys")
    assert password_of(None, file) == Password("keys")
    assert password_of("pearls", file) == Password("pearls")
    assert not file.exists()
    monkeypatch.delenv("ABYSS_TUI_PASSWORD")
    assert password_of(None, file) == Password(own_password(file), file)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--table", "friday:9"], "a table has 2 to 4 seats"),
        (["--table", "fri day"], "made of a-z"),
        (["--play"], "--play needs a terminal"),
    ],
)
def test_what_cannot_be_meant_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str], why: str
) -> None:
    assert main(["--saves", str(tmp_path), "host", *wrong]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [["--port", "70000"], ["--open", "--keys", "x"], ["--jump-host", "gate.example"]],
)
def test_options_that_exclude_each_other_or_name_no_port_or_address(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        command_line().parse_args(["host", *wrong])


def test_jump_hosts_are_told_to_the_host(tmp_path: Path) -> None:
    line = ["--saves", str(tmp_path), "host", "--open"]
    args = command_line().parse_args([*line, "--jump-host", "127.0.0.1", "--jump-host", "::1"])
    assert _plan(args).jump_hosts == ("127.0.0.1", "::1")


def test_a_second_host_of_the_same_games_is_told_of_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "host"
    folder.mkdir()
    lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT)
    try:
        hold(lock, folder)
        with pytest.raises(BadSave, match="another host serves these games"):
            run(Plan(tmp_path, Open()), VOICE, screens=False)
    finally:
        os.close(lock)


def test_a_host_that_cannot_hold_its_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "host" / "lock").mkdir(parents=True)
    with pytest.raises(BadSave, match="lock: this is a folder"):
        run(Plan(tmp_path, Open()), VOICE, screens=False)


def test_keys_that_cannot_be_read_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "keys"
    assert main(["--saves", str(tmp_path), "host", "--keys", str(missing)]) == 1
    assert f"{missing} lets nobody in (" in capsys.readouterr().err


# Limits, and the password anew


def test_limits_are_written_by_their_names() -> None:
    limits, tables = with_limits(["connections=400", "tables-per-address=7", "login_seconds=30"])
    assert (limits.connections, limits.login_seconds) == (400, 30)
    assert (tables.tables_per_address, tables.tables) == (7, TableLimits().tables)


@pytest.mark.parametrize(
    "written", ["connection=400", "connections", "connections=0", "connections=-1", "tables=1.5"]
)
def test_a_limit_that_is_none_is_refused_with_what_there_is(written: str) -> None:
    with pytest.raises(BadUsage, match="--limit"):
        with_limits([written])


def test_every_limit_is_in_the_documentation() -> None:
    page = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text("utf-8")
    missing = [
        name for name in (*names(Limits()), *names(TableLimits())) if f"`{name}`" not in page
    ]
    assert missing == []


def planned(tmp_path: Path, *options: str) -> Plan:
    command = ["--saves", str(tmp_path), "host", *options]
    return _plan(command_line().parse_args(command))


def test_a_new_password_is_made_up_if_that_is_asked(tmp_path: Path) -> None:
    first, same = planned(tmp_path), planned(tmp_path)
    other = planned(tmp_path, "--new-password", "--ask-again")
    words = [each.password.word for each in (first, same, other) if each.password is not None]
    assert words[0] == words[1] != words[2]
    assert not other.admission.takes_password(words[0])
    assert (same.ask_again, other.ask_again) == (False, True)
    with pytest.raises(BadUsage, match="--new-password"):
        planned(tmp_path, "--new-password", "--open")


def test_those_who_run_a_host_are_named_by_a_file_of_keys(tmp_path: Path) -> None:
    with pytest.raises(HostError, match="nobody"):
        planned(tmp_path, "--admin", str(tmp_path / "nobody"))
    key = asyncssh.generate_private_key("ssh-ed25519")
    (tmp_path / "admins").write_bytes(key.export_public_key())
    admins = planned(tmp_path, "--admin", str(tmp_path / "admins")).admins
    assert admins is not None
    assert admins.takes_key(key.convert_to_public(), "192.0.2.7")
    other = asyncssh.generate_private_key("ssh-ed25519").convert_to_public()
    assert not admins.takes_key(other, "192.0.2.7")


def test_failures_and_stalls_are_logged_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stalls = logging.getLogger(loop_watchdog.__name__)
    for logger in (logging.getLogger(), stalls):
        monkeypatch.setattr(logger, "handlers", list(logger.handlers))
    plan = Plan(tmp_path, Open())
    plan.folder.mkdir()
    _log_to_files(plan)
    stalls.warning("The event loop was held up for %.0f ms", 1234)
    log_failure(ValueError("crab-4"), "A session")
    failures, waits = [(plan.folder / f"{name}.log").read_text() for name in ("failures", "stalls")]
    assert ("A session failed." in failures, "held up" in failures) == (True, False)
    assert ("A session failed." in waits, "held up" in waits) == (False, True)
    for handler in (*logging.getLogger().handlers, *stalls.handlers):
        assert isinstance(handler, RotatingFileHandler)
        assert handler.maxBytes > 0
        handler.close()
