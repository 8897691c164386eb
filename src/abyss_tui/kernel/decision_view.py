"""A decision as somebody sees it who looks at the table."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from abyss_tui.kernel.decision import Decision
from abyss_tui.records import record

A = TypeVar("A")


@record
class DecisionView(Generic[A]):
    """The decision that is being asked; `options` only for the seat that decides."""

    seat: int
    kind: str
    about: Mapping[str, Any]
    options: Sequence[A] | None


def decision_for(
    decision: Decision[A] | None, seat: int | None, *, with_options: bool
) -> DecisionView[A] | None:
    """Return what this seat may know of a decision, None at the end of the game.

    Who only looks on has the seat None. Options that are not wanted are not listed.
    """
    if decision is None:
        return None
    options = tuple(decision.options) if with_options and decision.seat == seat else None
    return DecisionView(decision.seat, decision.kind, decision.about, options)
