"""Where games are kept."""

import os
from pathlib import Path
from typing import Final

from abyss_tui.errors import BadSave, BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.os_errors import refused, why


def games_folder(chosen: Path | None = None) -> Path:
    """Return the folder of the games: the chosen one, or else the platform's; not made yet.

    XDG_DATA_HOME is obeyed on every platform, not only where it is at home. Raises BadUsage
    for the home of somebody who is not known here.
    """
    if chosen is not None:
        try:
            return chosen.expanduser().absolute()
        except RuntimeError as error:
            text = "{folder}: there is no such home; name the folder in full."
            raise BadUsage(Message(text, folder=chosen)) from error
    named = os.environ.get("XDG_DATA_HOME", "")
    if Path(named).is_absolute():
        return Path(named) / "abyss-tui" / "games"
    import platformdirs

    return platformdirs.user_data_path("abyss-tui", appauthor=False) / "games"


_NOWHERE: Final = "{path}: this link leads to a folder that is not there."
_TRIED: Final = 64 * 1024
"""Bytes that are written to find out whether a game could be kept."""

SUFFIX: Final = ".jsonl"
"""What the file of a game ends with."""


def holds_games(folder: Path) -> bool:
    """Whether there is any game in a folder, be it one that cannot be read."""
    try:
        return any(path.suffix == SUFFIX for path in folder.iterdir())
    except OSError:
        return False


def ready(folder: Path) -> Path:
    """Return the folder, made if it is not there, for its owner alone. Raises BadSave."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        if _leads_nowhere(folder):
            raise BadSave(Message(_NOWHERE, path=folder)) from error
        raise refused(error, folder) from error
    return folder


def reports_folder(chosen: Path | None = None) -> Path:
    """Return where reports of crashes go: inside the chosen folder, or the platform's.

    Raises BadUsage, as `games_folder`.
    """
    games = games_folder(chosen)
    return (games.parent if chosen is None else games) / "reports"


def logs_folder(chosen: Path | None = None) -> Path:
    """Return where the logs of one's own programs go: beside the reports.

    Raises BadUsage, as `games_folder`.
    """
    return reports_folder(chosen).with_name("logs")


def why_not_writable(folder: Path) -> Message | None:
    """Return why no game could be kept in this folder, or None; tried out with a file.

    The file is as long as that of a long game, and forced onto the disk as well: a full disk still
    takes names of files, and some file systems tell only then that there is no room.
    """
    import tempfile

    tried = folder
    try:
        tried = next(each for each in (folder, *folder.parents) if _is_there(each))
        if _leads_nowhere(tried):
            return Message(_NOWHERE, path=tried)
        with tempfile.TemporaryFile(dir=tried) as file:
            file.write(bytes(_TRIED))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return why(error, tried)
    return None


def _is_there(path: Path) -> bool:
    """Whether anything has this name, be it a link that leads nowhere. Raises OSError."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def _leads_nowhere(path: Path) -> bool:
    return path.is_symlink() and not path.exists()
