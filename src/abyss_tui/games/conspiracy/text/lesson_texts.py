"""What is said in the lessons: of every step what it is about, of every task what to do.

Tables of texts are keyed by the names of the steps and tasks of `lessons.steps`.
"""

from collections.abc import Mapping
from typing import Final

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.lesson_text import LessonTexts

TITLES: Final[Mapping[str, str]] = {
    "table": "The goal and the table",
    "revealing": "Keeping one of three",
    "pile": "Taking a pile",
    "location": "Keys and a Location",
    "pearls": "Pearls and their Master",
    "exchange": "A 0, and the last space",
    "end": "The end and the points",
}

STEPS: Final[Mapping[str, str]] = {
    "table": (
        "You are {you}, and {opponent} plays against you. Each of you builds a Senate Chamber of 15"
        " Lords, in rows of 5, 4, 3, 2 and 1; your next Lord always goes to the next space."
        " Whoever has the most Influence Points (IP) at the end wins: they come from your best"
        " Lord of each Guild, your Locations, 3 for each Lord of your largest Coalition, and 5 for"
        " the Pearl Master. Nothing is hidden but the order of the two decks."
    ),
    "revealing": (
        "In your turn you recruit in one of two ways. The first: you say 1, 2 or 3 and turn up so"
        " many Lords from the deck. You keep one of them; the others go to the piles of their"
        " Guilds, where anybody can take them. Lords of one Guild that touch each other are a"
        " Coalition. Your Politicians are your largest one, and your next space touches them."
    ),
    "pile": (
        "The second way: you take one pile, all of it, and place its Lords one by one, in the order"
        " that you choose. {opponent} has just discarded a Politician, so two of them lie there:"
        " both go to spaces that touch your Coalition. Every pile says what it would bring you."
    ),
    "location": (
        "A 1 carries a silver Key, a 2 a golden one. Two live Keys of one kind, or three of any,"
        " are used up for a Location at once: drawn, or one that lies here. You have one of each"
        " kind, so your next Key brings one."
    ),
    "pearls": (
        "A 3 brings 2 Pearls, a 4 brings 1. Pearls are never spent, but one player is Pearl Master,"
        " which is worth 5 IP at the end: {opponent}, with 6 Pearls. Whoever gains Pearls and then"
        " has at least as many takes the title. You have 4."
    ),
    "exchange": (
        "One space is left. A 0 is worth nothing, but it may exchange two of your Lords that carry"
        " no Key. One of your Politicians stands alone on space 5: beside the others it would make"
        " your Coalition larger. And a 6, when you place one, turns the top Lord of the deck up"
        " onto its pile."
    ),
    "end": (
        "You have 15 Lords, which brings the end: each other player has had one last turn. What"
        " counts is your best Lord of each Guild, your Locations, each in its own way, 3 IP for"
        " each Lord of your largest Coalition, and 5 IP for the Pearl Master. If two have the same"
        " IP, the one with more Pearls wins."
    ),
}

TASKS: Final[Mapping[str, str]] = {
    "look": "Press {inform} to read about what is under the cursor.",
    "turn-up": "Press {turn_up_3} to turn up 3 Lords.",
    "keep": "Keep the Politician: it joins your Coalition.",
    "take-pile": "Take the pile of the Politicians ({politicians}).",
    "place": "Place one of the two; the other follows by itself.",
    "turn-up-key": "Press {turn_up_3} to turn up 3 Lords.",
    "keep-key": "Keep a Lord with a Key: it brings a Location.",
    "draw": "A Location is due: draw 3, leave 2 for all.",
    "take": "Take one of the three: what is each worth to you?",
    "turn-up-pearls": "Press {turn_up_3} to turn up 3 Lords.",
    "keep-pearls": "Keep the Lord with 2 Pearls: the title is yours.",
    "turn-up-zero": "Press {turn_up_3} to turn up 3 Lords.",
    "keep-zero": "Keep the 0: it may exchange two of your Lords.",
    "exchange": "Make your Coalition larger by an exchange.",
    "over": "See how it ends; then begin a game of your own.",
}


def look_in_lines(voice: Voice) -> str:
    """Return what can be typed to read about the table."""
    return voice.text(
        "Type {look} to read what lies on the table; {players} tells what everybody has.",
        look=voice.quoted(voice.text("look")),
        players=voice.quoted(voice.text("players")),
    )


LESSONS: Final = LessonTexts(
    titles=TITLES, steps=STEPS, tasks=TASKS, when_asked={}, look=look_in_lines
)
