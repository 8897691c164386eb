"""What happened: one small record an event, named in the past tense.

One stream of events feeds the log, the animation and what other seats are told. Most events
are public. Those with cards that not everybody may know (R31) say in `seen_by` what one seat
learns: the same event with its secrets taken out.
"""

from typing import Self

from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Location, Lord
from abyss_tui.kernel import event
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


@record
class GameStarted(event.GameStarted):
    """The cards are dealt; this seat begins."""

    type = "game-started"
    seat: int
    players: tuple[str, ...]
    court: tuple[Lord, ...]
    locations: tuple[Location, ...]


@record
class TurnStarted(event.TurnStarted):
    """A turn of this seat begins; `extra` when it is one the Invoker gave (R33)."""

    type = "turn-started"
    seat: int
    extra: bool


@record
class PearlsGained(Event):
    """The Treasury paid Pearls: for a Lord, or for "refill" of the Court or the "fifth-space"."""

    type = "pearls-gained"
    seat: int
    pearls: int
    why: str


@record
class PearlsReturned(Event):
    """The Seeker made this seat return Pearls to the Treasury."""

    type = "pearls-returned"
    seat: int
    pearls: int
    lord: Lord


@record
class LordPlotted(Event):
    """A Pearl was paid and this Lord came to the Court."""

    type = "lord-plotted"
    seat: int
    lord: Lord


@record
class DeckReshuffled(Event):
    """The Exploration discard became the new deck of so many cards."""

    type = "deck-reshuffled"
    cards: int


@record
class CardRevealed(Event):
    """The explorer turned up a card on this space of the track (1 to 5)."""

    type = "card-revealed"
    seat: int
    card: ExplorationCard
    space: int


@record
class AllySold(Event):
    """This seat bought the Ally on offer from the explorer."""

    type = "ally-sold"
    seat: int
    explorer: int
    ally: Ally
    price: int


@record
class AllyDeclined(Event):
    """This seat was asked and left the Ally on offer."""

    type = "ally-declined"
    seat: int
    ally: Ally


@record
class AllyTaken(Event):
    """The explorer took the Ally that nobody bought."""

    type = "ally-taken"
    seat: int
    ally: Ally


@record
class MonsterPassed(Event):
    """The explorer left a Monster on the track; the Threat marker is now on this space."""

    type = "monster-passed"
    seat: int
    threat: int


@record
class MonsterFought(Event):
    """The explorer fought a Monster and got this reward; `threat` is the space that paid it."""

    type = "monster-fought"
    seat: int
    threat: int
    keys: int
    pearls: int
    monsters: int


@record
class MonstersDrawn(Event):
    """Monster tokens were drawn; only their owner sees the values."""

    type = "monsters-drawn"
    seat: int
    values: tuple[int, ...] | int

    def seen_by(self, seat: int) -> Self:
        """Others learn only how many there are."""
        if seat == self.seat or isinstance(self.values, int):
            return self
        return type(self)(self.seat, len(self.values))


@record
class MonsterStolen(Event):
    """The Hunter's owner took a token from the victim; only these two see its value."""

    type = "monster-stolen"
    seat: int
    victim: int
    value: int | None

    def seen_by(self, seat: int) -> Self:
        """Others do not learn the value (R19)."""
        if seat in (self.seat, self.victim):
            return self
        return type(self)(self.seat, self.victim, None)


@record
class TrackCleared(Event):
    """The exploration ended: these Allies went face down to the Council, Monsters away."""

    type = "track-cleared"
    seat: int
    allies: tuple[Ally, ...]
    monsters: int


@record
class PileTaken(Event):
    """This seat took a Council pile in hand; only it sees the cards."""

    type = "pile-taken"
    seat: int
    race: Race
    allies: tuple[Ally, ...] | int

    def seen_by(self, seat: int) -> Self:
        """Others learn only how many there are."""
        if seat == self.seat or isinstance(self.allies, int):
            return self
        return type(self)(self.seat, self.race, len(self.allies))


@record
class PileDiscarded(Event):
    """The Oracle sent a Council pile of so many cards to the discard, unseen."""

    type = "pile-discarded"
    seat: int
    race: Race
    cards: int


@record
class LordRecruited(Event):
    """A Lord of the Court was recruited with these Allies and Pearls."""

    type = "lord-recruited"
    milestone = "small"
    seat: int
    lord: Lord
    allies: tuple[Ally, ...]
    pearls: int


@record
class LordReplaced(Event):
    """A Lord was discarded and another one arrived in its place ("court" or "deck")."""

    type = "lord-replaced"
    seat: int
    discarded: Lord
    lord: Lord
    source: str


@record
class LordArrived(Event):
    """A Lord came before this seat, free; its power applies next."""

    type = "lord-arrived"
    seat: int
    lord: Lord


@record
class LordDisabled(Event):
    """The Assassin disabled a free Lord of this seat."""

    type = "lord-disabled"
    seat: int
    lord: Lord


@record
class LordSwept(Event):
    """The Opportunist discarded a Lord of the Court; another one took its space."""

    type = "lord-swept"
    seat: int
    discarded: Lord
    lord: Lord


@record
class CourtRefilled(Event):
    """The Court was filled up again with these Lords."""

    type = "court-refilled"
    seat: int
    lords: tuple[Lord, ...]


@record
class AllyAffiliated(Event):
    """An Ally lies face up before this seat from now on."""

    type = "ally-affiliated"
    seat: int
    ally: Ally


@record
class AllyDiscarded(Event):
    """An Ally was discarded from hand because of this Lord; only its owner knows which."""

    type = "ally-discarded"
    seat: int
    lord: Lord
    ally: Ally | None

    def seen_by(self, seat: int) -> Self:
        """Others see a card go, not its face: it never lay face up (R31)."""
        return self if seat == self.seat else type(self)(self.seat, self.lord, None)


@record
class ExtraTurnWon(Event):
    """This seat takes another turn after this one."""

    type = "extra-turn-won"
    seat: int


@record
class LocationsDrawn(Event):
    """This seat drew Locations, to take one of them; all may look."""

    type = "locations-drawn"
    seat: int
    locations: tuple[Location, ...]


@record
class LocationTaken(Event):
    """This seat took a Location with these Lords and so many Key tokens."""

    type = "location-taken"
    milestone = "large"
    seat: int
    location: Location
    lords: tuple[Lord, ...]
    keys: int


@record
class LocationExchanged(Event):
    """A Location was given for another: "stack" (Black Smokers) or "available" (Illusionist)."""

    type = "location-exchanged"
    seat: int
    gave: Location
    took: Location
    source: str


@record
class TurnPassed(Event):
    """Nothing could be done (R30)."""

    type = "turn-passed"
    seat: int


@record
class EndTriggered(Event):
    """This seat triggered the end: each opponent has one last turn."""

    type = "end-triggered"
    milestone = "large"
    seat: int


@record
class HandDiscarded(Event):
    """The last affiliation is done; so many other Allies of this hand were discarded."""

    type = "hand-discarded"
    seat: int
    cards: int


@record
class GameEnded(event.GameEnded):
    """The game is over; these seats have won."""

    type = "game-ended"
    winners: tuple[int, ...]
