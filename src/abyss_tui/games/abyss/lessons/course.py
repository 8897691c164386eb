"""The eight steps: what is to be done in each, and how far somebody has come.

A step is a row of tasks, a task is one answer to one decision. What is said of them stands in
`text.lesson_texts`, by their names.
"""

from collections.abc import Callable, Sequence
from typing import Final

from abyss_tui.games.abyss.actions import (
    Action,
    Buy,
    Control,
    Explore,
    Fight,
    Plot,
    Recruit,
    Support,
    Take,
)
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.views import View
from abyss_tui.records import record

LOOK: Final = "look"
"""Instead of a kind of decision: something on the table is to be read about."""
OVER: Final = "over"
"""Instead of a kind of decision: nothing is to be done any more but to see how it ends."""


@record
class LessonTask:
    """One thing to do: which kind of decision is asked, and which answers to it fit."""

    name: str
    kind: str
    fits: Callable[[Action], bool] = lambda _: True
    always: bool = True
    """Whether it is asked whatever was done before; else it may be left out."""


@record
class Step:
    """One of the eight steps."""

    name: str
    tasks: tuple[LessonTask, ...]


def _is(kind: type[Action]) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, kind)


def _takes_the_crabs(action: Action) -> bool:
    return isinstance(action, Support) and action.race is Race.CRAB


def _recruits_the_landlord(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.slug == "landlord"


STEPS: Final = (
    Step("table", (LessonTask("look", LOOK),)),
    Step(
        "exploring",
        (
            LessonTask("exploring", "turn", _is(Explore)),
            LessonTask("deeper", "explore", _is(Explore)),
            LessonTask("take", "explore", _is(Take)),
        ),
    ),
    Step("offer", (LessonTask("buy", "offer", _is(Buy)),)),
    Step(
        "monster",
        (
            LessonTask("exploring-again", "turn", _is(Explore)),
            LessonTask("leave-it", "explore", _is(Explore)),
            LessonTask("fight", "explore", _is(Fight)),
        ),
    ),
    Step("support", (LessonTask("support", "turn", _takes_the_crabs),)),
    Step(
        "recruit",
        (
            LessonTask("plot", "turn", _is(Plot)),
            LessonTask("recruit", "turn", _recruits_the_landlord),
            LessonTask("affiliate", "affiliate", always=False),
        ),
    ),
    Step("location", (LessonTask("control", "location", _is(Control)),)),
    Step("end", (LessonTask("over", OVER),)),
)
TASKS: Final = tuple((place, task) for place, step in enumerate(STEPS) for task in step.tasks)
"""Every task with the place of its step, in order."""


class Course:
    """How far somebody has come in the lessons."""

    def __init__(self, steps: Sequence[tuple[int, LessonTask]] = TASKS) -> None:
        self._tasks = steps
        self._done = 0

    @property
    def task(self) -> LessonTask:
        """What is to be done now; at the end it stays the last one."""
        return self._tasks[self._done][1]

    @property
    def place(self) -> int:
        """The place of the step that runs, from 0 on."""
        return self._tasks[self._done][0]

    @property
    def step(self) -> Step:
        """The step that runs."""
        return STEPS[self.place]

    def fits(self, kind: str, action: Action) -> bool:
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

    def shown(self, view: View) -> Action:
        """Return an answer that fits. The view is that of the learner, with its options."""
        decision = view.decision
        assert decision is not None  # else there is nothing to answer
        assert decision.options is not None  # the learner decides
        return next(each for each in decision.options if self.fits(decision.kind, each))
