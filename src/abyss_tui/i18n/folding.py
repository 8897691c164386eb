"""Texts as they are typed in haste: without capitals, accents, ligatures and curly apostrophes."""

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
