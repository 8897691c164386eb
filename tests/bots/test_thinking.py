"""Thinking is not held up by what has nothing to do with it."""

import gc
from weakref import ref

from abyss_tui.bots.thinking import undisturbed


class Ring:
    """Garbage: it holds itself, so that only a look through everything finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_there_before_is_not_looked_through_meanwhile() -> None:
    there = ref(Ring())
    with undisturbed():
        gc.collect()
        assert there() is not None
    gc.collect()
    assert there() is None


def test_what_is_made_meanwhile_is_looked_through() -> None:
    with undisturbed():
        there = ref(Ring())
        gc.collect()
        assert there() is None
