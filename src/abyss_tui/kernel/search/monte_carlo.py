"""Flat Monte Carlo: actions are tried out in determinized games.

All actions are tried in the same games, so that luck is the same for all of them, and an action
that is clearly worse than the best one is left out of the games that follow, unless all are to be
compared to the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, inf, sqrt
from typing import Any, Final

from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.game_kind import Game
from abyss_tui.kernel.search.method import Breakdown, Knowledge, Method

ROUND: Final = 8
"""After so many games each, actions that are behind are left out."""
SURE: Final = 2.2
"""So many standard errors an action must be behind the best one to be left out."""
ENOUGH: Final = 200
"""So many games tell a difference of a point: who asks for a reason waits for no more."""


@dataclass(frozen=True, slots=True)
class Trials:
    """All that it takes to try actions out at one decision."""

    method: Method
    knowledge: Knowledge
    should_continue: Callable[[], bool]
    dice: Dice
    outcomes: bool = False
    """Whether a game that was played to its end counts as won or lost, to tell what a move cost.
    Who is to choose weighs the lead there as well: they win by much, or lose by little."""


@dataclass(slots=True)
class Tried:
    """An action and what came of it: a chance to win and a lead for each game, in their order."""

    action: Any
    you: int
    """The seat that decides."""
    chances: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    tables: list[Sequence[Breakdown]] = field(default_factory=list)
    """What every seat came to, part by part."""
    over: list[bool] = field(default_factory=list)
    """Whether the game was over then."""

    @property
    def mean(self) -> float:
        """The chance to win."""
        return sum(self.chances) / len(self.chances)

    def behind(self, best: "Tried") -> tuple[float, float]:
        """Return how far the chance lies below that of another action, and the standard error.

        Only the games count in which both were tried: they are the same ones, the first.
        """
        lost = [better - worse for better, worse in zip(best.chances, self.chances, strict=False)]
        return mean_and_error(lost)


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    """Return the mean of what was found in several games, and its standard error."""
    games = len(found)
    mean = sum(found) / games
    if games < 2:
        return mean, inf
    spread = sum([(each - mean) ** 2 for each in found]) / (games - 1)
    return mean, sqrt(spread / games)


def try_out(trials: Trials, actions: Sequence[Any], *, to_the_end: bool) -> list[Tried]:
    """Return what came of the actions, the best first; those that were never tried are missing.

    `to_the_end` leaves out none of them on the way.
    """
    every = [Tried(action, trials.knowledge.you) for action in actions]
    racing = every[:]
    while len(racing) > 1 and _one_game_more(
        trials, racing, _turns(trials.method, len(racing[0].chances))
    ):
        racing = racing if to_the_end else _still_good(racing)
    ahead = sorted(racing, key=lambda each: -_mean(each))
    behind = sorted([each for each in every if each not in racing], key=lambda each: -_mean(each))
    return [each for each in (*ahead, *behind) if each.chances]


def try_out_again(trials: Trials, actions: Sequence[Any]) -> list[Tried]:
    """Return what comes of the actions in games of their own, looked ahead as far as ever.

    An action that was chosen because it did best did so by luck as well: in other games it has
    that luck no more. The order is that of the actions.
    """
    again = [Tried(action, trials.knowledge.you) for action in actions]
    turns, games = trials.method.turns[0][1], ENOUGH if len(actions) > 1 else 0
    while len(again[0].leads) < games and _one_game_more(trials, again, turns):
        pass
    return again


def _turns(method: Method, played: int) -> int:
    """Return how many turns are played on when so many games were played."""
    return next(turns for games, turns in method.turns if played >= games)


def _one_game_more(trials: Trials, racing: Sequence[Tried], turns: int) -> bool:
    """Try all actions in one game more; return False when the budget ended before that."""
    knowledge, method = trials.knowledge, trials.method
    game = knowledge.determinize(trials.dice)
    came = []
    for each in racing:
        if not trials.should_continue():
            return False
        trial = game.copy()
        trial.apply(each.action)
        came.append((play_on(method, trial, turns), trial.decision is None))
    # Kept only now that all have been tried: they are compared game by game.
    for each, (table, over) in zip(racing, came, strict=True):
        lead = leads([sum(parts) for parts in table])[knowledge.you]
        each.tables.append(table)
        each.over.append(over)
        each.leads.append(lead)
        decided = over and trials.outcomes
        each.chances.append(outcome(lead) if decided else chance(lead, method.points))
    return True


def play_on(method: Method, game: Game, turns: int) -> Sequence[Breakdown]:
    """Play on by rules of thumb for so many turns; return what every seat may come to then."""
    choice = method.choice
    while (decision := game.decision) is not None:
        if decision.kind == "turn":
            turns -= 1
            if turns < 0:
                break
        game.apply(choice(game))
    return method.breakdowns(game)


def leads(came: Sequence[float]) -> list[float]:
    """Return by how much every seat is ahead of the best of the others."""
    best, second = sorted(came)[:-3:-1]
    return [each - (second if each == best else best) for each in came]


def chance(lead: float, points: float) -> float:
    """Return the chance to win with a lead; with so many points it is nearly three in four."""
    return 1.0 / (1.0 + exp(-max(-200.0, min(200.0, lead)) / points))


def outcome(lead: float) -> float:
    """Return what the end of a game is: won 1, lost 0; who is level with another has half of it."""
    return 0.5 if not lead else float(lead > 0)


def _still_good(racing: list[Tried]) -> list[Tried]:
    """Leave out the actions that are behind the best one in most of the same games."""
    games = len(racing[0].chances)
    if games % ROUND:  # to ask after every game would let chance cut off a good action
        return racing
    best = max(racing, key=_mean)
    return [each for each in racing if each is best or not clearly_behind(each, best)]


def clearly_behind(each: Tried, best: Tried) -> bool:
    """Whether an action is worse than another one by more than luck makes likely."""
    mean, error = each.behind(best)
    return mean > SURE * error


def _mean(each: Tried) -> float:
    return each.mean if each.chances else -1.0
