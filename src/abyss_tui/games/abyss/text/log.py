"""The log: what happened in a game, a paragraph a turn."""

from collections.abc import Iterable, Sequence

from abyss_tui.games.abyss.events import TurnStarted
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.story import Paragraph


class AbyssStory:
    """A story that is told on as the game goes on."""

    def __init__(self, names: Sequence[str], you: int | None, voice: Voice) -> None:
        self._names = tuple(names)
        self._you = you
        self._voice = voice
        self._told: list[Paragraph] = []
        self._turns = [0] * len(names)
        self._lines: list[Sentence] = []

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Return all paragraphs so far; the last one may still grow."""
        return self._told

    def tell(self, events: Iterable[Event]) -> None:
        """Go on with what happened next, as the listener may know it (`Event.seen_by`)."""
        for event in events:
            if isinstance(event, TurnStarted):
                self._turns[event.seat] += 1
                self._told.append(Paragraph(event.seat, self._turns[event.seat], ()))
