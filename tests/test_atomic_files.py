"""A file is there as a whole, the old one or the new, whatever happens while it is written."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from abyss_tui import atomic_files

OLD, NEW = b"the old content", b"the new content, which is longer"
DIES = """
import os, sys
from pathlib import Path
from abyss_tui import atomic_files
calls = 0
def dies(real):
    def call(*arguments, **options):
        global calls
        calls += 1
        if calls == int(sys.argv[2]):
            os._exit(9)
        return real(*arguments, **options)
    return call
for name in ("fsync", "replace", "rename", "fdopen", "open", "link"):
    setattr(os, name, dies(getattr(os, name)))
getattr(atomic_files, sys.argv[3])(Path(sys.argv[1]), b"the new content, which is longer")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "kept.json"
    path.write_bytes(OLD)
    return path


def test_a_file_is_replaced_and_nothing_is_left_beside_it(file: Path) -> None:
    atomic_files.replace(file, NEW)
    assert file.read_bytes() == NEW
    assert list(file.parent.iterdir()) == [file]


def test_a_new_file_and_its_folders_are_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "kept.json"
    atomic_files.replace(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_file_keeps_its_permissions(file: Path) -> None:
    file.chmod(0o640)
    atomic_files.replace(file, NEW)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_long_name_leaves_room_for_the_new_one_beside_it(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)
    atomic_files.replace(path, NEW)
    assert path.read_bytes() == NEW


def test_what_is_created_is_never_written_over_another(file: Path) -> None:
    atomic_files.create(file, NEW)
    assert file.read_bytes() == OLD
    other = file.with_name("key")
    atomic_files.create(other, NEW)
    assert other.read_bytes() == NEW
    assert stat.S_IMODE(other.stat().st_mode) == 0o600
    assert set(file.parent.iterdir()) == {file, other}


@pytest.mark.parametrize("write", [atomic_files.replace, atomic_files.create])
@pytest.mark.parametrize("full", ["os.fsync", "os.fdopen"])
def test_on_a_full_disk_the_old_file_stays(
    write: Callable[[Path, bytes], None], full: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(full, no_space)
    with pytest.raises(OSError, match="No space left"):
        write(file, NEW)
    assert file.read_bytes() == OLD
    assert list(file.parent.iterdir()) == [file]


def test_what_cannot_get_its_name_is_taken_away_again(file: Path) -> None:
    folder = file.with_name("folder")
    folder.mkdir()
    with pytest.raises(OSError, match="directory"):
        atomic_files.replace(folder, NEW)
    assert set(file.parent.iterdir()) == {file, folder}


@pytest.mark.skipif(os.name != "posix", reason="folders are not flushed elsewhere")
@pytest.mark.parametrize("how", ["replace", "create"])
def test_a_kill_at_any_moment_leaves_the_whole_old_file_or_the_whole_new_one(
    how: str, tmp_path: Path
) -> None:
    left = set()
    for moment in range(1, 20):
        path = tmp_path / str(moment) / "kept.json"
        path.parent.mkdir()
        if how == "replace":
            path.write_bytes(OLD)
        command = [sys.executable, "-c", DIES, str(path), str(moment), how]
        done = subprocess.run(command, check=False)
        left.add(path.read_bytes() if path.exists() else OLD)
        if done.returncode == 0:  # it came to its end before it was killed
            break
        assert done.returncode == 9
    assert left == {OLD, NEW}
    assert done.returncode == 0
