"""The least that a seat can do: the first of its options by an order of the kinds of action."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from abyss_tui.kernel.decision_view import DecisionView

A = TypeVar("A")


def least_option(
    decision: DecisionView[A] | None, order: Sequence[type[Any]], size: Callable[[A], int]
) -> A:
    """Return the option of the kind that comes first in the order, of several the smallest.

    Kinds that are not in the order come last. The decision is that of the seat that decides, with
    its options.
    """
    assert decision is not None
    assert decision.options  # what is asked can be answered

    def weight(action: A) -> tuple[int, int]:
        kinds = [at for at, kind in enumerate(order) if isinstance(action, kind)]
        return kinds[0] if kinds else len(order), size(action)

    return min(decision.options, key=weight)
