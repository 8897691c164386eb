"""Playing on at random to the end."""

from collections.abc import Callable
from typing import TypeAlias

from abyss_tui.games.conspiracy.game import Game

Chance: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, but not including, 1."""


def roll_out(game: Game, chance: Chance) -> int:
    """Play a game to its end, every answer being as likely; return how many decisions it took."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(chance() * len(options))])
        decisions += 1
    return decisions
