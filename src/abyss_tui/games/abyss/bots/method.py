"""How Abyss is thought about: what flat Monte Carlo is given of it."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.actions import (
    Action,
    Control,
    Draw,
    Recruit,
    ReplaceAtCourt,
    SellAlly,
)
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.bots.evaluation import PARTS, WEIGHTS, Breakdown, breakdown
from abyss_tui.games.abyss.bots.heuristics.choosing import choice, ratings
from abyss_tui.games.abyss.bots.heuristics.turn import USING
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import recruiting
from abyss_tui.games.abyss.rules.payments import suggestions
from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.search.levels import EASY
from abyss_tui.kernel.search.method import Method
from abyss_tui.kernel.thinking import Task


def _knowledge(task: Task, dice: Dice) -> Knowledge:
    return Knowledge(task.view, task.events, dice)


def _breakdowns(game: Game) -> Sequence[Breakdown]:
    return [breakdown(game, seat, WEIGHTS) for seat in range(len(game.players))]


def _alike(action: Action, other: Action) -> bool:
    """Whether two actions do the same and are only paid for otherwise, or with other cards."""
    match action, other:
        case Recruit(lord), Recruit(same):
            return lord is same
        case Control(place), Control(same_place):
            return place is same_place
        case (Draw(), Draw()) | (SellAlly(), SellAlly()) | (ReplaceAtCourt(), ReplaceAtCourt()):
            return True
    return action == other


def _ahead(rated: float, other: float) -> float:
    """Return how much better an action is by rules of thumb, from how both are rated.

    After the use of a power the turn goes on, with the same choice: what it brings is all that
    parts it from whatever is no use.
    """
    uses, other_uses = abs(rated) > USING / 2, abs(other) > USING / 2
    if uses == other_uses:
        return rated - other
    return rated - USING if uses else -USING - other


def _ways(game: Game, action: Action) -> Sequence[Action]:
    """Return the payments for a Lord that are suggested to people."""
    if not isinstance(action, Recruit) or action.lord not in game.court:
        return ()
    asked = recruiting.asked(game, game.seat, action.lord)
    found = suggestions(tuple(game.active.hand), asked)
    return [Recruit(action.lord, allies) for allies in found]


METHOD: Final = Method(
    knowledge=_knowledge,
    ratings=ratings,
    choice=choice,
    breakdowns=_breakdowns,
    parts=PARTS,
    alike=_alike,
    ahead=_ahead,
    turns=((32, 12), (8, 8), (0, 4)),  # with few games, looking far tells of luck alone
    points=12.0,
    careless={EASY: 1.0},
    hopeless=8.0,
    ways=_ways,
)
