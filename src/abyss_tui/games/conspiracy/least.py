"""The least that a seat can do: what is played for somebody who is away.

It turns up one Lord rather than more and takes the smallest pile, exchanges nothing, and takes what
comes first: it ends its turn without changing the table more than the rules ask for.
"""

from typing import Final

from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Pass,
    Place,
    Recruit,
    Reveal,
    Skip,
    TakePile,
)
from abyss_tui.games.conspiracy.views import View
from abyss_tui.kernel.least import least_option

_ORDER: Final[tuple[type[Action], ...]] = (
    Pass, Skip, Reveal, TakePile, Recruit, Place, Control, Draw,
)  # fmt: skip
"""What is chosen before what; everything else comes last."""


def least(view: View) -> Action:
    """Return the least of the actions that the decision of this view allows.

    The view is that of the seat that decides, with its options.
    """
    return least_option(view.decision, _ORDER, lambda action: _size(action, view))


def _size(action: Action, view: View) -> int:
    match action:
        case Reveal(count) | Draw(count):
            return count
        case TakePile(guild):
            return len(view.piles[guild])
    return 0
