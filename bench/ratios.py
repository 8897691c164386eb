"""Ratios measured side by side: slices in ABBA order, one ratio a round."""

# ruff: noqa: S311 (dice for games; no secrets are kept)

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


class Measured(Protocol):
    """Something whose rate can be measured again and again."""

    def slice(self, seconds: float) -> float:
        """So many a second, measured for so much CPU time."""


@dataclass(frozen=True)
class Ratio:
    """How many times as fast: the median of the rounds and its 95 % bootstrap interval."""

    median: float
    low: float
    high: float
    ours: float
    theirs: float

    def __str__(self) -> str:
        return f"{self.median:6.2f}  [{self.low:.2f}, {self.high:.2f}]"


def ratio(ours: Measured, theirs: Measured, rounds: int, seconds: float) -> Ratio:
    """Measure both in turns."""
    ours.slice(seconds)
    theirs.slice(seconds)
    pairs: list[tuple[float, float]] = []
    for _ in range(rounds):
        first, other, other_again, again = (
            each.slice(seconds) for each in (ours, theirs, theirs, ours)
        )
        pairs.append((first + again, other + other_again))
    ratios = [mine / their for mine, their in pairs]
    low, high = bootstrap(ratios)
    return Ratio(
        median(ratios),
        low,
        high,
        median(mine / 2 for mine, _ in pairs),
        median(their / 2 for _, their in pairs),
    )


def bootstrap(ratios: Sequence[float], samples: int = 2000) -> tuple[float, float]:
    """The interval that holds the median of 95 of 100 samples drawn again."""
    dice = Random(0)
    medians = sorted(median(dice.choices(ratios, k=len(ratios))) for _ in range(samples))
    return medians[int(0.025 * samples)], medians[int(0.975 * samples)]
