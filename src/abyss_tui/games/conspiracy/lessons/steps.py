"""The seven steps: what is to be done in each.

What is said of them stands in `text.lesson_texts`, by their names.
"""

from typing import Final

from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Exchange,
    Recruit,
    Reveal,
    TakePile,
)
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.kernel.lessons import LOOK, OVER, Exercise, LessonStep

ALL: Final = 3
"""So many cards are turned up in the lessons: as many as can be."""
JOINING: Final = frozenset({(5, 6), (5, 9), (5, 14), (7, 9), (8, 9), (9, 11), (9, 12)})
"""The exchanges that bring the lonely Politician of space 5 and the others together."""


def _turns_up_three(action: Action) -> bool:
    return action == Reveal(ALL)


def _keeps_a_politician(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.guild is Guild.POLITICIAN


def _takes_the_politicians(action: Action) -> bool:
    return action == TakePile(Guild.POLITICIAN)


def _keeps_a_key(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.key is not None


def _draws_three(action: Action) -> bool:
    return action == Draw(ALL)


def _takes_one(action: Action) -> bool:
    return isinstance(action, Control)


def _keeps_pearls(action: Action) -> bool:
    return isinstance(action, Recruit) and action.lord.pearls > 0


def _keeps_the_zero(action: Action) -> bool:
    return isinstance(action, Recruit) and not action.lord.points


def _joins(action: Action) -> bool:
    return isinstance(action, Exchange) and action.spaces in JOINING


STEPS: Final = (
    LessonStep("table", (Exercise("look", LOOK, command="inform"),)),
    LessonStep(
        "revealing",
        (
            Exercise("turn-up", "turn", _turns_up_three, command="turn-up-3"),
            Exercise("keep", "recruit", _keeps_a_politician),
        ),
    ),
    LessonStep(
        "pile",
        (
            Exercise("take-pile", "turn", _takes_the_politicians, command="politicians"),
            Exercise("place", "place"),
        ),
    ),
    LessonStep(
        "location",
        (
            Exercise("turn-up-key", "turn", _turns_up_three, command="turn-up-3"),
            Exercise("keep-key", "recruit", _keeps_a_key),
            Exercise("draw", "location", _draws_three),
            Exercise("take", "location", _takes_one),
        ),
    ),
    LessonStep(
        "pearls",
        (
            Exercise("turn-up-pearls", "turn", _turns_up_three, command="turn-up-3"),
            Exercise("keep-pearls", "recruit", _keeps_pearls),
        ),
    ),
    LessonStep(
        "exchange",
        (
            Exercise("turn-up-zero", "turn", _turns_up_three, command="turn-up-3"),
            Exercise("keep-zero", "recruit", _keeps_the_zero),
            Exercise("exchange", "exchange", _joins),
        ),
    ),
    LessonStep("end", (Exercise("over", OVER),)),
)
