"""Determinization: a whole game is dealt that agrees with everything a seat knows.

It is a real game of the rules: it can be played on from the decision that waits. All cards are in
it once; where the seat knows one, it lies there, and the others lie where they may lie.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from abyss_tui.games.abyss.bots.card_counting import CardCount, count_cards
from abyss_tui.games.abyss.bots.pending import agenda_of, this_turn, turn_of
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import (
    MONSTER,
    MONSTER_TOKENS,
    Ally,
    ExplorationCard,
    exploration_cards,
)
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.event import Event

TRIES = 10
"""How often unseen discards are guessed anew when a guess contradicts what was seen later."""
DIFFERENT = 8
"""How many different guesses are kept; each determinized game takes one of them."""


class Knowledge:
    """All that a seat knows at a decision, from which games are determinized."""

    def __init__(self, view: View, events: Sequence[Event], dice: Dice) -> None:
        assert view.you is not None
        self.view, self.you, self.dice = view, view.you, dice
        self.events, self.turn_events = events, this_turn(events)
        self.ways = [self._way()]
        """Ways in which the cards may lie: one, unless some were discarded unseen."""

    def _way(self) -> CardCount:
        """Return a way in which the cards may lie that agrees with all events."""
        for _ in range(TRIES):
            way = count_cards(self.events, self.you, len(self.view.players), self.dice)
            if way.possible and self._fits(way):
                return way
        return self._by_numbers(way)

    def _fits(self, way: CardCount) -> bool:
        """Whether every pile and hand has as many cards as the view says."""
        view = self.view
        return (
            len(way.deck) == view.deck
            and len(way.discard) == view.discard
            and all(len(way.council[race]) == size for race, size in view.council.items())
            and [len(hand) for hand in way.hands] == [each.hand_size for each in view.players]
            and view.own is not None
            and Counter(way.hands[self.you]) == Counter(view.own.hand)  # type: ignore[arg-type]
        )

    def _by_numbers(self, seen: CardCount) -> CardCount:
        """Return a way that agrees with the numbers of cards, and with the open cards of `seen`.

        For a seat that has not all events, or whose guesses always contradicted one.
        """
        view, dice = self.view, self.dice
        own, way = view.own, CardCount(self.you, [], [], possible=False)
        assert own is not None
        assert not isinstance(own.hand, int)
        # All that goes to a pile is seen: one of the right size is the right one.
        way.council = {
            race: seen.council[race] if len(seen.council[race]) == size else []
            for race, size in view.council.items()
        }
        open_cards: list[Any] = [*own.hand, *view.track, *seen.paying]
        open_cards += [ally for pile in way.council.values() for ally in pile]
        open_cards += [ally for player in view.players for ally in player.affiliated]
        hidden = list((Counter(exploration_cards()) - Counter(open_cards)).elements())
        dice.shuffle(hidden)
        for race, size in view.council.items():
            if not way.council[race]:
                way.council[race] = _dealt(hidden, size, lambda card, race=race: race in card.slug)
        for seat, player in enumerate(view.players):
            size = 0 if seat == self.you else player.hand_size
            dealt = _dealt(hidden, size, lambda card: card is not MONSTER)
            way.hands.append(list(own.hand) if seat == self.you else dealt)
        way.tokens = seen.tokens
        way.deck, way.discard = hidden[: view.deck], hidden[view.deck :]
        return way

    def pile(self, race: Race) -> Sequence[Ally]:
        """Return what lies in a Council pile: all that went there was seen."""
        return self.ways[0].council[race]

    @property
    def deck(self) -> Sequence[ExplorationCard]:
        """The cards of the Exploration deck, in no order; none if they are not all known."""
        way = self.ways[0]
        return () if way.guesses or not way.possible else way.deck

    def determinize(self, dice: Dice) -> Game:
        """Return one game that may be the true one, at the decision that waits."""
        view = self.view
        way = self.ways[int(dice.random() * len(self.ways))]
        if (way.guesses or not way.possible) and len(self.ways) < DIFFERENT:
            self.ways.append(self._way())
        tokens = self._tokens(way, dice)
        players = [
            _player(each, way.hands[seat], tokens[seat]) for seat, each in enumerate(view.players)
        ]
        # A seed of its own: what the true game will draw is a secret before this seat as well.
        game = Game(dice.getrandbits(48), players, view.seat)
        game.deck, game.discard = way.deck[:], way.discard[:]
        # Who counts cards knows which ones the deck has, and never in which order.
        dice.shuffle(game.deck)
        game.council = {race: pile[:] for race, pile in way.council.items()}
        game.court, game.available = list(view.court), list(view.available)
        game.lord_discard = list(view.lord_discard)
        game.location_discard = list(view.location_discard)
        game.lord_deck, game.location_deck = self._unseen(dice)
        game.tokens = tokens[-1]
        game.threat, game.extra_turns, game.ending = view.threat, view.extra_turns, view.ending
        game.turn = turn_of(view, self.turn_events)
        assert view.decision is not None
        game.agenda = agenda_of(game, view.decision, self.turn_events)
        return game

    def _tokens(self, way: CardCount, dice: Dice) -> list[list[int]]:
        """Return the Monster tokens of every seat, and last those that nobody has."""
        own = self.view.own
        assert own is not None
        assert not isinstance(own.monsters, int)
        known = [[*held] for held in way.tokens]
        known[self.you] = [*own.monsters]
        left = Counter(MONSTER_TOKENS)
        for seat, player in enumerate(self.view.players):
            known[seat] = known[seat][: player.monster_count]
            left.subtract(known[seat])
        supply = list((+left).elements())
        dice.shuffle(supply)
        for seat, player in enumerate(self.view.players):
            missing = player.monster_count - len(known[seat])
            known[seat] += [supply.pop() for _ in range(missing)]
        return [*known, supply]

    def _unseen(self, dice: Dice) -> tuple[list[Any], list[Any]]:
        """Return the Lords and the Locations that lie nowhere in the open, shuffled."""
        view = self.view
        lords = {*view.court, *view.lord_discard}
        places = {*view.available, *view.location_discard, *view.drawn}
        for player in view.players:
            lords |= {owned.lord for owned in player.lords}
            places |= {*player.locations}
        lord_deck = [lord for lord in LORDS.values() if lord not in lords]
        location_deck = [each for each in LOCATIONS.values() if each not in places]
        dice.shuffle(lord_deck)
        dice.shuffle(location_deck)
        return lord_deck, location_deck


def _player(seen: PlayerView, hand: Sequence[Ally], tokens: Sequence[int]) -> Player:
    player = Player(seen.name, seen.pearls, seen.keys)
    player.hand = list(hand if isinstance(seen.hand, int) else seen.hand)
    player.monsters = list(tokens)
    player.affiliated = list(seen.affiliated)
    player.locations = list(seen.locations)
    player.set_lords(seen.lords)
    return player


def _dealt(cards: list[Any], many: int, fits: Any) -> list[Any]:
    """Take so many of the fitting ones from the cards."""
    dealt = [card for card in cards if fits(card)][:many]
    for card in dealt:
        cards.remove(card)
    return dealt
