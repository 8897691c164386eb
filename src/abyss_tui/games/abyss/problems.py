"""Why something is not possible: a code and its numbers, and the sentence they make.

A reason is data, so that a screen can say it in its player's language. The English sentences
below are the ones the protocol answers with.
"""

from collections.abc import Mapping
from typing import Any

from abyss_tui.kernel.records import record

SENTENCES = {
    "over": "The game is over.",
    "no-action": "That is no action of this game.",
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
    "needs-race": "{lord} needs a {race}.",
    "needs-races": "{lord} asks for {races} different Races; you have {held}.",
    "wrong-races": "{lord} asks for exactly {races} different Races; these are {held}.",
    "short": "{short} short: this takes {pearls} and you have {have}.",
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
"""English, by code. Names of cards come in as printed; numbers as they are, Pearls counted."""

PEARLS = ("short", "pearls", "have", "price")
"""The details that are numbers of Pearls."""

BRIEF = {
    "plot-pearl": "no ○",
    "court-full": "full",
    "lord-deck-empty": "deck empty",
    "no-exploration": "no card",
    "pile-empty": "empty",
    "needs-race": "no {race}",
    "needs-races": "{held} of {races} races",
    "short": "{short}○ short",
    "cannot-buy": "{price}○, has {have}○",
    "has-bought": "has bought",
    "has-declined": "passed",
}
"""The same for a card of 12 cells, without its mark; only what a card or a panel shows."""


@record
class Problem:
    """A reason: its code, and what the sentence says besides, as (name, value) pairs."""

    code: str
    about: tuple[tuple[str, Any], ...] = ()

    @property
    def details(self) -> Mapping[str, Any]:
        """What the sentence says besides its code, by name."""
        return dict(self.about)

    def sentence(self) -> str:
        """Return the reason as an English sentence."""
        said = {name: _said(name, value) for name, value in self.about}
        return SENTENCES[self.code].format(**said)


def because(code: str, **about: Any) -> Problem:
    """Return a reason with its details."""
    return Problem(code, tuple(about.items()))


def _said(name: str, value: Any) -> str:
    if name in PEARLS:
        return "1 Pearl" if value == 1 else f"{value} Pearls"
    names = getattr(value, "name", None)
    if isinstance(names, dict):
        return str(names["en"])
    return str(getattr(value, "slug", value))
