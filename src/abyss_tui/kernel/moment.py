"""The moment of a question: what its words may draw on."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from abyss_tui.kernel.decision_view import DecisionView
from abyss_tui.kernel.sitting import Seen
from abyss_tui.records import record

A = TypeVar("A")
P = TypeVar("P")
V = TypeVar("V")


@record
class Moment(Generic[V, P, A]):
    """A table at which something is asked: the view of who is asked, and their preview."""

    view: V
    preview: P
    decision: DecisionView[A]

    @property
    def options(self) -> Sequence[A]:
        """The legal actions; a question is only made for the seat that may know them."""
        return self.decision.options or ()


def moment_of(seen: Seen) -> Moment[Any, Any, Any]:
    """Return the moment of what is seen, where something is asked."""
    decision = seen.view.decision
    assert decision is not None  # else nothing is asked
    return Moment(seen.view, seen.preview, decision)
