"""The power of a Lord in full: when it works, and what it does."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.text.cards import card_text
from abyss_tui.i18n.voice import Sentence, Span, Voice

WHEN: Final[Mapping[str, str]] = {
    "arrow": "Once, on arrival:",
    "turn": "Once in each turn:",
    "lasting": "Always, while under no Location:",
}
"""When a power works."""


def power(lord: Lord, voice: Voice) -> Sentence:
    """Return when the power of a Lord works and what it does, or that it has none."""
    if lord.power is None:
        return voice.sentence("No power: pure Influence.")
    when = Span(voice.text(WHEN[lord.power.when]), "strong")
    return (when, Span(" "), *card_text(lord, voice))
