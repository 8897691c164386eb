"""The card that says what a step of the lessons is about, before it is done."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from textual.events import Key

from abyss_tui.frontends.tui.abyss.commands import EXPLORE, PLOT, RECRUIT, SUPPORT
from abyss_tui.frontends.tui.keys.commands import INFORM, TableCommand
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.abyss.lessons.course import OVER, STEPS, Course
from abyss_tui.games.abyss.lessons.deal import LEARNER, NAMES, OPPONENT
from abyss_tui.games.abyss.text.lesson_texts import step_text, step_title, task_text
from abyss_tui.i18n.voice import Voice, in_role
from abyss_tui.kernel.question import Choice, Question

BY_KEY: Final[Mapping[str, TableCommand]] = {
    "look": INFORM,
    "exploring": EXPLORE,
    "exploring-again": EXPLORE,
    "support": SUPPORT,
    "plot": PLOT,
    "recruit": RECRUIT,
}
"""The commands that do what a task asks for on the board; others are answers to questions."""

Wish = Literal["go on", "do", "skip", "leave"]


def parts(look: Look) -> Mapping[str, str]:
    """Return what stands in the texts of the lessons: the players, and the keys by command."""
    commands = (EXPLORE, SUPPORT, RECRUIT, PLOT, INFORM)
    keys = {each.action: look.sign(each) for each in commands}
    return {"you": NAMES[LEARNER], "opponent": NAMES[OPPONENT], **keys}


class LessonCard(ChoicePrompt[Wish]):
    """Says what a step is about; the key of what is to be done goes on and does it."""

    def __init__(self, course: Course, look: Look) -> None:
        name, voice = course.step.name, look.voice
        to_do = task_text(course.task.name, parts(look), voice)
        super().__init__(
            Question(
                step_title(course.place, len(STEPS), name, voice),
                tuple(_ways(course, look)),
                (step_text(name, parts(look), voice), in_role(to_do, "strong")),
            ),
            may_leave=True,
        )
        self._command = BY_KEY.get(course.task.name)

    def on_key(self, event: Key) -> None:
        """Go on with the key of the command, else as any choice does."""
        command = self._command
        if command is not None and self.look.is_key_of(command, event.key):
            event.stop()
            event.prevent_default()
            self.dismiss("do")


def _ways(course: Course, look: Look) -> Iterator[Choice[Wish]]:
    voice: Voice = look.voice
    yield Choice(voice.sentence("Go on"), answer="go on")
    if course.task.kind != OVER:
        skipped = voice.sentence("Skip this lesson: it is played for you")
        yield Choice(skipped, key="z", answer="skip")
    yield Choice(voice.sentence("Leave the lessons"), key="l", answer="leave")
