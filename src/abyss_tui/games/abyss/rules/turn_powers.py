"""Powers marked "turn": used once in each of their owner's turns, at a moment of choice (R11)."""

from collections.abc import Callable
from typing import Final

from abyss_tui.games.abyss.actions import Action, DiscardPile, ReplaceAtCourt, SellAlly
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.events import LordSwept, PearlsGained, PileDiscarded
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.hands import discard_from_hand


def _allies_to_sell(game: Game, lord: Lord) -> list[Action]:
    hand = sorted(set(game.active.hand), key=lambda ally: ally.order)
    return [SellAlly(lord, ally) for ally in hand]


def _piles_to_discard(game: Game, lord: Lord) -> list[Action]:
    return [DiscardPile(lord, race) for race in RACES if game.council[race]]


def _lords_to_replace(game: Game, lord: Lord) -> list[Action]:
    if not game.lord_deck:
        return []
    return [ReplaceAtCourt(lord, target) for target in game.court]


_USES: Final[dict[str, Callable[[Game, Lord], list[Action]]]] = {
    "sell-ally": _allies_to_sell,
    "discard-pile": _piles_to_discard,
    "replace-at-court": _lords_to_replace,
}
"""What can be done with each turn power now; empty when it would do nothing."""


def uses(game: Game) -> list[Action]:
    """Return the uses that the active player still has in this turn."""
    found: list[Action] = []
    player = game.players[game.seat]
    if not player.has_turn_power:
        return found
    for verb, listing in _USES.items():
        lord = player.powers.get(verb)
        if lord is not None and lord not in game.turn.used:
            found.extend(listing(game, lord))
    return found


def use(game: Game, action: Action | None) -> None:
    """Use a turn power; it is used up until the owner's next turn."""
    match action:
        case SellAlly(lord, ally):
            discard_from_hand(game, game.seat, ally, lord)
            assert lord.power is not None
            game.active.pearls += lord.power.amount
            game.tell(PearlsGained, game.seat, lord.power.amount, lord.slug)
        case DiscardPile(lord, race):
            pile, game.council[race] = game.council[race], []
            game.discard.extend(pile)
            game.tell(PileDiscarded, game.seat, race, len(pile))
        case ReplaceAtCourt(lord, target):
            newcomer = game.lord_deck.pop(0)
            game.court[game.court.index(target)] = newcomer
            game.lord_discard.append(target)
            game.tell(LordSwept, game.seat, target, newcomer)
        case _:
            raise TypeError(f"{action!r} is no use of a turn power")
    game.turn.used.append(lord)
