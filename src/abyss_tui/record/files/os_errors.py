"""What is said when the disk refuses: what happened, and what the player can do about it."""

import errno
from pathlib import Path
from typing import Final

from abyss_tui.errors import BadSave

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NO_FOLDER: Final = frozenset({errno.ENOTDIR, errno.EEXIST})


def why(error: OSError, path: Path) -> str:
    """Return a sentence without its full stop: what the disk refused about this path."""
    if error.errno in _FULL:
        return f"{path}: no space is left there; free some"
    if error.errno in _FORBIDDEN:
        return f"{path}: this may not be written; allow it, or choose a folder with --saves"
    if error.errno in _NO_FOLDER:
        return f"{path}: a file is in the way of this folder; choose another one with --saves"
    if error.errno == errno.ENOENT:
        return f"{path}: there is no such file"
    if error.errno == errno.EISDIR:
        return f"{path}: this is a folder and no game"
    return f"{path}: {error.strerror or error}"


def refused(error: OSError, path: Path) -> BadSave:
    """Return what to raise when a file or folder cannot be used at all."""
    return BadSave(f"{why(error, path)}.")
