"""What each seat of a session is told of a game: all that happened since it was told last."""

import asyncio
from collections.abc import Sequence

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.event import Event, GameStarted, TurnStarted
from abyss_tui.kernel.story import Paragraph, since_last_turn
from abyss_tui.table.place import Place
from abyss_tui.table.table import Change


class NewsCursor:
    """Keeps up to which event each seat was told; None is somebody who looks on."""

    def __init__(self) -> None:
        self._told: dict[int | None, int] = {}
        self._changed = asyncio.Event()

    def hear(self, change: Change) -> None:
        """Hear of a change at the table: what was taken back is not told any more."""
        if change.undone:
            self._told = {seat: min(told, change.events) for seat, told in self._told.items()}
        self._changed.set()

    def tell_all(self, seat: int) -> None:
        """Know that all who are here were told what this seat was told."""
        self._told[None] = self._told.get(seat, 0)

    def know(self, place: Place, seat: int) -> None:
        """Know that a seat was told all that has happened so far."""
        self._told[seat] = len(place.events(seat))

    def wake(self) -> None:
        """Let who waits for a change look at the table."""
        self._changed.set()

    async def change(self) -> None:
        """Wait until something changes at the table."""
        self._changed.clear()
        await self._changed.wait()

    def untold(self, place: Place, seat: int | None) -> Sequence[Event]:
        """Return what has happened that a seat was not told yet."""
        return place.events(seat)[self._told.get(seat, 0) :]

    def news(self, place: Place, seat: int | None, voice: Voice) -> list[str]:
        """Return what a seat was not told yet, a line a turn; it is told now.

        Who has just sat down is told what happened since the end of their last turn.
        """
        events = place.events(seat)
        since = self._told.get(seat)
        self._told[seat] = len(events)
        story = place.kind.text.story(place.names, seat, voice)
        if since is None:
            story.tell(events)
            return _lines(since_last_turn(story.paragraphs, seat), place.names, seat, voice)
        story.tell(events[_begin_of_turn(events[:since]) : since])
        story.hold_known()
        story.tell(events[since:])
        return _lines(story.paragraphs, place.names, seat, voice)


def _begin_of_turn(events: Sequence[Event]) -> int:
    """Return the place of the event that began the turn in which these end."""
    places = range(len(events) - 1, -1, -1)
    begun = (place for place in places if isinstance(events[place], GameStarted | TurnStarted))
    return next(begun, 0)


def _lines(
    paragraphs: Sequence[Paragraph],
    names: Sequence[str],
    you: int | None,
    voice: Voice,
) -> list[str]:
    """Return the paragraphs that say something, each as a line."""
    written = []
    for part in paragraphs:
        if part.lines:
            name = names[part.seat]
            who = voice.text("{name} (you)", name=name) if part.seat == you else name
            what = voice.clauses(part.lines)
            written.append(voice.text("{who}: {what}.", who=who, what=what))
    return written
