"""What a seat can answer: one small record an action, named in the imperative.

The JSON form is that of the engine protocol: `type` and one key a field, cards by their slugs.
"""

from typing import Final, TypeAlias

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.kernel.action import Named
from abyss_tui.records import record


@record
class Reveal(Named):
    """Turn up so many Lords from the deck, to keep one of them."""

    type = "reveal"
    count: int


@record
class TakePile(Named):
    """Take all Lords of the pile of this Guild."""

    type = "take-pile"
    guild: Guild


@record
class Pass(Named):
    """Do nothing, because nothing can be done (C7)."""

    type = "pass"


@record
class Recruit(Named):
    """Keep this one of the Lords that were turned up."""

    type = "recruit"
    lord: Lord


@record
class Place(Named):
    """Place this one of the Lords that wait."""

    type = "place"
    lord: Lord


@record
class Exchange(Named):
    """Let the Lords on these two spaces change places; the smaller number stands first."""

    type = "exchange"
    spaces: tuple[int, ...]


@record
class Skip(Named):
    """Exchange nothing (C35)."""

    type = "skip"


@record
class Draw(Named):
    """Draw so many Locations, to take one of them."""

    type = "draw"
    count: int


@record
class Control(Named):
    """Take this Location."""

    type = "control"
    location: Location


Action: TypeAlias = (
    Reveal | TakePile | Pass | Recruit | Place | Exchange | Skip | Draw | Control
)  # fmt: skip

ACTIONS: Final[tuple[type[Action], ...]] = (
    Reveal, TakePile, Pass, Recruit, Place, Exchange, Skip, Draw, Control,
)  # fmt: skip
