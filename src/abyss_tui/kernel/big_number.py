"""A number that matters so much of a thing that it is shown large, where there is room."""

from abyss_tui.i18n.voice import Sentence
from abyss_tui.records import record


@record
class BigNumber:
    """A number, what it counts, and why it is that much."""

    value: int
    counts: str
    """What it counts, in a word or two."""
    why: Sentence = ()
    """Nothing where it is what is printed."""
