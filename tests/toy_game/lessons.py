"""The only lesson of the race: to draw a card."""

from typing import Any

from abyss_tui.kernel.lessons import OVER, LessonPlan, Step, Task
from tests.toy_game.game import Draw, Race
from tests.toy_game.kind import RaceKind


class ShortRace(RaceKind):
    """A race that is over with the first card that is laid."""

    def new_game(self, *args: Any) -> Race:
        names, seed, first, _ = args
        return Race.deal(names, seed, first, 1)


PLAN = LessonPlan(
    ShortRace(),
    ("Ada", "Bo"),
    1,
    0,
    1,
    (
        Step("drawing", (Task("draw", "turn", lambda action: isinstance(action, Draw)),)),
        Step("laying", (Task("lay", "turn"),)),
        Step("end", (Task("over", OVER),)),
    ),
    lambda view: Draw(),
    lambda view: [Draw()],
)
