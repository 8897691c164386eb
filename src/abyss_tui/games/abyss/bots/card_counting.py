"""Card counting, as a good player does it: where every Exploration card and Monster token went.

Nearly all of them can be followed: Allies are sold, taken and sent to the Council face up. Only
what somebody discards from hand for a Lord goes unseen. So going through the events once gives one
way in which the cards may lie; where a discard was not seen, it is guessed, and guessed better as
soon as something shows that it was another card.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from abyss_tui.games.abyss import events
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import MONSTER, Ally, ExplorationCard, exploration_cards
from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.event import Event


@dataclass(slots=True)
class Guess:
    """A card that somebody discarded unseen, and which one it is assumed to be."""

    seat: int
    card: Ally
    among: list[ExplorationCard]
    """Where it went: the discard of that time, which may be the deck by now."""


@dataclass(slots=True)
class CardCount:
    """Where the Exploration cards may be, and which Monster tokens of others are known."""

    you: int
    hands: list[list[Ally]]
    deck: list[ExplorationCard]
    discard: list[ExplorationCard] = field(default_factory=list)
    council: dict[Race, list[Ally]] = field(default_factory=lambda: {race: [] for race in RACES})
    track: list[ExplorationCard] = field(default_factory=list)
    paying: list[Ally] = field(default_factory=list)
    """The Allies of a payment, until one of them is affiliated."""
    tokens: list[list[int]] = field(default_factory=list)
    """The values of Monster tokens that are known, by seat."""
    guesses: list[Guess] = field(default_factory=list)
    possible: bool = True
    """Whether no event contradicted what was guessed."""


def count_cards(seen: Iterable[Event], you: int, players: int, dice: Dice) -> CardCount:
    """Return one way in which the cards may lie after the events that this seat has seen."""
    cards = CardCount(you, [[] for _ in range(players)], exploration_cards())
    cards.tokens = [[] for _ in range(players)]
    begun = False
    for event in seen:
        begun = begun or isinstance(event, events.GameStarted)
        follow = _FOLLOWED.get(type(event))
        if follow is not None:
            follow(cards, event, dice)
    cards.possible = cards.possible and begun
    return cards


def _reshuffled(cards: CardCount, _event: events.DeckReshuffled, _dice: Dice) -> None:
    # The very list goes on as the deck, so that guesses follow their cards there.
    cards.deck, cards.discard = cards.discard, []


def _revealed(cards: CardCount, event: events.CardRevealed, dice: Dice) -> None:
    if event.card not in cards.deck:
        _find(cards, event.card, cards.deck, dice)
    _leave(cards, event.card, cards.deck)
    cards.track.append(event.card)


def _sold(cards: CardCount, event: events.AllySold, _dice: Dice) -> None:
    cards.track.pop()
    cards.hands[event.seat].append(event.ally)


def _taken(cards: CardCount, event: events.AllyTaken, _dice: Dice) -> None:
    cards.track.pop()
    cards.hands[event.seat].append(event.ally)


def _fought(cards: CardCount, _event: events.MonsterFought, _dice: Dice) -> None:
    cards.discard.append(cards.track.pop())


def _cleared(cards: CardCount, event: events.TrackCleared, _dice: Dice) -> None:
    for ally in event.allies:
        cards.council[ally.race].append(ally)
    cards.discard.extend([MONSTER] * event.monsters)
    cards.track = []


def _pile_taken(cards: CardCount, event: events.PileTaken, _dice: Dice) -> None:
    pile, cards.council[event.race] = cards.council[event.race], []
    cards.hands[event.seat].extend(pile)


def _pile_discarded(cards: CardCount, event: events.PileDiscarded, _dice: Dice) -> None:
    pile, cards.council[event.race] = cards.council[event.race], []
    cards.discard.extend(pile)


def _recruited(cards: CardCount, event: events.LordRecruited, dice: Dice) -> None:
    hand = cards.hands[event.seat]
    for ally in event.allies:
        if ally not in hand:
            _find(cards, ally, hand, dice)
        _leave(cards, ally, hand)
    cards.paying = list(event.allies)


def _affiliated(cards: CardCount, event: events.AllyAffiliated, dice: Dice) -> None:
    if event.ally in cards.paying:
        cards.paying.remove(event.ally)
        cards.discard.extend(cards.paying)
        cards.paying = []
        return
    hand = cards.hands[event.seat]
    if event.ally not in hand:
        _find(cards, event.ally, hand, dice)
    _leave(cards, event.ally, hand)


def _discarded(cards: CardCount, event: events.AllyDiscarded, dice: Dice) -> None:
    hand = cards.hands[event.seat]
    ally = event.ally
    if ally is None:
        if not hand:
            cards.possible = False
            return
        # Whoever may choose gives away a low one rather than a high one.
        ally = min(dice.choice(hand), dice.choice(hand), key=lambda each: each.value)
        cards.guesses.append(Guess(event.seat, ally, cards.discard))
    _leave(cards, ally, hand)
    cards.discard.append(ally)


def _tokens_drawn(cards: CardCount, event: events.MonstersDrawn, _dice: Dice) -> None:
    if not isinstance(event.values, int):
        cards.tokens[event.seat].extend(event.values)


def _token_stolen(cards: CardCount, event: events.MonsterStolen, _dice: Dice) -> None:
    if event.value is None:
        # It may have been one of those that were known.
        cards.tokens[event.victim] = []
        return
    if event.value in cards.tokens[event.victim]:
        cards.tokens[event.victim].remove(event.value)
    cards.tokens[event.seat].append(event.value)


def _leave(cards: CardCount, card: ExplorationCard, place: list[Any]) -> None:
    if card in place:
        place.remove(card)
        # A guess whose card is gone from where it lay is no guess any more.
        if card not in place:
            cards.guesses = [
                each for each in cards.guesses if each.among is not place or each.card is not card
            ]
    else:
        cards.possible = False


def _find(cards: CardCount, card: ExplorationCard, place: list[Any], dice: Dice) -> None:
    """Bring a card to where it has proved to be, by taking back a guess that was wrong."""
    if not isinstance(card, Ally):
        return
    wrong = list(cards.guesses)
    dice.shuffle(wrong)
    for guess in wrong:
        hand = cards.hands[guess.seat]
        if place is hand and guess.card is card and guess.card in guess.among:
            # It is still in hand: another card of that hand was discarded.
            given = dice.choice(hand) if hand else None
        elif place is guess.among and card in hand and guess.card in guess.among:
            # It was this one that was discarded.
            given = card
        else:
            continue
        if given is not None:
            _exchange(guess, hand, given)
            return


def _exchange(guess: Guess, hand: list[Ally], given: Ally) -> None:
    """Take another card of the same hand for the one that was discarded."""
    hand.remove(given)
    hand.append(guess.card)
    guess.among.remove(guess.card)
    guess.among.append(given)
    guess.card = given


_FOLLOWED: Final[dict[type[Event], Callable[[CardCount, Any, Dice], None]]] = {
    events.DeckReshuffled: _reshuffled,
    events.CardRevealed: _revealed,
    events.AllySold: _sold,
    events.AllyTaken: _taken,
    events.MonsterFought: _fought,
    events.TrackCleared: _cleared,
    events.PileTaken: _pile_taken,
    events.PileDiscarded: _pile_discarded,
    events.LordRecruited: _recruited,
    events.AllyAffiliated: _affiliated,
    events.AllyDiscarded: _discarded,
    events.MonstersDrawn: _tokens_drawn,
    events.MonsterStolen: _token_stolen,
}
