"""How often garbage is looked for while screens are shown: each is thousands of objects."""

import gc
from typing import Final

YOUNG: Final = (10_000, 10, 10)
"""New objects after which those are looked through; the others are as many times rarer."""
COLLECTED_AFTER = 1.0
"""Seconds until garbage is looked for, if the program was read in without: all is shown then."""


def look_seldom() -> None:
    """Collect garbage less often than Python does.

    A collection of everything takes as long as answering a key, and would come in between.
    """
    gc.set_threshold(*YOUNG)


def collect_again() -> None:
    """Look for garbage from now on, but never among what is there: it stays to the end."""
    gc.freeze()
    look_seldom()
    gc.enable()
