"""How Conspiracy is thought about: what flat Monte Carlo is given of it."""

from typing import Final

from abyss_tui.games.conspiracy.actions import Action, Draw, Reveal
from abyss_tui.games.conspiracy.bots.determinize import Knowledge
from abyss_tui.games.conspiracy.bots.evaluation import PARTS, breakdowns
from abyss_tui.games.conspiracy.bots.heuristics import choice, ratings
from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.search.levels import EASY
from abyss_tui.kernel.search.method import Method
from abyss_tui.kernel.thinking import Task


def _knowledge(task: Task, _dice: Dice) -> Knowledge:
    return Knowledge(task.view)


def _alike(action: Action, other: Action) -> bool:
    """Whether two actions turn up cards of the same deck, only not as many."""
    match action, other:
        case (Reveal(), Reveal()) | (Draw(), Draw()):
            return True
    return action == other


def _ahead(rated: float, other: float) -> float:
    return rated - other


METHOD: Final = Method(
    knowledge=_knowledge,
    ratings=ratings,
    choice=choice,
    breakdowns=breakdowns,
    parts=PARTS,
    alike=_alike,
    ahead=_ahead,
    turns=((64, 6), (16, 4), (0, 2)),  # a game is short, and the evaluation fitted to games
    points=9.0,
    careless={EASY: 2.0},
    hopeless=8.0,
)
