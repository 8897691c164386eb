"""Thinks about a decision in this process; `workers` has it done in processes of their own.

A thought is a pure function of its task. So who thinks can be seated in the middle of a game,
stopped, and asked again, and with a number of simulations as its budget it says the same again.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING

from abyss_tui.games.registry import game_kind
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.kernel.thinking import Budget, Level, ShouldContinue, Task, Thought, Worth

if TYPE_CHECKING:
    from abyss_tui.bots.plugins import Plugin

__all__ = ["AT_ONCE", "Budget", "Level", "Task", "Thought", "Worth", "level", "ponder", "think"]

AT_ONCE = Budget(seconds=0.0)
"""Answer by rules of thumb, without trying anything out."""


def think(task: Task) -> Thought:
    """Return what the seat of this task would play; it takes as long as the budget says.

    Raises KeyError when there is no such game or level.
    """
    return ponder(game_kind(task.game), task)


def ponder(kind: GameKind, task: Task) -> Thought:
    """As `think`, about a game of a kind that is known already."""
    own = _added(kind, task.level)
    return (kind if own is None else own).think(task, within(task.budget))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep the garbage collector away from everything that exists already.

    The caches of the rules hold thousands of hands: going through them takes a tenth of a second,
    in the middle of a thought.
    """
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def think_at_once(kind: GameKind, task: Task) -> Thought:
    """Return what rules of thumb say to this task, in no time; those of the game itself."""
    level(kind, task.level)
    return kind.think(replace(task, budget=AT_ONCE), within(AT_ONCE))


def level(kind: GameKind, slug: str) -> Level:
    """Return the level of this slug, of the game itself or of another package.

    Raises KeyError when there is none such.
    """
    own = _added(kind, slug)
    return next(each for each in kind.levels if each.slug == slug) if own is None else own.level


def _added(kind: GameKind, slug: str) -> "Plugin | None":
    """Return what adds a level to a game; None for a level of the game itself.

    Raises KeyError when there is none such.
    """
    if any(each.slug == slug for each in kind.levels):
        return None
    from abyss_tui.bots.plugins import plugin

    own = plugin(kind.slug, slug)
    if own is None:
        raise KeyError(slug)
    return own


def within(budget: Budget) -> ShouldContinue:
    """Return what says, from now on, whether there is budget for one simulation more."""
    return _Spending(budget, perf_counter())


@dataclass
class _Spending:
    """A budget that is being spent."""

    budget: Budget
    started: float
    asked: int = 0
    """For how many simulations it was asked."""

    def __call__(self) -> bool:
        goes_on = self.spent() < 1.0
        self.asked += 1
        return goes_on

    def spent(self) -> float:
        """Return the share that is used up, of what there is less of."""
        seconds, simulations = self.budget.seconds, self.budget.simulations
        if 0 in (seconds, simulations) or seconds is simulations is None:
            return 1.0
        passed = (perf_counter() - self.started) / seconds if seconds else 0.0
        return max(passed, self.asked / simulations if simulations else 0.0)
