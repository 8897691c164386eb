"""Rules of thumb: what every action of a decision is worth, without trying anything out.

They are used twice: alone, as the quick player, and to play determinized games on. They look only
at what the seat that decides may know, and at hands and piles not at all beyond what everybody
who paid attention knows; so they say the same in a determinized game as in the true one.
"""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.bots.evaluation import WEIGHTS, Weights
from abyss_tui.games.abyss.bots.heuristics.depths import exploring_on, offered
from abyss_tui.games.abyss.bots.heuristics.locations import exchanging, locating, swapping
from abyss_tui.games.abyss.bots.heuristics.lords import answering
from abyss_tui.games.abyss.bots.heuristics.turn import Rating, turn
from abyss_tui.games.abyss.bots.situation import Situation
from abyss_tui.games.abyss.game import Game

PAYMENTS: Final = 3
"""How many payments for each Lord are worth a second look."""


def ratings(game: Game, by: Weights = WEIGHTS, payments: int = PAYMENTS) -> list[Rating]:
    """Return the actions worth weighing at the decision that waits, with what they are worth.

    The best comes first. All but recruitments are there; of these, the best payments.
    """
    decision = game.decision
    assert decision is not None
    at = Situation(game, decision.seat, by)
    return sorted(_weighed(at, payments), key=lambda rating: -rating[0])


def choice(game: Game, by: Weights = WEIGHTS) -> Action:
    """Return the best action by rules of thumb."""
    decision = game.decision
    assert decision is not None
    at = Situation(game, decision.seat, by)
    return max(_weighed(at, payments=1), key=itemgetter(0))[1]


def _weighed(at: Situation, payments: int) -> Iterator[Rating]:
    decision = at.game.decision
    assert decision is not None
    match decision.kind:
        case "turn":
            return turn(at, payments)
        case "offer":
            return offered(at)
        case "explore":
            return exploring_on(at)
        case "location":
            return locating(at, list(decision.options))
        case "exchange":
            return exchanging(at, list(decision.options))
        case "swap":
            return swapping(at, list(decision.options))
        case _:
            return answering(at, decision.options)
