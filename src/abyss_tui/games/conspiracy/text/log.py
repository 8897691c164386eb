"""The log: what happened in a game, a paragraph a turn."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from abyss_tui.games.conspiracy.text.events import sentence
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event, GameStarted, TurnStarted
from abyss_tui.kernel.story import Paragraph, Paragraphs


class ConspiracyStory:
    """A story that is told on as the game goes on: no event is told twice.

    Only the last paragraph changes. Whoever the turn belongs to is not named in its sentences; the
    listener is called "you".
    """

    def __init__(self, names: Sequence[str], you: int | None, voice: Voice) -> None:
        self._voice = voice
        self._paragraphs = Paragraphs(len(names))
        self._audience = Audience(tuple(names), you, 0)

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Return all paragraphs so far; the last one may still grow."""
        return self._paragraphs.told

    def tell(self, events: Iterable[Event]) -> None:
        """Go on with what happened next."""
        for event in events:
            if isinstance(event, GameStarted | TurnStarted):
                self._paragraphs.begin(event)
                self._audience = replace(self._audience, seat=event.seat)
            line = sentence(event, self._voice, self._audience)
            if line:
                self._paragraphs.add(line, getattr(event, "seat", self._audience.seat))
