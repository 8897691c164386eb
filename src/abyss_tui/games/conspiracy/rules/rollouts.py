"""Playing on at random to the end."""

from abyss_tui.games.conspiracy.game import Game
from abyss_tui.kernel.chance import Chance


def roll_out(game: Game, chance: Chance) -> int:
    """Play a game to its end, every answer being as likely; return how many decisions it took."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(chance() * len(options))])
        decisions += 1
    return decisions
