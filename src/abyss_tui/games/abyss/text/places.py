"""Where a card is, said in a sentence or in a few words."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.text.cards import location_name
from abyss_tui.games.abyss.views import View
from abyss_tui.games.abyss.whereabouts import Card, Spot, Whereabouts
from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.audience import player

_SENTENCES: Final[Mapping[Spot, str]] = {
    "deck": "It lies face down in the stack of Locations.",
    "court": "It waits at the Court.",
    "available": "It is available.",
    "drawn": "{player} has just drawn it.",
    "free": "It lies before {player} and is free.",
    "disabled": "It lies before {player}, disabled: "
    "its power and Key do not work, all else counts.",
    "under": "It lies before {player}, under {location}: "
    "its power and Key work no more, all else counts.",
    "owned": "It lies before {player}.",
    "discard": "It was discarded and is out of the game.",
}
_LORD_DECK: Final = "It lies face down in the deck of Lords."

_BRIEF: Final[Mapping[Spot, str]] = {
    "deck": "in the stack",
    "court": "at the Court",
    "available": "available",
    "drawn": "drawn by {player}",
    "free": "before {player}",
    "disabled": "before {player}, disabled",
    "under": "before {player}, under {location}",
    "owned": "before {player}",
    "discard": "discarded",
}
_LORD_DECK_BRIEF: Final = "in the deck"


def place(card: Card, where: Whereabouts, view: View, voice: Voice) -> Sentence:
    """Return where a card is, in a sentence."""
    text = _LORD_DECK if _in_lord_deck(card, where) else _SENTENCES[where.spot]
    return voice.sentence(text, **_parts(where, view, voice))


def brief_place(card: Card, where: Whereabouts, view: View, voice: Voice) -> Sentence:
    """Return where a card is, in a few words."""
    text = _LORD_DECK_BRIEF if _in_lord_deck(card, where) else _BRIEF[where.spot]
    return voice.sentence(text, **_parts(where, view, voice))


def _in_lord_deck(card: Card, where: Whereabouts) -> bool:
    return isinstance(card, Lord) and where.spot == "deck"


def _parts(where: Whereabouts, view: View, voice: Voice) -> dict[str, Part]:
    parts: dict[str, Part] = {}
    if where.seat is not None:
        parts["player"] = player(view.players[where.seat].name)
    if where.under is not None:
        parts["location"] = location_name(where.under, voice)
    return parts
