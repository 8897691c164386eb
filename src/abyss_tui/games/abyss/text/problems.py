"""Why something is not possible: the sentence of each code of a problem, long and short."""

from typing import Any, Final

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.text.signs import SIGNS, one_of_race, race_noun
from abyss_tui.i18n.language import context
from abyss_tui.i18n.message import Counted, Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.problem import Problem

SENTENCES: Final = {
    "over": "The game is over.",
    "not-asked": "That is not one of the answers to what is being asked now ({kind}).",
    "action-first": "You have already begun your action; plot before it.",
    "plot-pearl": "Plotting costs 1 Pearl and you have none.",
    "court-full": "The Court is full.",
    "lord-deck-empty": "No Lord is left in the deck.",
    "no-exploration": "No Exploration card is left to reveal.",
    "last-space": "This is the fifth space: the exploration ends here.",
    "pile-empty": "The {race} pile is empty.",
    "not-at-court": "{lord} is not at the Court.",
    "not-in-hand": "You do not have these Allies in hand.",
    "needs-race": "{lord} needs {a_race}.",
    "needs-races": "{lord} asks for {races}; you have {held}.",
    "wrong-races": "{lord} asks for {races}; these Allies bring {held}.",
    "short": "{short} short: this takes {number_of_pearls} and you have {number_of_have}.",
    "superfluous": "The {ally} is not needed to pay.",
    "something-possible": "You can still explore, request support or recruit.",
    "not-yours": "{lord} is not a Lord of yours that could be used now.",
    "used": "{lord} has been used in this turn.",
    "ally-missing": "You have no {ally} in hand.",
    "cannot-buy": "That costs {price}, and there are only {have}.",
    "has-bought": "Each opponent buys at most once in a turn.",
    "has-declined": "This Ally has been declined already.",
    "monsters-short": "The supply does not hold that many Monster tokens.",
    "other-reward": "Threat space {space} does not pay that.",
    "not-available": "{location} is not among those you can take.",
    "keys-not-three": "A Location takes exactly three Keys of yours.",
    "stack-short": "The stack holds {left} Locations; draw 1 to {most}.",
    "must-not-skip": "This cannot be declined.",
}
"""English, by code.

Pearls are counted in them ("2 Pearls"), or as `number_of_pearls` a number alone, where what is
counted was said before; a Race stands alone or, as `a_race`, with one.
"""

PEARLS: Final = frozenset({"short", "pearls", "have", "price"})
"""The details that are numbers of Pearls."""

_BRIEF_SIGNS: Final = {
    "plot-pearl": "no ○",
    "court-full": "Court full",
    "lord-deck-empty": "deck empty",
    "no-exploration": "no card",
    "pile-empty": "empty",
    "needs-race": "no {race}",
    "needs-races": "{held} of {races} races",
    "short": "{short}○ short",
    "cannot-buy": "too dear: has {have}○",
    "has-bought": "has bought",
    "has-declined": "passed",
}
"""The same for a card of 11 cells, without its mark; only what a card or a panel shows."""

_BRIEF_WORDS: Final = {
    "plot-pearl": "no Pearl",
    "short": "{short} short",
    "cannot-buy": "too dear: has {have}",
}
"""Where the tier of words says it otherwise."""
_NARROW: Final = {
    "{held} of {races} races": ("{held}/{races} races", "{races} races"),
    "{short}○ short": (context("narrow", "{short}○ short"), "lack {short}○"),
}
"""What is said instead where there is no room for it, and where there is even less."""


def message(problem: Problem) -> Message:
    """Return why something is not possible, as a sentence."""
    details: dict[str, Any] = {}
    for name, value in problem.about:
        details[name] = _detail(name, value)
        if isinstance(value, Race):
            details[f"a_{name}"] = one_of_race(value)
        elif name in PEARLS:
            details[f"number_of_{name}"] = value
    return Message(SENTENCES[problem.code], **details)


def brief(problem: Problem, cells: int | None, voice: Voice) -> str:
    """Return why something is not possible in at most so many cells (None: as it comes).

    A Race is named, or has its sign where not every name of a Race would fit: so all cards of a
    row say it in one way.
    """
    words = _BRIEF_WORDS if voice.tier == "words" else {}
    text = words.get(problem.code) or _BRIEF_SIGNS.get(problem.code, "not now")
    details = dict(problem.about)
    if voice.tier == "words":
        details |= {name: _detail(name, number) for name, number in problem.about if name in PEARLS}
    race = details.get("race")
    if isinstance(race, Race):
        names = {each: voice.say(race_noun(each)) for each in RACES}
        fit = cells is None or all(
            len(voice.text(text, **{**details, "race": name})) <= cells for name in names.values()
        )
        details["race"] = names[race] if fit else SIGNS[voice.tier].race(race)
    message = voice.text(text, **details)
    if cells is None or len(message) <= cells:
        return message
    for narrower in _NARROW.get(text, ()):
        if len(message) > cells:
            message = voice.text(narrower, **details)
    return message if len(message) <= cells else message[: cells - 1].rstrip() + voice.marks.cut


def _detail(name: str, value: Any) -> Any:
    if name in PEARLS:
        return Counted("{number} Pearl", "{number} Pearls", value)
    if name == "races":
        return Counted("{number} Race only", "{number} different Races", value)
    if isinstance(value, Race):
        return race_noun(value)
    if isinstance(value, Ally):
        return Message("{race}-{value}", race=race_noun(value.race), value=value.value)
    return value
