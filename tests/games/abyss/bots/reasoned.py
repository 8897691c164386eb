"""Advice in Abyss, as its tests judge it."""

from typing import Final

from abyss_tui.games.abyss.bots.method import METHOD
from abyss_tui.games.abyss.kind import KIND
from tests.bots.reasoned import Advisor

ADVISOR: Final = Advisor(
    KIND,
    METHOD,
    (
        "Lords",
        "Locations",
        "affiliated Allies",
        "Monster tokens",
        "the Pearls {who} has then",
        "the Keys {who} has then",
        "what {who} still has in hand",
    ),
)
