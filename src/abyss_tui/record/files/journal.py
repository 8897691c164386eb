"""Writing a journal: every line is on the disk before the game goes on (docs/journal.md).

Nothing that was written is ever changed. Only a line that could not be finished is cut off
again, so that it can be written once more.
"""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Self

from abyss_tui import regular_files
from abyss_tui.atomic_files import flush_folder
from abyss_tui.errors import BadSave, JournalGone
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Codec, Json
from abyss_tui.record.entries import Entry, Header, entry_to_json, header_to_json
from abyss_tui.record.files import checked_lines
from abyss_tui.record.files.file_names import file_name
from abyss_tui.record.files.folders import ready
from abyss_tui.record.files.locking import hold
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.files.reading import LONGEST_JOURNAL, FileRecording, read
from abyss_tui.record.files.watching import LookedAt, what_happened

# Windows would write two bytes for the end of a line; others do not know the flag.
_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)

_DRAWS: Final = 100
"""How often a name is drawn before it is given up."""


class Journal:
    """The open journal of one game; nobody else can open it until it is closed."""

    def __init__(
        self, path: Path, descriptor: int, header: Header, content: bytes = b"", check: int = 0
    ) -> None:
        self.path = path
        self._descriptor: int | None = descriptor
        self._header = header
        self._codec: Codec = game_kind(header.game).codec
        self._content = bytearray(content)
        """All that is written: should the file go, the game is still here."""
        self._check = check
        self._looked_at = LookedAt.of(descriptor)

    @classmethod
    def create(cls, folder: Path, header: Header, entries: Iterable[Entry] = ()) -> Self:
        """Begin the journal of a game, with the entries it has already. Raises BadSave."""
        path, descriptor = _new_file(folder, header)
        journal = cls(path, descriptor, header)
        try:
            hold(descriptor, path)
            lines = (entry_to_json(entry, journal._codec) for entry in entries)
            journal._append(header_to_json(header), *lines)
            flush_folder(folder)
        except BadSave:
            journal._abandon()
            raise
        except OSError as error:
            journal._abandon()
            raise refused(error, path) from error
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Self, FileRecording]:
        """Go on with a journal, and say what it holds; an unfinished last line is cut off.

        Raises BadSave when it cannot be read, or is open elsewhere.
        """
        try:
            descriptor = regular_files.opened(path, LONGEST_JOURNAL, _FLAGS)
        except OSError as error:
            raise refused(error, path) from error
        try:
            hold(descriptor, path)  # before it is read, so that nobody writes in between
            recording = read(path)
        except BaseException:  # or nobody could open it while this program runs
            os.close(descriptor)
            raise
        return cls(path, descriptor, recording.header, recording.sound, recording.check), recording

    def write(self, entry: Entry) -> None:
        """Put a line on the disk. Raises BadSave, and then nothing of it is there.

        JournalGone where the file is not any more what was written.
        """
        self.check()
        try:
            self._append(entry_to_json(entry, self._codec))
        except OSError as error:
            raise refused(error, self.path) from error

    def check(self) -> None:
        """Look whether the file is still what was written. Raises JournalGone."""
        assert self._descriptor is not None, "the journal is closed"
        happened = what_happened(self.path, self._descriptor, self._content, self._looked_at)
        if happened is not None:
            raise JournalGone(happened)

    def begin_anew(self) -> None:
        """Write the whole game into a new file beside this one, and go on there. Raises BadSave."""
        path, descriptor = _new_file(ready(self.path.parent), self._header)
        try:
            hold(descriptor, path)
            _write_all(descriptor, bytes(self._content))
            os.fsync(descriptor)
            flush_folder(path.parent)
        except (OSError, BadSave) as error:
            os.close(descriptor)
            _remove(path)
            raise refused(error, path) if isinstance(error, OSError) else error from error
        self.close()
        self.path, self._descriptor = path, descriptor
        self._looked_at = LookedAt.of(descriptor)

    def close(self) -> None:
        """Let others open it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _abandon(self) -> None:
        self.close()
        _remove(self.path)

    def _append(self, *says: Json) -> None:
        assert self._descriptor is not None, "the journal is closed"
        content, check = b"", self._check
        for fields in says:
            line, check = checked_lines.written(fields, check)
            content += line
        if len(self._content) + len(content) > LONGEST_JOURNAL:  # nobody could open it again
            text = "{path}: this game is longer than any game; no more of it can be kept."
            raise BadSave(Message(text, path=self.path))
        try:
            self._cut()  # what an append that failed may have left
            _write_all(self._descriptor, content)
            os.fsync(self._descriptor)
        except OSError:
            # What is left of the line must not stand before the next one. Should this fail as
            # well, the next line, or who reads the journal next, will see to it.
            with contextlib.suppress(OSError):
                self._cut()
            raise
        self._content += content
        self._check = check
        self._looked_at = LookedAt.of(self._descriptor)

    def _cut(self) -> None:
        """Cut off what is not a whole line."""
        assert self._descriptor is not None
        if os.fstat(self._descriptor).st_size > len(self._content):
            os.ftruncate(self._descriptor, len(self._content))


def _new_file(folder: Path, header: Header) -> tuple[Path, int]:
    """Make the file of a game, under a name that no other file has, and open it.

    Raises BadSave.
    """
    for _ in range(_DRAWS):
        path = folder / file_name(header)
        try:
            return path, os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError as error:
            taken = error  # another game of this day drew the same letters
        except OSError as error:
            raise refused(error, path) from error
    raise refused(taken, path) from taken


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def _write_all(descriptor: int, content: bytes) -> None:
    """Write everything: the system may take it in parts."""
    while content:
        content = content[os.write(descriptor, content) :]
