"""The lessons of Abyss, as any front end leads through them."""

from typing import Final

from abyss_tui.games.abyss.lessons import opponent
from abyss_tui.games.abyss.lessons.deal import LEARNER, NAMES, OPPONENT, PRACTICE, SEED
from abyss_tui.games.abyss.lessons.steps import STEPS
from abyss_tui.kernel.lessons import LessonPlan

PLAN: Final = LessonPlan(PRACTICE, NAMES, SEED, LEARNER, OPPONENT, STEPS, opponent.answer)
