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
    "lords": "from the best Lords you have then",
    "locations": "from the Locations you have then",
    "coalition": "from the largest Coalition you have then",
    "pearl_master": "from the title of Pearl Master you may have then",
    "keys": "from what your live Keys may still bring",
    "coming": "from what Lords you still have room for may bring",
}
THEIRS: Final[Mapping[str, str]] = {
    "lords": "from the best Lords {name} has then",
    "locations": "from the Locations {name} has then",
    "coalition": "from the largest Coalition {name} has then",
    "pearl_master": "from the title of Pearl Master {name} may have then",
    "keys": "from what {name}'s live Keys may still bring",
    "coming": "from what Lords {name} still has room for may bring",
}
"""From what points are some turns later; the Lords and Locations of then, not those of now."""


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
