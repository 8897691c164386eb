"""Where every Lord and Location is now, as far as whoever looks may know (R31).

It is worked out from a view alone, so it can tell nothing that the view does not show: what lies
nowhere in the open is in its deck, and where in the deck nobody knows.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeAlias

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.views import OwnedLord, PlayerView, View
from abyss_tui.records import record

Card: TypeAlias = Lord | Location
Spot: TypeAlias = Literal[
    "deck", "court", "available", "drawn", "free", "disabled", "under", "owned", "discard"
]
"""Where a card can be: "free", "disabled" and "under" a Location are those of a player's Lords,
"owned" is a player's Location, "deck" the stack too."""


@record
class Whereabouts:
    """Where one card is."""

    spot: Spot
    seat: int | None = None
    """Before whom it lies, None when before nobody."""
    under: Location | None = None
    """The Location that it lies under."""


IN_DECK: Final = Whereabouts("deck")


def whereabouts(view: View) -> Mapping[Card, Whereabouts]:
    """Return where each Lord and each Location is, in the order in which they are printed."""
    lying = dict(_lying_open(view))
    cards: tuple[Card, ...] = (*LORDS.values(), *LOCATIONS.values())
    return {card: lying.get(card, IN_DECK) for card in cards}


def _lying_open(view: View) -> Iterator[tuple[Card, Whereabouts]]:
    """Yield every Lord and Location that lies open, and where."""
    for lord in view.court:
        yield lord, Whereabouts("court")
    for lord in view.lord_discard:
        yield lord, Whereabouts("discard")
    for location in view.location_discard:
        yield location, Whereabouts("discard")
    for location in view.available:
        yield location, Whereabouts("available")
    for location in view.drawn:
        yield location, Whereabouts("drawn", view.seat)
    for seat, player in enumerate(view.players):
        yield from _before(seat, player)


def _before(seat: int, player: PlayerView) -> Iterator[tuple[Card, Whereabouts]]:
    for owned in player.lords:
        yield owned.lord, Whereabouts(_standing(owned), seat, owned.under)
    for location in player.locations:
        yield location, Whereabouts("owned", seat)


def _standing(owned: OwnedLord) -> Spot:
    if not owned.free:
        return "under"
    return "disabled" if owned.disabled else "free"
