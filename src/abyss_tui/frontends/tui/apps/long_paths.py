"""Paths that are longer than a row: broken between folders, not within the name of one."""

import re
from typing import Final

from rich.cells import cell_len

_WORD: Final = re.compile(r"\S+")
_FOLDER: Final = re.compile(r"[^/\\]*[/\\]|[^/\\]+")


def in_folders(text: str, cells: int) -> str:
    """Return a text whose paths have rows of at most so many cells, each ending with a folder."""
    return _WORD.sub(lambda word: _in_folders(word[0], cells), text)


def _in_folders(path: str, cells: int) -> str:
    if cell_len(path) <= cells:
        return path
    rows = [""]
    for folder in _FOLDER.findall(path):
        if rows[-1] and cell_len(rows[-1] + folder) > cells:
            rows.append("")
        rows[-1] += folder
    return "\n".join(rows)
