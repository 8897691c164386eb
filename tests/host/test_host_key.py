"""The key by which callers know the host again."""

import stat
from pathlib import Path

import pytest

from abyss_tui.errors import HostError
from abyss_tui.host.ssh.host_key import fingerprint, host_key


def test_a_key_is_made_once_for_the_host_alone(tmp_path: Path) -> None:
    path = tmp_path / "host" / "key"
    first = host_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert fingerprint(host_key(path)) == fingerprint(first)
    assert fingerprint(first).startswith("SHA256:")
    assert [each.name for each in path.parent.iterdir()] == ["key"]


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "key"
    host_key(path)
    path.chmod(0o640)
    with pytest.raises(HostError, match="chmod 600"):
        host_key(path)


def test_a_key_that_cannot_be_read_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_text("half a key", encoding="utf-8")
    path.chmod(0o600)
    with pytest.raises(HostError, match="Restore it"):
        host_key(path)
    assert path.read_text(encoding="utf-8") == "half a key"


def test_an_empty_file_is_no_reason_for_a_new_key(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.touch(0o600)
    with pytest.raises(HostError):
        host_key(path)


def test_a_folder_in_place_of_the_key_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with pytest.raises(HostError, match=str(tmp_path)):
        host_key(tmp_path)
