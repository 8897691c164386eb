"""What a game brings of its own for flat Monte Carlo: its cards, rules of thumb and evaluation."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from abyss_tui.kernel.chance import Dice
from abyss_tui.kernel.game_kind import Game
from abyss_tui.kernel.thinking import Task
from abyss_tui.records import record

Rating: TypeAlias = tuple[float, Any]
"""What an action is worth by rules of thumb, in points, and the action."""
Breakdown: TypeAlias = Sequence[float]
"""What a seat may come to, part by part, as `Method.parts` names them."""


class Knowledge(Protocol):
    """All that a seat knows at a decision, from which games are determinized."""

    @property
    def you(self) -> int:
        """The seat that decides."""
        ...

    def determinize(self, dice: Dice) -> Game:
        """Return one game that may be the true one, at the decision that waits."""
        ...


def _no_ways(_game: Any, _action: Any) -> Sequence[Any]:
    return ()


@record
class Method:
    """How one game is thought about; games and actions are those of that game."""

    knowledge: Callable[[Task, Dice], Knowledge]
    """What the seat of a task knows."""
    ratings: Callable[[Any], Sequence[Rating]]
    """The actions worth weighing at the decision that waits, the best by rules of thumb first."""
    choice: Callable[[Any], Any]
    """The best action by rules of thumb, with which determinized games are played on."""
    breakdowns: Callable[[Any], Sequence[Breakdown]]
    """What every seat may come to from where a game stands."""
    parts: tuple[str, ...]
    """What the parts of a breakdown are called, in their order."""
    alike: Callable[[Any, Any], bool]
    """Whether two actions do the same thing, only in another way."""
    ahead: Callable[[float, float], float]
    """By how many points an action is better than another one, from how both are rated."""
    turns: Sequence[tuple[int, int]]
    """From so many simulations on, so many turns are played on before the table is evaluated; the
    most simulations first. The longer there is time to think, the further ahead is looked."""
    points: float
    """A lead of so many points is a chance to win of nearly three in four."""
    careless: Mapping[str, float]
    """The levels that try nothing out, and by how many points they misjudge an action."""
    hopeless: float
    """What is so many points worse than the best action by rules of thumb is not tried out."""
    ways: Callable[[Any, Any], Sequence[Any]] = _no_ways
    """Returns the ways to do the same as an action that people are offered first, if there are
    several; who follows an advice wants to know why not those."""
