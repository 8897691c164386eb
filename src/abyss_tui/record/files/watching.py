"""Whether the file of a running game is still what was written into it.

Others may delete, move, replace or change it: a look at the disk before every line tells, and
costs a few microseconds. The content is read only where the time of its last change is not ours.
"""

import os
from pathlib import Path
from typing import Self

from abyss_tui.i18n.message import Message
from abyss_tui.records import record


@record
class LookedAt:
    """How an open file was right after it was written, whatever its content."""

    size: int
    changed: int
    """When it was changed last, as the system says it."""

    @classmethod
    def of(cls, descriptor: int) -> Self:
        """Look at an open file now."""
        found = os.fstat(descriptor)
        return cls(found.st_size, found.st_mtime_ns)


def what_happened(
    path: Path, descriptor: int, written: bytes | bytearray, last: LookedAt
) -> Message | None:
    """Return what has happened to an open file that begins with what was written, or None.

    What stands behind that is no concern: it is cut off with the next line.
    """
    try:
        there, ours = path.stat(), os.fstat(descriptor)
        if (there.st_dev, there.st_ino) != (ours.st_dev, ours.st_ino):
            text = "{path}: another file was put in place of this game while it was played."
            return Message(text, path=path)
        as_it_was = (ours.st_size, ours.st_mtime_ns) == (last.size, last.changed)
        if not as_it_was and _beginning(descriptor, len(written)) != written:
            text = "{path}: this file was cut short or changed while its game was played."
            return Message(text, path=path)
    except OSError:
        text = "{path}: this file was deleted or moved away while its game was played."
        return Message(text, path=path)
    return None


def _beginning(descriptor: int, size: int) -> bytes:
    """Return what an open file begins with; what is added to it still comes at its end."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    found = b""
    while len(found) < size and (more := os.read(descriptor, size - len(found))):
        found += more
    return found
