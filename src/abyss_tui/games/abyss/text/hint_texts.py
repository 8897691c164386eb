"""Hints for somebody's first games: what is said of what they meet for the first time.

A hint tells a rule and nothing of anybody's cards. `sitting.table` says which one fits.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Sentence, Voice

TITLES: Final[Mapping[str, str]] = {
    "turn": "Your turn",
    "plot": "Plotting at the Court",
    "exploring": "An Ally that nobody bought",
    "sale": "An Ally on offer",
    "monster": "A Monster",
    "key": "A Key",
    "location": "A Location",
    "affiliation": "An affiliated Ally",
}

TEXTS: Final[Mapping[str, str]] = {
    "turn": (
        "In your turn you do one of three things: explore for Allies, request support from the"
        " Council, or recruit a Lord. A game begins with exploring: nobody can pay a Lord yet. In"
        " every turn, {ways} lists what you could do, and why something is not possible."
    ),
    "plot": (
        "A space of the Court is free. Before your action you may plot ({plot}): pay 1 Pearl, and"
        " a new Lord comes to the Court. You still have your action, and may plot again."
    ),
    "exploring": (
        "Take this Ally in hand, and your exploration ends; or explore deeper, up to the fifth"
        " space. What you leave behind goes face down to the Council, where anybody can take it."
    ),
    "sale": (
        "Before an explorer may keep an Ally, the other players may buy it, one after the other."
        " The first one sold in a turn costs 1 Pearl, the next 2, then 3, paid to the explorer."
        " Each player buys at most one in a turn."
    ),
    "monster": (
        "If you fight a Monster, you always win: you gain what the marked space of the Threat"
        " track shows, and the exploration ends. If you leave it, the marker moves up one space,"
        " and the next Monster pays more, to you or to another player."
    ),
    "key": (
        "With three Keys you take a Location, and Locations bring many Influence Points at the"
        " end. Key tokens count, and the Keys on your free Lords."
    ),
    "location": (
        "You have three Keys, so you take a Location now: one that lies open, or you draw up to"
        " four and take one of those. The Lords whose Keys you use slide under it: they keep their"
        " IP, and lose their power and their Key."
    ),
    "affiliation": (
        "The weakest Ally of a payment stays face up before you: it is affiliated. At the end"
        " your strongest affiliated Ally of each Race counts, so that all five Races are worth"
        " having."
    ),
}


def hint_title(name: str, voice: Voice) -> str:
    """Return the title of a hint."""
    return voice.text("Hint: {title}", title=voice.text(TITLES[name]))


def hint_text(name: str, keys: Mapping[str, str], voice: Voice) -> Sentence:
    """Return what a hint says; `keys` are the letters of the commands, by their names."""
    return voice.sentence(TEXTS[name], **keys)
