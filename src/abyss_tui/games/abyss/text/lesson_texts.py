"""What is said in the lessons: of every step what it is about, of every task what to do.

Tables of texts are keyed by the names of the steps and tasks of `lessons.steps`.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.lesson_text import LessonTexts

TITLES: Final[Mapping[str, str]] = {
    "table": "The goal and the table",
    "exploring": "Exploring and taking an Ally",
    "offer": "Buying from others",
    "monster": "Monsters and the Threat track",
    "support": "Support from the Council",
    "recruit": "Recruiting a Lord",
    "location": "Keys and Locations",
    "end": "The end and the points",
}

STEPS: Final[Mapping[str, str]] = {
    "table": (
        "You are {you}, and {opponent} plays against you. Whoever has the most Influence Points"
        " (IP) at the end wins: they come from Lords, Locations, affiliated Allies and Monster"
        " tokens. On the table lie the Court with its Lords, the Exploration track with the"
        " Threat track, the Council and the Locations; the Allies in your hand and your Pearls"
        " are what you pay with."
    ),
    "exploring": (
        "In your turn you do one of three things: explore, request support or recruit. When you"
        " explore, you turn up one card after the other. An Ally is first offered to {opponent};"
        " if nobody buys it, you take it in hand, which ends your turn, or you explore deeper for a"
        " better one. Allies pay for Lords: the higher their value, the better."
    ),
    "offer": (
        "Now {opponent} explores, and what he turns up is first offered to you. The first Ally"
        " sold in a turn costs 1 Pearl, the second 2, the third 3, paid to the player who"
        " explores. You may buy one Ally in each turn of another player."
    ),
    "monster": (
        "{opponent} will buy the first Ally that you turn up, so you gain a Pearl; then a Monster"
        " comes. You may fight it: you always win, gain what the Threat track shows, and your turn"
        " ends. Or you leave it and explore deeper: the Threat marker moves up one space, and the"
        " next Monster pays more."
    ),
    "support": (
        "Allies that nobody wants go face down to the Council, to the pile of their Race. To"
        " request support is a whole action: you take one pile in hand, all of it. The Crab pile"
        " has grown to three cards; one is the Crab that you left behind."
    ),
    "recruit": (
        "Before your action you may plot: 1 Pearl brings a new Lord to the Court. A Lord shows a"
        " cost and the Races it asks for: the sign of its own, and a ? for each further one. Pay"
        " with Allies of just so many Races; Pearls make up what is missing: the last line of a"
        " Lord says how many, or why you cannot pay. The weakest Ally of the payment stays before"
        " you, affiliated: of each Race your strongest one counts at the end."
    ),
    "location": (
        "You have three Keys: a token from the Monster, and one on each of your Lords. With three"
        " Keys you must take a Location at once: it brings IP at the end, each in its own way."
        " The Lords whose Keys you use slide under it: they keep their IP, and lose their power"
        " and their Key."
    ),
    "end": (
        "The game ends when a player recruits a seventh Lord, or when the Court cannot be filled"
        " any more, as happened just now. Every other player has one last turn; then each"
        " affiliates from hand the weakest Ally of each Race. What counts is the IP of your Lords"
        " and Locations, your strongest affiliated Ally of each Race, and your Monster tokens."
    ),
}

TASKS: Final[Mapping[str, str]] = {
    "look": "Press {inform} to read about the Lord under the cursor.",
    "exploring": "Press {explore} to explore.",
    "deeper": "A Crab 1 is worth little: press d to explore deeper.",
    "take": "A Jellyfish of value 4 is worth much: press t to take it.",
    "buy": "A Shellfish of value 3 for 1 Pearl: press b to buy it.",
    "exploring-again": "Press {explore} to explore again.",
    "leave-it": "Press d to explore deeper: Threat space 3 pays a Key.",
    "fight": "Threat space 3 pays a Key: press f to fight this Monster.",
    "support": "Press {support} to request support; take the Crab pile.",
    "plot": "Press {plot} to plot: 1 Pearl brings a new Lord.",
    "recruit": "Press {recruit} to recruit the Landlord and its Key.",
    "affiliate": "Both are the weakest: choose which one stays.",
    "control": "Take one of the two: what is each worth to you?",
    "over": "See how it ends; then begin a game of your own.",
}

WHEN_ASKED: Final[Mapping[str, str]] = {
    "support": "Take the Crab pile: choose its row, then enter.",
    "recruit": "Recruit the Landlord and its Key: choose the row, then enter.",
}
"""What is to be done once the key of such a task has opened its question."""

LOOK_IN_LINES: Final = "Type {lord} to read about a Lord of the Court; {court} tells of all."


def look_in_lines(voice: Voice) -> str:
    """Return what can be typed to read about a Lord."""
    lord = voice.quoted(f"{voice.text('lord')} 1")
    return voice.text(LOOK_IN_LINES, lord=lord, court=voice.quoted(voice.text("court")))


LESSONS: Final = LessonTexts(
    titles=TITLES, steps=STEPS, tasks=TASKS, when_asked=WHEN_ASKED, look=look_in_lines
)
