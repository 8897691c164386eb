"""The lessons of Conspiracy, as any front end leads through them."""

from typing import Final

from abyss_tui.games.conspiracy.lessons import opponent
from abyss_tui.games.conspiracy.lessons.deal import LEARNER, NAMES, OPPONENT, PRACTICE, SEED
from abyss_tui.games.conspiracy.lessons.steps import STEPS
from abyss_tui.kernel.lessons import LessonPlan

PLAN: Final = LessonPlan(PRACTICE, NAMES, SEED, LEARNER, OPPONENT, STEPS, opponent.answer)
