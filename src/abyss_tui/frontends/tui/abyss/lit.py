"""What stays lit on the table of Abyss behind each box that is laid over it."""

from collections.abc import Collection, Mapping
from typing import Final

ALWAYS: Final = frozenset({"header", "players", "log"})
"""Who is asked, what everybody has, and what has happened."""
TO_PAY: Final = frozenset({"court", "council", "hand"})
"""What a Lord costs, and what can be paid with; the Council heads the columns of the hand."""
FOR_ALLIES: Final = TO_PAY | {"depths"}
"""Whom an Ally would pay for, what else could be had, and the track with the Threat."""
TO_SCORE: Final = frozenset({"court", "locations"})
"""What Lords and Locations are worth to whom."""

ALONE: Final = frozenset({"pay"})
"""Where nothing is compared: only the thing itself that is asked about stays lit, not its panel."""
BEHIND: Final[Mapping[str, Collection[str]]] = {
    # Decisions, by their kind
    "turn": FOR_ALLIES | TO_SCORE,
    "offer": FOR_ALLIES,
    "explore": FOR_ALLIES,
    "affiliate": {*TO_PAY, "locations"},
    "discard": TO_PAY,
    "disable": {"court", "locations"},
    "steal": (),
    "swap": TO_SCORE,
    "second-lord": {*TO_PAY, "locations"},
    "replace": TO_SCORE,
    "location": TO_SCORE,
    "exchange": TO_SCORE,
    "end": FOR_ALLIES,
    # What is asked within a turn, or beside it; of a pile, a turn and a power ask alike
    "monster": {*FOR_ALLIES, "locations"},
    "support": TO_PAY,
    "recruit": {*TO_PAY, "locations"},
    "pay": (),
    "use": FOR_ALLIES,
    "beforehand": FOR_ALLIES,
    "look-at-hand": {"depths"},
    "turn-over": FOR_ALLIES | TO_SCORE,
    "leave": (),
    "file-gone": (),
    # Hints, by what they explain
    "hint-turn": {*TO_PAY, "depths", "actions"},
    "hint-plot": {"court", "actions"},
    "hint-exploring": {"depths", "council"},
    "hint-sale": {"depths"},
    "hint-monster": {"depths"},
    "hint-key": {"court", "locations"},
    "hint-location": {"locations"},
    "hint-affiliation": {*TO_PAY, "locations"},
    # Lessons, by what they explain
    "lesson-table": FOR_ALLIES | TO_SCORE,
    "lesson-exploring": FOR_ALLIES,
    "lesson-offer": FOR_ALLIES,
    "lesson-monster": {"depths", "locations"},
    "lesson-support": {"council", "hand"},
    "lesson-recruit": TO_PAY,
    "lesson-location": {"locations"},
    "lesson-end": {"court", "hand", "council", "locations"},
}
"""The panels that a box is about, besides those that are always lit, by what the box asks or
explains. What the rows of a question are about is lit wherever it lies."""
