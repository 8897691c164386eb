"""A journal, or the folder of a host, is held by one process at a time.

The system keeps the lock on the open file, so it goes with the process, however that ends:
a crash leaves no lock behind that somebody would have to remove.
"""

import sys
from pathlib import Path
from typing import Final

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.os_errors import why

if sys.platform == "win32":
    import msvcrt
    import os

    # Far behind the end of any journal: bytes that are locked here cannot be read by others.
    _PLACE = 1 << 40

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_GAME_HELD: Final = (
    "{path}: this game is open in another window; close it there, or play another one."
)


def hold(descriptor: int, path: Path, held: str = _GAME_HELD) -> None:
    """Hold this open file until it is closed.

    Raises BadSave when another process does, with the text `held` about the {path}.
    """
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError):
        raise BadSave(Message(held, path=path)) from None
    except OSError as error:
        text = "{why} Games cannot be kept safe in this folder: choose another one with --saves."
        raise BadSave(Message(text, why=why(error, path))) from error
