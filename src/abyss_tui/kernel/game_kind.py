"""A kind of game: the one door through which record, table, protocol and bots come to its rules.

There are two of them in this family, Abyss and Abyss: Conspiracy; `games.registry` finds one by its
slug. A running game `G`, its actions `A`, views and previews are opaque to whoever
comes through this door.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.story import Story
from abyss_tui.kernel.thinking import Level, Reason, ShouldContinue, Task, Thought
from abyss_tui.records import record

Json: TypeAlias = dict[str, Any]
Lines: TypeAlias = list[Json]
"""The lines of a journal, the header first."""


class Game(Protocol):
    """A running game of any kind."""

    seat: int
    """Whose turn it is; who must decide may be another one."""
    events: list[Event] | None
    """The events, or None when nobody listens."""

    @property
    def decision(self) -> Decision[Any] | None:
        """Return what must be decided now and by whom; None when the game is over."""
        ...

    def apply(self, action: Any) -> None:
        """Answer with an action that is known to be legal."""
        ...

    def copy(self) -> "Game":
        """Return a game that goes on apart from this one and tells nobody."""
        ...


TOTAL: Final = "points"
"""The name of the sum of all rows of a score."""


@record
class Score:
    """What a seat has reached: its points by source, and what decides the victory."""

    rows: Mapping[str, int]
    """The points by source, in the order in which they are counted."""
    total: int
    rank: tuple[int, ...]
    """Compared from the left; the seats with the highest one win."""
    details: Any
    """The score as the rules of this game know it."""


class Codec(Protocol):
    """How moves, views and scores of a game are written in JSON, and read again."""

    def action_to_json(self, action: Any) -> Json:
        """Return an action as the protocol writes it."""
        ...

    def action_from_json(self, written: Mapping[str, Any]) -> Any | None:
        """Return the action that is written here, or None when no action is written so."""
        ...

    def event_to_json(self, event: Any) -> Json:
        """Return an event as the protocol writes it."""
        ...

    def view_to_json(self, view: Any) -> Json:
        """Return a view as the protocol writes it.

        Its `decision` is the one that waits, as `decision_to_json` writes it, or None at the end;
        it has `options` where the view has them, which is for who decides alone.
        """
        ...

    def decision_to_json(self, decision: Decision[Any]) -> Json:
        """Return a decision with all its options, as the protocol writes it."""
        ...

    def score_to_json(self, score: Score) -> Json:
        """Return a score as the protocol writes it."""
        ...


class GameText(Protocol):
    """What is said of a game, by whoever reads it."""

    def story(self, names: Sequence[str], you: int | None, voice: Voice) -> Story:
        """Return the story of a game, still to be told; `you` is the seat of the listener.

        Give it the events as they happen, each once and as the listener may know it:

            story = text.story(names, you, Voice(ENGLISH, "words"))
            story.tell(event.seen_by(seat) for event in events)
            for paragraph in story.paragraphs:
                for line in paragraph.lines:
                    print(plain(line))

        and later `story.tell` again with the events that came since. Only the last paragraph
        changes then, or new ones follow it. After an undo, begin a new story.
        """
        ...

    def figures(self, voice: Voice) -> Mapping[str, str]:
        """Return what the figures of a finished game are called, by name, in their order."""
        ...

    def rows(self, voice: Voice) -> Mapping[str, str]:
        """Return what the rows of a score are called, by name, as the final score lists them.

        That of the sum is called by the name `TOTAL`; a score itself has no such row.
        """
        ...

    def points(self, total: int, voice: Voice) -> str:
        """Return so many points with what they are called: "72 Influence Points"."""
        ...

    def note_on_course(self, voice: Voice) -> str:
        """Return what to know of the points after each turn of a finished game; mostly nothing."""
        ...

    def move(self, view: Any, action: Any, voice: Voice) -> Sentence:
        """Return an action as one tells somebody to do it; the view is that of who decides."""
        ...

    def what_is_better(self, view: Any, why: Reason, voice: Voice) -> str:
        """Return by what an action is better than the one that it is compared with, if by much."""
        ...


class GameKind(Protocol):
    """A kind of game."""

    slug: str
    rules: int
    """The version of the rules, which stands in the header of every journal. It rises when the
    same moves lead to another position."""
    seats: range
    """How many can play."""
    hides_hands: bool
    """Whether a seat has secrets before the others, so that a shared screen needs a curtain."""
    text: GameText
    codec: Codec
    migrations: Mapping[int, Callable[[Lines], Lines]]
    """What brings a journal of each older version of the rules to the next."""
    levels: Sequence[Level]
    """How it can be played by a program, the easiest first."""

    def why_not_seated(self, names: Sequence[str]) -> Message | None:
        """Return what is wrong with these names for the players of a game, or None."""
        ...

    def new_game(self, names: Sequence[str], seed: int, first: int | None, options: Json) -> Any:
        """Deal a game that tells its events. Raises BadUsage for a seat that is not there."""
        ...

    def load(self, position: Json, seed: int) -> Any:
        """Return the game of a position. Raises BadPosition."""
        ...

    def position(self, game: Any) -> Json:
        """Return the whole game as a position, hidden cards too.

        Its `format` is the slug, "-position/" and the version of the format.
        """
        ...

    def problem(self, game: Any, action: Any) -> Message | None:
        """Return why this action is no answer to the decision, None when it is one."""
        ...

    def view(self, game: Any, seat: int | None, *, with_options: bool) -> Any:
        """Return what this seat may know; None for what everybody may know."""
        ...

    def open_view(self, game: Any) -> Any:
        """Return the table with everything that lies hidden before the players turned up."""
        ...

    def preview(self, game: Any, seat: int | None) -> Any:
        """Return what the table can tell this seat beforehand: costs, values, what is possible.

        It holds nothing that the seat may not know.
        """
        ...

    def least(self, view: Any) -> Any:
        """Return the least that a seat can do: what is played for somebody who is away.

        The view is that of the seat that decides, with its options.
        """
        ...

    def think(self, task: Task, should_continue: ShouldContinue) -> Thought:
        """Return what the seat of this task would play, from what the task holds alone.

        It tries things out as long as `should_continue` says so; if it never does, it answers at
        once.
        """
        ...

    def scores(self, game: Any) -> list[Score]:
        """Return the score of every seat, as if the game ended now."""
        ...

    def figures(self, events: Sequence[Event], game: Any) -> list[Mapping[str, int]]:
        """Return what every seat did, counted from all events of a finished game."""
        ...

    def revealed(self, event: Event, by: int, names: Sequence[str]) -> Message | None:
        """Return what this event showed that was hidden before: it stops an undo (a clause).

        `by` is the seat whose move brought the event about.
        """
        ...


class Ranked(Protocol):
    """What decides who has won."""

    @property
    def rank(self) -> tuple[int, ...]:
        """Return what is compared from the left; the seats with the highest one win."""
        ...


def winners(scores: Sequence[Ranked]) -> list[int]:
    """Return the seats that win with these scores; several share a victory (R34, C33)."""
    best = max(score.rank for score in scores)
    return [seat for seat, score in enumerate(scores) if score.rank == best]
