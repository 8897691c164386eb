"""The least that a seat can do: what is played for somebody who is away.

It takes the title of Pearl Master from nobody, binds nobody by an edict and recalls nothing, as
long as the rules leave it something else. Else it gains as little as it can: it turns up one Lord
rather than more, takes the smallest pile, exchanges nothing, keeps the Lord of the lowest value,
and takes the Location that is worth least to it now.
"""

from collections.abc import Iterable
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
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.game import Player
from abyss_tui.games.conspiracy.rules.scoring import gain_of
from abyss_tui.games.conspiracy.views import View
from abyss_tui.kernel.least import Gain, least_option

_ORDER: Final[tuple[type[Action], ...]] = (
    Pass, Skip, Reveal, TakePile, Recruit, Place, Control, Draw,
)  # fmt: skip
"""What is chosen before what; everything else comes last."""
_FELT_BY_ALL: Final = frozenset({"issue-edict", "recycle-lords", "recycle-locations"})
"""What a Location does to the whole table when it is taken."""


def least(view: View) -> Action:
    """Return the least of the actions that the decision of this view allows.

    The view is that of the seat that decides, with its options.
    """
    return least_option(
        view.decision, _ORDER, lambda action: _burdens(action, view), lambda each: _gain(each, view)
    )


def _burdens(action: Action, view: View) -> bool:
    """Whether an action takes something from the others, as far as that is known beforehand."""
    match action:
        case Recruit(lord) | Place(lord):
            return _takes_title([lord], view)
        case TakePile(guild):
            return _takes_title(view.piles[guild], view)
        case Control(location):
            return location.power.verb in _FELT_BY_ALL or _takes_title([location], view)
    return False


def _takes_title(cards: Iterable[Lord | Location], view: View) -> bool:
    """Whether the Pearls of these cards would take the title from somebody else (C28)."""
    gained, master = sum([each.pearls for each in cards]), view.pearl_master
    if not gained or master is None or master == view.seat:
        return False
    return view.active.pearls + gained >= view.players[master].pearls


def _gain(action: Action, view: View) -> Gain:
    match action:
        case Reveal(count) | Draw(count):
            return (count,)
        case TakePile(guild):
            pile = view.piles[guild]
            return len(pile), sum([lord.points for lord in pile])
        case Recruit(lord) | Place(lord):
            return (lord.points,)
        case Control(location):
            return _worth(location, view), location.pearls
    return ()


def _worth(location: Location, view: View) -> int:
    """Return by how many points a Location would make those of the seat worth more now."""
    player = Player(view.active.name)
    player.fill(view.active.chamber, view.active.locations)
    return gain_of(player, location)
