"""One line for what is going on: who must do what."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Voice

HEADLINES: Final[Mapping[str, str]] = {
    "turn": "recruit",
    "recruit": "keep one Lord",
    "place": "place a Lord",
    "exchange": "exchange two Lords?",
    "location": "take a Location",
}
"""What the table reads of each kind of decision."""


def headline(view: View, voice: Voice) -> str:
    """Return who must decide what, in capitals who."""
    decision = view.decision
    if decision is None:
        return voice.text("the game is over")
    return decides(decision.kind, view.players[decision.seat].name.upper(), voice)


def decides(kind: str, name: str, voice: Voice) -> str:
    """Return what a player must decide, by the kind of the decision."""
    return voice.text("{player}: {what}", player=name, what=voice.text(HEADLINES[kind]))


def why_called(kind: str, voice: Voice) -> str:
    """Return why a player is called to the keyboard."""
    if kind == "turn":
        return voice.text("It is your turn.")
    return voice.text("Your turn goes on.")
