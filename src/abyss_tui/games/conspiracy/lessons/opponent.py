"""What the opponent of the lessons plays: always the same, from what they may know."""

from typing import Final

from abyss_tui.games.conspiracy.actions import Action, Recruit, Reveal, Skip
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.least import least
from abyss_tui.games.conspiracy.views import View

COLLECTED: Final = Guild.MERCHANT
"""The Guild whose Lords this opponent keeps."""
TURNED_UP: Final = 2
"""How many Lords they turn up."""


def answer(view: View) -> Action:
    """Return what the opponent answers. The view is theirs, with its options."""
    assert view.decision is not None  # else nobody is asked
    match view.decision.kind:
        case "turn":
            return Reveal(TURNED_UP)
        case "recruit":
            return Recruit(max(view.waiting, key=_wanted))
        case "exchange":
            return Skip()
    return least(view)


def _wanted(lord: Lord) -> tuple[bool, int]:
    return lord.guild is COLLECTED, lord.points
