"""Hints for somebody's first games: what is said of what they meet for the first time.

A hint tells a rule; `sitting` says which one fits. The names are not those of another game: that a
hint was seen is kept by its name alone.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Sentence, Voice

TITLES: Final[Mapping[str, str]] = {
    "conspiracy-turn": "Your turn",
    "conspiracy-edict": "An edict",
    "conspiracy-keep": "Lords turned up",
    "conspiracy-pile": "The Lords of a pile",
    "conspiracy-six": "A 6",
    "conspiracy-key": "A live Key",
    "conspiracy-location": "A Location",
    "conspiracy-pearls": "Pearls",
    "conspiracy-exchange": "An exchange",
    "conspiracy-end": "The last turns",
}

TEXTS: Final[Mapping[str, str]] = {
    "conspiracy-turn": (
        "In your turn you either turn up 1, 2 or 3 Lords and keep one, or take one whole pile. Your"
        " next Lord always goes to the next space, from left to right and from top to bottom. Lords"
        " of one Guild that touch each other are a Coalition: each Lord of your largest one counts"
        " 3. Every pile says what it would bring you."
    ),
    "conspiracy-edict": (
        "Another player's edict prescribes how many Lords you turn up, and forbids the piles. It"
        " ends when that player's next turn begins."
    ),
    "conspiracy-keep": (
        "Keep one of these Lords; the others go to the piles of their Guilds before yours is"
        " placed, and anybody can take them there. Of each Guild only your best Lord counts by its"
        " number."
    ),
    "conspiracy-pile": (
        "You choose which Lord of the pile is placed next, each when the one before is completely"
        " done. A Location that is due lies on the Lord just placed. Lords that find no room go"
        " back to their pile."
    ),
    "conspiracy-six": (
        "A 6 turns the top Lord of the deck up onto its pile when it is placed. That Lord does"
        " nothing there."
    ),
    "conspiracy-key": (
        "A 1 carries a silver Key, a 2 a golden one. Two live Keys of one kind bring a Location at"
        " once, and so does a third Key of any kind; then all your Keys so far are used up."
    ),
    "conspiracy-location": (
        "Take a Location now: draw 1, 2 or 3 and take one of them, or take one that is available."
        " How many you draw is said before you see the first; those that you leave become"
        " available to everybody."
    ),
    "conspiracy-pearls": (
        "Pearls are never spent. The first player with any is Pearl Master, which is worth 5 points"
        " at the end; whoever gains Pearls later, and then has at least as many, takes the title."
    ),
    "conspiracy-exchange": (
        "A 0 may exchange two of your Lords, wherever they stand, this one too. Lords with a Key"
        " never move. No power works anew; only who stands where changes, and so your Coalitions."
    ),
    "conspiracy-end": (
        "A player has 15 Lords: everybody else has this one turn left, with a full chamber or not."
    ),
}


def hint_title(name: str, voice: Voice) -> str:
    """Return the title of a hint."""
    return voice.text("Hint: {title}", title=voice.text(TITLES[name]))


def hint_text(name: str, keys: Mapping[str, str], voice: Voice) -> Sentence:
    """Return what a hint says; `keys` are the letters of the commands, by their names."""
    return voice.sentence(TEXTS[name], **keys)
