"""A line of a journal as bytes: JSON that a person can read, closed by a check.

The check of a line is the CRC-32 of all that was written before it, other checks apart. So a
changed, a missing and a displaced line are noticed, and the first wrong line can be named.
"""

import json
import zlib
from typing import Final

from abyss_tui.kernel.game_kind import Json

_CLOSING: Final = len(', "check": "00000000"}')


def written(fields: Json, check: int) -> tuple[bytes, int]:
    """Return a line with its check, and that check: the next line builds on it."""
    text = json.dumps(fields, ensure_ascii=False)
    check = zlib.crc32(text.encode(), check)
    return f"{text[:-1]}{_closing(check)}\n".encode(), check


def checked(line: bytes, check: int) -> int | None:
    """Return the check of a line after the check before it; None for a line that fails it."""
    check = zlib.crc32(line[:-_CLOSING] + b"}", check)
    return check if line[-_CLOSING:] == _closing(check).encode() else None


def fields_of(line: bytes) -> Json | None:
    """Return what a line says, None when it is no JSON object."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return fields if isinstance(fields, dict) else None


def _closing(check: int) -> str:
    return f', "check": "{check:08x}"}}'
