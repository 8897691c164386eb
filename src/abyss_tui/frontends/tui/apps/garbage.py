"""How often garbage is looked for while screens are shown: each is thousands of objects."""

import gc
from typing import Final

YOUNG: Final = (10_000, 10, 10)
"""New objects after which those are looked through; the others are as many times rarer."""


def look_seldom() -> None:
    """Look for garbage more seldom than Python does: a look at all takes as long as a key."""
    gc.set_threshold(*YOUNG)
