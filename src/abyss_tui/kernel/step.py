"""A step: one thing on the agenda of a game."""

from typing import Generic, TypeVar

from abyss_tui.kernel.decision import Decision

G = TypeVar("G", contravariant=True)
A = TypeVar("A")


class Step(Generic[G, A]):
    """One thing on the agenda of a game `G` whose decisions are answered with actions `A`."""

    __slots__ = ()

    def ask(self, game: G) -> Decision[A] | None:
        """Return the question this step has now, or None when there is nothing to decide."""
        return None

    def run(self, game: G, answer: A | None) -> None:
        """Let it happen; `answer` is None exactly when `ask` returned None."""
        raise NotImplementedError
