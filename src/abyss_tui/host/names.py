"""What strangers call themselves, fit to be shown and written down."""

import unicodedata
from typing import Final

LONGEST: Final = 64
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Control characters, what turns the direction of writing, what has no width, half characters."""


def cleaned(text: str, longest: int = LONGEST) -> str:
    """Return the text without anything that is not seen, and no longer than is sensible."""
    return "".join(each for each in text if unicodedata.category(each) not in _UNSEEN)[:longest]
