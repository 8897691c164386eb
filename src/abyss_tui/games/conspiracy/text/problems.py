"""Why something is not possible: the sentence of each code of a problem."""

from typing import Any, Final

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.text.names import (
    counted_locations,
    counted_lords,
    guild,
    lord_message,
)
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.problem import Problem

SENTENCES: Final = {
    "over": "The game is over.",
    "not-asked": "That is not one of the answers to what is being asked now ({kind}).",
    "chamber-full": "Your chamber is full.",
    "lord-deck-empty": "No Lord is left in the deck.",
    "edict": "An edict prescribes how you recruit: turn up exactly {lords}.",
    "reveal-short": "You can turn up {lords} at most.",
    "pile-empty": "The pile of the {guild} is empty.",
    "something-possible": "You can still recruit.",
    "not-turned-up": "{lord} is not among the Lords turned up.",
    "not-waiting": "{lord} is not among the Lords that wait.",
    "space-empty": "No Lord stands on space {space} of your chamber.",
    "has-key": "{lord} on space {space} carries a Key, so it never moves.",
    "two-spaces": "An exchange takes two different spaces.",
    "must-not-skip": "This cannot be declined.",
    "drawn-already": "You have drawn: take one of the Locations drawn.",
    "searching": "Open Archives: take a Location out of the deck instead of drawing.",
    "draw-short": "You can draw {locations} at most.",
    "location-deck-empty": "No Location is left in the deck.",
    "not-any": "{location} is not available.",
    "not-drawn": "{location} is not among the Locations drawn.",
    "not-search": "{location} is not in the deck, where you must take a Location from.",
}
"""English, by code."""


def message(problem: Problem) -> Message:
    """Return why something is not possible, as a sentence."""
    details: dict[str, Any] = {}
    for name, value in problem.about:
        match name, value:
            case "count", int():
                details["lords"] = counted_lords(value)
            case "most", int():
                details["lords"] = counted_lords(value)
                details["locations"] = counted_locations(value)
            case _, Guild():
                details[name] = guild(value)
            case _, Lord():
                details[name] = lord_message(value)
            case _:
                details[name] = value
    return Message(SENTENCES[problem.code], **details)
