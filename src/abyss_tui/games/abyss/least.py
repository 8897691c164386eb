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
    assert view.decision is not None
    assert view.decision.options  # what is asked can be answered
    return min(view.decision.options, key=lambda action: _weight(action, view))


def _weight(action: Action, view: View) -> tuple[int, int]:
    kinds = [at for at, kind in enumerate(_ORDER) if isinstance(action, kind)]
    match action:
        case Support():
            size = view.council[action.race]
        case Discard():
            size = action.ally.value
        case _:
            size = 0
    return kinds[0] if kinds else len(_ORDER), size
