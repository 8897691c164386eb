"""Where games are kept."""

import os
from pathlib import Path
from typing import Final

from abyss_tui.record.files.os_errors import refused


def games_folder(chosen: Path | None = None) -> Path:
    """Return the folder of the games: the chosen one, or else the platform's; not made yet.

    XDG_DATA_HOME is obeyed on every platform, not only where it is at home.
    """
    if chosen is not None:
        return chosen.expanduser().absolute()
    named = os.environ.get("XDG_DATA_HOME", "")
    if Path(named).is_absolute():
        return Path(named) / "abyss-tui" / "games"
    import platformdirs

    return platformdirs.user_data_path("abyss-tui", appauthor=False) / "games"


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
        raise refused(error, folder) from error
    return folder


def why_not_writable(folder: Path) -> str | None:
    """Return why no game could be kept in this folder, or None; tried out with a file."""
    existing = next(each for each in (folder, *folder.parents) if each.exists())
    import tempfile

    try:
        with tempfile.TemporaryFile(dir=existing):
            return None
    except OSError as error:
        return str(refused(error, existing))
