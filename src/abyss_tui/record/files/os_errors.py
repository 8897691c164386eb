"""What is said when the disk refuses: what happened, and what the player can do about it."""

import errno
from pathlib import Path
from typing import Final

from abyss_tui import regular_files
from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message

_FORBIDDEN: Final = "{path}: this may not be written; allow it, or choose a folder with --saves."
_FULL: Final = "{path}: no space is left there; free some."
_IN_THE_WAY: Final = "{path}: a file is in the way of this folder; choose another one with --saves."
_SAID: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: _FORBIDDEN,
    errno.ENOTDIR: _IN_THE_WAY,
    errno.EEXIST: _IN_THE_WAY,
    errno.ENOENT: "{path}: there is no such file.",
    errno.EISDIR: "{path}: this is a folder and no game.",
    errno.ENAMETOOLONG: "{path}: no file can have such a long name.",
}


def why(error: OSError, path: Path) -> Message:
    """Return a sentence: what the disk refused about this path."""
    if error.errno in _SAID:
        return Message(_SAID[error.errno], path=path)
    return Message("{path}: {said}.", path=path, said=regular_files.why(error))


def refused(error: OSError, path: Path) -> BadSave:
    """Return what to raise when a file or folder cannot be used at all."""
    return BadSave(why(error, path))
