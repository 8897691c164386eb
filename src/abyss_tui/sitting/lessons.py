"""Lessons at a table: each step is told first, and only what it asks for is played."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.lessons import LOOK, OVER, Course, LessonPlan
from abyss_tui.kernel.sitting import GameSitting
from abyss_tui.settings.hints import LEARNED, SeenHints
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll, Over, Step, Tell
from abyss_tui.sitting.turns_end import TurnsEnd
from abyss_tui.table.place import Place, WaitingDecision
from abyss_tui.table.practice import practice_table
from abyss_tui.table.table import Listener

LESSON: Final = "lesson"
"""The topic of what it tells."""
Wish: TypeAlias = Literal["go on", "skip"]
"""What is chosen when a step was told: to do it, or to have it played."""


class OtherThanAsked(AbyssError):
    """The action is possible in a game, but it is not what the step of the lessons is about."""


class Lessons(Companion):
    """Leads somebody through the steps of a plan."""

    def __init__(self, plan: LessonPlan, known: SeenHints | None = None) -> None:
        """`known` notes that the lessons were gone through."""
        self.plan = plan
        self.course = Course(plan.steps)
        self._known = known
        self._told: int | None = None
        """The place of the step that was told last."""
        self._skipping: int | None = None
        """The place of the step that is played without the learner."""
        self._noting: asyncio.Task[None] | None = None

    @property
    def skipping(self) -> bool:
        """Whether the step that runs is played without the learner."""
        return self._skipping == self.course.place

    @property
    def at_end(self) -> bool:
        """Whether nothing is to be done any more but to see how it ends."""
        return self.course.task.kind == OVER

    def looked(self, sitting: Seated) -> None:
        """Leave out what is not asked this time, and what is only to be read in a skipped step."""
        decision = sitting.place.decision
        if self.skipping and self.course.task.kind == LOOK:
            self.course.answered(LOOK)
        if decision is None or decision.seat == self.plan.learner:
            self.course.asked("" if decision is None else decision.kind)

    def answer(self, sitting: Seated, decision: WaitingDecision) -> Any | None:
        """Return what the step asks for, if the learner has skipped it."""
        if not self.skipping:
            return None
        view = sitting.place.view(decision.seat, with_options=True)
        return self.course.shown(decision.kind, self.plan.options(view))

    def first(self, sitting: Seated, step: Ask | AskAll | Over) -> Step | None:
        """Tell the step that begins."""
        if self._told == self.course.place or (isinstance(step, Over) and not self.at_end):
            return None
        return Tell(LESSON, self.course.step.name)

    def closed(self, sitting: Seated, step: Step, wish: Any) -> None:
        """The step was told: it is to be done now, or to be played for the learner."""
        self._told = self.course.place
        if wish == "skip":
            self._skipping = self.course.place
        if self.at_end and self._known is not None and self._noting is None:
            self._noting = asyncio.create_task(self._known.note(LEARNED))

    def tell_again(self) -> None:
        """Tell the step that runs once more, with the next look at the sitting."""
        self._told = None

    def has_read(self) -> bool:
        """Know that something on the table was read; return whether a step was about that."""
        before = self.course.place
        self.course.answered(LOOK)
        return self.course.place != before

    def refusal(self, decision: WaitingDecision, actions: Sequence[Any]) -> AbyssError | None:
        """Refuse what the step does not ask for."""
        if all(self.course.fits(decision.kind, action) for action in actions):
            return None
        return OtherThanAsked(Message("The lesson asks for something else now."))

    def played(self, decision: WaitingDecision) -> None:
        """Go on with what is to be done next."""
        self.course.answered(decision.kind)

    def why_not_undo(self) -> Message | None:
        """Nothing is taken back here, or a step would have to be told again."""
        return Message("the lessons only go forward")

    async def settled(self) -> None:
        """Wait until it is kept that the lessons were gone through."""
        if self._noting is not None:
            await self._noting


class Opponent(Companion):
    """Plays the other seat of the lessons, from a place of its own at their table."""

    def __init__(self, plan: LessonPlan, pause: Callable[[], float]) -> None:
        """`pause` returns the seconds before it answers: to be seen as somebody who plays."""
        self._plan = plan
        self._pause = pause
        self._place: Place | None = None
        self._answering: asyncio.Task[None] | None = None

    def sit(self, place: Callable[[frozenset[int], Listener], Place]) -> None:
        """Take the other seat; `place` gives the place of seats whose listener is told."""
        self._place = place(frozenset({self._plan.opponent}), lambda _: self._look())
        self._look()

    def left(self) -> None:
        """Stand up as well."""
        if self._answering is not None:
            self._answering.cancel()
        if self._place is not None:
            self._place.leave()

    def _look(self) -> None:
        """Answer what waits, if the opponent is asked."""
        place = self._place
        decision = None if place is None else place.decision
        if place is not None and decision is not None and decision.seat == self._plan.opponent:
            self._answering = asyncio.create_task(self._answer(place, decision))
            self._answering.add_done_callback(_report_failure)

    async def _answer(self, place: Place, decision: WaitingDecision) -> None:
        await asyncio.sleep(self._pause())
        action = self._plan.answer(place.view(decision.seat, with_options=True))
        await place.play(decision.seat, action, decision=decision.number)


def _report_failure(answering: asyncio.Task[None]) -> None:
    """Report at once what nobody waits for; else the learner would wait and never know why."""
    error = None if answering.cancelled() else answering.exception()
    if error is not None:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "The opponent of the lessons came to no answer", "exception": error}
        )


def sit_to_learn(
    plan: LessonPlan,
    game: GameSitting,
    hear: Listener,
    known: SeenHints | None = None,
    *,
    pause: float = 0.0,
) -> Sitting:
    """Return the sitting of a learner at a new table of the lessons, which is kept nowhere.

    `hear` is called after every change. The opponent answers after a pause, in seconds, but at
    once while a step is skipped.
    """
    table = practice_table(plan.kind, plan.names, plan.seed)
    lessons = Lessons(plan, known)
    opponent = Opponent(plan, lambda: 0.0 if lessons.skipping else pause)
    place = Place(table, frozenset({plan.learner}), hear)
    opponent.sit(lambda seats, listener: Place(table, seats, listener))
    return Sitting(place, game, (TurnsEnd(), lessons, opponent))


def lessons_of(sitting: Sitting) -> Lessons | None:
    """Return the lessons that lead this sitting, None if it is a game."""
    return next((each for each in sitting.companions if isinstance(each, Lessons)), None)
