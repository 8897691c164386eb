"""Lines for a terminal of some width: broken at blanks, where it would break words at its edge."""

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import combining, east_asian_width

_WORD: Final = re.compile(r" *[^ ]+(?: \d[^ ]*)*")
"""A word, with the numbers behind it: a card is not torn apart, as crab and 3."""


def wrapped(text: str, columns: int) -> str:
    """Return a text whose lines have at most so many columns; a word that has more stays whole.

    Without columns (0) nobody knows how wide a line may be, and nothing is broken.
    """
    if not columns:
        return text
    return "\n".join(row for line in text.split("\n") for row in _rows(line, columns))


def _rows(line: str, columns: int) -> Iterator[str]:
    row = ""
    for word in _WORD.findall(line):
        if row and _width(row + word) > columns:
            yield row
            row = word.lstrip(" ")
        else:
            row += word
    yield row


def _width(text: str) -> int:
    return sum(0 if combining(sign) else 1 + (east_asian_width(sign) in "WF") for sign in text)
