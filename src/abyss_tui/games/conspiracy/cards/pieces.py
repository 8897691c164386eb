"""The cards of the game as values: Lords and Locations.

Every card exists once in memory and is equal only to itself. The printed copies of a Lord are the
same object several times: equal Lords cannot be told apart.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.kernel.cards.printed import Printed
from abyss_tui.records import record

GAIN_PEARLS: Final = "gain-pearls"
"""The verb of Lords and Locations that bring Pearls."""

EXCHANGE_LORDS: Final = "exchange-lords"
"""The verb of a Lord that lets two Lords change places."""
TURN_UP_LORD: Final = "turn-up-lord"
"""The verb of a Lord that turns another one up onto its pile."""


@record
class Power:
    """What a card does, as data: the rules carry out the verb.

    `amount` is the one number of the verb (Pearls gained, Lords that an edict has turned up), 0 if
    it has none.
    """

    verb: str
    amount: int = 0


NONE: Final = Power("")
"""The power of a card without one."""


@record
class Scoring:
    """What a Location is worth: `base` points, and `each` for each that `counts` finds."""

    counts: str
    base: int = 0
    each: int = 0
    guild: Guild | None = None
    key: Key | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lord(Printed):
    """A Lord as printed; `points` are its Influence Points, `text` is by language."""

    slug: str
    guild: Guild
    points: int
    copies: int
    """How many of it there are."""
    order: int
    """The place among all different Lords, by Guild and then by points."""
    key: Key | None
    power: Power
    text: dict[str, str]

    @property
    def pearls(self) -> int:
        """The Pearls that its owner has of it."""
        return self.power.amount if self.power.verb == GAIN_PEARLS else 0


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Location(Printed):
    """A Location as printed; `name` and `text` are by language."""

    slug: str
    order: int
    """The place among all Locations, as they are printed."""
    scoring: Scoring
    power: Power
    name: dict[str, str]
    text: dict[str, str]

    @property
    def pearls(self) -> int:
        """The Pearls that its owner has of it."""
        return self.power.amount if self.power.verb == GAIN_PEARLS else 0


def different(lords: Iterable[Lord]) -> list[Lord]:
    """Return each different Lord once, by Guild and then by points."""
    return sorted(set(lords), key=_order)


def in_order(locations: Iterable[Location]) -> list[Location]:
    """Return Locations as they are printed: nothing of the order of a deck is left in it."""
    return sorted(locations, key=_order)


def _order(card: Lord | Location) -> int:
    return card.order
