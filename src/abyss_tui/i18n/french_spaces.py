"""The spaces of French: a narrow one before ; ! and ?, and inside of « », a full one before :.

Translators and card files write the same no-break space everywhere, as it can be typed and told
from a blank; here it becomes what is set in print. No line is broken at either.
"""

import re
from functools import lru_cache
from typing import Final

FULL: Final = "\u00a0"
NARROW: Final = "\u202f"
_NARROW_THERE: Final = re.compile(rf"{FULL}(?=[;!?»])|(?<=«){FULL}")


def with_narrow_spaces(text: str) -> str:
    """Return a French text with a narrow no-break space wherever one belongs."""
    return _narrowed(text) if FULL in text else text


@lru_cache(maxsize=4096)
def _narrowed(text: str) -> str:
    return _NARROW_THERE.sub(NARROW, text)
