"""Texts that come from elsewhere, such as names of files: shown without what a terminal obeys."""

from typing import Final
from unicodedata import category

_OBEYED: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""What controls a terminal or the direction of writing, halves of letters, and ends of lines."""


def printable(text: str) -> str:
    """Return a text with a question mark for every sign that would be obeyed and not shown."""
    if text.isprintable():
        return text
    return "".join("?" if category(sign) in _OBEYED else sign for sign in text)


def printable_lines(text: str) -> str:
    """Return the same of a text whose lines end as they should."""
    return "\n".join(map(printable, text.split("\n")))
