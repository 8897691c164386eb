"""The lessons in lines: the same steps, the same game, the same opponent."""

import asyncio
from collections.abc import Mapping
from typing import Final

from abyss_tui.frontends.plain.abyss.words import AbyssWords
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.lessons import opponent
from abyss_tui.games.abyss.lessons.course import LOOK, STEPS, Course
from abyss_tui.games.abyss.lessons.deal import LEARNER, NAMES, OPPONENT, PRACTICE, SEED
from abyss_tui.games.abyss.text.lesson_texts import (
    look_in_lines,
    other_than_asked,
    step_text,
    step_title,
    task_text,
)
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.place import Place
from abyss_tui.table.practice import practice_table
from abyss_tui.table.table import Change, Listener

PARTS: Final[Mapping[str, str]] = {
    "you": NAMES[LEARNER],
    "opponent": NAMES[OPPONENT],
    "explore": "e",
    "support": "s",
    "recruit": "r",
    "plot": "p",
}
"""What stands in the texts: the players, and what is typed."""


class LessonWords(AbyssWords):
    """What a session in lines asks of Abyss, for somebody who learns it."""

    def __init__(self) -> None:
        self._course = Course()
        self._told: int | None = None
        """The place of the step that was told last."""
        self._skipping: int | None = None
        """The place of the step that is played without the learner."""

    async def ask(self, desk: Desk) -> Action:
        """Tell the step that begins, then ask until the answer is what it asks for."""
        course, kind = self._course, desk.decision.kind
        course.asked(kind)
        while True:
            if self._told != course.place:
                self._skipping = None
                await self._tell_step(desk)
            if course.task.kind == LOOK:
                course.answered(LOOK)
                continue
            action = await self._answer(desk)
            if course.fits(kind, action):
                course.answered(kind)
                return action
            desk.asking.say(other_than_asked(self._to_do(desk.asking), desk.voice))

    async def _answer(self, desk: Desk) -> Action:
        if self._skipping == self._course.place:
            return self._course.shown(desk.view(with_options=True))
        desk.asking.say(self._to_do(desk.asking))
        return await super().ask(desk)

    def _to_do(self, asking: Asking) -> Sentence:
        return task_text(self._course.task.name, PARTS, asking.voice)

    async def _tell_step(self, desk: Desk) -> None:
        """Say what a step is about; it can be skipped, and the lessons left. Raises Leaving."""
        course, voice = self._course, desk.voice
        self._told = course.place
        self.tell(desk.asking)
        if course.task.kind == LOOK:
            desk.asking.say(look_in_lines(voice))
        ways = (
            Choice(voice.sentence("Go on"), key="g", answer="go on"),
            Choice(
                voice.sentence("Skip this lesson: it is played for you"), key="z", answer="skip"
            ),
            Choice(voice.sentence("Leave the lessons"), key="l", answer="leave"),
        )
        wish = await desk.asking.choose(Question(voice.text("What now?"), ways))
        if wish == "leave":
            raise Leaving
        if wish == "skip":
            self._skipping = course.place

    def tell(self, asking: Asking) -> None:
        """Say the title and the text of the step that runs."""
        place, name = self._course.place, self._course.step.name
        asking.say(
            step_title(place, len(STEPS), name, asking.voice), step_text(name, PARTS, asking.voice)
        )


class OpenLessons:
    """A table of the lessons, whose other seat answers as soon as it is asked."""

    def __init__(self, hear: Listener) -> None:
        """Sit down at a new table; `hear` is called after every change."""
        table = practice_table(PRACTICE, NAMES, SEED)
        self.words = LessonWords()
        self.place = Place(table, frozenset({LEARNER}), hear)
        self._other = Place(table, frozenset({OPPONENT}), self._hear)
        self._answering: asyncio.Task[None] | None = None

    def _hear(self, _change: Change) -> None:
        """Answer for the other seat, if it is asked now."""
        other = self._other
        decision = other.decision
        if decision is not None and decision.seat == OPPONENT:
            action = opponent.answer(other.view(OPPONENT, with_options=True))
            answer = other.play(OPPONENT, action, decision=decision.number)
            self._answering = asyncio.create_task(answer)

    def tell_end(self, asking: Asking) -> None:
        """Say what the end of the game is about."""
        self.words.tell(asking)

    def leave(self) -> None:
        """Let the opponent stand up."""
        self._other.leave()
