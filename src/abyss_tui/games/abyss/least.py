"""The least that a seat can do: what is played for somebody who is away.

It buys nothing, uses no Lord, recruits and explores no more than it must, and takes the smallest
Council pile: it ends its turn without changing the table more than the rules ask for.
"""

from typing import Final

from abyss_tui.games.abyss.actions import (
    Action,
    Affiliate,
    Control,
    Decline,
    Discard,
    End,
    Explore,
    Pass,
    Skip,
    Support,
    Take,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.least import least_option

_ORDER: Final[tuple[type[Action], ...]] = (
    Decline,
    Pass,
    End,
    Skip,
    Take,
    Support,
    Explore,
    Discard,
    Affiliate,
    Control,
)
"""What is chosen before what; everything else comes last."""


def least(view: View) -> Action:
    """Return the least of the actions that the decision of this view allows.

    The view is that of the seat that decides, with its options.
    """
    return least_option(view.decision, _ORDER, lambda action: _size(action, view))


def _size(action: Action, view: View) -> int:
    match action:
        case Support():
            return view.council[action.race]
        case Discard():
            return action.ally.value
    return 0
