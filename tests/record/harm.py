"""What somebody else may do to the file of a game while it is played."""

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final


def delete(path: Path) -> None:
    """Delete it."""
    path.unlink()


def move_away(path: Path) -> None:
    """Give it another name."""
    path.rename(path.with_suffix(".away"))


def delete_folder(path: Path) -> None:
    """Delete it with all that lies beside it."""
    shutil.rmtree(path.parent)


def replace(path: Path) -> None:
    """Put a copy in its place, as editors do."""
    copy = path.with_suffix(".copy")
    shutil.copy(path, copy)
    copy.replace(path)


def empty(path: Path) -> None:
    """Cut off all of it."""
    os.truncate(path, 0)


def cut_short(path: Path) -> None:
    """Cut off its last bytes."""
    os.truncate(path, path.stat().st_size - 7)


def write_over(path: Path) -> None:
    """Write something else over its middle; it is as long as before."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"!")


HARM: Final[Mapping[str, Callable[[Path], None]]] = {
    each.__name__: each
    for each in (delete, move_away, delete_folder, replace, empty, cut_short, write_over)
}
