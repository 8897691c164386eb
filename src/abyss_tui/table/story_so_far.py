"""The story of a running game: each change adds to it, and nothing is told twice."""

from collections.abc import Sequence

from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.story import Paragraph, with_passed
from abyss_tui.table.place import Place
from abyss_tui.table.table import Change


class StorySoFar:
    """What a place has been told of its game."""

    def __init__(self, place: Place, listener: int | None, voice: Voice) -> None:
        """`listener` is whose story it is; None tells what everybody could see."""
        self._place = place
        self._listener = listener
        self._voice = voice
        self._begin()

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """What happened, a paragraph a turn."""
        return self._paragraphs

    def turn_of(self, seat: int) -> int:
        """Return the number of the last turn of a seat; 1 before it had any."""
        latest_first = reversed(self.paragraphs)
        return next((part.turn for part in latest_first if part.seat == seat and part.turn), 1)

    def go_on(self, change: Change) -> None:
        """Tell what a change brought about; what was taken back is told no more."""
        if change.undone:
            self._begin()
        else:
            self._tell()

    def _begin(self) -> None:
        place = self._place
        self._story = place.kind.text.story(place.names, self._listener, self._voice)
        self._told = 0
        self._tell()

    def _tell(self) -> None:
        events = self._place.events(self._listener, self._told)
        self._told += len(events)
        self._story.tell(events)
        self._paragraphs = with_passed(
            self._story.paragraphs, self._place.turns_passed(), self._voice
        )


def story_missed(place: Place, voice: Voice) -> Sequence[Paragraph]:
    """Return what happened since others decided for who sits here; nothing if nobody did.

    Of a turn that had begun by then all is told, if more came of it. Those who share a keyboard
    are told what everybody could see.
    """
    since = place.missed_from
    if since is None:
        return ()
    listener = next(iter(place.seats)) if len(place.seats) == 1 else None
    events = place.events(listener)
    story = place.kind.text.story(place.names, listener, voice)
    story.tell(events[:since])
    known = list(story.paragraphs)
    story.tell(events[since:])
    missed = [
        part
        for at, part in enumerate(story.paragraphs)
        if part.lines and part not in known[at : at + 1]
    ]
    return with_passed(missed, place.turns_passed(), voice)


def whole_story(paragraphs: Sequence[Paragraph], names: Sequence[str], voice: Voice) -> Sentence:
    """Return what happened, the latest turn first."""
    spans: list[Span] = []
    for part in reversed(paragraphs):
        if part.turn:
            heading = voice.text("{name}, turn {turn}", name=names[part.seat], turn=part.turn)
        else:
            heading = voice.text("{name}, the deal", name=names[part.seat])
        spans.append(Span(f"{heading}\n", "strong"))
        for line in part.lines:
            spans += [Span("  "), *line, Span("\n")]
    return tuple(spans)
