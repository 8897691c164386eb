"""The lessons of a game in words: tables of its texts, by the names of its steps and tasks."""

from collections.abc import Callable, Mapping

from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.records import record


@record(kw_only=True)
class LessonTexts:
    """What is said in the lessons, in English; satisfies `kernel.table_text.LessonText`."""

    titles: Mapping[str, str]
    """What each step is called."""
    steps: Mapping[str, str]
    """What each step is about; `{you}` and `{opponent}` are the players."""
    tasks: Mapping[str, str]
    """What is to be done for each task; keys stand in it by the names of their commands, with a _
    for each -."""
    when_asked: Mapping[str, str]
    """The same once the question of a task is open, where it is said otherwise then."""
    look: Callable[[Voice], str]
    """What can be typed to read about a thing."""

    def title(self, place: int, steps: int, name: str, voice: Voice) -> str:
        """Return the title of a step, with its place from 0 on among so many."""
        return voice.text(
            "Lesson {number} of {steps}: {title}",
            number=place + 1,
            steps=steps,
            title=voice.text(self.titles[name]),
        )

    def step(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what a step is about; `parts` are the names of the players."""
        return voice.sentence(self.steps[name], **parts)

    def task(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what is to be done; `parts` are the names of the players, and keys by command."""
        return voice.sentence(self.tasks[name], **parts)

    def answer(self, name: str, parts: Mapping[str, Part], voice: Voice) -> Sentence:
        """Return what is to be done in the question of a task; `parts` as for `task`."""
        return voice.sentence(self.when_asked.get(name, self.tasks[name]), **parts)

    def other_than_asked(self, to_do: Sentence, voice: Voice) -> Sentence:
        """Return what is said to an answer that the lesson does not ask for."""
        kindly = "In a game you may do that; this lesson is about something else. {what}"
        return voice.sentence(kindly, what=to_do)

    def look_in_lines(self, voice: Voice) -> str:
        """Return what can be typed to read about a thing, where a step asks for that."""
        return self.look(voice)
