"""Turns each kind of decision into a question in words."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text import location_questions, offers, power_questions
from abyss_tui.games.abyss.text.exploring_questions import explore_question
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.turn_questions import end_question
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.question import Question


def question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question that this decision asks.

    A turn has none: it is played on the board. Who share a screen answer an offer all at once
    and are not asked this one.
    """
    return QUESTIONS[moment.decision.kind](moment, voice)


QUESTIONS: Final[Mapping[str, Callable[[Moment, Voice], Question[Action]]]] = {
    "explore": explore_question,
    "offer": offers.question,
    "support": power_questions.another_pile,
    "affiliate": power_questions.affiliate,
    "discard": power_questions.discard,
    "disable": power_questions.disable,
    "steal": power_questions.steal,
    "swap": location_questions.swap,
    "second-lord": power_questions.second_lord,
    "replace": power_questions.replace,
    "location": location_questions.take,
    "exchange": location_questions.exchange,
    "end": end_question,
}
"""What makes the question of each kind of decision."""
