"""A story of deeds: events that belong together are told as one fact, which grows with each."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Protocol

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.event import Event, GameStarted, TurnStarted
from abyss_tui.kernel.story import Paragraph, Paragraphs, without_lines


class TurnDeeds(Protocol):
    """The deeds of one turn. An event adds one, makes one of them grow, or adds nothing."""

    @property
    def deeds(self) -> Sequence[Any]:
        """Return the deeds so far."""
        ...

    def add(self, event: Event) -> int | None:
        """Take an event in; return the place of the deed that is new or grew, or None."""
        ...


class DeedStory:
    """A story that is told on as the game goes on: no event is told twice.

    Events come as the listener may know them (`Event.seen_by`). An event costs the same in a
    long game as in a short one: only the deed it belongs to is said anew, and only the last
    paragraph changes. Whoever the turn belongs to is not named in its sentences; the listener
    is called "you".
    """

    def __init__(
        self,
        audience: Audience,
        voice: Voice,
        deeds: Callable[[], TurnDeeds],
        sentence: Callable[[Any, Voice, Audience], Sentence],
        growth: Callable[[Any, Any, Voice, Audience], Sentence],
    ) -> None:
        """`deeds` begins those of a turn, `sentence` says one of them to an audience.

        `growth` says what is new of one that the audience knows as it was before.
        """
        self._audience = audience
        self._voice = voice
        self._new_turn = deeds
        self._sentence = sentence
        self._growth = growth
        self._paragraphs = Paragraphs(len(audience.names))
        self._deeds = deeds()
        self._known: Sequence[Any] = ()
        """The first deeds of the turn, as they stood when they were held for known."""
        self._lines: list[Sentence] = []
        """What is to be said of each deed of the turn; nothing of one that is known."""

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
                self._lines[place:] = [self._line(place), *self._lines[place + 1 :]]
                self._paragraphs.say(self._folded(), getattr(event, "seat", self._audience.seat))

    def hold_known(self) -> None:
        """Hold what was told so far for known: from now on only what is new is told."""
        self._known = tuple(self._deeds.deeds)
        self._lines = [() for _ in self._known]
        self._paragraphs.told[:] = without_lines(self._paragraphs.told)

    def _line(self, place: int) -> Sentence:
        """Return what is to be said of a deed of this turn."""
        deed = self._deeds.deeds[place]
        if place < len(self._known):
            return self._growth(self._known[place], deed, self._voice, self._audience)
        return self._sentence(deed, self._voice, self._audience)

    def _begin(self, event: GameStarted | TurnStarted) -> None:
        """Begin the paragraph of a turn, or that of the deal."""
        self._paragraphs.begin(event)
        self._audience = replace(self._audience, seat=event.seat)
        self._deeds, self._known, self._lines = self._new_turn(), (), []

    def _folded(self) -> Iterator[Sentence]:
        """Yield the lines; equal ones in a row are one, as of cards that nobody else sees."""
        for line, same in groupby(filter(None, self._lines)):
            times = sum(1 for _ in same)
            if times == 1:
                yield line
            else:
                yield self._voice.sentence("{what}, {number} times", what=line, number=times)
