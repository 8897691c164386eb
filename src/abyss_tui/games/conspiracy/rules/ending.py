"""The end of the game: who brings it, and when the last turn was played (rules 8)."""

from abyss_tui.games.conspiracy.events import EndTriggered, GameEnded
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules.scoring import scores
from abyss_tui.kernel.game_kind import winners


def check_end(game: Game, *, passed: bool) -> None:
    """Note who brought the end, once in a game: with a full chamber, or by passing (C7, C30)."""
    if game.ending is None and (passed or game.active.full):
        game.ending = game.seat
        game.tell(EndTriggered, game.seat)


def end(game: Game) -> None:
    """Tell that the game is over, and who has won (C33)."""
    game.tell(GameEnded, tuple(winners(scores(game))))
