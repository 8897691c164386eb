"""Writing a game into a new journal: when its own is damaged, or of an older version."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from abyss_tui.record.entries import VERSION
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.files.reading import read
from abyss_tui.record.recording import DamagedJournal, Recording
from abyss_tui.record.replaying import replay, with_standings

KEPT: Final = ".old"
"""What is put behind the name of a journal that a new one has replaced."""


def is_old(recording: Recording) -> bool:
    """Whether this journal is of an older format or older rules: nothing can be added to it."""
    return recording.version < VERSION or recording.rules < recording.header.rules


def renewed(journal: Journal, recording: Recording) -> Journal:
    """Return a journal of today's version with the same game; the old file is kept aside.

    Raises BadSave, and then the old journal is as it was.
    """
    today = with_standings(recording)
    new = Journal.create(journal.path.parent, today.header, today.entries)
    journal.close()
    try:
        _keep_aside(journal.path)
    except OSError as error:
        new.close()
        with suppress(OSError):
            new.path.unlink()
        raise refused(error, journal.path) from error
    return new


def _keep_aside(path: Path) -> None:
    """Rename a journal to the first of `.old`, `.old-2`, … that no file has."""
    for number in count(1):
        aside = path.with_name(f"{path.name}{KEPT}" + (f"-{number}" if number > 1 else ""))
        try:
            # The name is taken first: renaming alone would replace a file without a word.
            os.close(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            continue
        try:
            path.replace(aside)
        except OSError:
            with suppress(OSError):
                aside.unlink()
            raise
        return


def salvaged(path: Path) -> Path:
    """Write what can be had of a damaged journal into a new one beside it; return its path.

    The damaged file is left as it is; a sound one needs no other. Raises BadSave.
    """
    try:
        replay(read(path))
    except DamagedJournal as damage:
        sound = with_standings(_that_replays(damage.sound))
    else:
        return path
    journal = Journal.create(path.parent, sound.header, sound.entries)
    journal.close()
    return journal.path


def _that_replays(recording: Recording) -> Recording:
    """Return as much of a recording as the rules can play."""
    try:
        replay(recording)
    except DamagedJournal as damage:
        return _that_replays(damage.sound)
    return recording
