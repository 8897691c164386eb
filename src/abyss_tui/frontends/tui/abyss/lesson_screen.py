"""The table at which one learns to play: says what each step is about, and waits for just that.

Every answer goes through `play`: one that the step does not ask for is answered kindly, and what
was asked is asked again. The opponent's seat belongs to the program.
"""

from asyncio import sleep
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, Final, TypeVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.abyss.lesson_card import BY_KEY, LessonCard, Wish, parts
from abyss_tui.frontends.tui.abyss.table_screen import AbyssTableScreen
from abyss_tui.frontends.tui.abyss.ui import UI
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import TableCommand, bindings
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.abyss.lessons import opponent
from abyss_tui.games.abyss.lessons.course import LOOK, OVER, STEPS, Course
from abyss_tui.games.abyss.lessons.deal import LEARNER, NAMES, OPPONENT, PRACTICE, SEED
from abyss_tui.games.abyss.text.lesson_texts import answer_text, other_than_asked, task_text
from abyss_tui.i18n.voice import Sentence, in_role, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.settings.hints import LEARNED
from abyss_tui.table.place import Place
from abyss_tui.table.practice import practice_table
from abyss_tui.table.table import Listener

T = TypeVar("T")

PACE: Final = 0.8
"""Seconds before the opponent answers: long enough to see that somebody else plays."""

LESSON: Final = TableCommand(
    "lesson", "x", "The lesson", "Read it again, skip it or leave", "read the lesson again",
    "lesson", 1,
)  # fmt: skip


class LessonScreen(AbyssTableScreen):
    """The learner's place at the table of the lessons."""

    HINTS: ClassVar[bool] = False
    ANSWERS_BEFOREHAND: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [*bindings((LESSON,))]

    def __init__(self, place: Place, other: Place, ui: GameUI) -> None:
        """`other` is the opponent's place at the same table."""
        super().__init__(place, ui)
        self.course = Course()
        self._other = other
        self._told_step: int | None = None
        """The place of the step that was told last."""
        self._skipping: int | None = None
        """The place of the step that is played without the learner."""

    def on_unmount(self) -> None:
        """The opponent stands up as well."""
        self._other.leave()

    # What is told.

    @property
    def to_do(self) -> Sentence:
        """What is to be done now."""
        return task_text(self.course.task.name, parts(self.look), self.voice)

    @property
    def occasion(self) -> str:
        """What is to be done, while the learner is asked."""
        decision = self.place.decision
        if decision is None or decision.seat != LEARNER:
            return ""
        number, steps = self.course.place + 1, len(STEPS)
        return self.words("{number}/{steps}: {what}", number=number, steps=steps, what=self.to_do)

    def ask_choice(
        self,
        question: Question[T],
        then: Callable[[T | TakeBack | None], None],
        *,
        may_leave: bool = True,
        may_undo: bool = False,
    ) -> None:
        """Ask with what is to be done above the question."""
        to_do = answer_text(self.course.task.name, parts(self.look), self.voice)
        told = replace(question, intro=(in_role(to_do, "strong"), *question.intro))
        super().ask_choice(told, then, may_leave=may_leave, may_undo=may_undo)

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """What can be done besides: the lesson is told again."""
        return (*super().more_commands, LESSON)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The lesson is told when nothing else is asked."""
        if action == LESSON.action:
            return not (self.asking or self.closing or self.writing)
        return super().check_action(action, parameters)

    def why_not_undo(self) -> str | None:
        """Nothing is taken back here, or a step would have to be told again."""
        return self.words("the lessons only go forward")

    # What is done.

    def go_on(self) -> None:
        """Tell the step that begins; let the opponent play, or ask the learner."""
        decision = self.place.decision
        if self.place.left or self.writing:
            return
        asked = decision is not None and decision.seat == LEARNER
        if asked or decision is None:
            self.course.asked(self.kind)
        if self._skipping not in (None, self.course.place):
            self._skipping = None
        if self._told_step != self.course.place and (asked or self.course.task.kind == OVER):
            self.show_board()
            self._tell_step()
        elif asked and decision is not None and self._skipping is not None:
            self.number = decision.number
            self._show_how()
        else:
            super().go_on()
            if decision is not None and not asked:
                self._change(self._opponent_plays)

    def play(self, *actions: object) -> None:
        """Answer as the lesson asks; say kindly that something else is for a game."""
        kind = self.kind
        if all(self.course.fits(kind, action) for action in actions):  # type: ignore[arg-type]
            super().play(*actions)
        else:
            self.go_on()
            self.say(plain(other_than_asked(self.to_do, self.voice)), seconds=8)

    async def _play_all(self, actions: Iterable[object], number: int) -> None:
        """Play; the lesson goes on once that is done."""
        kind = self.kind
        await super()._play_all(actions, number)
        self.course.answered(kind)

    def _show_how(self) -> None:
        """Do what the step asks for, in the learner's place."""
        if self.course.task.kind == LOOK:
            self.course.answered(LOOK)
            self.go_on()
        else:
            self.play(self.course.shown(self.place.view(LEARNER, with_options=True)))

    async def _opponent_plays(self) -> None:
        if self._skipping is None:
            await sleep(PACE)
        decision = self.place.decision
        if not self._other.left and decision is not None and decision.seat == OPPONENT:
            answer = opponent.answer(self._other.view(OPPONENT, with_options=True))
            await self._other.play(OPPONENT, answer, decision=decision.number)

    def tell_about(self, target: Target, first: Sequence[Target] = ()) -> None:
        """Show everything about a thing: the first step asks for nothing else."""
        super().tell_about(target, first)
        self.course.answered(LOOK)

    def on_screen_resume(self) -> None:
        """Go on with the next step once a thing was read about."""
        super().on_screen_resume()
        if self._told_step is not None and self._told_step != self.course.place:
            self.go_on()

    # The step as it is told.

    def action_lesson(self) -> None:
        """Tell the step once more."""
        self._tell_step()

    def _tell_step(self) -> None:
        self.ask(LessonCard(self.course, self.look), self._told, lasting=True)

    def _told(self, wish: Wish | TakeBack | None) -> None:
        self._told_step = self.course.place
        if self.course.task.kind == OVER and self.themed_app.hints is not None:
            self.app.run_worker(self.themed_app.hints.note(LEARNED))
        if wish == "leave":
            self.post_message(self.Left())
            return
        if wish == "skip":
            self._skipping = self.course.place
        self.go_on()
        command = BY_KEY.get(self.course.task.name)
        if wish == "do" and command is not None:
            self.call_later(self.run_action, command.action)

    def action_leave(self) -> None:
        """Ask whether to leave, if that is wanted; here nothing is kept."""
        if not self.look.settings.confirmations:
            self.post_message(self.Left())
            return
        stay = Choice(self.voice.sentence("Go on learning"), key="n", answer="stay")
        nothing = self.voice.sentence("they begin anew next time")
        leave = Choice(self.voice.sentence("Leave the lessons"), nothing, "y", "leave")
        asked = Question(self.words("LEAVE?"), (stay, leave))
        self.ask(ChoicePrompt(asked, may_leave=True), self._left, lasting=True)


def open_lessons(hear: Listener) -> LessonScreen:
    """Return the screen of a new table of the lessons; `hear` is called after every change."""
    table = practice_table(PRACTICE, NAMES, SEED)
    place = Place(table, frozenset({LEARNER}), hear)
    other = Place(table, frozenset({OPPONENT}), lambda _: None)
    return LessonScreen(place, other, UI)
