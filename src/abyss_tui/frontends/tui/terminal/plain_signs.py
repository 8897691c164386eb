"""What is written for a terminal or a font that knows no signs beyond ASCII.

Each sign becomes one other of the same width, so nothing moves.
"""

import re
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

from abyss_tui.i18n.plain_signs import UNKNOWN, plain_sign

_OTHER: Final = re.compile(r"[^\x00-\x7f]")


def in_plain_signs(text: str) -> str:
    """Return what is written in ASCII alone."""
    return text if text.isascii() else _OTHER.sub(lambda found: _as_wide(found[0]), text)


@lru_cache(maxsize=4096)
def _as_wide(sign: str) -> str:
    plain = plain_sign(sign)
    return UNKNOWN * cell_len(sign) if plain == UNKNOWN else plain
