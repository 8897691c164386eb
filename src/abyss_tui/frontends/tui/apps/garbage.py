"""How often garbage is looked for while screens are shown: each is thousands of objects."""

import gc
from typing import Final

YOUNG: Final = (10_000, 10, 10)
"""New objects after which those are looked through; the others are as many times rarer."""


def look_seldom() -> None:
    """Collect garbage less often than Python does.

    A collection of everything takes as long as answering a key, and would come in between.
    """
    gc.set_threshold(*YOUNG)
