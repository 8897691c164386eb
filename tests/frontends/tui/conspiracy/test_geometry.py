"""Where the chambers lie: the grid of the drawn design, and no space on another one."""

from itertools import combinations

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.conspiracy.geometry import Grid, grid_of, grid_within, spaces_from
from abyss_tui.games.conspiracy.cards.board import SPACES, neighbours
from tests.frontends.tui.conspiracy.boards import SIZES

ALL = [(size, players) for size in SIZES for players in (2, 3, 4)]


@pytest.mark.parametrize(
    ("size", "players", "pitch", "high", "column"),
    [
        ((80, 24), 4, 4, 2, 20),
        ((80, 24), 3, 4, 2, 20),
        ((80, 24), 2, 8, 2, 40),
        ((120, 40), 4, 6, 4, 30),
        ((120, 40), 3, 8, 4, 40),
        ((120, 40), 2, 12, 4, 60),
        ((160, 50), 4, 8, 5, 40),
        ((160, 50), 3, 10, 5, 53),
        ((160, 50), 2, 16, 5, 80),
    ],
)
def test_the_grid_is_that_of_the_design(
    size: tuple[int, int], players: int, pitch: int, high: int, column: int
) -> None:
    grid = grid_of(Size(*size), players)
    assert grid == Grid(players, column, pitch, high)
    assert grid_within(Size(grid.width, grid.height), players) == grid


@pytest.mark.parametrize(("size", "players"), ALL)
def test_spaces_lie_within_the_column_of_a_player_and_apart(
    size: tuple[int, int], players: int
) -> None:
    grid = grid_of(Size(*size), players)
    spaces = [grid.space(space) for space in range(1, SPACES + 1)]
    assert all(each.x >= 0 and each.right <= grid.column for each in spaces)
    assert all(each.y >= 1 and each.bottom <= grid.coats for each in spaces)
    assert not any(one.overlaps(other) for one, other in combinations(spaces, 2))


def touch(grid: Grid, one: int, other: int) -> bool:
    """Whether two spaces lie beside each other with a gap of one cell, or below each other."""
    here, there = sorted((grid.space(one), grid.space(other)), key=lambda each: (each.y, each.x))
    if here.y == there.y:
        return there.x == here.right + 1
    return there.y == here.bottom and here.x < there.right and there.x < here.right


@pytest.mark.parametrize(("size", "players"), ALL)
def test_those_touch_that_the_rules_call_neighbours(size: tuple[int, int], players: int) -> None:
    grid, spaces = grid_of(Size(*size), players), range(1, SPACES + 1)
    assert all(
        {other for other in spaces if other != space and touch(grid, space, other)}
        == set(neighbours(space))
        for space in spaces
    )


def test_lords_come_to_the_spaces_that_are_left() -> None:
    assert list(spaces_from(11, 3)) == [11, 12, 13]
    assert list(spaces_from(14, 4)) == [14, 15]
    assert list(spaces_from(16, 2)) == []
