"""The same game with other cards wherever one seat cannot know them."""

from collections.abc import Collection
from random import Random
from typing import Any

from abyss_tui.games.abyss.cards.pieces import MONSTER
from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.game import Game


def with_other_secrets(
    game: Game,
    dice: Random,
    *,
    hands: Collection[int | None],
    tokens: Collection[int | None],
    kept: int = 0,
) -> Game:
    """Return the game with other cards in decks, Council piles, hands and Monster tokens (R31).

    `hands` and `tokens` are the seats that keep theirs: the viewer, and where it is to be decided
    the same, the hand of whoever decides. The first `kept` cards of each deck, and of the tokens
    that nobody has, stay as well, for whoever plays on with the same cards turned up.
    """
    other = load_position(position_of(game), game.seed)
    top, other.deck = other.deck[:kept], other.deck[kept:]
    others = [player.hand for seat, player in enumerate(other.players) if seat not in hands]
    cards: list[Any] = [*other.deck]
    for pile in (*other.council.values(), *others):
        cards += pile
    dice.shuffle(cards)
    for race, pile in other.council.items():
        pile[:] = _dealt(len(pile), cards, [card for card in cards if race in card.slug])
    for hand in others:
        hand[:] = _dealt(len(hand), cards, [card for card in cards if card is not MONSTER])
    other.deck = top + cards
    held = [player.monsters for seat, player in enumerate(other.players) if seat not in tokens]
    other.tokens = _shuffled_together(other.tokens, held, dice, kept)
    other.lord_deck = _shuffled_together(other.lord_deck, [], dice, kept)
    other.location_deck = _shuffled_together(other.location_deck, [], dice, kept)
    return other


def _dealt(many: int, cards: list[Any], fitting: list[Any]) -> list[Any]:
    """Take so many of the fitting ones from the cards."""
    for card in fitting[:many]:
        cards.remove(card)
    return fitting[:many]


def _shuffled_together(
    deck: list[Any], held: list[list[Any]], dice: Random, kept: int
) -> list[Any]:
    """Shuffle what players hold with the deck below its first cards; return the deck."""
    pieces = [piece for pile in (deck[kept:], *held) for piece in pile]
    dice.shuffle(pieces)
    for pile in held:
        pile[:] = [pieces.pop() for _ in pile]
    return deck[:kept] + pieces
