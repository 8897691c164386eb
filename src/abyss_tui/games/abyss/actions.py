"""What a seat can answer: one small record an action, named in the imperative.

The JSON form is that of the engine protocol: `type` and one key a field, cards by their slugs.
Lists inside an action are kept in one order (Allies by Race and value, Lords by slug), so that
two actions are equal exactly when their lists hold the same cards.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.kernel.action import Named
from abyss_tui.records import record


@record
class Plot(Named):
    """Pay 1 Pearl to bring a further Lord to the Court."""

    type = "plot"


@record
class Explore(Named):
    """Reveal an Exploration card: the first, or one more."""

    type = "explore"


@record
class Support(Named):
    """Take one Council pile in hand."""

    type = "support"
    race: Race


@record
class Recruit(Named):
    """Recruit a Lord of the Court with these Allies; Pearls make up the rest (R1)."""

    type = "recruit"
    lord: Lord
    allies: tuple[Ally, ...]


@record
class Pass(Named):
    """Do nothing, because nothing can be done (R30)."""

    type = "pass"


@record
class Buy(Named):
    """Buy the Ally on offer."""

    type = "buy"


@record
class Decline(Named):
    """Leave the Ally on offer."""

    type = "decline"


@record
class Take(Named):
    """Take the Ally that nobody bought: the exploration ends."""

    type = "take"


@record
class Fight(Named):
    """Fight the Monster for this reward: Keys, Pearls and Monster tokens."""

    type = "fight"
    keys: int
    pearls: int
    monsters: int


REWARDS: Final[dict[int, tuple[Fight, ...]]] = {
    1: (Fight(0, 1, 0), Fight(0, 0, 1)),
    2: (Fight(0, 2, 0), Fight(0, 1, 1), Fight(0, 0, 2)),
    3: (Fight(1, 0, 0),),
    4: (Fight(1, 1, 0), Fight(1, 0, 1)),
    5: (Fight(1, 2, 0), Fight(1, 1, 1), Fight(1, 0, 2)),
    6: (Fight(2, 0, 0),),
}
"""What each space of the Threat track pays for a Monster: choose one (rules 5)."""


@record
class Affiliate(Named):
    """Affiliate this Ally of the payment."""

    type = "affiliate"
    ally: Ally


@record
class Discard(Named):
    """Discard this Ally from hand."""

    type = "discard"
    ally: Ally


@record
class Disable(Named):
    """Disable this Lord of that seat (the Assassin)."""

    type = "disable"
    seat: int
    lord: Lord


@record
class Steal(Named):
    """Steal a Monster token from that seat (the Hunter)."""

    type = "steal"
    seat: int


@record
class SwapLocation(Named):
    """Give one of your Locations for an available one (the Illusionist)."""

    type = "swap"
    give: Location
    take: Location


@record
class RecruitForPearls(Named):
    """Recruit a second Lord for Pearls alone (the Corruptor)."""

    type = "recruit-for-pearls"
    lord: Lord


@record
class ReplaceFromCourt(Named):
    """Discard a free Lord of yours and take one of the Court in its place (the Traitor)."""

    type = "replace"
    discard: Lord
    take: Lord


@record
class ReplaceFromDeck(Named):
    """Discard a free Lord of yours and take the top one of the deck in its place (the Schemer)."""

    type = "replace"
    discard: Lord


@record
class Control(Named):
    """Take this Location with three Keys: those of the Lords and `keys` tokens."""

    type = "control"
    location: Location
    lords: tuple[Lord, ...]
    keys: int


@record
class Draw(Named):
    """Draw so many Locations, to take one of them."""

    type = "draw"
    count: int


@record
class Exchange(Named):
    """Exchange Black Smokers for this Location of the stack."""

    type = "exchange"
    location: Location


@record
class Skip(Named):
    """Decline a power that may be declined (R10)."""

    type = "skip"


@record
class SellAlly(Named):
    """Use the Slaver: discard this Ally from hand for Pearls."""

    type = "use"
    lord: Lord
    ally: Ally


@record
class DiscardPile(Named):
    """Use the Oracle: discard the Council pile of this Race."""

    type = "use"
    lord: Lord
    race: Race


@record
class ReplaceAtCourt(Named):
    """Use the Opportunist: discard this Lord of the Court for the top one of the deck."""

    type = "use"
    lord: Lord
    target: Lord


@record
class End(Named):
    """End the turn without a further use."""

    type = "end"


Use: TypeAlias = SellAlly | DiscardPile | ReplaceAtCourt
Action: TypeAlias = (
    Plot | Explore | Support | Recruit | Pass | Buy | Decline | Take | Fight | Affiliate | Discard
    | Disable | Steal | SwapLocation | RecruitForPearls | ReplaceFromCourt | ReplaceFromDeck
    | Control | Draw | Exchange | Skip | Use | End
)  # fmt: skip

USES = (SellAlly, DiscardPile, ReplaceAtCourt)
ACTIONS: tuple[type[Action], ...] = (
    Plot, Explore, Support, Recruit, Pass, Buy, Decline, Take, Fight, Affiliate, Discard,
    Disable, Steal, SwapLocation, RecruitForPearls, ReplaceFromCourt, ReplaceFromDeck,
    Control, Draw, Exchange, Skip, *USES, End,
)  # fmt: skip


def in_order(lords: Iterable[Lord]) -> tuple[Lord, ...]:
    """Return the Lords in the one order in which an action lists them."""
    return tuple(sorted(lords, key=lambda lord: lord.slug))
