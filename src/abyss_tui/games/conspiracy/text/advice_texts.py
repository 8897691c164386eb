"""What somebody is advised to do, and why rather that than something else."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.text.moves import move
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel import reason_texts
from abyss_tui.kernel.thinking import Reason, Why

YOURS: Final[Mapping[str, str]] = {
    "lords": "your best Lords",
    "locations": "your Locations",
    "coalition": "your largest Coalition",
    "pearl_master": "your title of Pearl Master",
    "keys": "your live Keys",
    "coming": "your Lords to come",
}
THEIRS: Final[Mapping[str, str]] = {
    "lords": "{name}'s best Lords",
    "locations": "{name}'s Locations",
    "coalition": "{name}'s largest Coalition",
    "pearl_master": "{name}'s title of Pearl Master",
    "keys": "{name}'s live Keys",
    "coming": "{name}'s Lords to come",
}


def advice(view: View, action: Action, why: Why, voice: Voice) -> Sentence:
    """Return the move that is advised at the decision of this view, and why it is good."""
    return reason_texts.advice(view, action, why, _WORDS, voice)


def what_is_better(view: View, why: Reason, voice: Voice) -> str:
    """Return by what an action is better than the one that it is compared with, if by much."""
    return reason_texts.what_is_better(view, why, _WORDS, voice)


def _part(name: str, whose: str | None, voice: Voice) -> str:
    return voice.text(YOURS[name]) if whose is None else voice.text(THEIRS[name], name=whose)


def _briefly(_action: Action, _voice: Voice) -> None:
    """Nothing has a price."""


_WORDS: Final = reason_texts.AdviceWords(move=move, briefly=_briefly, part=_part)
