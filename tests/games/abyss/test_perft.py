"""Counts of what can be done from pinned positions: a rule changed by accident changes them.

As chess programs do it: `lines` counts every way to go on for so many decisions. Whoever
changes a rule on purpose writes the new numbers, which the failing tests say.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import new_game

if TYPE_CHECKING:
    from abyss_tui.games.abyss.game import Game

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def lines(game: Game, depth: int) -> int:
    """How many different lines of so many decisions there are; a finished game is one."""
    decision = game.decision
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    count = 0
    for action in decision.options:
        after = game.copy()
        after.apply(action)
        count += lines(after, depth - 1)
    return count


def a_game_after(players: int, seed: int, decisions: int) -> Game:
    """The game of this seed after so many decisions at random."""
    dice = Random(seed)
    game = new_game(NAMES[:players], seed)
    for _ in range(decisions):
        decision = game.decision
        assert decision is not None
        game.apply(decision.options[int(dice.random() * len(decision.options))])
    return game


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [
        (2, 1, [1, 2, 4, 6, 13, 28, 54, 113, 219, 444, 979, 2279]),
        (3, 2, [1, 2, 4, 7, 12, 24, 53, 113, 258, 612, 1454, 3292]),
        (4, 3, [1, 2, 4, 7, 13, 23, 47, 96, 186, 362, 726, 1553]),
    ],
)
def test_the_lines_from_the_start(players: int, seed: int, counts: list[int]) -> None:
    game = new_game(NAMES[:players], seed)
    assert [lines(game, depth) for depth in range(1, 13)] == counts


@pytest.mark.parametrize(
    ("players", "seed", "decisions", "counts"),
    [
        (2, 11, 80, [13, 78, 261, 592, 1374, 3248]),
        (2, 12, 120, [4, 68, 499, 1899, 11851, 58450]),
        (3, 13, 120, [2, 3, 6, 12, 26, 170]),
        (3, 14, 180, [8, 20, 39, 68, 134, 272]),
        (4, 15, 160, [2, 8, 46, 254, 1044, 5156]),
        (4, 16, 220, [2, 4, 6, 13, 32, 77]),
    ],
)
def test_the_lines_from_the_middle_of_a_game(
    players: int, seed: int, decisions: int, counts: list[int]
) -> None:
    game = a_game_after(players, seed, decisions)
    assert [lines(game, depth) for depth in range(1, 7)] == counts


@pytest.mark.parametrize(
    ("players", "options", "totals"),
    [
        (
            2,
            {
                "turn": 17093,
                "offer": 1892,
                "explore": 5501,
                "affiliate": 542,
                "end": 662,
                "discard": 319,
                "location": 555,
                "replace": 298,
                "exchange": 105,
                "disable": 19,
                "swap": 16,
                "support": 25,
            },
            6418,
        ),
        (
            3,
            {
                "turn": 25379,
                "offer": 4584,
                "explore": 7183,
                "affiliate": 671,
                "end": 856,
                "discard": 1239,
                "location": 878,
                "replace": 365,
                "exchange": 238,
                "disable": 55,
                "support": 31,
                "swap": 24,
                "steal": 10,
            },
            9084,
        ),
        (
            4,
            {
                "turn": 29951,
                "offer": 7306,
                "explore": 8836,
                "end": 833,
                "affiliate": 779,
                "discard": 2395,
                "location": 1026,
                "exchange": 275,
                "support": 25,
                "steal": 36,
                "replace": 336,
                "disable": 99,
                "swap": 31,
            },
            11603,
        ),
    ],
)
def test_the_options_of_fifty_games(players: int, options: dict[str, int], totals: int) -> None:
    """Every option by the kind of its decision, and the Influence Points at the end."""
    found: Counter[str] = Counter()
    points = 0
    for seed in range(50):
        dice = Random(seed)
        game = new_game(NAMES[:players], seed)
        while (decision := game.decision) is not None:
            found[decision.kind] += len(decision.options)
            game.apply(decision.options[int(dice.random() * len(decision.options))])
        points += sum(score.total for score in scores(game))
    assert found == options
    assert points == totals
