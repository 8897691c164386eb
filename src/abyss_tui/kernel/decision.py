"""A decision: what a game waits for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

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
        if callable(self._options):  # kept: listing a turn takes long, and many ask for the list
            self._options = self._options()
        return self._options

    @property
    def forced(self) -> bool:
        """Whether there is only one answer, so that nobody needs to be asked."""
        return not self.always and len(self.options) == 1

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, about={dict(self.about)!r})"
