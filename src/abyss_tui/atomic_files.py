"""Files that are written as a whole or not at all, whatever happens meanwhile.

A new file is written beside the old one, forced onto the disk and given its name: a full disk, a
kill or a power cut leaves either the old content or the new, never half of one. What a kill leaves
behind of the new one has a name that begins with a dot, and no program looks for it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


def replace(path: Path, content: bytes) -> None:
    """Write a file in place of the old one, if there is one, whose permissions it keeps.

    A new one can be read by its owner alone, and so can folders that are made for it. Raises
    OSError, and then the old one is as it was, unless the disk refused only to flush the folder.
    """
    with _beside(path, content) as new:
        if path.exists():
            new.chmod(path.stat().st_mode)
        new.replace(path)
    flush_folder(path.parent)


def create(path: Path, content: bytes) -> None:
    """Write a file for its owner alone, never over another: where one was quicker, it counts.

    Raises OSError.
    """
    with _beside(path, content) as new, suppress(FileExistsError):
        os.link(new, path)
    flush_folder(path.parent)


def flush_folder(folder: Path) -> None:
    """Have the names of the files in a folder on the disk, too; Windows does so by itself."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _beside(path: Path, content: bytes) -> Iterator[Path]:
    """Write content into a new file of the same folder; it is gone afterwards if it is still there.

    In the same folder, because a file can be renamed only within a file system.
    """
    from tempfile import mkstemp  # not read in at the start, when nothing is written

    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name[:32]}-")
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield new
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)
