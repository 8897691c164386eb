"""The lessons at the screen of a table: what is to be done stands above every question."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeVar

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.keys.commands import INFORM, TableCommand
from abyss_tui.frontends.tui.prompts.lesson import LessonCard
from abyss_tui.i18n.voice import Part, Sentence, in_role
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.table_text import LessonText
from abyss_tui.sitting.lessons import Lessons

T = TypeVar("T")

PAUSE: Final = 0.8
"""Seconds before the opponent answers: long enough to see that somebody else plays."""

LESSON: Final = TableCommand(
    "lesson", "x", "The lesson", "Read it again, skip it or leave", "read the lesson again",
    "lesson", 1,
)  # fmt: skip


class LessonPart:
    """What the screen of a table shows of the lessons that lead its sitting."""

    def __init__(self, table: ShownTable, lessons: Lessons, text: LessonText) -> None:
        self._table = table
        self.lessons = lessons
        self.moved = False
        """Whether something was read that a step asked for, and the next one is to be told."""
        self._text = text

    @property
    def occasion(self) -> str:
        """What is to be done, while the learner is asked."""
        decision, course = self._table.place.decision, self.lessons.course
        if decision is None or decision.seat != self.lessons.plan.learner:
            return ""
        said = "{number}/{steps}: {what}"
        return self._table.words(
            said, number=course.place + 1, steps=course.length, what=self._to_do()
        )

    @property
    def command(self) -> TableCommand | None:
        """The command that does what is to be done; None if a question asks for it."""
        name = self.lessons.course.task.command
        commands = (*self._table.ui.turn, INFORM)
        return next((each for each in commands if each.name == name), None)

    def has_read(self) -> None:
        """Know that something on the board was read about: a step may ask for just that."""
        self.moved = self.lessons.has_read() or self.moved

    def with_task(self, question: Question[T]) -> Question[T]:
        """Return a question with what is to be done above it."""
        name, voice = self.lessons.course.task.name, self._table.voice
        to_do = in_role(self._text.answer(name, self._parts(), voice), "strong")
        return replace(question, intro=(to_do, *question.intro))

    def card(self) -> LessonCard:
        """Return the prompt that tells the step that runs."""
        course, voice, parts = self.lessons.course, self._table.voice, self._parts()
        name = course.step.name
        return LessonCard(
            self._text.title(course.place, course.length, name, voice),
            (self._text.step(name, parts, voice), in_role(self._to_do(), "strong")),
            command=self.command,
            may_skip=not self.lessons.at_end,
            asks=f"lesson-{name}",
        )

    def other_than_asked(self) -> Sentence:
        """Return what is said to an action that the lesson does not ask for."""
        return self._text.other_than_asked(self._to_do(), self._table.voice)

    def leaving(self) -> Question[str]:
        """Return the question whether to leave: here nothing is kept."""
        voice = self._table.voice
        stay = Choice(voice.sentence("Go on learning"), key="n", answer="stay")
        nothing = voice.sentence("they begin anew next time")
        leave = Choice(voice.sentence("Leave the lessons"), nothing, "y", "leave")
        return Question(voice.text("LEAVE?"), (stay, leave))

    def _to_do(self) -> Sentence:
        return self._text.task(self.lessons.course.task.name, self._parts(), self._table.voice)

    def _parts(self) -> Mapping[str, Part]:
        """Return what stands in the texts: the players, and the keys by command."""
        plan, look = self.lessons.plan, self._table.look
        commands = (*self._table.ui.turn, INFORM)
        keys = {each.name.replace("-", "_"): look.sign(each) for each in commands}
        return {"you": plan.names[plan.learner], "opponent": plan.names[plan.opponent], **keys}
