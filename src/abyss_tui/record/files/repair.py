"""Writing a game into a new journal: when its own is damaged, or of an older version."""

from pathlib import Path
from typing import Final

from abyss_tui.record.entries import VERSION
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.files.reading import DamagedJournal, Recording, read, replay

KEPT: Final = ".old"
"""What is put behind the name of a journal that a new one has replaced."""


def is_old(recording: Recording) -> bool:
    """Whether this journal is of an older version: nothing can be added to it."""
    return recording.version < VERSION


def renewed(journal: Journal, recording: Recording) -> Journal:
    """Return a journal of today's version with the same game; the old file is kept aside.

    Raises BadSave, and then the old journal is as it was.
    """
    old = journal.path
    new = Journal.create(old.parent, recording.header, recording.entries)
    journal.close()
    try:
        old.rename(old.with_name(f"{old.name}{KEPT}"))
    except OSError as error:
        new.close()
        raise refused(error, old) from error
    return new


def salvaged(path: Path) -> Path:
    """Write what can be had of a damaged journal into a new one beside it; return its path.

    The damaged file is left as it is; a sound one needs no other. Raises BadSave.
    """
    try:
        replay(read(path))
    except DamagedJournal as damage:
        sound = _that_replays(damage.sound)
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
