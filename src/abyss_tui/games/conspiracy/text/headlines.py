"""One line for what is going on: who must do what."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel import common_texts

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
    return common_texts.headline(view, asked, voice)


def decides(kind: str, name: str, voice: Voice) -> str:
    """Return what a player must decide, by the kind of the decision."""
    return common_texts.decides(name, asked(kind, voice), voice)


def asked(kind: str, voice: Voice) -> str:
    """Return the same without the name of the player."""
    return voice.text(HEADLINES[kind])
