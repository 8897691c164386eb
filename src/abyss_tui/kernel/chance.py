"""Seeded chance: the only place in the rules that shuffles or draws at random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Dice: TypeAlias = Random
"""Chance with a running counter, for whoever thinks about a game; the rules have none."""

Chance: TypeAlias = Callable[[], float]
"""Gives numbers from 0 up to, but not including, 1."""


def dice(seed: int, occasion: str) -> Dice:
    """Return dice whose throws the seed and the occasion alone decide."""
    return Random(f"{seed}|{occasion}")


def shuffled(seed: int, occasion: str, things: Sequence[T]) -> list[T]:
    """Return the things in an order that the seed and the occasion alone decide.

    There is no running counter: a draw depends on the seed, on what is drawn for and on what
    is drawn from. So a game loaded from a position goes on exactly as the game it was dumped
    from, a position needs no field for the state of a generator, and copying a game copies
    no generator. Only `Random.random` is used: it alone gives the same numbers in every
    Python version.
    """
    lot = Random(f"{seed}|{occasion}|{' '.join(map(str, things))}").random
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(lot() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
