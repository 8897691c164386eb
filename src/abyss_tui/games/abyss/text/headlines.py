"""One line for what is going on: who must do what."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.actions import Disable
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS
from abyss_tui.games.abyss.text.cards import location_name
from abyss_tui.games.abyss.text.moment import Moment, because_of
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel import common_texts
from abyss_tui.kernel.sitting import LOOK_AT_HAND

HEADLINES: Final[Mapping[str, str]] = {
    "turn": "choose one action",
    "offer": "an Ally is on offer",
    "explore": "explore deeper?",
    "support": "take a Council pile",
    "affiliate": "which Ally is affiliated?",
    "discard": "discard from hand",
    "disable": "disable a Lord",
    "steal": "steal a Monster token",
    "swap": "swap a Location?",
    "second-lord": "a second Lord?",
    "replace": "replace a Lord?",
    "location": "take a Location",
    "exchange": "exchange {location}?",
    "end": "before the turn ends",
}
"""What the table reads of each kind of decision."""

CALLS: Final[Mapping[str, str]] = {
    "discard": "You must discard from your hand.",
    LOOK_AT_HAND: "A look at your own hand before the offer is answered.",
}
"""Why somebody is called to the keyboard, by kind of decision, where it is not their turn's."""


def headline(view: View, voice: Voice) -> str:
    """Return who must decide what, in capitals who."""
    return common_texts.headline(view, asked, voice)


def decides(kind: str, name: str, voice: Voice) -> str:
    """Return what a player must decide, by the kind of the decision."""
    return common_texts.decides(name, asked(kind, voice), voice)


def heading(moment: Moment, voice: Voice) -> str:
    """Return who decides what, and the Lord whose power asks for it."""
    decision, players = moment.decision, moment.view.players
    what = decides(decision.kind, players[decision.seat].name, voice)
    lord = because_of(moment, voice)
    if decision.kind == "disable":
        seats = (each.seat for each in moment.options if isinstance(each, Disable))
        what = voice.text("{what} of {player}", what=what, player=players[next(seats)].name)
    return what if lord is None else voice.text("{what} ({lord})", what=what, lord=lord)


def asked(kind: str, voice: Voice) -> str:
    """Return the same without the name of the player."""
    exchanged = location_name(LOCATIONS["black-smokers"], voice)
    return voice.text(HEADLINES[kind], location=exchanged)


def why_called(kind: str, voice: Voice) -> str:
    """Return why a player is called to the keyboard."""
    if kind in CALLS:
        return voice.text(CALLS[kind])
    return common_texts.why_called(kind, voice)
