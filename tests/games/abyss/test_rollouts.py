"""Games that are played on at random, drawn instead of listed."""

from collections import Counter
from random import Random

import pytest

from abyss_tui.games.abyss.rules.legality import problem
from abyss_tui.games.abyss.rules.rollouts import drawn_turn, roll_out
from abyss_tui.games.abyss.rules.setup import new_game

NAMES = ("Ada", "Bo", "Cleo", "Dan")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_drawn_for_a_turn_is_legal_and_of_every_kind(players: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(20):
        chance = Random(seed).random
        game = new_game(NAMES[:players], seed)
        while (decision := game.decision) is not None:
            action = decision.options[int(chance() * len(decision.options))]
            if decision.kind == "turn":
                action = drawn_turn(game, chance)
                drawn[action.type] += 1
            assert problem(game, action) is None
            game.apply(action)
    assert {"plot", "explore", "support", "recruit", "use"} <= {*drawn}


def test_a_rollout_ends_the_game_and_counts_its_decisions() -> None:
    game = new_game(NAMES, 7)
    again = game.copy()
    decisions = roll_out(game, Random(1).random)
    assert game.decision is None
    assert 100 < decisions < 1000
    assert roll_out(again, Random(1).random) == decisions


def test_a_turn_without_anything_to_do_is_passed() -> None:
    game = new_game(NAMES, 7)
    game.deck, game.discard = [], []
    game.active.pearls = 0
    assert drawn_turn(game, Random(1).random).type == "pass"
