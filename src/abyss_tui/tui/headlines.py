"""One line for what is going on: who must do what."""

from typing import Final

from abyss_tui.games.abyss.views import View

ASKED: Final = {
    "turn": "choose one action",
    "offer": "an Ally is on offer",
    "explore": "the dive: what now?",
    "support": "take a Council pile",
    "affiliate": "which Ally is affiliated?",
    "discard": "discard from hand",
    "disable": "disable a Lord",
    "steal": "steal a Monster token",
    "swap": "swap a Location?",
    "second-lord": "a second Lord?",
    "replace": "replace a Lord?",
    "location": "take a Location",
    "exchange": "exchange Black Smokers?",
    "end": "before the turn ends",
}

PRIVATE: Final = {
    "turn": "It is your turn.",
    "discard": "You must discard from your hand.",
}


def headline(view: View) -> str:
    """Return who must decide what."""
    decision = view.decision
    if decision is None:
        return "the game is over"
    return f"{view.players[decision.seat].name.upper()}: {ASKED[decision.kind]}"


def why_curtain(kind: str) -> str:
    """Return why a player is called to the keyboard."""
    return PRIVATE.get(kind, "Your turn goes on.")
