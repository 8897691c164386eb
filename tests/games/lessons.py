"""Lessons of any game, played without a screen."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from abyss_tui.kernel.lessons import LOOK, Course, LessonPlan


def dealt(plan: LessonPlan) -> tuple[Any, Course]:
    """The game of the lessons, with the first step behind who learns."""
    game, course = plan.kind.new_game(plan.names, plan.seed, None, {}), Course(plan.steps)
    course.answered(LOOK)
    return game, course


def walk(
    plan: LessonPlan, game: Any, course: Course, choose: Callable[[Sequence[Any]], Any]
) -> Iterator[tuple[str, str]]:
    """Play to the end with answers that fit; yield each step and task that is asked."""
    while (decision := game.decision) is not None:
        view = plan.kind.view(game, decision.seat, with_options=True)
        if decision.seat == plan.learner:
            course.asked(decision.kind)
            yield course.step.name, course.task.name
            fitting = [each for each in decision.options if course.fits(decision.kind, each)]
            assert course.shown(decision.kind, plan.options(view)) in fitting
            course.answered(decision.kind)
            game.apply(choose(fitting))
        else:
            game.apply(plan.answer(view))
