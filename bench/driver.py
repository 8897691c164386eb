"""The one driver: what a game must be able to do to be played here, and how it is played."""

# ruff: noqa: S311 (dice for games; no secrets are kept)

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


class Playing(Protocol):
    """One running game."""

    def legal(self) -> Sequence[Any]:
        """Every legal action; none when the game is over."""

    def apply(self, choice: Any) -> None:
        """Play one of them."""

    def copy(self) -> object:
        """A game that goes on apart from this one."""


@dataclass(frozen=True)
class Contestant:
    """A game to be measured: its name, and how to deal it."""

    name: str
    new: Callable[[int], Playing]


@dataclass
class Census:
    """What a contestant's games are like; counted apart, so that no timing pays for it."""

    games: int = 0
    decisions: int = 0
    real: int = 0
    """Decisions with two or more legal actions."""
    listed: int = 0
    largest: int = 0

    @property
    def share_real(self) -> float:
        """The share of real decisions."""
        return self.real / self.decisions

    @property
    def length(self) -> float:
        """Decisions a game."""
        return self.decisions / self.games

    def count(self, options: int) -> None:
        """Count one decision."""
        self.decisions += 1
        self.real += options > 1
        self.listed += options
        self.largest = max(self.largest, options)


def census(contestant: Contestant, games: int = 40) -> Census:
    """Play some games and count."""
    counted = Census(games)
    for seed in range(1, games + 1):
        playing = contestant.new(seed)
        dice = Random(seed)
        while options := playing.legal():
            counted.count(len(options))
            playing.apply(options[int(dice.random() * len(options))])
    return counted


def played(contestant: Contestant) -> Iterator[None]:
    """Play game after game, and stop at each decision."""
    seed = 0
    while True:
        seed += 1
        playing = contestant.new(seed)
        chance = Random(seed).random
        while options := playing.legal():
            playing.apply(options[int(chance() * len(options))])
            yield


@dataclass
class PublicLoop:
    """Decisions a second: deal, list the legal actions, play one; across slices."""

    contestant: Contestant
    _going: Iterator[None] = field(init=False)

    def __post_init__(self) -> None:
        self._going = played(self.contestant)

    def slice(self, seconds: float) -> float:
        """Play on for so much CPU time."""
        step = self._going.__next__
        decisions = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            for _ in range(100):
                step()
            decisions += 100
            now = process_time()
        return decisions / (now - start)


@dataclass
class Cloning:
    """Copies a second, of games in their middle."""

    contestant: Contestant
    length: float
    """Decisions a game."""
    _games: list[Playing] = field(init=False)

    def __post_init__(self) -> None:
        self._games = [self._half_played(seed) for seed in range(1, 9)]

    def _half_played(self, seed: int) -> Playing:
        playing = self.contestant.new(seed)
        dice = Random(seed)
        for _ in range(int(self.length / 2)):
            options = playing.legal()
            if not options:
                return self._half_played(seed + 100)
            playing.apply(options[int(dice.random() * len(options))])
        return playing

    def slice(self, seconds: float) -> float:
        """Copy for so much CPU time."""
        copies = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            for playing in self._games:
                playing.copy()
            copies += len(self._games)
            now = process_time()
        return copies / (now - start)
