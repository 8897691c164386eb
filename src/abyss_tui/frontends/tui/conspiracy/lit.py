"""What stays lit on the table of Conspiracy behind each box that is laid over it."""

from collections.abc import Collection, Mapping
from typing import Final

ALWAYS: Final = frozenset({"header", "chambers", "log"})
"""Who is asked, what everybody has, and what has happened."""

BEHIND: Final[Mapping[str, Collection[str]]] = {
    # What is not asked on the board itself
    "turn": {"piles", "locations"},
    "leave": (),
    "file-gone": (),
    "turn-over": {"piles", "locations"},
    # Hints, by what they explain
    "hint-conspiracy-turn": {"piles"},
    "hint-conspiracy-edict": {"piles"},
    "hint-conspiracy-keep": {"piles", "question"},
    "hint-conspiracy-pile": {"piles", "question"},
    "hint-conspiracy-six": {"piles", "question"},
    "hint-conspiracy-key": {"locations"},
    "hint-conspiracy-location": {"locations", "question"},
    "hint-conspiracy-pearls": {"piles"},
    "hint-conspiracy-exchange": {"question"},
    "hint-conspiracy-end": (),
    # Lessons, by what they explain
    "lesson-table": {"piles", "locations"},
    "lesson-revealing": {"piles"},
    "lesson-pile": {"piles"},
    "lesson-location": {"locations", "question"},
    "lesson-pearls": {"piles"},
    "lesson-exchange": {"piles"},
    "lesson-end": (),
}
"""The panels that a box is about, besides those that are always lit, by what the box asks or
explains."""
