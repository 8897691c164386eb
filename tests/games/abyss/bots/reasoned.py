"""Advice in Abyss, as its tests judge it."""

from typing import Final

from abyss_tui.games.abyss.bots.method import METHOD
from abyss_tui.games.abyss.kind import KIND
from tests.bots.reasoned import Advisor

ADVISOR: Final = Advisor(
    KIND,
    METHOD,
    (
        "the Lords {who} has then",
        "the Locations {who} has then",
        "the Allies {who} has affiliated then",
        "{whose} Monster tokens",
        "what {whose} unspent Pearls may still bring",
        "what {whose} unspent Keys may still bring",
        "what the cards in {whose} hand may still bring",
    ),
)
