"""Answers that were set beforehand: a decision of a seat answers itself."""

from typing import Any

from abyss_tui.kernel.sitting import AnswersSet
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.table.place import Place, WaitingDecision


class Beforehand(Companion):
    """Answers for a seat that has a screen to itself: who shares one decides there together."""

    def __init__(self, answers: AnswersSet) -> None:
        self.answers = answers

    def answer(self, sitting: Seated, decision: WaitingDecision) -> Any | None:
        """Return what was set, if it is possible now."""
        if sitting.only_seat is None:
            return None
        place = sitting.place
        answer = self.answers.answer(place.view(None), place.turn)
        return None if answer is None or place.problem(decision.seat, answer) else answer

    def playing(self, sitting: Seated, decision: WaitingDecision) -> None:
        """What was asked is answered, by itself or not: it is not answered by itself again."""
        place = sitting.place
        self.answers.asked(place.view(None), place.turn)


def set_at(place: Place, fresh: AnswersSet) -> AnswersSet:
    """Return what was set by whoever had this seat on an earlier line; else nothing yet."""
    answers: AnswersSet = place.notes.setdefault("beforehand", fresh)
    return answers


def answers_set_at(sitting: Sitting) -> AnswersSet | None:
    """Return what is answered beforehand here; None where nothing can be set.

    Only by a seat with a screen to itself: others could read what is set.
    """
    if sitting.only_seat is None:
        return None
    found = (each.answers for each in sitting.companions if isinstance(each, Beforehand))
    return next(found, None)
