"""The agenda: what is still to happen, as a pile of small steps, the next one on top.

A step may have a question for a seat. If it has none, or only one answer to it, it runs at
once; else the game waits. Running a step changes the game and may put further steps on top.
Steps are facts, never closures or generators, so a game can be saved, copied and searched at
every decision.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

G = TypeVar("G", contravariant=True)
A = TypeVar("A")

NOTHING: Mapping[str, Any] = {}


class Decision(Generic[A]):
    """Who must decide what, about what, and between which actions.

    `options` may be given as a function: listing them is then put off until somebody wants
    the list. `always` is for decisions that are asked even when there is only one answer.
    """

    __slots__ = ("_options", "about", "always", "kind", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[A] | Callable[[], Sequence[A]],
        about: Mapping[str, Any] = NOTHING,
        *,
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.always = always
        self._options = options

    @property
    def options(self) -> Sequence[A]:
        """Every legal action, each different one once."""
        if callable(self._options):
            self._options = self._options()
        return self._options

    @property
    def forced(self) -> bool:
        """Whether there is only one answer, so that nobody needs to be asked."""
        return not self.always and len(self.options) == 1

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, about={dict(self.about)!r})"


class Step(Generic[G, A]):
    """One thing on the agenda of a game `G` whose decisions are answered with actions `A`."""

    __slots__ = ()

    def ask(self, game: G) -> Decision[A] | None:
        """Return the question this step has now, or None when there is nothing to decide."""
        return None

    def run(self, game: G, answer: A | None) -> None:
        """Let it happen; `answer` is None exactly when `ask` returned None."""
        raise NotImplementedError


class HasAgenda(Protocol[A]):
    """A game that keeps an agenda: the last step of the list is the next to happen."""

    agenda: list[Step[Any, A]]


def advance(game: HasAgenda[A]) -> Decision[A] | None:
    """Run the agenda until a seat must decide; return that decision, or None at the end."""
    agenda = game.agenda
    while agenda:
        step = agenda[-1]
        decision = step.ask(game)
        if decision is None:
            agenda.pop()
            step.run(game, None)
        elif decision.forced:
            agenda.pop()
            step.run(game, decision.options[0])
        else:
            return decision
    return None
