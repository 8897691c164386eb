"""Keeps settings in their file: as a whole or not at all, with the comments that stand in it."""

import errno
import os
from asyncio import to_thread
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from abyss_tui import atomic_files, regular_files
from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.serial_queue import SerialQueue
from abyss_tui.settings.reading import LONGEST
from abyss_tui.settings.settings import Value

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

Kept: TypeAlias = Value | Sequence[str]
_HEAD: Final = "Settings of abyss-tui. What stands here can be changed in the program as well."


class SettingsFile:
    """The settings file of one person."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = SerialQueue()

    async def keep(self, changes: Mapping[str, Kept]) -> None:
        """Set what has changed and leave the rest as it stands there. Raises BadSave."""
        await self._writing.run(lambda: to_thread(keep, self.path, changes))


def keep(path: Path, changes: Mapping[str, Kept]) -> None:
    """Set what has changed in a settings file. Raises BadSave, and leaves the file as it was."""
    try:
        file = path.resolve()  # a link stays a link
        document = _document(file)
        for name, value in changes.items():
            document[name] = value if isinstance(value, str | bool) else list(value)
        atomic_files.replace(file, document.as_string().encode())
    except (OSError, RuntimeError) as error:  # of a link that leads to itself
        circle = OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        reason = regular_files.why(error if isinstance(error, OSError) else circle)
        text = "{path}: the settings cannot be kept: {said}."
        raise BadSave(Message(text, path=path, said=reason)) from error


def _document(path: Path) -> "TOMLDocument":
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        return tomlkit.parse(regular_files.content(path, LONGEST).decode("utf-8-sig"))
    except FileNotFoundError:
        document = tomlkit.document()
        document.add(tomlkit.comment(_HEAD))
        return document
    except (TOMLKitError, ValueError, RecursionError) as error:
        text = (
            "{path} cannot be read, so nothing is kept in it:"
            " mend it, or move it away to begin a new one."
        )
        raise BadSave(Message(text, path=path)) from error
