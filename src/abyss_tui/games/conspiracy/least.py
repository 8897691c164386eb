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

_ORDER: Final[tuple[type[Action], ...]] = (
    Pass, Skip, Reveal, TakePile, Recruit, Place, Control, Draw,
)  # fmt: skip
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
        case Reveal(count) | Draw(count):
            size = count
        case TakePile(guild):
            size = len(view.piles[guild])
        case _:
            size = 0
    return kinds[0] if kinds else len(_ORDER), size
