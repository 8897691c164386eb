"""Lessons: a game from a fixed deal, in steps, each of which waits for what it is about.

A step is a row of tasks, a task is one answer to one decision.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from abyss_tui.records import record

LOOK: Final = "look"
"""Instead of a kind of decision: something on the table is to be read about."""
OVER: Final = "over"
"""Instead of a kind of decision: nothing is to be done any more but to see how it ends."""


@record
class Exercise:
    """One thing to do: which kind of decision is asked, and which answers to it fit."""

    name: str
    kind: str
    fits: Callable[[Any], bool] = lambda _: True
    always: bool = True
    """Whether it is asked whatever was done before; else it may be left out."""
    command: str = ""
    """The command of the table that does it, by its name; empty where a question asks for it."""


@record
class LessonStep:
    """One of the steps."""

    name: str
    tasks: tuple[Exercise, ...]


class Course:
    """How far somebody has come in the lessons."""

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        self._steps = steps
        self._tasks = [(place, task) for place, step in enumerate(steps) for task in step.tasks]
        self._done = 0

    @property
    def task(self) -> Exercise:
        """What is to be done now; at the end it stays the last one."""
        return self._tasks[self._done][1]

    @property
    def place(self) -> int:
        """The place of the step that runs, from 0 on."""
        return self._tasks[self._done][0]

    @property
    def step(self) -> LessonStep:
        """The step that runs."""
        return self._steps[self.place]

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    def fits(self, kind: str, action: Any) -> bool:
        """Whether this answer to a decision of this kind is what the step asks for."""
        return kind == self.task.kind and self.task.fits(action)

    def asked(self, kind: str) -> None:
        """Leave out what is not asked this time: a decision of this kind waits instead."""
        while not self.task.always and kind != self.task.kind:
            self._done += 1

    def answered(self, kind: str) -> None:
        """Go on: a decision of this kind was answered as it should be, or a thing was read."""
        if kind == self.task.kind and self._done < len(self._tasks) - 1:
            self._done += 1

    def shown(self, kind: str, options: Sequence[Any]) -> Any:
        """Return the first of the options of a decision of this kind that fits."""
        return next(each for each in options if self.fits(kind, each))


def options_of(view: Any) -> Sequence[Any]:
    """Return the options of the decision that waits, from the view of who decides."""
    options: Sequence[Any] = view.decision.options
    return options


@record
class LessonPlan:
    """The lessons of a game: its deal, its steps, and how the opponent plays."""

    kind: Any
    """The game from the fixed deal, as a `GameKind`."""
    names: tuple[str, ...]
    seed: int
    learner: int
    """The seat of who learns; the opponent has the other one."""
    opponent: int
    steps: Sequence[LessonStep]
    answer: Callable[[Any], Any]
    """What the opponent answers, from their own view with its options."""
    options: Callable[[Any], Sequence[Any]] = options_of
    """The options of the decision that waits, from the view of who decides."""
