"""What journals are called: when the game was dealt, who plays it, and a few letters of chance.

The name says nothing of the seed, so a folder can be shown to anybody at the table.
"""

import secrets
import unicodedata
from typing import Final

from abyss_tui.record.entries import Header
from abyss_tui.record.files.folders import SUFFIX

_LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"
_LONGEST: Final = 16


def file_name(header: Header) -> str:
    """Return a new name: 2026-11-02-ada-bo-k3f9.jsonl."""
    chance = "".join(secrets.choice(_LETTERS) for _ in range(4))
    players = "-".join(filter(None, map(_plain, header.names)))
    return "-".join(filter(None, [header.created[:10], players, chance])) + SUFFIX


def _plain(name: str) -> str:
    """Return a name in letters and figures that every file system takes."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "".join(sign for sign in bare if sign.isalnum())[:_LONGEST]
