"""How often Python collects garbage while screens are shown: each is thousands of objects."""

import gc
from typing import Final

YOUNG: Final = (10_000, 10, 10)
"""Thresholds of `gc.set_threshold`, from the youngest generation to the oldest."""
COLLECTED_AFTER = 1.0
"""Seconds after the start until collecting is turned on: by then everything is shown."""


def look_seldom() -> None:
    """Collect garbage less often than Python does.

    A collection of everything takes as long as answering a key, and would come in between.
    """
    gc.set_threshold(*YOUNG)


def collect_again() -> None:
    """Turn the collector on. What exists now lives until the end, and is never looked through."""
    gc.freeze()
    look_seldom()
    gc.enable()
