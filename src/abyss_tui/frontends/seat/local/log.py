"""The log of a program: what it writes to its standard error, and what was made of it."""

import os
from pathlib import Path
from typing import Final

from abyss_tui import regular_files
from abyss_tui.record.files.folders import ready
from abyss_tui.record.files.os_errors import refused

LONGEST_LOG: Final = 1024 * 1024
"""Bytes after which a log begins anew."""


class Log:
    """A file for its owner alone; every game begins it anew."""

    def __init__(self, path: Path) -> None:
        """Raises BadSave where it cannot be written."""
        self.path = path
        ready(path.parent)
        try:
            handle = regular_files.opened_to_write(path, os.O_TRUNC | os.O_APPEND, 0o600)
            os.fchmod(handle, 0o600)  # one of an older game may have been lent to others
        except OSError as error:
            raise refused(error, path) from error
        self._file = os.fdopen(handle, "wb", buffering=0)
        self._size = 0

    def write(self, written: bytes) -> None:
        """Keep what a program has written; that a disk is full is nothing to the game."""
        if self._file.closed:
            return
        try:
            if self._size > LONGEST_LOG:
                self._file.truncate(0)
                self._size = 0
            self._size += self._file.write(written)
        except OSError:
            self.close()

    def note(self, text: str) -> None:
        """Note what was made of the program, on a line of its own."""
        self.write(f"abyss-tui: {text}\n".encode())

    def close(self) -> None:
        """Write no more."""
        self._file.close()


def free_log(folder: Path, name: str, taken: set[Path]) -> Path:
    """Return the file of a log for a program of this name, none that another one writes."""
    plain = "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in name)
    number, path = 1, folder / f"{plain}.log"
    while path in taken:
        number += 1
        path = folder / f"{plain}-{number}.log"
    return path
