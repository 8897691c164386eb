"""Opens files that anybody may have put there, and never waits for one.

Only regular files of a sane size are opened, also through links: a pipe would wait for somebody to
write into it, a device may never end, and reading it may even do something.
"""

import errno
import os
import stat
from pathlib import Path
from typing import IO, Final

from abyss_tui.i18n.message import Message

MEBIBYTE: Final = 1 << 20

# Between the look at a file and its opening a pipe may take its place: then nothing waits, either.
_FLAGS: Final = (
    getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
)
_SAID: Final = {
    errno.ELOOP: "this link leads round in a circle",
    errno.EISDIR: "this is a folder",
    errno.ENOENT: "there is no such file or folder",
    errno.EACCES: "this is not allowed",
    errno.EPERM: "this is not allowed",
}


class NoRegularFile(OSError):
    """Something else than a regular file of a sane size; `said` is a clause that says what."""

    def __init__(self, said: Message) -> None:
        super().__init__(errno.EINVAL, str(said))
        self.said = said


def opened(path: Path, longest: int, flags: int = os.O_RDONLY) -> int:
    """Open a regular file of at most so many bytes and return its descriptor; never wait.

    Raises OSError, as NoRegularFile for what is none.
    """
    try:
        _check(path.stat(), longest)
    except FileNotFoundError as error:
        raise _why_not_there(path, error) from error
    except ValueError as error:  # a null byte: no file has such a name
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    descriptor = os.open(path, flags | _FLAGS)
    try:
        _check(os.fstat(descriptor), longest)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def opened_to_write(path: Path, flags: int, mode: int) -> int:
    """Open a regular file, however long, and return its descriptor; where there is none, make it.

    Never waits. Raises OSError, as NoRegularFile for what is none.
    """
    descriptor = os.open(path, flags | os.O_WRONLY | os.O_CREAT | _FLAGS, mode)
    try:
        found = os.fstat(descriptor)
        _check(found, found.st_size)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def open_to_read(path: Path, longest: int) -> IO[bytes]:
    """Open a regular file of at most so many bytes to read it. Raises OSError, as `opened`."""
    return os.fdopen(opened(path, longest), "rb")


def content(path: Path, longest: int) -> bytes:
    """Return what is in a regular file of at most so many bytes. Raises OSError, as `opened`."""
    with open_to_read(path, longest) as file:
        # Files of the system may say that they are empty, and go on for ever.
        found = file.read(longest + 1)
    if len(found) > longest:
        raise _too_long(longest)
    return found


def why(error: OSError) -> Message | str:
    """Return why a file was not opened or read, as a clause."""
    if isinstance(error, NoRegularFile):
        return error.said
    if error.errno in _SAID:
        return Message(_SAID[error.errno])
    return error.strerror or str(error)


def _check(found: os.stat_result, longest: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise NoRegularFile(Message("this is a pipe, a socket or a device and no file"))
    if found.st_size > longest:
        raise _too_long(longest)


def _too_long(longest: int) -> NoRegularFile:
    text = "it is longer than {size} KiB, so it is none of this program"
    return NoRegularFile(Message(text, size=longest // 1024))


def _why_not_there(path: Path, error: FileNotFoundError) -> OSError:
    if path.is_symlink():
        return NoRegularFile(Message("this link leads to a file that is not there"))
    return error
