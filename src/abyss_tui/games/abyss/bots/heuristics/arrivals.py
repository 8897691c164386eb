"""Rules of thumb for Lords that act on the other players as they arrive: it depends on the table.

What the opponents lose is won against them. Whoever has nothing to lose, or is protected from
that Lord, loses nothing.
"""

from collections.abc import Callable
from typing import Final

from abyss_tui.games.abyss.bots.evaluation import power_worth
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.game import OwnedLord, Player
from abyss_tui.games.abyss.rules import lasting_powers


def on_others(at: Situation, lord: Lord) -> float:
    """Return what a Lord's arrival takes from the opponents, on average, 0 if it takes nothing."""
    power = lord.power
    if power is None or power.verb not in _LOST:
        return 0.0
    lost = _LOST[power.verb]
    players = at.game.players
    reached = lasting_powers.exposed(at.game, lord)
    taken = sum([lost(at, players[seat], power.amount) for seat in reached])
    return at.by.rival_loss * taken / (len(players) - 1)


def disabling(owned: OwnedLord, coming: float) -> float:
    """Return what is lost with the Key and the power of a Lord before its owner."""
    return 3.0 * owned.lord.keys + power_worth(owned.lord, coming)


def _discarding(at: Situation, player: Player, allies: int) -> float:
    return _weakest(at, player.hand, allies)


def _keeping(at: Situation, player: Player, most: int) -> float:
    return _weakest(at, player.hand, len(player.hand) - most)


def _weakest(at: Situation, hand: list[Ally], many: int) -> float:
    """Return what the weakest Allies of a hand are worth to who must discard so many."""
    if many <= 0 or not hand:
        return 0.0
    values = sorted([ally.value for ally in hand])[:many]
    return at.keen * (at.by.card * len(values) + at.by.value * sum(values))


def _returning(at: Situation, player: Player, pearls: int) -> float:
    return at.pearls(min(pearls, player.pearls))


def _disabling(at: Situation, player: Player, _none: int) -> float:
    return max(
        [disabling(each, at.coming) for each in player.lords if each.free and not each.disabled],
        default=0.0,
    )


_LOST: Final[dict[str, Callable[[Situation, Player, int], float]]] = {
    "discard-allies": _discarding,
    "limits-hands": _keeping,
    "return-pearls": _returning,
    "disable-lords": _disabling,
}
"""What one opponent loses as a Lord with this power arrives; its number is that of the card."""
