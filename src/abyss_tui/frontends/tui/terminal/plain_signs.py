"""What is written for a terminal or a font that knows no signs beyond ASCII.

Each sign becomes one other of the same width, so nothing moves: ∩ becomes n, a letter with an
accent the letter alone.
"""

import re
from functools import lru_cache
from typing import Final
from unicodedata import name, normalize

from rich.cells import cell_len

_SIGNS: Final = dict(
    zip(
        "∩¤§ψ○●√×►◄▲▼·°…→←↑↓▒░▓█▀▄▌▐─│┌┐└┘├┤┬┴┼═║╔╗╚╝≈∞≡■□—–’‘“”«»≤≥\xa0",
        'nCSYo#+x><^v..~><^v#:%#==||-|+++++++++=#####~8=#---\'\'""""<> ',
        strict=True,
    )
)
_OTHER: Final = re.compile(r"[^\x00-\x7f]")


def in_plain_signs(text: str) -> str:
    """Return what is written in ASCII alone."""
    return text if text.isascii() else _OTHER.sub(lambda found: _plain(found[0]), text)


@lru_cache(maxsize=4096)
def _plain(sign: str) -> str:
    if sign in _SIGNS:
        return _SIGNS[sign]
    called = name(sign, "")
    if called.startswith("BOX DRAWINGS"):
        return "+" if " AND " in called else "-" if called.endswith("HORIZONTAL") else "|"
    if called.endswith("BLOCK"):
        return "#"
    letter = normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?" * cell_len(sign)
