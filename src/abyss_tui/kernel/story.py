"""The story of a game: what happened, a paragraph a turn."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Protocol

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.event import Event, GameStarted, TurnStarted
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.records import record


@record
class Paragraph:
    """What happened in one turn of a seat; turn 0 is before the first one."""

    seat: int
    turn: int
    """Its number, as `turn_number` counts it."""
    lines: tuple[Sentence, ...]


class Paragraphs:
    """The paragraphs of a story that is told on, one a turn: only the last one changes."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._begun = 0
        """How many turns have begun."""
        self.told: list[Paragraph] = []

    def begin(self, event: GameStarted | TurnStarted) -> None:
        """Begin the paragraph of a turn, or that of the deal."""
        self._begun += isinstance(event, TurnStarted)
        self.told.append(Paragraph(event.seat, turn_number(self._begun, self._players), ()))

    def say(self, lines: Iterable[Sentence], seat: int) -> None:
        """Let the last paragraph say this.

        `seat` is whose turn runs, for a game from a position in which a turn had begun.
        """
        if not self.told:
            self.told.append(Paragraph(seat, 0, ()))
        last = self.told[-1]
        self.told[-1] = Paragraph(last.seat, last.turn, tuple(lines))

    def add(self, line: Sentence, seat: int) -> None:
        """Let the last paragraph say this as well; `seat` as for `say`."""
        self.say((*(self.told[-1].lines if self.told else ()), line), seat)


def without_lines(paragraphs: Iterable[Paragraph]) -> list[Paragraph]:
    """Return paragraphs of which nothing is left to be told."""
    return [replace(each, lines=()) for each in paragraphs]


class Story(Protocol):
    """A story that is told on as the game goes on: no event is told twice."""

    @property
    def paragraphs(self) -> Sequence[Paragraph]:
        """Return all paragraphs so far; the last one may still grow."""
        ...

    def tell(self, events: Iterable[Event]) -> None:
        """Go on with what happened next, as the listener may know it."""
        ...

    def hold_known(self) -> None:
        """Hold what was told so far for known: the paragraphs lose their lines.

        From now on they tell only what is new, also of something that only grows.
        """
        ...


def with_passed(
    story: Sequence[Paragraph], passed: Collection[tuple[int, int]], voice: Voice
) -> Sequence[Paragraph]:
    """Return a story that tells in which turns the least was played for who was away.

    `passed` are these turns, each a seat and the number of the turn.
    """
    if not passed:
        return story
    away = voice.sentence("away: the least possible was played")
    return [
        replace(part, lines=(away, *part.lines)) if (part.seat, part.turn) in passed else part
        for part in story
    ]


def since_last_turn(
    story: Sequence[Paragraph], you: int | None, *, own: bool = False
) -> tuple[Paragraph, ...]:
    """Return the end of a story: all after the viewer's last turn that is over.

    With `own` that turn comes first. For somebody without a seat it is the last turn of everybody.
    Only the end is looked at, so it takes no longer in a long game.
    """
    if not story:
        return ()
    seat = story[-1].seat if you is None else you
    for place in range(len(story) - 2, -1, -1):
        if story[place].seat == seat and story[place].turn > 0:
            return tuple(story[place if own else place + 1 :])
    return tuple(story)
