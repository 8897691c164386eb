"""Going on in the midst of a turn: which steps are still to come follows from what is asked."""

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import extending, locations, recruiting
from abyss_tui.games.conspiracy.rules.turn import CHOOSING, ENDING
from abyss_tui.kernel.step import Step


def agenda_of(game: Game, asked: str) -> list[Step[Game, Action]]:
    """Return the steps of a game that is complete but for them, the next one last.

    `asked` is the kind of the decision that waits.
    """
    match asked:
        case "turn":
            return [CHOOSING]
        case "recruit":
            return [ENDING, recruiting.KEEPING]
        case "place":
            return [ENDING, extending.PLACING]
        case "exchange":
            return [ENDING, extending.PLACING, extending.EXCHANGING]
    taking = locations.CHOOSING if game.drawn else locations.TAKING
    return [ENDING, extending.PLACING, taking]
