"""Texts as they are typed in haste: without capitals, accents, ligatures and curly apostrophes."""

from collections.abc import Sequence
from typing import Final
from unicodedata import combining, normalize

_AS_TYPED: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
"""What has a simpler form that Unicode does not know as one."""


def folded(text: str) -> str:
    """Return a text so that two spellings of the same words are equal: recit of Récit."""
    if text.isascii():
        return text.casefold()
    signs = normalize("NFD", text.casefold().translate(_AS_TYPED))
    return "".join(sign for sign in signs if not combining(sign))


def place_of(typed: str, names: Sequence[str]) -> int | None:
    """Return the place of the name that is typed, in haste or as it is written; None for none."""
    if typed in names:
        return names.index(typed)
    sought = folded(typed)
    return next((place for place, name in enumerate(names) if folded(name) == sought), None)
