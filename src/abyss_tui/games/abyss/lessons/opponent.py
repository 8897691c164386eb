"""What the opponent of the lessons plays: always the same, from what they may know."""

from typing import Final

from abyss_tui.games.abyss.actions import Action, Buy, Decline, Explore, Recruit, Support, Take
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.least import least
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.decision_view import DecisionView

COLLECTED: Final = (Race.SEAHORSE, Race.SQUID)
"""The Races that this opponent buys, and whose Council piles they take."""
FEW: Final = 3
"""With fewer Allies in hand the opponent explores."""


def answer(view: View) -> Action:
    """Return what the opponent answers. The view is theirs, with its options."""
    decision, own = view.decision, view.own
    assert decision is not None  # else nobody is asked
    assert decision.options is not None  # the opponent decides
    assert own is not None  # the view is the opponent's
    match decision.kind:
        case "turn":
            return _turn(view, decision, own.hand_size)
        case "offer":
            bought = any(each.value in decision.about["card"] for each in COLLECTED)
            return Buy() if bought else Decline()
        case "explore" if Take() in decision.options:
            return Take()
    return least(view)


def _turn(view: View, decision: DecisionView[Action], hand: int) -> Action:
    """Return the action of a turn: a Lord in the last one, before that Allies."""
    options = decision.options or ()
    lords = [each for each in options if isinstance(each, Recruit)]
    if view.ending is not None and lords:
        return lords[0]
    piles = [Support(race) for race in COLLECTED if view.council[race]]
    return piles[0] if piles and hand >= FEW else Explore()
