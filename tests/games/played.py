"""Games of any kind that were played."""

from random import Random
from typing import Any

from abyss_tui.kernel.game_kind import GameKind

NAMES = ("Ada", "Bo", "Cy")


def finished(kind: GameKind, seed: int) -> Any:
    """A game of three that was played at random to its end."""
    dice = Random(seed)
    game = kind.new_game(NAMES, seed, None, {})
    while (decision := game.decision) is not None:
        game.apply(dice.choice(list(decision.options)))
    return game
