"""A race to 21: on a turn a seat draws a card into its hidden hand, or lays one of them open."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self, TypeAlias

from abyss_tui.kernel import event
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


@record
class Draw:
    """Draw the next card."""


@record
class Lay:
    """Lay a card of the hand."""

    card: int


Action: TypeAlias = Draw | Lay


@record
class GameStarted(event.GameStarted):
    type = "game-started"
    seat: int


@record
class TurnStarted(event.TurnStarted):
    type = "turn-started"
    seat: int


@record
class CardDrawn(Event):
    """Only the seat that drew it sees the card."""

    type = "card-drawn"
    seat: int
    card: int | None

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


@record
class CardLaid(Event):
    type = "card-laid"
    seat: int
    card: int


@record
class GameEnded(event.GameEnded):
    type = "game-ended"
    winners: tuple[int, ...]


@dataclass
class Race:
    """A running race."""

    drawn: ClassVar[type[CardDrawn]] = CardDrawn
    """What is told when a card is drawn."""
    names: tuple[str, ...]
    goal: int
    seat: int
    deck: list[int]
    hands: list[list[int]]
    laid: list[int]
    events: list[Event] | None = field(default_factory=list)

    @classmethod
    def deal(cls, names: Sequence[str], seed: int, first: int | None, goal: int) -> Self:
        seats = range(len(names))
        first = shuffled(seed, "first", seats)[0] if first is None else first
        deck = shuffled(seed, "deck", [*range(1, 8)] * 6)
        race = cls(tuple(names), goal, first, deck, [[] for _ in seats], [0 for _ in seats])
        race.events = [GameStarted(first), TurnStarted(first)]
        return race

    @property
    def decision(self) -> Decision[Action] | None:
        if max(self.laid) >= self.goal:
            return None
        draw: list[Action] = [Draw()] if self.deck else []
        lay = [Lay(card) for card in sorted(set(self.hands[self.seat]))]
        return Decision(self.seat, "turn", [*draw, *lay])

    def apply(self, action: Action) -> None:
        if isinstance(action, Lay):
            self.hands[self.seat].remove(action.card)
            self.laid[self.seat] += action.card
            self.tell(CardLaid(self.seat, action.card))
        else:
            self.hands[self.seat].append(self.deck.pop(0))
            self.tell(self.drawn(self.seat, self.hands[self.seat][-1]))
        if self.laid[self.seat] >= self.goal:
            self.tell(GameEnded((self.seat,)))
        else:
            self.seat = (self.seat + 1) % len(self.names)
            self.tell(TurnStarted(self.seat))

    def tell(self, happened: Event) -> None:
        if self.events is not None:
            self.events.append(happened)

    def copy(self) -> Self:
        hands = [hand[:] for hand in self.hands]
        return type(self)(self.names, self.goal, self.seat, self.deck[:], hands, self.laid[:], None)
