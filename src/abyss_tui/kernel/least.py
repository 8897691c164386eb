"""The least that a seat can do: what changes least for the others, then what it gains least by."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from abyss_tui.kernel.decision_view import DecisionView

A = TypeVar("A")

Gain: TypeAlias = tuple[int, ...]
"""What a seat gains by an action: the smaller of two comes first when they are compared."""


def least_option(
    decision: DecisionView[A] | None,
    order: Sequence[type[Any]],
    burdens: Callable[[A], bool],
    gain: Callable[[A], Gain],
) -> A:
    """Return the least of the options: of equal ones the first.

    What `burdens` the others, who would rather it were not done, comes after all that does not.
    Else the kind that comes first in the order goes before, and of one kind what gains least; kinds
    that are not in the order come last. The decision is that of the seat that decides, with its
    options.
    """
    assert decision is not None
    assert decision.options  # what is asked can be answered

    def weight(action: A) -> tuple[bool, int, Gain]:
        kinds = [at for at, kind in enumerate(order) if isinstance(action, kind)]
        return burdens(action), kinds[0] if kinds else len(order), gain(action)

    return min(decision.options, key=weight)
