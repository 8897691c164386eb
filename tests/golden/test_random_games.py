"""A hundred random games come out as they did: their positions on the way, and their scores."""

import pytest

from tests.golden.driving import course_of_a_random_game
from tests.golden.golden import same_as_kept


@pytest.mark.parametrize(("players", "games"), [(2, 34), (3, 33), (4, 33)])
def test_random_games_come_out_as_they_did(players: int, games: int) -> None:
    lines = []
    for seed in range(games):
        positions, points = course_of_a_random_game(players, seed)
        lines.append(f"seed {seed}: positions {positions}, points {points}")
    same_as_kept(f"random-games-{players}-players.txt", "\n".join([*lines, ""]))
