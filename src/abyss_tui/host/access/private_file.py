"""Files of a host that are made once and read by nobody else: its key, and its own password."""

import os
from pathlib import Path


def make_private(path: Path, content: bytes) -> None:
    """Write a new file, whole or not at all, and never over another. Raises OSError.

    Where another host was quicker, its file counts.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(new, path)
        except FileExistsError:
            return
    finally:
        new.unlink()
