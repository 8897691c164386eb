"""The lessons at a table in lines: each step is read, and what is to be done is said before it."""

from collections.abc import Mapping

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.i18n.voice import Part, Sentence
from abyss_tui.kernel.lessons import LOOK
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.table_text import LessonText
from abyss_tui.sitting.lessons import Lessons, Wish


class LessonLines:
    """What a table in lines says of the lessons that lead its sitting."""

    def __init__(
        self, lessons: Lessons, text: LessonText, asking: Asking, keys: Mapping[str, str]
    ) -> None:
        """`keys` are what is typed for each command, by its name."""
        self._lessons = lessons
        self._text = text
        self._asking = asking
        names, plan = lessons.plan.names, lessons.plan
        self._parts: Mapping[str, Part] = {
            "you": names[plan.learner],
            "opponent": names[plan.opponent],
            **keys,
        }

    async def tell(self) -> Wish | None:
        """Say what a step is about, and return what is wished; at the end there is no choice.

        Raises Leaving.
        """
        course, asking, voice = self._lessons.course, self._asking, self._asking.voice
        name = course.step.name
        title = self._text.title(course.place, course.length, name, voice)
        asking.say(title, self._text.step(name, self._parts, voice))
        if self._lessons.at_end:
            return None
        if self._is_look:
            asking.say(self._text.look_in_lines(voice))
        wish = await asking.choose(self._ways())
        if wish == "leave":
            raise Leaving
        return "skip" if wish == "skip" else "go on"

    def was_told(self) -> None:
        """Do with a step that asks to read what is done in lines: whatever is typed, goes on."""
        if self._is_look:
            self._lessons.has_read()

    def say_task(self) -> None:
        """Say what is to be done."""
        self._asking.say(self._task())

    def say_other_than_asked(self) -> None:
        """Say that an action was not what the lesson asks for."""
        self._asking.say(self._text.other_than_asked(self._task(), self._asking.voice))

    @property
    def _is_look(self) -> bool:
        return self._lessons.course.task.kind == LOOK

    def _task(self) -> Sentence:
        return self._text.task(self._lessons.course.task.name, self._parts, self._asking.voice)

    def _ways(self) -> Question[str]:
        voice = self._asking.voice
        ways = (
            Choice(voice.sentence("Go on"), key="g", answer="go on"),
            Choice(
                voice.sentence("Skip this lesson: it is played for you"), key="z", answer="skip"
            ),
            Choice(voice.sentence("Leave the lessons"), key="l", answer="leave"),
        )
        return Question(voice.text("What now?"), ways)
