"""Thinking: what a program that plays is given to decide from, and what it comes to.

All of it can be pickled, so that somebody else's process may think: a task holds all that there is
to know, and whoever thinks keeps nothing from one task to the next.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event
from abyss_tui.records import record


class ShouldContinue(Protocol):
    """Says whether there is budget for one simulation more."""

    def __call__(self) -> bool:
        """Return whether there is; it is asked once before each of them."""
        ...

    def spent(self) -> float:
        """Return how much of the budget is used up: 0 at first, 1 when there is no more."""
        ...


@record
class Budget:
    """How long may be thought. With neither limit, or with 0, nothing is tried out."""

    seconds: float | None = None
    simulations: int | None = None
    """So many simulations, however long they take: the answer is then the same everywhere."""

    def times(self, factor: float) -> "Budget":
        """Return so many times the seconds; a number of simulations is what somebody wants."""
        return Budget(None if self.seconds is None else self.seconds * factor, self.simulations)


@record
class Level:
    """A way to play, as the players choose it."""

    slug: str
    name: Message
    character: Message
    """What to expect of it: a sentence."""
    budget: Budget
    """How long it thinks if nobody says otherwise."""


@record
class Task:
    """A decision that waits, and all that the seat that decides may know."""

    game: str
    """The slug of the kind of game."""
    level: str
    seat: int
    events: Sequence[Event]
    """All that this seat was told since the deal."""
    view: Any
    """What this seat sees, with its options."""
    seed: int
    """All chance in the thinking follows from it."""
    budget: Budget
    only: Sequence[Any] = ()
    """The actions to choose from, all of them tried out equally often to the very end; with none,
    whatever promises something, and what falls behind is left out."""
    explain: bool = False
    """Whether the reason is for people: then most of the budget is spent on it."""


@record
class Worth:
    """What an action promises, by the reckoning of whoever thought."""

    action: Any
    chance: float | None
    """The chance to win, 0 to 1; None when nothing was tried out."""
    lead: float
    """The points by which it is expected to end before the best opponent; without a chance, the
    points that the move is worth by rules of thumb: good for comparing moves, not for more."""
    tried: int
    """In how many simulations it was played."""
    behind: float = 0.0
    """By how much its chance is smaller than that of the first action, in the simulations in which
    both were played; below 0, it was the better one there."""
    error: float = 0.0
    """The standard error of that: it may well be twice as much more or less."""


EVERYTHING: Final = ""
"""The name of all the parts of somebody taken together."""


@record
class Part:
    """What one part of the table, such as somebody's Pearls, has to do with a difference."""

    name: str
    """What it is called by the game; or `EVERYTHING`."""
    seat: int | None
    """Whose it is; None for whichever opponent comes to most, where that is not always the same."""
    more: float
    """By how many points that one comes to more there, on average; below 0, to less."""
    error: float
    """The standard error of that."""


@record
class Comparison:
    """What parts an action from another one, over the same simulations of both."""

    other: Any
    """The other action."""
    points: float
    """By how many points the action leads to a better lead, on average. Without simulations, what
    rules of thumb say to that."""
    error: float = 0.0
    """The standard error of that."""
    chance: float = 0.0
    """By how much the action has a better chance to win."""
    chance_error: float = 0.0
    """The standard error of that."""
    tried: int = 0
    """In how many simulations both were tried out."""
    parts: tuple[Part, ...] = ()
    """What the points are made of: those of who decides, less those of the opponent to beat, come
    to the points."""
    at_the_end: bool = False
    """Whether every one of these simulations came to the end of the game."""


@record
class Reason:
    """Why an action: what parts it from others, the one that came closest to it first."""

    comparisons: tuple[Comparison, ...]
    ways: tuple[Comparison, ...] = ()
    """What parts it from other ways to do the same, where that was looked at as well."""


@record
class WayAsked:
    """What somebody has begun to do, and is to say how."""

    ways: tuple[Any, ...]
    """The actions that do it, as they are offered; others may do it as well."""
    does: Callable[[Any], bool]
    """Whether an action does it."""


Why: TypeAlias = Message | Reason | None
"""Why an action: a true sentence, or what one is made of."""


@record
class Thought:
    """What somebody would play, why, and what the actions that were weighed promise."""

    action: Any
    why: Why
    """From what the seat may know alone."""
    worth: tuple[Worth, ...] = ()
    """The actions that were weighed, the best first; others were not looked at."""
