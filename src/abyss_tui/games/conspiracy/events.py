"""What happened: one small record an event, named in the past tense.

One stream of events feeds the log, the animation and what programs are told. Everything is public
but the order of the decks (C34), and no event tells of that.
"""

from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.kernel import event
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


@record
class GameStarted(event.GameStarted):
    """The cards are shuffled and these Locations are available; this seat begins."""

    type = "game-started"
    seat: int
    players: tuple[str, ...]
    locations: tuple[Location, ...]


@record
class TurnStarted(event.TurnStarted):
    """A turn of this seat begins."""

    type = "turn-started"
    seat: int


@record
class EdictEnded(Event):
    """The edict of this seat ended as its turn began (C24)."""

    type = "edict-ended"
    seat: int
    location: Location


@record
class LordsRevealed(Event):
    """These Lords were turned up from the deck, in this order."""

    type = "lords-revealed"
    seat: int
    lords: tuple[Lord, ...]


@record
class LordRecruited(Event):
    """This one of the Lords turned up was kept."""

    type = "lord-recruited"
    seat: int
    lord: Lord


@record
class LordsDiscarded(Event):
    """The other Lords turned up went to the piles of their Guilds."""

    type = "lords-discarded"
    seat: int
    lords: tuple[Lord, ...]


@record
class PileTaken(Event):
    """A whole pile was taken."""

    type = "pile-taken"
    seat: int
    guild: Guild
    lords: tuple[Lord, ...]


@record
class LordPlaced(Event):
    """A Lord came into the chamber, to this space."""

    type = "lord-placed"
    seat: int
    lord: Lord
    space: int


@record
class LordTurnedUp(Event):
    """A Lord of 6 turned up the top Lord of the deck onto its pile (C13)."""

    type = "lord-turned-up"
    seat: int
    lord: Lord


@record
class LordsExchanged(Event):
    """The Lords on these two spaces changed places; `lords` is how they stood before."""

    type = "lords-exchanged"
    seat: int
    spaces: tuple[int, ...]
    lords: tuple[Lord, ...]


@record
class PearlsGained(Event):
    """Pearls came with a Lord or a Location; `total` is what this seat has now."""

    type = "pearls-gained"
    seat: int
    pearls: int
    total: int
    why: str


@record
class PearlMasterChanged(Event):
    """The title passed to the seat `holder`; `former` is who had it, None for nobody."""

    type = "pearl-master-changed"
    milestone = "small"
    seat: int
    holder: int
    former: int | None


@record
class LocationsDrawn(Event):
    """These Locations were turned up from the deck, in this order, to take one of them."""

    type = "locations-drawn"
    seat: int
    locations: tuple[Location, ...]


@record
class LocationTaken(Event):
    """A Location was laid on the Lord of this space.

    `source` is "available", "drawn" (the others are available now) or "search" (the deck was
    shuffled).
    """

    type = "location-taken"
    milestone = "large"
    seat: int
    location: Location
    space: int
    source: str


@record
class EdictIssued(Event):
    """An edict began; an older one is gone (C27)."""

    type = "edict-issued"
    seat: int
    location: Location


@record
class LordsRecycled(Event):
    """These Lords went from the piles into the deck, which was shuffled (C22)."""

    type = "lords-recycled"
    seat: int
    lords: tuple[Lord, ...]


@record
class LocationsRecycled(Event):
    """These Locations went back into their deck, which was shuffled (C23)."""

    type = "locations-recycled"
    seat: int
    locations: tuple[Location, ...]


@record
class LordsReturned(Event):
    """The chamber is full; these Lords went back to their pile (C6)."""

    type = "lords-returned"
    seat: int
    lords: tuple[Lord, ...]


@record
class TurnPassed(Event):
    """Nothing was possible (C7)."""

    type = "turn-passed"
    seat: int


@record
class EndTriggered(Event):
    """This seat brought the end: each other has one more turn (C30)."""

    type = "end-triggered"
    milestone = "large"
    seat: int


@record
class GameEnded(event.GameEnded):
    """The game is over; these seats have won."""

    type = "game-ended"
    winners: tuple[int, ...]
