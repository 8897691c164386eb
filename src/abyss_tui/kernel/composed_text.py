"""What is said of a game by whoever reads it, made of parts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.common_texts import influence_points
from abyss_tui.kernel.story import Story
from abyss_tui.kernel.thinking import Reason

A = TypeVar("A")
V = TypeVar("V")


class ComposedText(Generic[V, A]):
    """The text of a game whose points are Influence Points: `kernel.game_kind.GameText`."""

    def __init__(
        self,
        tell: Callable[[Sequence[str], int | None, Voice], Story],
        move: Callable[[V, A, Voice], Sentence],
        *,
        figures: Mapping[str, Message],
        rows: Mapping[str, Message],
        note_on_course: Message | None = None,
        what_is_better: Callable[[V, Reason, Voice], str] | None = None,
    ) -> None:
        """What gives no reasons, as no program plays it, has no `what_is_better`."""
        self._tell = tell
        self._move = move
        self._figures = figures
        self._rows = rows
        self._note_on_course = note_on_course
        self._what_is_better = what_is_better

    def story(self, names: Sequence[str], you: int | None, voice: Voice) -> Story:
        """Return the story of a game, still to be told; `you` is the seat of the listener."""
        return self._tell(names, you, voice)

    def figures(self, voice: Voice) -> Mapping[str, str]:
        """Return what the figures of a finished game are called, by name, in their order."""
        return {name: voice.say(label) for name, label in self._figures.items()}

    def rows(self, voice: Voice) -> Mapping[str, str]:
        """Return what the rows of a score are called, by name, as the final score lists them."""
        return {name: voice.say(label) for name, label in self._rows.items()}

    def points(self, total: int, voice: Voice) -> str:
        """Return so many points with what they are called."""
        return influence_points(total, voice)

    def note_on_course(self, voice: Voice) -> str:
        """Return what to know of the points after each turn of a finished game; mostly nothing."""
        return "" if self._note_on_course is None else voice.say(self._note_on_course)

    def move(self, view: V, action: A, voice: Voice) -> Sentence:
        """Return an action as one tells somebody to do it; the view is that of who decides."""
        return self._move(view, action, voice)

    def what_is_better(self, view: V, why: Reason, voice: Voice) -> str:
        """Return by what an action is better than the one that it is compared with, if by much."""
        return "" if self._what_is_better is None else self._what_is_better(view, why, voice)
