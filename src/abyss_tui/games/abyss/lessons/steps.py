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
from abyss_tui.kernel.lessons import LOOK, OVER, Step, Task


def _is(kind: type[Action]) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, kind)


def _takes_the_crabs(action: Action) -> bool:
    return isinstance(action, Support) and action.race is Race.CRAB


def _recruits_the_landlord(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.slug == "landlord"


STEPS: Final = (
    Step("table", (Task("look", LOOK, command="inform"),)),
    Step(
        "exploring",
        (
            Task("exploring", "turn", _is(Explore), command="explore"),
            Task("deeper", "explore", _is(Explore)),
            Task("take", "explore", _is(Take)),
        ),
    ),
    Step("offer", (Task("buy", "offer", _is(Buy)),)),
    Step(
        "monster",
        (
            Task("exploring-again", "turn", _is(Explore), command="explore"),
            Task("leave-it", "explore", _is(Explore)),
            Task("fight", "explore", _is(Fight)),
        ),
    ),
    Step("support", (Task("support", "turn", _takes_the_crabs, command="support"),)),
    Step(
        "recruit",
        (
            Task("plot", "turn", _is(Plot), command="plot"),
            Task("recruit", "turn", _recruits_the_landlord, command="recruit"),
            Task("affiliate", "affiliate", always=False),
        ),
    ),
    Step("location", (Task("control", "location", _is(Control)),)),
    Step("end", (Task("over", OVER),)),
)
