"""The least that a seat can do: what is played for somebody who is away.

It buys nothing, uses no Lord, recruits and explores no more than it must, and takes the smallest
Council pile: it ends its turn without changing the table more than the rules ask for. Before a
Monster either answer moves the Threat marker (rules 5), but to fight while it stands on the first
space: that ends the exploration with the marker where it was, and with nothing offered to others.
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
    Fight,
    Pass,
    Skip,
    Support,
    Take,
)
from abyss_tui.games.abyss.cards.pieces import MONSTER
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.least import Gain, least_option

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
    return least_option(
        view.decision, _ORDER, lambda action: _burdens(action, view), lambda each: _gain(each, view)
    )


def _burdens(action: Action, view: View) -> bool:
    """Whether an action goes on from a Monster that could be fought without moving the marker."""
    return isinstance(action, Explore) and view.track[-1:] == (MONSTER,) and view.threat == 1


def _gain(action: Action, view: View) -> Gain:
    match action:
        case Support():
            return (view.council[action.race],)
        case Discard():
            return (action.ally.value,)
        case Fight(keys, pearls, monsters):
            return keys, monsters, pearls
    return ()
