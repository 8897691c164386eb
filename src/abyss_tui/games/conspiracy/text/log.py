"""The log: what happened in a game, a paragraph a turn."""

from collections.abc import Iterable, Sequence

from abyss_tui.games.conspiracy.events import TurnStarted
from abyss_tui.games.conspiracy.text.events import Audience, sentence
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.event import Event, GameStarted
from abyss_tui.kernel.story import Paragraph


class ConspiracyStory:
    """A story that is told on as the game goes on: no event is told twice.

    Only the last paragraph changes. Whoever the turn belongs to is not named in its sentences; the
    listener is called "you".
    """

    def __init__(self, names: Sequence[str], you: int | None, voice: Voice) -> None:
        self._voice = voice
        self._turns = [0] * len(names)
        self._told: list[Paragraph] = []
        self._audience = Audience(tuple(names), you)

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Return all paragraphs so far; the last one may still grow."""
        return self._told

    def tell(self, events: Iterable[Event]) -> None:
        """Go on with what happened next."""
        for event in events:
            if isinstance(event, GameStarted | TurnStarted):
                self._turns[event.seat] += isinstance(event, TurnStarted)
                self._told.append(Paragraph(event.seat, self._turns[event.seat], ()))
            line = sentence(event, self._voice, self._audience)
            if not line:
                continue
            if not self._told:  # a game from a position in which a turn had begun
                self._told.append(Paragraph(getattr(event, "seat", 0), 0, ()))
            last = self._told[-1]
            self._told[-1] = Paragraph(last.seat, last.turn, (*last.lines, line))
