"""The eight steps: what is to be done in each.

What is said of them stands in `text.lesson_texts`, by their names.
"""

from collections.abc import Callable
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
from abyss_tui.kernel.lessons import LOOK, OVER, Exercise, LessonStep


def _is(kind: type[Action]) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, kind)


def _takes_the_crabs(action: Action) -> bool:
    return isinstance(action, Support) and action.race is Race.CRAB


def _recruits_the_landlord(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.slug == "landlord"


STEPS: Final = (
    LessonStep("table", (Exercise("look", LOOK, command="inform"),)),
    LessonStep(
        "exploring",
        (
            Exercise("exploring", "turn", _is(Explore), command="explore"),
            Exercise("deeper", "explore", _is(Explore)),
            Exercise("take", "explore", _is(Take)),
        ),
    ),
    LessonStep("offer", (Exercise("buy", "offer", _is(Buy)),)),
    LessonStep(
        "monster",
        (
            Exercise("exploring-again", "turn", _is(Explore), command="explore"),
            Exercise("leave-it", "explore", _is(Explore)),
            Exercise("fight", "explore", _is(Fight)),
        ),
    ),
    LessonStep("support", (Exercise("support", "turn", _takes_the_crabs, command="support"),)),
    LessonStep(
        "recruit",
        (
            Exercise("plot", "turn", _is(Plot), command="plot"),
            Exercise("recruit", "turn", _recruits_the_landlord, command="recruit"),
            Exercise("affiliate", "affiliate", always=False),
        ),
    ),
    LessonStep("location", (Exercise("control", "location", _is(Control)),)),
    LessonStep("end", (Exercise("over", OVER),)),
)
