"""A kind of game that is made of parts: its rules, views and formats, each a function."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from abyss_tui.i18n.message import Message
from abyss_tui.kernel import figures, seating
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Codec, Game, GameText, Json, Lines, Score
from abyss_tui.kernel.problem import Problem
from abyss_tui.kernel.thinking import Level, ShouldContinue, Task, Thought
from abyss_tui.records import record

A = TypeVar("A")
G = TypeVar("G", bound=Game)
G_contra = TypeVar("G_contra", contravariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


Deal: TypeAlias = Callable[[Sequence[str], int, int | None], G]
"""Deals a game that tells its events, to these names and by a seed; who begins may be given.

Raises BadUsage for names or a seat that cannot play."""


NONE: Final[Mapping[int, Callable[[Lines], Lines]]] = {}
"""The migrations of rules that are still those of the first version."""


class CountedScore(Protocol):
    """The score of a seat as the rules of a game know it."""

    @property
    def rows(self) -> Mapping[str, int]:
        """Return the points by source, in the order in which they are counted."""
        ...

    @property
    def total(self) -> int:
        """Return the sum of all points."""
        ...

    @property
    def rank(self) -> tuple[int, ...]:
        """Return what decides the victory, the most important first."""
        ...


class Views(Protocol[G_contra, V_co]):
    """Makes the view of a seat, or of everybody."""

    def __call__(self, game: G_contra, seat: int | None, *, with_options: bool) -> V_co:
        """Return what this seat may know; None for what everybody may know."""
        ...


def nobody_thinks(task: Task, should_continue: ShouldContinue) -> Thought:
    """Stand in for the bots of a game without levels: nobody asks."""
    raise NotImplementedError


@record(kw_only=True)
class Rules(Generic[G, A, V]):
    """What the parts of a game answer; `ComposedKind` asks them, and says what each is for."""

    deal: Deal[G]
    load: Callable[[Json, int], G]
    position: Callable[[G], Json]
    problem: Callable[[G, A], Problem | None]
    """The judge of legality."""
    message: Callable[[Problem], Message]
    """What the judge says, as a sentence."""
    view: Views[G, V]
    open_view: Callable[[G], V]
    preview: Callable[[G, int | None], Any]
    least: Callable[[V], A]
    scores: Callable[[G], Sequence[CountedScore]]
    counts: Mapping[str, figures.Count]
    """What is counted of a seat's events, by the name of the figure."""
    revealed: Callable[[Event, int, Sequence[str]], Message | None]
    think: Callable[[Task, ShouldContinue], Thought] = nobody_thinks


class ComposedKind(Generic[G, A, V]):
    """A kind of game without options: `kernel.game_kind.GameKind`, made of its rules."""

    def __init__(
        self,
        slug: str,
        name: Message,
        seats: range,
        rules: Rules[G, A, V],
        *,
        text: GameText,
        codec: Codec,
        hides_hands: bool,
        levels: Sequence[Level] = (),
        version: int = 1,
        migrations: Mapping[int, Callable[[Lines], Lines]] = NONE,
    ) -> None:
        self.slug = slug
        self.name = name
        """What people call it."""
        self.seats = seats
        self.text = text
        self.codec = codec
        self.hides_hands = hides_hands
        self.rules = version
        self.migrations = migrations
        self.levels = levels
        self._rules = rules

    def dealing(self, deal: Deal[G]) -> "ComposedKind[G, A, V]":
        """Return the same kind of game, but dealt otherwise."""
        return ComposedKind(
            self.slug,
            self.name,
            self.seats,
            replace(self._rules, deal=deal),
            text=self.text,
            codec=self.codec,
            hides_hands=self.hides_hands,
            levels=self.levels,
            version=self.rules,
            migrations=self.migrations,
        )

    def why_not_seated(self, names: Sequence[str]) -> Message | None:
        """Return what is wrong with these names for the players of a game, or None."""
        return seating.why_not_seated(self.name, self.seats, names)

    def new_game(self, names: Sequence[str], seed: int, first: int | None, options: Json) -> G:
        """Deal a game that tells its events.

        Raises BadUsage for names or a seat that cannot play, and for options: there are none.
        """
        seating.must_have_no_options(self.name, options)
        return self._rules.deal(names, seed, first)

    def load(self, position: Json, seed: int) -> G:
        """Return the game of a position. Raises BadPosition."""
        return self._rules.load(position, seed)

    def position(self, game: G) -> Json:
        """Return the whole game as a position, what is hidden too."""
        return self._rules.position(game)

    def problem(self, game: G, action: A) -> Message | None:
        """Return why this action is no answer to the decision, None when it is one."""
        problem = self._rules.problem(game, action)
        return None if problem is None else self._rules.message(problem)

    def view(self, game: G, seat: int | None, *, with_options: bool) -> V:
        """Return what this seat may know; None for what everybody may know."""
        return self._rules.view(game, seat, with_options=with_options)

    def open_view(self, game: G) -> V:
        """Return the table with everything that lies hidden before the players turned up."""
        return self._rules.open_view(game)

    def preview(self, game: G, seat: int | None) -> Any:
        """Return costs, worths and what is possible, as far as this seat may know it."""
        return self._rules.preview(game, seat)

    def least(self, view: V) -> A:
        """Return the least that the seat of this view can do; the view has the options."""
        return self._rules.least(view)

    def think(self, task: Task, should_continue: ShouldContinue) -> Thought:
        """Return what the seat of this task would play, from what the task holds alone."""
        return self._rules.think(task, should_continue)

    def scores(self, game: G) -> list[Score]:
        """Return the score of every seat, as if the game ended now."""
        return [Score(each.rows, each.total, each.rank, each) for each in self._rules.scores(game)]

    def figures(self, events: Sequence[Event], game: G) -> list[Mapping[str, int]]:
        """Return what every seat did, counted from all events of a finished game."""
        return figures.figures(events, self.scores(game), self._rules.counts)

    def revealed(self, event: Event, by: int, names: Sequence[str]) -> Message | None:
        """Return what this event showed that was hidden before: it stops an undo (a clause)."""
        return self._rules.revealed(event, by, names)
