"""The lessons of Abyss, as any front end leads through them."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.lessons import opponent
from abyss_tui.games.abyss.lessons.deal import LEARNER, NAMES, OPPONENT, PRACTICE, SEED
from abyss_tui.games.abyss.lessons.steps import STEPS
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.lessons import LessonPlan


def _options(view: View) -> Sequence[Action]:
    """Return the options of who decides, whose view it is."""
    assert view.decision is not None  # somebody is asked
    assert view.decision.options is not None  # and the view is theirs
    return view.decision.options


PLAN: Final = LessonPlan(PRACTICE, NAMES, SEED, LEARNER, OPPONENT, STEPS, opponent.answer, _options)
