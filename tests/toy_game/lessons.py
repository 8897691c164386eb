"""The lessons of the race: to draw a card, and to lay it."""

from typing import Any

from abyss_tui.kernel.lessons import OVER, Exercise, LessonPlan, LessonStep
from tests.toy_game.game import Action, Draw, Lay, Race
from tests.toy_game.kind import RaceKind


class ShortRace(RaceKind):
    """A race that ends with the first card that is laid."""

    def new_game(self, *args: Any) -> Race:
        names, seed, first, _ = args
        return Race.deal(names, seed, first, 1)


def _options(view: Any) -> list[Action]:
    return [Draw(), *map(Lay, view["hands"][view.you])]


PLAN = LessonPlan(
    ShortRace(),
    ("Ada", "Bo"),
    1,
    0,
    1,
    (
        LessonStep("drawing", (Exercise("draw", "turn", lambda action: isinstance(action, Draw)),)),
        LessonStep("laying", (Exercise("lay", "turn", lambda action: isinstance(action, Lay)),)),
        LessonStep("end", (Exercise("over", OVER),)),
    ),
    lambda _: Draw(),
    _options,
)
