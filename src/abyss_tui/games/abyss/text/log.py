"""The log: what happened in a game, a paragraph a turn."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from abyss_tui.games.abyss.text.deeds import TurnDeeds
from abyss_tui.games.abyss.text.events import sentence
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event, GameStarted, TurnStarted
from abyss_tui.kernel.story import Paragraph, Paragraphs


class AbyssStory:
    """A story that is told on as the game goes on: no event is told twice.

    Events come as the listener may know them (`Event.seen_by`). An event costs the same in a
    long game as in a short one: only the deed it belongs to is said anew, and only the last
    paragraph changes. Whoever the turn belongs to is not named in its sentences; the listener
    is called "you".
    """

    def __init__(self, names: Sequence[str], you: int | None, voice: Voice) -> None:
        self._voice = voice
        self._paragraphs = Paragraphs(len(names))
        self._audience = Audience(tuple(names), you, 0)
        self._deeds = TurnDeeds()
        self._lines: list[Sentence] = []

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Return all paragraphs so far; the last one may still grow."""
        return self._paragraphs.told

    def tell(self, events: Iterable[Event]) -> None:
        """Go on with what happened next."""
        for event in events:
            if isinstance(event, GameStarted | TurnStarted):
                self._begin(event)
            place = self._deeds.add(event)
            if place is not None:
                line = sentence(self._deeds.deeds[place], self._voice, self._audience)
                self._lines[place:] = [line, *self._lines[place + 1 :]]
                self._paragraphs.say(self._folded(), self._audience.seat)

    def _begin(self, event: GameStarted | TurnStarted) -> None:
        """Begin the paragraph of a turn, or that of the deal."""
        self._paragraphs.begin(event)
        self._audience = replace(self._audience, seat=event.seat)
        self._deeds, self._lines = TurnDeeds(), []

    def _folded(self) -> Iterator[Sentence]:
        """Yield the lines; equal ones in a row are one, as of cards that nobody else sees."""
        for line, same in groupby(self._lines):
            times = sum(1 for _ in same)
            if times == 1:
                yield line
            else:
                yield self._voice.sentence("{what}, {number} times", what=line, number=times)
