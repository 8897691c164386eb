"""What a seat can answer: one small record an action, named in the imperative.

The JSON form is that of the engine protocol: `type` and one key a field, cards by their slugs.
Lists inside an action are kept in one order (Allies by Race and value, Lords by slug), so that
two actions are equal exactly when their lists hold the same cards.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from abyss_tui.games.abyss.cards import Ally, Location, Lord
from abyss_tui.games.abyss.names import Race
from abyss_tui.games.abyss.written import plain_fields, readers
from abyss_tui.kernel.facts import fact


class Named:
    """What every action has: the name of its type in the protocol."""

    __slots__ = ()
    type: ClassVar[str]


@fact
class Plot(Named):
    """Pay 1 Pearl to bring a further Lord to the Court."""

    type = "plot"


@fact
class Explore(Named):
    """Reveal an Exploration card: the first, or one more."""

    type = "explore"


@fact
class Support(Named):
    """Take one Council pile in hand."""

    type = "support"
    race: Race


@fact
class Recruit(Named):
    """Recruit a Lord of the Court with these Allies; Pearls make up the rest (R1)."""

    type = "recruit"
    lord: Lord
    allies: tuple[Ally, ...]


@fact
class Pass(Named):
    """Do nothing, because nothing can be done (R30)."""

    type = "pass"


@fact
class Buy(Named):
    """Buy the Ally on offer."""

    type = "buy"


@fact
class Decline(Named):
    """Leave the Ally on offer."""

    type = "decline"


@fact
class Take(Named):
    """Take the Ally that nobody bought: the exploration ends."""

    type = "take"


@fact
class Fight(Named):
    """Fight the Monster for this reward: Keys, Pearls and Monster tokens."""

    type = "fight"
    keys: int
    pearls: int
    monsters: int


@fact
class Affiliate(Named):
    """Affiliate this Ally of the payment."""

    type = "affiliate"
    ally: Ally


@fact
class Discard(Named):
    """Discard this Ally from hand."""

    type = "discard"
    ally: Ally


@fact
class Disable(Named):
    """Disable this Lord of that seat (the Assassin)."""

    type = "disable"
    seat: int
    lord: Lord


@fact
class Steal(Named):
    """Steal a Monster token from that seat (the Hunter)."""

    type = "steal"
    seat: int


@fact
class SwapLocation(Named):
    """Give one of your Locations for an available one (the Illusionist)."""

    type = "swap"
    give: Location
    take: Location


@fact
class RecruitForPearls(Named):
    """Recruit a second Lord for Pearls alone (the Corruptor)."""

    type = "recruit-for-pearls"
    lord: Lord


@fact
class ReplaceFromCourt(Named):
    """Discard a free Lord of yours and take one of the Court in its place (the Traitor)."""

    type = "replace"
    discard: Lord
    take: Lord


@fact
class ReplaceFromDeck(Named):
    """Discard a free Lord of yours and take the top one of the deck in its place (the Schemer)."""

    type = "replace"
    discard: Lord


@fact
class Control(Named):
    """Take this Location with three Keys: those of the Lords and `keys` tokens."""

    type = "control"
    location: Location
    lords: tuple[Lord, ...]
    keys: int


@fact
class Draw(Named):
    """Draw so many Locations, to take one of them."""

    type = "draw"
    count: int


@fact
class Exchange(Named):
    """Exchange Black Smokers for this Location of the stack."""

    type = "exchange"
    location: Location


@fact
class Skip(Named):
    """Decline a power that may be declined (R10)."""

    type = "skip"


@fact
class SellAlly(Named):
    """Use the Slaver: discard this Ally from hand for Pearls."""

    type = "use"
    lord: Lord
    ally: Ally


@fact
class DiscardPile(Named):
    """Use the Oracle: discard the Council pile of this Race."""

    type = "use"
    lord: Lord
    race: Race


@fact
class ReplaceAtCourt(Named):
    """Use the Opportunist: discard this Lord of the Court for the top one of the deck."""

    type = "use"
    lord: Lord
    target: Lord


@fact
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


# By type and set of keys: three actions share the type "use", two the type "replace".
_SHAPES = {(kind.type, frozenset(readers(kind))): (kind, readers(kind)) for kind in ACTIONS}


def action_to_json(action: Action) -> dict[str, Any]:
    """Return an action as the protocol writes it."""
    return {"type": action.type, **plain_fields(action)}


def action_from_json(written: Mapping[str, Any]) -> Action | None:
    """Return the action that is written here, or None when no action is written so."""
    try:
        kind, fields = _SHAPES[written.get("type", ""), frozenset(written) - {"type"}]
        return kind(**{name: read(written[name]) for name, read in fields.items()})
    except (KeyError, ValueError, TypeError):
        return None
